#pragma once
#include <microhttpd.h>
#include <stdarg.h>

/* Swift imports no variadic functions; what the server needs of them is wrapped here with fixed arguments. */

/* A request's path may hold what a person wrote, so the library's own messages go nowhere. */
static inline void yiju_mhd_discard_message(void *closure, const char *format, va_list arguments) {
  (void)closure;
  (void)format;
  (void)arguments;
}

typedef void *(*yiju_mhd_uri_callback)(void *closure, const char *uri, struct MHD_Connection *connection);

/* Starts a daemon on a socket that listens already. Returns NULL where the library refuses. */
static inline struct MHD_Daemon *yiju_mhd_start(unsigned int flags, MHD_socket listening_socket, unsigned int threads,
                                                size_t connection_memory, unsigned int connections,
                                                unsigned int idle_seconds, yiju_mhd_uri_callback began,
                                                MHD_AccessHandlerCallback received,
                                                MHD_RequestCompletedCallback completed,
                                                MHD_NotifyConnectionCallback connection_changed, void *closure) {
  return MHD_start_daemon(flags, 0, NULL, NULL, received, closure,
                          MHD_OPTION_EXTERNAL_LOGGER, &yiju_mhd_discard_message, NULL,
                          MHD_OPTION_LISTEN_SOCKET, listening_socket,
                          MHD_OPTION_THREAD_POOL_SIZE, threads,
                          MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
                          MHD_OPTION_CONNECTION_LIMIT, connections,
                          MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
                          MHD_OPTION_URI_LOG_CALLBACK, began, closure,
                          MHD_OPTION_NOTIFY_COMPLETED, completed, closure,
                          MHD_OPTION_NOTIFY_CONNECTION, connection_changed, closure,
                          MHD_OPTION_END);
}

/* The socket of a connection, or -1. */
static inline int yiju_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/* What was kept with a connection when it was accepted, or NULL. */
static inline void *yiju_mhd_kept(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

// The ceiling for the web app: libmicrohttpd answering a body of a given size and nothing else.
// usage: bare PORT BYTES
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct MHD_Response *response;

static enum MHD_Result answer(void *own, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **state) {
  (void)own, (void)url, (void)method, (void)version, (void)data, (void)size, (void)state;
  return MHD_queue_response(connection, 200, response);
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  size_t size = (size_t)atol(arguments[2]);
  char *body = malloc(size);
  memset(body, 'x', size);
  response = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(response, "Content-Type", "text/html; charset=utf-8");
  struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, (uint16_t)atoi(arguments[1]), NULL, NULL, answer,
                                               NULL, MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_END);
  if (!daemon) return 1;
  puts("ready");
  fflush(stdout);
  pause();
}

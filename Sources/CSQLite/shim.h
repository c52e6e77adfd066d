#pragma once
#include <sqlite3.h>
#include <string.h>

// What Swift cannot import: variadic functions, and the destructor constants that are casts.

/// Turns a flag of a connection on or off (`SQLITE_DBCONFIG_…`).
static inline int shim_sqlite3_set_flag(sqlite3 *connection, int flag, int isOn) {
  return sqlite3_db_config(connection, flag, isOn, (int *)0);
}

/// Binds a copy of `count` bytes of UTF-8; no bytes are an empty text, not NULL.
static inline int shim_sqlite3_bind_text(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, count ? (const char *)bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of `count` bytes; no bytes are an empty blob, not NULL.
static inline int shim_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, count ? bytes : "", count, SQLITE_TRANSIENT);
}

/// Whether `count` bytes at two places are the same.
static inline int shim_sqlite3_equal(const void *left, const void *right, sqlite3_uint64 count) {
  return memcmp(left, right, (size_t)count) == 0;
}

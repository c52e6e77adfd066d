// The few C functions that Embedded Swift expects, for a module that has no C library.
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    while (count--) *t++ = *f++;
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  while (count--) *t++ = (unsigned char)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// Hashing asks for a seed. The interpreter has to give the same answer everywhere, so that a constant is right.
void arc4random_buf(void *to, size_t count) { memset(to, 0x59, count); }

uintptr_t __stack_chk_guard = 0x59696A75;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Memory comes in blocks whose sizes are powers of two; a block given back waits in the list of its size. Sizes of one sentence
// repeat from keystroke to keystroke, so that the memory soon stops growing.
enum { header = 16, page = 65536, smallest = 5, sizes = 32 };

typedef struct block {
  struct block *next;
  uint32_t size; // the logarithm
  uint32_t unused[2];
} block;

_Static_assert(sizeof(block) == header, "what is handed out has to be aligned to 16 bytes");

extern unsigned char __heap_base;
static uintptr_t heap_end;
static block *waiting[sizes];

int posix_memalign(void **result, size_t alignment, size_t count) {
  // Nothing here asks for more alignment than that of a block.
  if (alignment > header || count > (1u << 30)) __builtin_trap();
  uint32_t size = smallest;
  while (((size_t)1 << size) < count + header) size++;
  block *found = waiting[size];
  if (found) {
    waiting[size] = found->next;
  } else {
    if (!heap_end) heap_end = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
    uintptr_t end = heap_end + ((uintptr_t)1 << size);
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1) __builtin_trap();
    found = (block *)heap_end;
    found->size = size;
    heap_end = end;
  }
  *result = found + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  block *given = (block *)pointer - 1;
  given->next = waiting[given->size];
  waiting[given->size] = given;
}

// The functions of a C library that Embedded Swift calls, for WebAssembly without a C library.
#include <stddef.h>
#include <stdint.h>

// Memory in blocks of powers of two, with a list of free blocks for each size.
typedef struct { uint32_t bin, back; } Head;

extern unsigned char __heap_base;
static uintptr_t top;
static void *bins[32];

static void *takeBlock(uint32_t bin) {
  if (bins[bin]) {
    void *block = bins[bin];
    bins[bin] = *(void **)block;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t block = top;
  top += (size_t)1 << bin;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * 65536;
  if (top > have && __builtin_wasm_memory_grow(0, (top - have + 65535) / 65536) == (size_t)-1) __builtin_trap();
  return (void *)block;
}

int posix_memalign(void **out, size_t align, size_t size) {
  if (align < 16) align = 16;
  size_t need = size + sizeof(Head) + align;
  uint32_t bin = 5;
  while (((size_t)1 << bin) < need) bin++;
  uintptr_t block = (uintptr_t)takeBlock(bin);
  uintptr_t user = (block + sizeof(Head) + align - 1) & ~(uintptr_t)(align - 1);
  ((Head *)user)[-1] = (Head){bin, (uint32_t)(user - block)};
  *out = (void *)user;
  return 0;
}

void free(void *user) {
  if (!user) return;
  Head head = ((Head *)user)[-1];
  void *block = (char *)user - head.back;
  *(void **)block = bins[head.bin];
  bins[head.bin] = block;
}

int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (; n; n--, x++, y++)
    if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}

// The seed of hashing, which need not be random here.
void arc4random_buf(void *bytes, size_t n) {
  unsigned char *b = bytes;
  while (n--) *b++ = 0x5a;
}

// In code without optimization, a runtime failure prints its message.
int putchar(int c) { return c; }

uintptr_t __stack_chk_guard = 0x5afe57ac;
void __stack_chk_fail(void) { __builtin_trap(); }

// The 128-bit product that 64-bit multiplication with overflow needs.
typedef struct { uint64_t lo, hi; } Wide;
void __multi3(Wide *r, uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t ll = a0 * b0, lh = a0 * b1, hl = a1 * b0, mid = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
  r->lo = (uint32_t)ll | mid << 32;
  r->hi = a1 * b1 + (lh >> 32) + (hl >> 32) + (mid >> 32) + al * bh + ah * bl;
}

// Texts are compared by code points: there is no table to compose a letter and its accent.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) {
  (void)x, (void)y;
  return UINT32_MAX;
}
const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

#include "AllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#include <stdlib.h>

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <errno.h>
#include <malloc.h>

// Functions of an executable replace those of the C library, which are still available under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static bool isCounting;
static int64_t count, live, peak;

// Adds to the live bytes, and raises their peak.
static void grow(int64_t bytes) {
  int64_t now = __atomic_add_fetch(&live, bytes, __ATOMIC_RELAXED);
  int64_t maximum = __atomic_load_n(&peak, __ATOMIC_RELAXED);
  while (now > maximum &&
         !__atomic_compare_exchange_n(&peak, &maximum, now, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
}

static void *counted(void *block) {
  if (__builtin_expect(isCounting, 0) && block) {
    __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    grow((int64_t)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *block, size_t size) {
  int64_t before = isCounting && block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (__builtin_expect(isCounting, 0) && (moved || size == 0)) {
    grow(-before);
    counted(moved);
  }
  return moved;
}

void free(void *block) {
  if (__builtin_expect(isCounting, 0) && block) grow(-(int64_t)malloc_usable_size(block));
  __libc_free(block);
}

bool canCountAllocations(void) { return true; }

void startCountingAllocations(void) {
  count = live = peak = 0;
  __atomic_store_n(&isCounting, true, __ATOMIC_SEQ_CST);
}

struct AllocationCounts stopCountingAllocations(void) {
  __atomic_store_n(&isCounting, false, __ATOMIC_SEQ_CST);
  // Another thread may be in `grow`, and have raised only one of the two counts.
  int64_t now = __atomic_load_n(&live, __ATOMIC_RELAXED), maximum = __atomic_load_n(&peak, __ATOMIC_RELAXED);
  return (struct AllocationCounts){__atomic_load_n(&count, __ATOMIC_RELAXED), now, maximum > now ? maximum : now};
}

#else

bool canCountAllocations(void) { return false; }

void startCountingAllocations(void) {}

struct AllocationCounts stopCountingAllocations(void) { return (struct AllocationCounts){0, 0, 0}; }

#endif

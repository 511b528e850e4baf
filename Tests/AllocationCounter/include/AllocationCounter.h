#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Heap allocations of all threads between a start and a stop.
struct AllocationCounts {
  /// The number of allocated blocks. A resized block counts again.
  int64_t count;
  /// The growth of the heap in bytes, in the allocator's block sizes.
  int64_t liveBytes;
  /// The maximum of ``liveBytes``.
  int64_t peakBytes;
};

/// Whether allocations can be counted. This needs glibc, without a sanitizer that has its own allocator.
bool canCountAllocations(void);

/// Starts counting from 0.
void startCountingAllocations(void);

/// Stops counting and returns the counts. While not counting, an allocation costs one more branch.
struct AllocationCounts stopCountingAllocations(void);

#endif

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What was allocated on the heap by all threads, from a start to a stop.
struct AllocationCounts {
  /// How many blocks were asked for; one that was resized counts again.
  int64_t count;
  /// By how many bytes the heap has grown, as the allocator measures its blocks.
  int64_t liveBytes;
  /// The most that ``liveBytes`` ever was.
  int64_t peakBytes;
};

/// Whether allocations can be counted: where the C library is glibc, and no sanitizer has an allocator of its own.
bool canCountAllocations(void);

/// Starts to count, from 0.
void startCountingAllocations(void);

/// Stops counting; while nothing is counted, allocating costs a branch more than always.
struct AllocationCounts stopCountingAllocations(void);

#endif

import Foundation

/// Time that nobody else on a machine adds to.
package enum ProcessorTime {
  /// What this thread has used of a processor, in seconds: other tests that run at the same time do not count.
  package static var ofThread: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

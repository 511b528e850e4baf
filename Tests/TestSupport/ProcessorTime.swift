import Foundation

/// Processor time, which does not depend on other programs.
package enum ProcessorTime {
  /// The processor time of this thread in seconds, without other tests that run at the same time.
  package static var ofThread: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

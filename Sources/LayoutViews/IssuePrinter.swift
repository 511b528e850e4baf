// Issues of placed views on standard error, in debug builds.

#if DEBUG
  import EagerLayout
  import Foundation

  /// Prints layout issues to standard error, each of them once.
  final class IssuePrinter: @unchecked Sendable {
    // Sendable, since all of its state is read and written while the lock is held.
    static let shared = IssuePrinter()

    private let lock = NSLock()
    private var printed: Set<String> = []
    private var remaining = 100

    func print(_ issues: [LayoutIssue]) {
      if issues.isEmpty { return }
      lock.lock()
      defer { lock.unlock() }
      // An empty value of the variable counts as unset.
      if printed.isEmpty, ProcessInfo.processInfo.environment["EAGERLAYOUT_QUIET"] ?? "" != "" { remaining = 0 }
      for issue in issues where remaining > 0 && printed.insert(key(of: issue)).inserted {
        if printed.count == 1 {
          write("EagerLayout: debug builds print each layout issue once. EAGERLAYOUT_QUIET=1 silences them.")
        }
        remaining -= 1
        write("EagerLayout: \(issue.message)")
        if remaining == 0 { write("EagerLayout: further issues are in `placement.issues`.") }
      }
    }

    /// An issue without its lengths: a window that is resized has the same issue with another number in each layout.
    private func key(of issue: LayoutIssue) -> String {
      "\(issue.nodeIndex) \(issue.message.filter { !$0.isNumber && $0 != "." })"
    }

    private func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
#endif

// Prints issues of placed views to standard error, in debug builds.

#if DEBUG
  import EagerLayout
  import Foundation

  /// Prints each layout issue to standard error once, and 100 issues at most.
  final class IssuePrinter: @unchecked Sendable {
    // The class is `Sendable`, because its state is only accessed while the lock is held.
    static let shared = IssuePrinter()

    private let lock = NSLock()
    private var printedKeys: Set<String> = []
    // The number of issues that may still be printed; 0 if the environment variable has a value.
    private var remainingCount = ProcessInfo.processInfo.environment["EAGERLAYOUT_QUIET"] ?? "" == "" ? 100 : 0

    func print(_ issues: [LayoutIssue]) {
      if issues.isEmpty || lock.withLock({ remainingCount == 0 }) { return }
      // Messages are created without the lock, because they may call the description of an id, which is code of the
      // program.
      let entries = issues.map { (key: key(of: $0), message: $0.message) }
      lock.withLock {
        for issue in entries where remainingCount > 0 && printedKeys.insert(issue.key).inserted {
          if printedKeys.count == 1 {
            write("EagerLayout: debug builds print each layout issue once. EAGERLAYOUT_QUIET=1 silences them.")
          }
          remainingCount -= 1
          write("EagerLayout: \(issue.message)")
          if remainingCount == 0 { write("EagerLayout: further issues are in `placement.issues`.") }
        }
      }
    }

    /// Returns a key for an issue that ignores the numbers in its message, because resizing a window repeats an issue
    /// with other numbers.
    private func key(of issue: LayoutIssue) -> String {
      let id = issue.id.map { "\($0)" } ?? ""
      return "\(issue.nodeIndex) \(id) \(issue.message.filter { !$0.isNumber && $0 != "." })"
    }

    /// Writes a line. Has no effect if standard error is closed.
    private func write(_ line: String) {
      if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
      }
    }
  }
#endif

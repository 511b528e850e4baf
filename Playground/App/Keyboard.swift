#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads single keys of a terminal, which between two of them behaves as it always does.
struct Keyboard {
  enum Key { case goOn, leave }

  private var pending: ArraySlice<UInt8> = []

  /// Waits for a key that means something: Space, Enter or an arrow goes on; q, Escape or the end of the input leaves.
  mutating func key() -> Key {
    while true {
      if pending.isEmpty { pending = Self.read()[...] }
      guard let byte = pending.popFirst() else { return .leave }
      switch byte {
      case 0x20, 0x0A, 0x0D: return .goOn
      // Control-D is 0 where it was typed before the terminal was told to hand over single keys.
      case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4, 0: return .leave
      case 0x1B:
        guard let next = pending.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else { return .leave }
        pending.removeFirst()
        // The sequence ends with its first letter or tilde: A to D are arrows, 6~ turns a page.
        let parameters = pending.prefix { $0 < 0x40 }
        pending = pending.dropFirst(parameters.count)
        let last = pending.popFirst() ?? 0
        if last == UInt8(ascii: "B") || last == UInt8(ascii: "C") || Array(parameters) == [UInt8(ascii: "6")] {
          return .goOn
        }
      default: break
      }
    }
  }

  /// The bytes of the next key; none at the end of the input.
  private static func read() -> [UInt8] {
    guard RawMode.begin() else { return readLine().map { Array($0.utf8.prefix(1)) + [0x0A] } ?? [] }
    defer { RawMode.end() }
    var block = [UInt8](repeating: 0, count: 64)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe readBytes(STDIN_FILENO, $0) }
      if count < 0 && errno == EINTR { continue }
      return Array(block.prefix(max(0, count)))
    }
  }

  private static func readBytes(_ file: Int32, _ block: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(file, block.baseAddress, block.count)
    #else
      unsafe Darwin.read(file, block.baseAddress, block.count)
    #endif
  }
}

/// The terminal while it hands over single keys, unseen. What ends or stops the program meanwhile puts it back first.
private enum RawMode {
  // A signal handler can take no argument and capture nothing; both are written before one is set.
  nonisolated(unsafe) static var usual = termios()
  nonisolated(unsafe) static var raw = termios()

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  static func begin() -> Bool {
    guard unsafe tcgetattr(STDIN_FILENO, &usual) == 0 else { return false }
    unsafe raw = usual
    unsafe raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    for number in endings { catchSignal(number) }
    _ = signal(SIGCONT) { _ in _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &RawMode.raw) }
    return unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0
  }

  static func end() {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
    for number in endings + [SIGCONT] { _ = signal(number, SIG_DFL) }
  }

  private static func catchSignal(_ number: Int32) {
    _ = signal(number) { number in
      _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &RawMode.usual)
      _ = signal(number, SIG_DFL)
      raise(number)
    }
  }
}

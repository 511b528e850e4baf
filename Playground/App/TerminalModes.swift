import PlaygroundCommands

/// The terminal's modes while the program reads single keys, and their restoration, whatever ends or stops the program.
///
/// The state is global, because there is one terminal, and signal handlers have no arguments and no captures. State
/// that a handler reads is written before the handler is installed.
enum TerminalModes {
  /// The program's use of the terminal.
  enum Use {
    /// Drawing on the whole screen; the previous content is restored afterwards.
    case screen
    /// Drawing below earlier output, as a prompt does.
    case line
  }

  nonisolated(unsafe) private static var usual = termios()
  nonisolated(unsafe) private static var raw = termios()
  /// Whether the terminal is in the mode. Set by `turnOn` and `putBack`, which signal handlers call, too.
  nonisolated(unsafe) private static var isOn = false
  nonisolated(unsafe) private static var opening: StaticString = ""
  nonisolated(unsafe) private static var closing: StaticString = ""
  /// A pipe by which handlers wake the loop that waits for keys: signals just before a wait are not lost. Negative
  /// until the pipe is open.
  nonisolated(unsafe) private static var wakeEnd: Int32 = -1
  /// The end of that pipe to wait for.
  nonisolated(unsafe) private(set) static var waitEnd: Int32 = -1
  /// The previous handler of each signal.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // ?1049 is the alternate screen, ?25 the cursor, ?7 the wrap at the last column, ?2004 marks pasted text.
  private static let openingScreen: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  private static let closingScreen: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?25h\u{1B}[?1049l"
  private static let openingLine: StaticString = "\u{1B}[?2004h"
  private static let closingLine: StaticString = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h"

  /// Starts the mode; returns whether the terminal supports it.
  static func begin(_ use: Use) -> Bool {
    guard unsafe !isOn, unsafe tcgetattr(STDIN_FILENO, &usual) == 0 else { return false }
    unsafe raw = usual
    unsafe cfmakeraw(&raw)
    // A newline still begins a line.
    unsafe raw.c_oflag |= tcflag_t(OPOST)
    unsafe (opening, closing) = use == .screen ? (openingScreen, closingScreen) : (openingLine, closingLine)
    guard openPipe() else { return false }
    _ = atExit
    catchSignals()
    unblockSignals()
    turnOn()
    return true
  }

  /// Restores the terminal.
  static func end() {
    guard unsafe isOn else { return }
    putBack()
    releaseSignals()
  }

  /// Stops the program as Control-Z does, until it is continued.
  static func suspend() {
    kill(0, SIGTSTP)
    goOn()
  }

  /// Starts the mode again after a stop. `suspend` calls this, too, since without a shell the system does not stop the
  /// program.
  static func goOn() {
    guard unsafe !isOn else { return }
    unsafe catchSignal(SIGTSTP, leave, keepsPrevious: false)
    turnOn()
    wake()
  }

  /// An exit by the program itself, for example after the output was closed.
  private static let atExit: Void = { atexit { TerminalModes.end() } }()

  private static func openPipe() -> Bool {
    guard unsafe wakeEnd < 0 else { return true }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK); _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe (waitEnd, wakeEnd) = (ends[0], ends[1])
    return true
  }

  // Handlers call the following code: only system calls that signal-safety(7) allows, and no allocation.

  private static func turnOn() {
    unsafe isOn = true
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    say(unsafe opening)
  }

  private static func putBack() {
    unsafe isOn = false
    say(unsafe closing)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &usual)
  }

  private static func say(_ bytes: StaticString) {
    _ = unsafe write(STDOUT_FILENO, bytes.utf8Start, bytes.utf8CodeUnitCount)
  }

  private static func wake() {
    var byte: UInt8 = 1
    _ = unsafe write(wakeEnd, &byte, 1)
  }

  private static func catchSignals() {
    makeStack()
    for number in endings + crashes + [SIGTSTP] { unsafe catchSignal(number, leave) }
    catchSignal(SIGCONT) { _ in
      // The stop removed its handler, so it is installed again.
      TerminalModes.goOn()
    }
    catchSignal(SIGWINCH) { _ in TerminalModes.wake() }
  }

  /// Restores the terminal and passes the signal on to the previous handler: usually the system, which ends or stops
  /// the program; after a crash possibly Swift's backtrace, which then prints on a readable terminal.
  nonisolated(unsafe) private static let leave: @convention(c) (Int32) -> Void = { number in
    if unsafe TerminalModes.isOn { TerminalModes.putBack() }
    _ = unsafe sigaction(number, TerminalModes.previous + Int(number), nil)
    // The signal is blocked until this returns, and then delivered where the crash was.
    raise(number)
  }

  private static func catchSignal(
    _ number: Int32, _ handler: @convention(c) (Int32) -> Void, keepsPrevious: Bool = true
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = SA_ONSTACK
    guard keepsPrevious else {
      _ = unsafe sigaction(number, &action, nil)
      return
    }
    let place = unsafe previous + Int(number)
    _ = unsafe sigaction(number, &action, place)
    #if canImport(Glibc)
      let before = unsafe place.pointee.__sigaction_handler.sa_handler
    #else
      let before = unsafe place.pointee.__sigaction_u.__sa_handler
    #endif
    // A signal that is ignored, as under `nohup`, stays ignored.
    if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = unsafe sigaction(number, place, nil)
    }
  }

  private static func releaseSignals() {
    for number in endings + crashes + [SIGTSTP, SIGCONT, SIGWINCH] {
      _ = unsafe sigaction(number, previous + Int(number), nil)
    }
  }

  /// A program started by a thread with blocked signals, such as a thread of Dispatch, has them blocked too: nothing
  /// could end it then.
  private static func unblockSignals() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in endings + crashes + [SIGTSTP, SIGCONT, SIGWINCH] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// A stack for handlers, since a crash may mean that the usual one is full.
  private static func makeStack() {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0, unsafe stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    unsafe stack = stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
  }
}

import PlaygroundCommands

/// Sets the terminal's modes for reading single keys, and restores them when the program ends, crashes or is stopped.
///
/// The state is global, since signal handlers have no arguments and no captures. State that a handler reads is written
/// before the handler is installed.
enum TerminalModes {
  /// The program's use of the terminal.
  enum Use {
    /// Drawing on the whole screen; the previous content is restored afterwards.
    case screen
    /// Drawing below earlier output, as a prompt does.
    case line
  }

  nonisolated(unsafe) private static var originalMode = termios()
  nonisolated(unsafe) private static var rawMode = termios()
  /// Whether the terminal is in raw mode. `turnOn` and `restore`, which signal handlers also call, set it.
  nonisolated(unsafe) private static var isOn = false
  nonisolated(unsafe) private static var enterSequence: StaticString = ""
  nonisolated(unsafe) private static var leaveSequence: StaticString = ""
  /// The write end of a pipe. Handlers write a byte to it, which ends the wait for a key even if the signal comes just
  /// before the wait. Negative before the pipe is open.
  nonisolated(unsafe) private static var pipeWriteEnd: Int32 = -1
  /// The read end of the pipe. The wait for a key also waits for input from it.
  nonisolated(unsafe) private(set) static var pipeReadEnd: Int32 = -1
  /// The previous action of each signal, by signal number.
  nonisolated(unsafe) private static let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashSignals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Modes of the terminal (xterm): ?1049 is the alternate screen, ?25 the cursor, ?7 wrapping at the last column, and
  // ?2004 marks around pasted text.
  private static let enterScreen: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  private static let leaveScreen: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?25h\u{1B}[?1049l"
  private static let enterLine: StaticString = "\u{1B}[?2004h"
  private static let leaveLine: StaticString = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h"

  /// Enters raw mode. Returns whether the terminal supports it.
  static func begin(_ use: Use) -> Bool {
    guard unsafe !isOn, unsafe tcgetattr(STDIN_FILENO, &originalMode) == 0 else { return false }
    unsafe rawMode = originalMode
    unsafe cfmakeraw(&rawMode)
    // Keeps the translation of newlines on output, which raw mode turns off.
    unsafe rawMode.c_oflag |= tcflag_t(OPOST)
    unsafe (enterSequence, leaveSequence) = use == .screen ? (enterScreen, leaveScreen) : (enterLine, leaveLine)
    guard openPipe() else { return false }
    _ = atExit
    catchSignals()
    unblockSignals()
    turnOn()
    return true
  }

  static func end() {
    guard unsafe isOn else { return }
    restore()
    releaseSignals()
  }

  /// Stops the program as Control-Z does, until it is continued.
  static func suspend() {
    kill(0, SIGTSTP)
    resume()
  }

  /// Enters raw mode again after the program was stopped. `suspend` also calls this function, since the system does not
  /// stop a program that was started without a shell.
  static func resume() {
    guard unsafe !isOn else { return }
    unsafe catchSignal(SIGTSTP, restoreAndReraise, storesPrevious: false)
    turnOn()
    wake()
  }

  /// Restores the terminal if the program exits by itself, for example because its output was closed.
  private static let atExit: Void = { atexit { TerminalModes.end() } }()

  private static func openPipe() -> Bool {
    guard unsafe pipeWriteEnd < 0 else { return true }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK); _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe (pipeReadEnd, pipeWriteEnd) = (ends[0], ends[1])
    return true
  }

  // Signal handlers call the following functions. They use only system calls that signal-safety(7) allows, and do not
  // allocate memory.

  private static func turnOn() {
    unsafe isOn = true
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &rawMode)
    writeSequence(unsafe enterSequence)
  }

  private static func restore() {
    unsafe isOn = false
    writeSequence(unsafe leaveSequence)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &originalMode)
  }

  private static func writeSequence(_ bytes: StaticString) {
    _ = unsafe write(STDOUT_FILENO, bytes.utf8Start, bytes.utf8CodeUnitCount)
  }

  private static func wake() {
    var byte: UInt8 = 1
    _ = unsafe write(pipeWriteEnd, &byte, 1)
  }

  private static func catchSignals() {
    makeSignalStack()
    for number in endingSignals + crashSignals + [SIGTSTP] { unsafe catchSignal(number, restoreAndReraise) }
    catchSignal(SIGCONT) { _ in
      // `resume` also installs the handler of SIGTSTP again, which was removed to stop the program.
      TerminalModes.resume()
    }
    catchSignal(SIGWINCH) { _ in TerminalModes.wake() }
  }

  /// Restores the terminal and raises the signal again for the previous handler. The previous
  /// handler is usually the system's, which ends or stops the program. After a crash it may be Swift's backtrace.
  nonisolated(unsafe) private static let restoreAndReraise: @convention(c) (Int32) -> Void = { number in
    if unsafe TerminalModes.isOn { TerminalModes.restore() }
    _ = unsafe sigaction(number, TerminalModes.previousActions + Int(number), nil)
    // The signal is blocked until the handler returns. It is then delivered at the place of the crash.
    raise(number)
  }

  private static func catchSignal(
    _ number: Int32, _ handler: @convention(c) (Int32) -> Void, storesPrevious: Bool = true
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = SA_ONSTACK
    guard storesPrevious else {
      _ = unsafe sigaction(number, &action, nil)
      return
    }
    let previousAction = unsafe previousActions + Int(number)
    _ = unsafe sigaction(number, &action, previousAction)
    #if canImport(Glibc)
      let previousHandler = unsafe previousAction.pointee.__sigaction_handler.sa_handler
    #else
      let previousHandler = unsafe previousAction.pointee.__sigaction_u.__sa_handler
    #endif
    // A signal that the program ignored from its start, as under `nohup`, stays ignored.
    if unsafe unsafeBitCast(previousHandler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = unsafe sigaction(number, previousAction, nil)
    }
  }

  private static func releaseSignals() {
    for number in endingSignals + crashSignals + [SIGTSTP, SIGCONT, SIGWINCH] {
      _ = unsafe sigaction(number, previousActions + Int(number), nil)
    }
  }

  /// Unblocks the signals that end or stop the program. A program inherits blocked signals from the thread that started
  /// it, such as a thread of Dispatch. With blocked signals, the program could not be ended.
  private static func unblockSignals() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in endingSignals + crashSignals + [SIGTSTP, SIGCONT, SIGWINCH] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Allocates a stack for handlers, since a crash may be an overflow of the thread's stack.
  private static func makeSignalStack() {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0, unsafe stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    unsafe stack = stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
  }
}

#if ONE_ENGINE
  // A page that is loaded has one engine for both, which is asked at each step whether somebody listens: that is 89 KB of
  // code less, and 8 KB of its file.
  // So who listens does not follow from the type, and `Listener.listens` is no word there: `FlexEngine.listens` is.
  protocol LayoutListener {}
  enum Recording: LayoutListener {}
  typealias Silence = Recording
#else
  /// Whether an engine tells how it comes to its results. The compiler makes an engine of each kind: in that which nobody
  /// listens to, there is nothing left of the telling.
  protocol LayoutListener {
    static var listens: Bool { get }
  }

  /// Nobody listens.
  enum Silence: LayoutListener {
    @inline(__always)
    static var listens: Bool { false }
  }

  /// A ``Recorder`` takes in each step.
  enum Recording: LayoutListener {
    @inline(__always)
    static var listens: Bool { true }
  }
#endif

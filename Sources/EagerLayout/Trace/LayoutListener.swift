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

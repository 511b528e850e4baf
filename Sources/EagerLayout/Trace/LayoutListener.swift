/// Selects whether an engine records how it computes its results. The compiler specializes the engine for each
/// listener; the specialization for ``Silence`` contains no recording code.
protocol LayoutListener {
  static var listens: Bool { get }
}

/// Records no steps.
enum Silence: LayoutListener {
  static var listens: Bool { false }
}

/// Records each step in a ``Recorder``.
enum Recording: LayoutListener {
  static var listens: Bool { true }
}

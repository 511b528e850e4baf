// Steps about `aspect-ratio`.
extension FlexEngine {
  /// What a node's ratio makes of a size along the other axis.
  func recordedRatioSize(_ node: Int, _ axis: Axis, from other: Operand, _ result: Double) -> Operand {
    note(node, axis, .ratioSize, .unexplained, [other], result)
  }

  /// A content's size within what the ratio makes of the other axis' limits.
  func recordedRatioLimits(_ node: Int, _ axis: Axis, _ size: Operand, isLeast: Bool, _ result: Double) -> Operand {
    note(node, axis, isLeast ? .minContentSize : .contentSize, .unexplained, [size], result)
  }

  /// What the ratio makes of the other axis' size, as `sizing` has it.
  func recordedTransfer(_ node: Int, _ axis: Axis, _ result: Double) -> Operand {
    note(node, axis, .ratioSize, .unexplained, [], result)
  }
}

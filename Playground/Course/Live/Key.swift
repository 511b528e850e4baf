/// A key that was pressed at a terminal, or text that was pasted there.
package enum Key: Equatable, Sendable {
  case character(Unicode.Scalar)
  /// Control with a letter, given in lower case.
  case control(Unicode.Scalar)
  case up, down, left, right
  /// An arrow with Shift, Alt or Control: a larger step.
  case farUp, farDown, farLeft, farRight
  case home, end, pageUp, pageDown
  /// The tabulator, and with Shift the way back.
  case tab, backTab
  case enter, escape, backspace, delete
  /// Text that was pasted, as UTF-8. Its line breaks are newlines; it has no other control characters but tabulators.
  case paste([UInt8])
}

/// A key that was pressed at a terminal, or text that was pasted there.
package enum Key: Equatable, Sendable {
  case character(Unicode.Scalar)
  /// Control with a letter, given in lower case.
  case control(Unicode.Scalar)
  case up, down, left, right
  /// An arrow key with Shift, Alt or Control.
  case farUp, farDown, farLeft, farRight
  case home, end, pageUp, pageDown
  /// The Tab key, without and with Shift.
  case tab, backTab
  case enter, escape, backspace, delete
  /// Pasted text, as UTF-8. Its line breaks are newlines. Tabs are the only other control characters.
  case paste([UInt8])
}

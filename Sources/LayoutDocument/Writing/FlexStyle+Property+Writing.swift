internal import EagerLayout

extension FlexStyle.Property {
  /// `true` if the property's values are written as JSON numbers, and not as strings.
  var isNumber: Bool {
    switch form {
    case .factor, .integer, .ratio: true
    case .keyword, .alignment, .length: false
    }
  }
}

/// A library container that is laid out as a line or a frame with additional rules.
enum ViewRole: Sendable {
  /// Any other class.
  case none
  /// AppBarLayout: a column.
  case appBar
  /// Toolbar: its views are at its start, its middle or its end.
  case toolbar
  /// CardView: a frame whose padding is `contentPadding`.
  case card
  /// CoordinatorLayout: a frame with scrolling content below its app bar.
  case coordinator
  /// DrawerLayout: a frame with views that slide in from the sides.
  case drawers
  /// SwipeRefreshLayout: a frame that its first view fills.
  case refresh
  /// TextInputLayout: a column. Its code creates a label and messages.
  case input
  /// ChipGroup: a row.
  case chips

  /// The role of a class, by the last part of its name.
  init(ofClass name: String) {
    self =
      switch ViewClasses.lastPart(of: name) {
      case "AppBarLayout": .appBar
      case "Toolbar", "MaterialToolbar": .toolbar
      case "CardView", "MaterialCardView": .card
      case "CoordinatorLayout": .coordinator
      case "DrawerLayout": .drawers
      case "SwipeRefreshLayout": .refresh
      case "TextInputLayout": .input
      case "ChipGroup": .chips
      default: .none
      }
  }
}

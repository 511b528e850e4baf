/// A container of a library that is a line or a frame with rules of its own.
enum ViewRole: Sendable {
  case none
  /// AppBarLayout: a column.
  case appBar
  /// Toolbar: its views lie at its start, in its middle or at its end.
  case toolbar
  /// CardView: a frame whose padding is `contentPadding`.
  case card
  /// CoordinatorLayout: a frame with scrolling content below its app bar.
  case coordinator
  /// DrawerLayout: a frame with views that are pulled in from its sides.
  case drawers
  /// SwipeRefreshLayout: its first view fills it.
  case refresh
  /// TextInputLayout: a column, with a label and messages that code makes.
  case input
  /// ChipGroup: a row.
  case chips

  /// The role of a class, by its name without package.
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

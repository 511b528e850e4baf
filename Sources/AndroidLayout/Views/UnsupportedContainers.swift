extension ViewClasses {
  /// Returns the name of an unsupported container of Android, with advice for a message; `nil` for other classes.
  static func advice(againstContainer name: String) -> (name: String, text: String)? {
    let shortName = name.cut(atLast: ".")?.after ?? name
    return adviceByContainer[shortName].map { (shortName, $0) }
  }

  private static let adviceByContainer: [String: String] = {
    var adviceByContainer: [String: String] = [:]
    func add(_ text: String, _ names: String) {
      for name in names.listedNames { adviceByContainer[name] = text }
    }
    add("it needs a solver; write a RelativeLayout, or lines with weights", "ConstraintLayout MotionLayout")
    add("write a vertical LinearLayout of horizontal ones, with weights", "TableLayout TableRow GridLayout")
    add("its views move at run time; write a FrameLayout with their initial positions", "SlidingPaneLayout")
    add("percentages are not supported; write lines with weights", "PercentRelativeLayout PercentFrameLayout")
    add("absolute positions are not supported; write a FrameLayout with margins", "AbsoluteLayout")
    add("wrapping lines are not supported; write one LinearLayout per line", "FlexboxLayout")
    return adviceByContainer
  }()
}

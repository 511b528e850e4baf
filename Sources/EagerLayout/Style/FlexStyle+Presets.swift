extension FlexStyle {
  /// A style with the initial values of CSS, except for `box-sizing`: the same as `FlexStyle()`.
  public static var css: FlexStyle { FlexStyle() }

  /// A style with the initial values of Yoga and React Native.
  ///
  ///     var view = FlexStyle.yoga
  ///     view.flexDirection = .row
  ///
  /// | property | CSS | Yoga |
  /// | --- | --- | --- |
  /// | `flex-direction` | `row` | `column` |
  /// | `align-content` | `normal`, which acts as `stretch` | `flex-start` |
  /// | `flex-shrink` | 1 | 0 |
  /// | `min-width`, `min-height` | `auto`: no smaller than the content | 0 |
  ///
  /// All other initial values are equal. Yoga's `flex: n` is `.flex(n)`, with a basis of 0.
  public static var yoga: FlexStyle {
    var style = FlexStyle()
    style.flexDirection = .column
    style.alignContent = .flexStart
    style.flexShrink = 0
    style.minWidth = .points(0)
    style.minHeight = .points(0)
    // The direction counts as not specified, so that a `Row` with this style reports no ignored direction.
    style.units.setsDirection = false
    return style
  }
}

import EagerLayout
import Testing

@Suite("Styles as values")
struct StyleDescriptions {
  @Test("The description of a style is CSS with the properties that do not have their initial value")
  func styleAsCSS() {
    var style = FlexStyle()
    #expect(style.description == "")
    style.width = .percent(50)
    style.flexGrow = 1
    style.maxHeight = 7.5
    style.marginLeft = .auto
    style.paddingStart = 4
    style.justifyContent = .spaceBetween
    style.flexDirection = .columnReverse
    style.aspectRatio = 1.5
    style.order = -2
    #expect(
      style.description
        == "flex-direction: column-reverse; justify-content: space-between; order: -2; flex-grow: 1; width: 50%; "
        + "max-height: 7.5px; aspect-ratio: 1.5; margin-left: auto; padding-inline-start: 4px")
    #expect(
      FlexStyle.yoga.description
        == "flex-direction: column; align-content: flex-start; flex-shrink: 0; min-width: 0px; min-height: 0px")
  }

  @Test("Styles that are equal have equal hashes, even if one of them was changed and changed back")
  func hashOfStyle() {
    var styles: Set<FlexStyle> = [FlexStyle(), .css, .yoga]
    #expect(styles.count == 2)
    var other = FlexStyle.yoga
    other.paddingLeft = 3
    other.paddingLeft = 0
    #expect(other == .yoga && !styles.insert(other).inserted)
    other.flexGrow = 2
    #expect(styles.insert(other).inserted)
  }
}

import EagerLayout

// Drawables and states of a view
extension ViewReading {
  /// Reads the states that a view specifies or copies from its parent.
  func readStates(_ resolver: inout Resolver, ofParent states: Set<String>?) {
    if said.saysAny(of: Self.states) {
      let own = resolver.device.states
      var result = bool(.duplicateParentState, &resolver) == true ? states ?? own : own
      for (name, word) in [(AttributeName.enabled, "enabled"), (.checked, "checked"), (.selected, "selected")] {
        guard let holds = bool(name, &resolver) else { continue }
        if holds { result.insert(word) } else { result.remove(word) }
      }
      if result != own { record.states = result }
    }
    guard record.states != nil || resolver.states != resolver.device.states else { return }
    resolver.states = record.states ?? resolver.device.states
  }

  private static let states: AttributeSet = [.enabled, .checked, .selected, .duplicateParentState]

  /// Returns the drawable of an attribute.
  func drawable(_ name: AttributeName, _ resolver: inout Resolver) -> Drawable? {
    said[name].flatMap { resolver.drawable(trimmed($0)) }
  }

  /// Returns a drawable with the tint of another attribute.
  func tinted(
    _ drawable: Drawable?, _ tint: AttributeName, _ mode: AttributeName, unsaid: Drawable.Tint.Mode = .sourceIn,
    _ resolver: inout Resolver
  ) -> Drawable? {
    guard said.says(tint) else { return drawable }
    let mode = word(mode, Self.tintModes, &resolver).flatMap { Drawable.Tint.Mode(rawValue: $0) }
    guard let color = color(tint, &resolver) else { return drawable }
    return drawable?.tinted(Drawable.Tint(color, mode ?? unsaid))
  }

  private static let tintModes = ["src_over", "src_in", "src_atop", "multiply", "screen", "add"]

  /// Reads the images at the sides of a text, which enlarge it. Start and end win over left and right.
  func readImagesBeside(_ resolver: inout Resolver) -> InflatedView.ImagesBeside? {
    guard said.saysAny(of: Self.images) else { return nil }
    var beside = InflatedView.ImagesBeside()
    func image(_ name: AttributeName) -> Drawable? {
      let image = tinted(drawable(name, &resolver), .drawableTint, .drawableTintMode, &resolver)
      return image == .nothing ? nil : image
    }
    let start = image(.drawableStart), end = image(.drawableEnd)
    let left = image(.drawableLeft), right = image(.drawableRight)
    // As in Android, a start or end image disables both left and right images.
    let isByDirection = start != nil || end != nil
    let first = record.isRightToLeft ? end : start, last = record.isRightToLeft ? start : end
    (beside.left, beside.right) = isByDirection ? (first, last) : (left, right)
    (beside.top, beside.bottom) = (image(.drawableTop), image(.drawableBottom))
    beside.states = resolver.moment.states
    beside.padding = length(.drawablePadding, &resolver) ?? 0
    let insets = beside.insets, least = beside.leastText
    record.text.beside = insets.horizontal
    (record.text.above, record.text.below) = (insets.top, insets.bottom)
    (record.text.width, record.text.height) = (least.width, least.height)
    return beside.isEmpty ? nil : beside
  }

  private static let images: AttributeSet = [
    .drawableLeft, .drawableRight, .drawableStart, .drawableEnd, .drawableTop, .drawableBottom,
  ]
}

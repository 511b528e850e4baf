import EagerLayout

// Drawables and states of a view
extension ViewReading {
  /// Reads the states that a view specifies or copies from its parent, and sets them in the resolver.
  func readStates(_ resolver: inout Resolver, ofParent states: Set<String>?) {
    if specified.specifiesAny(of: Self.states) {
      let deviceStates = resolver.device.states
      var viewStates = bool(.duplicateParentState, &resolver) == true ? states ?? deviceStates : deviceStates
      for (name, word) in [(AttributeName.enabled, "enabled"), (.checked, "checked"), (.selected, "selected")] {
        guard let isSet = bool(name, &resolver) else { continue }
        if isSet { viewStates.insert(word) } else { viewStates.remove(word) }
      }
      if viewStates != deviceStates { record.states = viewStates }
    }
    guard record.states != nil || resolver.states != resolver.device.states else { return }
    resolver.states = record.states ?? resolver.device.states
  }

  private static let states: AttributeSet = [.enabled, .checked, .selected, .duplicateParentState]

  /// Returns the drawable of an attribute.
  func drawable(_ name: AttributeName, _ resolver: inout Resolver) -> Drawable? {
    specified[name].flatMap { resolver.drawable(trimmed($0)) }
  }

  /// Returns a drawable with the tint that another attribute specifies. `defaultMode` is the blend mode without `mode`.
  func tinted(
    _ drawable: Drawable?, _ tint: AttributeName, _ mode: AttributeName, defaultMode: Drawable.Tint.Mode = .sourceIn,
    _ resolver: inout Resolver
  ) -> Drawable? {
    guard specified.specifies(tint) else { return drawable }
    let mode = keyword(mode, Self.tintModes, &resolver).flatMap { Drawable.Tint.Mode(rawValue: $0) }
    guard let color = color(tint, &resolver) else { return drawable }
    return drawable?.tinted(Drawable.Tint(color, mode ?? defaultMode))
  }

  private static let tintModes = ["src_over", "src_in", "src_atop", "multiply", "screen", "add"]

  /// Reads the images at the sides of a text, and adds their sizes to the text's limits. Start and end override left
  /// and right.
  func readCompoundDrawables(_ resolver: inout Resolver) -> InflatedView.CompoundDrawables? {
    guard specified.specifiesAny(of: Self.images) else { return nil }
    var drawables = InflatedView.CompoundDrawables()
    func image(_ name: AttributeName) -> Drawable? {
      let image = tinted(drawable(name, &resolver), .drawableTint, .drawableTintMode, &resolver)
      return image == .nothing ? nil : image
    }
    let start = image(.drawableStart), end = image(.drawableEnd)
    let left = image(.drawableLeft), right = image(.drawableRight)
    // As in Android, a start or end image disables the left and the right image.
    let isByDirection = start != nil || end != nil
    let atLeft = record.isRightToLeft ? end : start, atRight = record.isRightToLeft ? start : end
    (drawables.left, drawables.right) = isByDirection ? (atLeft, atRight) : (left, right)
    (drawables.top, drawables.bottom) = (image(.drawableTop), image(.drawableBottom))
    drawables.states = resolver.drawableState.states
    drawables.padding = length(.drawablePadding, &resolver) ?? 0
    let insets = drawables.insets, minimum = drawables.leastText
    record.textLimits.sideImagesWidth = insets.horizontal
    (record.textLimits.topImageHeight, record.textLimits.bottomImageHeight) = (insets.top, insets.bottom)
    (record.textLimits.minTextWidth, record.textLimits.minTextHeight) = (minimum.width, minimum.height)
    return drawables.isEmpty ? nil : drawables
  }

  private static let images: AttributeSet = [
    .drawableLeft, .drawableRight, .drawableStart, .drawableEnd, .drawableTop, .drawableBottom,
  ]
}

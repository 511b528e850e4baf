import EagerLayout

/// Reads the attributes of one view into its record.
struct ViewReading {
  let specified: SpecifiedAttributes
  let className: String
  let record: ViewRecord
  var parentKind = ViewClasses.Kind.frame
  var parentName = ""
  /// `true` if the parent's writing direction is from right to left. The attributes that the parent reads follow
  /// this direction.
  var parentIsRightToLeft = false
  /// The record of the parent; `nil` for a view in the window.
  var parentRecord: ViewRecord?
  /// `true` for the first child of a parent.
  var isFirstChild = false
  /// The size if none is specified; `nil` if a size is required.
  var defaultSize: ViewRecord.Size?
  /// `true` if the view has no style, or if the style and all of its ancestors were found.
  var hasCompleteStyle = true
  /// The parent's states, if they differ from the device's.
  var parentStates: Set<String>?
  /// `true` if the class reads only attributes that this module supports.
  var isKnown = true
  /// `true` if the view or its parent is an unsupported container, which is reported instead of missing sizes and of
  /// attributes for the parent.
  var isInUnsupportedContainer = false
  private var background: Drawable?
  private var foreground: Drawable?
  private var image: Drawable?
  private var compoundDrawables: InflatedView.CompoundDrawables?
  var divider: Drawable?

  init(specified: SpecifiedAttributes, className: String, record: ViewRecord) {
    self.specified = specified
    self.className = className
    self.record = record
  }

  mutating func read(_ resolver: inout Resolver, _ classes: ViewClasses) {
    checkNames(&resolver)
    readDirection(&resolver)
    readStates(&resolver, ofParent: parentStates)
    resolver.drawables.isRightToLeft = record.isRightToLeft
    record.width = size(.layoutWidth, &resolver)
    record.height = size(.layoutHeight, &resolver)
    // A view without content fills the available space.
    if record.isPlain {
      record.isGreedy = (record.width == .wrap, record.height == .wrap)
      if record.isGreedy.width { record.width = .match }
      if record.isGreedy.height { record.height = .match }
    }
    record.margin = sides(AttributeName.margins, areMargins: true, &resolver)
    record.minWidth = length(.minWidth, &resolver) ?? 0
    record.minHeight = length(.minHeight, &resolver) ?? 0
    adaptSizeToScrollView()
    readBackground(&resolver)
    readAttributesForParent(&resolver)
    adaptToParent(&resolver)
    switch record.kind {
    case .linear: readLine(&resolver, classes)
    case .relative:
      record.gravity = gravity(.gravity, &resolver) ?? Gravity()
      record.ignoredByGravity = id(.ignoreGravity, &resolver)
    case .verticalScroll, .horizontalScroll: record.fillsViewport = bool(.fillViewport, &resolver) ?? false
    case .frame:
      if bool(.measureAllChildren, &resolver) == true {
        record.attributeToCheck = specified[.measureAllChildren]?.site.nameSite
      }
    case .text: readText(&resolver)
    case .image: readImage(&resolver)
    case .widget: image = readImageSource(&resolver)
    default: break
    }
    readRole(&resolver)
  }

  /// Reports unknown attributes. An attribute for another class of parent is a warning. A name that resembles a known
  /// name or starts with `layout_` is an error, unless its prefix is `app:`.
  private func checkNames(_ resolver: inout Resolver) {
    for index in specified.all.indices where specified.all[index].text.isUnknownAttribute {
      let text = specified.all[index].text
      if isInUnsupportedContainer, text.isLayout { continue }
      let site = specified.site(of: specified.all[index]).nameSite
      if let requiredParent = AttributeTable.parent(ofUnread: text.local) {
        if case .container = parentKind { continue }
        guard !parentName.ends(with: requiredParent) else { continue }
        resolver.warnings.add(
          "has no effect in \(shortened(parentName)): it is for children of \(requiredParent)", .value, at: site)
        continue
      }
      guard isKnown else { continue }
      let nearest = text.nameWithLayoutPrefix ?? resolver.nearest(text.local)
      guard nearest != nil || text.isLayout else { continue }
      if text.hasAppPrefix {
        let advice = nearest.map { "did you mean \"\($0)\"?" } ?? "remove it, or add a container that reads it"
        resolver.tolerate("is not a supported attribute", Resolver.attributeIsIgnored, advice, .unknownName, at: site)
      } else {
        resolver.faults.add("is not a known attribute\(didYouMean(nearest))", .unknownName, at: site)
      }
    }
  }

  private mutating func readDirection(_ resolver: inout Resolver) {
    switch keyword(.layoutDirection, Self.directions, &resolver) {
    case "ltr": record.isRightToLeft = false
    case "rtl": record.isRightToLeft = true
    case "locale": record.isRightToLeft = resolver.device.direction == .rightToLeft
    default: break
    }
  }

  /// Reads the background. Its intrinsic size is a minimum for the view. Its padding applies to the sides for which no
  /// padding is specified.
  private mutating func readBackground(_ resolver: inout Resolver) {
    background = tinted(drawable(.background, &resolver), .backgroundTint, .backgroundTintMode, &resolver)
    foreground = tinted(drawable(.foreground, &resolver), .foregroundTint, .foregroundTintMode, &resolver)
    let metrics = background?.metrics(resolver.drawableState) ?? DrawableMetrics(), padding = metrics.padding
    record.padding = sides(
      AttributeName.paddings, areMargins: false, &resolver,
      defaults: ViewRecord.Sides(
        left: padding.left, top: padding.top, right: padding.right, bottom: padding.bottom))
    record.minWidth = max(record.minWidth, metrics.size.width ?? 0)
    record.minHeight = max(record.minHeight, metrics.size.height ?? 0)
  }

  /// Adapts the size of a scroll view's child along the scrolled axis. As in Android, the child is measured without a
  /// limit, and its specified length is ignored. Only for a RelativeLayout, that length is a minimum.
  private func adaptSizeToScrollView() {
    let size: ViewRecord.Size = parentRecord?.fillsViewport == true ? .match : .wrap
    var isRelative = false
    if case .relative = record.kind { isRelative = true }
    switch parentKind {
    case .verticalScroll:
      if isRelative, case .points(let height) = record.height { record.minHeight = max(record.minHeight, height) }
      record.height = size
    case .horizontalScroll:
      if isRelative, case .points(let width) = record.width { record.minWidth = max(record.minWidth, width) }
      record.width = size
    default: break
    }
  }

  private mutating func readText(_ resolver: inout Resolver) {
    if let lines = number(.lines, &resolver) {
      (record.textLimits.minLines, record.textLimits.maxLines) = (Self.clamped(lines), Self.clamped(lines))
    }
    if let minimum = number(.minLines, &resolver) { record.textLimits.minLines = Self.clamped(minimum) }
    if let maximum = number(.maxLines, &resolver) { record.textLimits.maxLines = Self.clamped(maximum) }
    if bool(.singleLine, &resolver) == true { record.textLimits.maxLines = 1 }
    readEms(&resolver)
    if let width = length(.width, &resolver) {
      (record.minWidth, record.maxWidth) = (width, width)
    }
    if let height = length(.height, &resolver) {
      (record.minHeight, record.maxHeight) = (height, height)
    }
    if let maximum = length(.maxWidth, &resolver) { record.maxWidth = maximum }
    if let maximum = length(.maxHeight, &resolver) { record.maxHeight = maximum }
    // A maximum is at least the minimum.
    record.textLimits.maxLines = max(record.textLimits.maxLines, record.textLimits.minLines)
    record.maxWidth = max(record.maxWidth, record.minWidth)
    record.maxHeight = max(record.maxHeight, record.minHeight)
    compoundDrawables = readCompoundDrawables(&resolver)
    record.textLimits.fractionAbove = textFraction(&resolver)
  }

  /// Returns the fraction of the free space that is above the text, in a view that is higher than its text.
  private func textFraction(_ resolver: inout Resolver) -> Double {
    guard let gravity = gravity(.gravity, &resolver) else { return 0 }
    return switch gravity.vertical {
    case .top, nil: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// Reads minimum and maximum widths in ems. As in Android, one em is the line height.
  private mutating func readEms(_ resolver: inout Resolver) {
    let exact = number(.ems, &resolver), minimum = number(.minEms, &resolver), maximum = number(.maxEms, &resolver)
    guard exact != nil || minimum != nil || maximum != nil else { return }
    let em = max(length(.textSize, &resolver) ?? 14, 0) * 1.25
    if let minimum = minimum ?? exact { record.minWidth = max(record.minWidth, Double(Self.clamped(minimum)) * em) }
    if let maximum = maximum ?? exact { record.maxWidth = Double(Self.clamped(maximum)) * em }
  }

  private static let directions = ["ltr", "rtl", "inherit", "locale"]
  private static let visibilities = ["visible", "invisible", "gone"]

  private static func clamped(_ number: Double) -> Int { Int(max(0, min(number, 1e6))) }

  private mutating func readImage(_ resolver: inout Resolver) {
    record.adjustsBounds = bool(.adjustViewBounds, &resolver) ?? false
    record.isBaselineBottom = bool(.baselineAlignBottom, &resolver) ?? false
    if record.adjustsBounds {
      record.attributeToCheck = specified[.adjustViewBounds]?.site.nameSite
      record.maxWidth = length(.maxWidth, &resolver) ?? .infinity
      record.maxHeight = length(.maxHeight, &resolver) ?? .infinity
    }
    image = readImageSource(&resolver)
  }

  private func readImageSource(_ resolver: inout Resolver) -> Drawable? {
    tinted(
      drawable(specified.specifies(.src) ? .src : .srcCompat, &resolver), .tint, .tintMode, defaultMode: .sourceAtop,
      &resolver)
  }

  /// Returns the view with its values resolved. Call after `read`.
  func view(_ resolver: inout Resolver) -> InflatedView {
    // Attributes that this module reads come first: their errors are reported with their effects, and only once.
    let visibility = visibility(&resolver), textSize = length(.textSize, &resolver)
    let textColor = color(.textColor, &resolver)
    var resolvedValues: [Int: String] = [:]
    for index in specified.all.indices where specified.all[index].value.reference != nil {
      if let value = resolvedText(specified.all[index], &resolver) { resolvedValues[index] = value }
    }
    var view = InflatedView.Storage(
      className: className, id: id(.id, &resolver), specified: specified.all, resolvedValues: resolvedValues,
      site: record.site, device: resolver.device)
    view.visibility = visibility
    if let text = specified[.text] { view.text = resolver.displayText(text) }
    if let hint = specified[.hint] { view.hint = resolver.displayText(hint) }
    if let textSize { view.textSize = textSize }
    view.textColor = textColor
    if case .color(let color) = background { view.backgroundColor = color }
    (view.backgroundDrawable, view.foregroundDrawable) = (background, foreground)
    (view.imageDrawable, view.dividerDrawable) = (image, divider)
    if view.backgroundColor == nil { view.background = specified[.background].map { trimmed($0.text) } }
    view.foreground = specified[.foreground].map { trimmed($0.text) }
    view.image = (specified[.src] ?? specified[.srcCompat]).map { trimmed($0.text) }
    view.imageSize = imageSize(resolver)
    view.compoundDrawables = compoundDrawables
    view.states = resolver.drawableState.states
    view.scaleType = specified[.scaleType].map { trimmed($0.text) }
    return InflatedView(view)
  }

  /// Returns the image size in dp; `nil` if it is unknown. As in Android, an unspecified width or height is one pixel.
  private func imageSize(_ resolver: borrowing Resolver) -> Extent? {
    guard let image else { return nil }
    if case .unresolved = image { return nil }
    let size = image.metrics(resolver.drawableState).size, pixel = 1 / resolver.device.usableDensity
    func length(_ intrinsic: Double?) -> Double { intrinsic.flatMap { $0 > 0 ? $0 : nil } ?? pixel }
    return image == .nothing ? nil : Extent(width: length(size.width), height: length(size.height))
  }

  /// Returns the text that a reference resolves to; `nil` if the view stores the reference itself.
  private func resolvedText(_ attribute: SpecifiedAttributes.Attribute, _ resolver: inout Resolver) -> String? {
    // Once the list of errors is full, resolving again would count the same error twice.
    guard !resolver.faults.isFull, attribute.text.attributeName != .style else { return nil }
    switch attribute.text.tableEntry?.kind {
    case .reference, .rule, .text: return nil
    default: break
    }
    // A behavior is the name of a library's class.
    if attribute.text.local == "layout_behavior" { return nil }
    let value = resolver.resolve(
      trimmed(specified.located(attribute)), isRequired: false, isRead: attribute.text.tableEntry != nil,
      effect: "the value stays as written")
    if case .text(let text, _) = value { return text }
    return nil
  }

  private func visibility(_ resolver: inout Resolver) -> InflatedView.Visibility {
    if case .hidden = record.kind { return .gone }
    switch keyword(.visibility, Self.visibilities, effect: "the view counts as visible", &resolver) {
    case "invisible": return .invisible
    case "gone": return .gone
    default: return .visible
    }
  }
}

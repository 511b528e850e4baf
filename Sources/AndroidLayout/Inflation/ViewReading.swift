import EagerLayout

/// Reads the attributes of one view into numbers.
struct ViewReading {
  let specified: SpecifiedAttributes
  let name: String
  let record: ViewRecord
  var parent = ViewClasses.Kind.frame
  var parentName = ""
  /// The parent's writing direction, by which Android interprets the attributes for the parent.
  var parentIsRightToLeft = false
  /// The parent; `nil` for a view in the window.
  var around: ViewRecord?
  /// Whether the view is the first child of its parent.
  var isFirst = false
  /// The size if none is specified; `nil` if a size is required.
  var unsaidSize: ViewRecord.Size?
  /// Whether the view's style, if any, was found with all its ancestors.
  var hasWholeStyle = true
  /// The parent's states, if they differ from the device's.
  var parentStates: Set<String>?
  /// Whether the attributes of the class are known.
  var isKnown = true
  /// Whether the view or its parent is a container that is not laid out. This is reported instead of unread attributes.
  var isInLeftOut = false
  private var background: Drawable?
  private var foreground: Drawable?
  private var image: Drawable?
  private var beside: InflatedView.CompoundDrawables?
  var divider: Drawable?

  init(specified: SpecifiedAttributes, name: String, record: ViewRecord) {
    self.specified = specified
    self.name = name
    self.record = record
  }

  mutating func read(_ resolver: inout Resolver, _ classes: ViewClasses) {
    checkNames(&resolver)
    readDirection(&resolver)
    readStates(&resolver, ofParent: parentStates)
    resolver.drawables.isTurned = record.isRightToLeft
    record.width = size(.layoutWidth, &resolver)
    record.height = size(.layoutHeight, &resolver)
    // A view without content fills the available space.
    if record.isPlain {
      record.takesRoom = (record.width == .wrap, record.height == .wrap)
      if record.takesRoom.width { record.width = .match }
      if record.takesRoom.height { record.height = .match }
    }
    record.margin = sides(AttributeName.margins, areMargins: true, &resolver)
    record.minWidth = length(.minWidth, &resolver) ?? 0
    record.minHeight = length(.minHeight, &resolver) ?? 0
    readScrolledSize()
    readBackground(&resolver)
    readParent(&resolver)
    readPlace(&resolver)
    switch record.kind {
    case .linear: readLine(&resolver, classes)
    case .relative:
      record.gravity = gravity(.gravity, &resolver) ?? Gravity()
      record.ignoredByGravity = id(.ignoreGravity, &resolver)
    case .verticalScroll, .horizontalScroll: record.fillsViewport = bool(.fillViewport, &resolver) ?? false
    case .frame:
      if bool(.measureAllChildren, &resolver) == true {
        record.remarked = specified[.measureAllChildren]?.site.ofName
      }
    case .text: readText(&resolver)
    case .image: readImage(&resolver)
    case .widget: image = readSource(&resolver)
    default: break
    }
    readRole(&resolver)
  }

  /// Reports unknown names that resemble a known one or are for the parent: as errors, except with an app's prefix.
  private func checkNames(_ resolver: inout Resolver) {
    for place in specified.all.indices where specified.all[place].text.isStrange {
      let text = specified.all[place].text
      if isInLeftOut, text.isLayout { continue }
      let site = specified.site(of: specified.all[place]).ofName
      if let wanted = AttributeTable.parent(ofUnread: text.local) {
        if case .container = parent { continue }
        guard !parentName.ends(with: wanted) else { continue }
        resolver.warnings.add(
          "has no effect in \(shortened(parentName)): it is for children of \(wanted)", .value, at: site)
        continue
      }
      guard isKnown else { continue }
      let near = text.intended ?? resolver.near(text.local)
      guard near != nil || text.isLayout else { continue }
      if text.isApps {
        let advice = near.map { "did you mean \"\($0)\"?" } ?? "remove it, or add a container that reads it"
        resolver.tolerate("is not a supported attribute", Resolver.asAbsent, advice, .unknownName, at: site)
      } else {
        resolver.faults.add("is not a known attribute\(didYouMean(near))", .unknownName, at: site)
      }
    }
  }

  private mutating func readDirection(_ resolver: inout Resolver) {
    switch word(.layoutDirection, Self.directions, &resolver) {
    case "ltr": record.isRightToLeft = false
    case "rtl": record.isRightToLeft = true
    case "locale": record.isRightToLeft = resolver.device.direction == .rightToLeft
    default: break
    }
  }

  /// Reads the background. Its intrinsic size is the view's minimum, and its padding applies to sides without one.
  private mutating func readBackground(_ resolver: inout Resolver) {
    background = tinted(drawable(.background, &resolver), .backgroundTint, .backgroundTintMode, &resolver)
    foreground = tinted(drawable(.foreground, &resolver), .foregroundTint, .foregroundTintMode, &resolver)
    let specified = background?.metrics(resolver.moment) ?? DrawableMetrics(), padding = specified.padding
    record.padding = sides(
      AttributeName.paddings, areMargins: false, &resolver,
      unsaid: ViewRecord.Sides(
        left: padding.left, top: padding.top, right: padding.right, bottom: padding.bottom))
    record.minWidth = max(record.minWidth, specified.size.width ?? 0)
    record.minHeight = max(record.minHeight, specified.size.height ?? 0)
  }

  /// Adapts the size of the child of a scroll view. It is measured without a limit along the scrolled axis, regardless
  /// of its specified size. Only a RelativeLayout uses that, as its minimum.
  private func readScrolledSize() {
    let size: ViewRecord.Size = around?.fillsViewport == true ? .match : .wrap
    var isRelative = false
    if case .relative = record.kind { isRelative = true }
    switch parent {
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
      (record.text.minLines, record.text.maxLines) = (Self.count(lines), Self.count(lines))
    }
    if let least = number(.minLines, &resolver) { record.text.minLines = Self.count(least) }
    if let most = number(.maxLines, &resolver) { record.text.maxLines = Self.count(most) }
    if bool(.singleLine, &resolver) == true { record.text.maxLines = 1 }
    readEms(&resolver)
    if let width = length(.width, &resolver) {
      (record.minWidth, record.maxWidth) = (width, width)
    }
    if let height = length(.height, &resolver) {
      (record.minHeight, record.maxHeight) = (height, height)
    }
    if let most = length(.maxWidth, &resolver) { record.maxWidth = most }
    if let most = length(.maxHeight, &resolver) { record.maxHeight = most }
    // A maximum below the minimum is raised to it.
    record.text.maxLines = max(record.text.maxLines, record.text.minLines)
    record.maxWidth = max(record.maxWidth, record.minWidth)
    record.maxHeight = max(record.maxHeight, record.minHeight)
    beside = readImagesBeside(&resolver)
    record.text.share = textShare(&resolver)
  }

  /// Returns the vertical position of a text in a view that is higher, as the fraction of the free space above the
  /// text.
  private func textShare(_ resolver: inout Resolver) -> Double {
    guard let gravity = gravity(.gravity, &resolver) else { return 0 }
    return switch gravity.vertical {
    case .top, nil: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// Reads widths in ems. One em is the line height, as in Android.
  private mutating func readEms(_ resolver: inout Resolver) {
    let exact = number(.ems, &resolver), least = number(.minEms, &resolver), most = number(.maxEms, &resolver)
    guard exact != nil || least != nil || most != nil else { return }
    let em = max(length(.textSize, &resolver) ?? 14, 0) * 1.25
    if let least = least ?? exact { record.minWidth = max(record.minWidth, Double(Self.count(least)) * em) }
    if let most = most ?? exact { record.maxWidth = Double(Self.count(most)) * em }
  }

  private static let directions = ["ltr", "rtl", "inherit", "locale"]
  private static let visibilities = ["visible", "invisible", "gone"]

  private static func count(_ number: Double) -> Int { Int(max(0, min(number, 1e6))) }

  private mutating func readImage(_ resolver: inout Resolver) {
    record.adjustsBounds = bool(.adjustViewBounds, &resolver) ?? false
    record.isBaselineBottom = bool(.baselineAlignBottom, &resolver) ?? false
    if record.adjustsBounds {
      record.remarked = specified[.adjustViewBounds]?.site.ofName
      record.maxWidth = length(.maxWidth, &resolver) ?? .infinity
      record.maxHeight = length(.maxHeight, &resolver) ?? .infinity
    }
    image = readSource(&resolver)
  }

  private func readSource(_ resolver: inout Resolver) -> Drawable? {
    tinted(
      drawable(specified.says(.src) ? .src : .srcCompat, &resolver), .tint, .tintMode, unsaid: .sourceAtop, &resolver)
  }

  /// Returns the view.
  func view(_ resolver: inout Resolver) -> InflatedView {
    // Attributes that the view reads are resolved first, so that a problem is reported once, with the consequence.
    let visibility = visibility(&resolver), textSize = length(.textSize, &resolver)
    let textColor = color(.textColor, &resolver)
    var resolved: [Int: String] = [:]
    for place in specified.all.indices where specified.all[place].value.reference != nil {
      if let value = carried(specified.all[place], &resolver) { resolved[place] = value }
    }
    var view = InflatedView.Storage(
      className: name, id: id(.id, &resolver), specified: specified.all, resolved: resolved, site: record.site,
      device: resolver.device)
    view.visibility = visibility
    if let text = specified[.text] { view.text = resolver.words(text) }
    if let hint = specified[.hint] { view.hint = resolver.words(hint) }
    if let textSize { view.textSize = textSize }
    view.textColor = textColor
    if case .color(let color) = background { view.backgroundColor = color }
    (view.backgroundDrawable, view.foregroundDrawable) = (background, foreground)
    (view.imageDrawable, view.dividerDrawable) = (image, divider)
    if view.backgroundColor == nil { view.background = specified[.background].map { trimmed($0.text) } }
    view.foreground = specified[.foreground].map { trimmed($0.text) }
    view.image = (specified[.src] ?? specified[.srcCompat]).map { trimmed($0.text) }
    view.imageSize = imageSize(resolver)
    view.compoundDrawables = beside
    view.states = resolver.moment.states
    view.scaleType = specified[.scaleType].map { trimmed($0.text) }
    return InflatedView(view)
  }

  /// Returns the size of the image; `nil` if it is unknown. As in Android, an axis without a size has one pixel.
  private func imageSize(_ resolver: borrowing Resolver) -> Extent? {
    guard let image else { return nil }
    if case .unresolved = image { return nil }
    let size = image.metrics(resolver.moment).size, pixel = 1 / resolver.device.usableDensity
    func length(_ own: Double?) -> Double { own.flatMap { $0 > 0 ? $0 : nil } ?? pixel }
    return image == .nothing ? nil : Extent(width: length(size.width), height: length(size.height))
  }

  /// Returns the resolved text of a reference, if the view stores it instead of the reference.
  private func carried(_ attribute: SpecifiedAttributes.Specified, _ resolver: inout Resolver) -> String? {
    // Each problem is reported once, or counted once beyond the limit.
    guard !resolver.faults.isFull, attribute.text.number != .style else { return nil }
    switch attribute.text.facts?.kind {
    case .reference, .rule, .text: return nil
    default: break
    }
    // A behavior is the name of a class in a library.
    if attribute.text.local == "layout_behavior" { return nil }
    let value = resolver.resolve(
      trimmed(specified.written(attribute)), isNeeded: false, isRead: attribute.text.facts != nil,
      instead: "the value stays as written")
    if case .text(let text, _) = value { return text }
    return nil
  }

  private func visibility(_ resolver: inout Resolver) -> InflatedView.Visibility {
    if case .hidden = record.kind { return .gone }
    switch word(.visibility, Self.visibilities, instead: "the view counts as visible", &resolver) {
    case "invisible": return .invisible
    case "gone": return .gone
    default: return .visible
    }
  }
}

import EagerLayout

/// Reads what is written of one view into numbers.
struct ViewReading {
  let said: SaidAttributes
  let name: String
  var record: ViewRecord
  var parent = ViewClasses.Kind.frame
  var parentName = ""
  /// Which way the parent is written: by that Android reads what is said to it.
  var parentIsRightToLeft = false
  /// Whether the class is one of those whose attributes are known.
  var isKnown = true
  private var background: Drawable?
  private var foreground: Drawable?
  private var image: Drawable?
  var divider: Drawable?

  init(said: SaidAttributes, name: String, record: ViewRecord) {
    self.said = said
    self.name = name
    self.record = record
  }

  mutating func read(_ resolver: inout Resolver, _ classes: ViewClasses) {
    if isKnown { checkNames(&resolver) }
    readDirection(&resolver)
    record.width = size(.layoutWidth, &resolver)
    record.height = size(.layoutHeight, &resolver)
    // What has no content takes the room that it gets.
    if record.isPlain {
      if record.width == .wrap { record.width = .match }
      if record.height == .wrap { record.height = .match }
    }
    record.margin = sides(AttributeName.margins, allWins: true, &resolver)
    record.minWidth = length(.minWidth, &resolver) ?? 0
    record.minHeight = length(.minHeight, &resolver) ?? 0
    readBackground(&resolver)
    readParent(&resolver)
    switch record.kind {
    case .linear: readLine(&resolver, classes)
    case .relative:
      record.gravity = gravity(.gravity, &resolver) ?? Gravity()
      record.ignoredByGravity = id(.ignoreGravity, &resolver)
    case .verticalScroll, .horizontalScroll: record.fillsViewport = bool(.fillViewport, &resolver) ?? false
    case .frame:
      if bool(.measureAllChildren, &resolver) == true {
        record.remarked = said[.measureAllChildren]?.site.ofName
      }
    case .text: readText(&resolver)
    case .image: readImage(&resolver)
    default: break
    }
  }

  /// A name that nobody knows is a fault where it is near to one, or for the parent.
  private func checkNames(_ resolver: inout Resolver) {
    for said in said.all where said.text.facts == nil && said.text.isAndroids {
      let near = resolver.near(said.text.local)
      guard near != nil || said.text.isLayout else { continue }
      resolver.faults.add("is no attribute\(didYouMean(near))", .unknownName, at: said.value.site.ofName)
    }
  }

  private mutating func readDirection(_ resolver: inout Resolver) {
    switch word(.layoutDirection, ["ltr", "rtl", "inherit", "locale"], &resolver) {
    case "ltr": record.isRightToLeft = false
    case "rtl": record.isRightToLeft = true
    case "locale": record.isRightToLeft = resolver.device.direction == .rightToLeft
    default: break
    }
  }

  /// A background gives its size as a minimum, and its padding to the sides of which nothing is said.
  private mutating func readBackground(_ resolver: inout Resolver) {
    background = drawable(.background, &resolver)
    foreground = drawable(.foreground, &resolver)
    let said = background?.metrics(DrawableMoment(resolver.device)) ?? DrawableMetrics(), padding = said.padding
    record.padding = sides(
      AttributeName.paddings, allWins: false, &resolver,
      unsaid: ViewRecord.Sides(
        left: padding.left, top: padding.top, right: padding.right, bottom: padding.bottom))
    record.minWidth = max(record.minWidth, said.size.width ?? 0)
    record.minHeight = max(record.minHeight, said.size.height ?? 0)
  }

  /// The drawable that an attribute says.
  func drawable(_ name: AttributeName, _ resolver: inout Resolver) -> Drawable? {
    said[name].flatMap { resolver.drawable(trimmed($0)) }
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
    readImagesBeside(&resolver)
  }

  /// Widths in ems: each is as wide as a line is high, as Android has it.
  private mutating func readEms(_ resolver: inout Resolver) {
    let exact = number(.ems, &resolver), least = number(.minEms, &resolver), most = number(.maxEms, &resolver)
    guard exact != nil || least != nil || most != nil else { return }
    let em = max(length(.textSize, &resolver) ?? 14, 0) * 1.25
    if let least = least ?? exact { record.minWidth = max(record.minWidth, Double(Self.count(least)) * em) }
    if let most = most ?? exact { record.maxWidth = Double(Self.count(most)) * em }
  }

  private static func count(_ number: Double) -> Int { Int(max(0, min(number, 1e6))) }

  private static let images: [AttributeName] = [
    .drawableLeft, .drawableRight, .drawableStart, .drawableEnd, .drawableTop, .drawableBottom,
  ]

  /// Images at the sides of a text make it wider or higher.
  private mutating func readImagesBeside(_ resolver: inout Resolver) {
    let gap = length(.drawablePadding, &resolver) ?? 0
    for name in Self.images {
      guard let drawable = drawable(name, &resolver) else { continue }
      let own = drawable.metrics(DrawableMoment(resolver.device)).size,
        size = Extent(width: own.width ?? 0, height: own.height ?? 0)
      if name == .drawableTop || name == .drawableBottom {
        record.text.above += size.height + gap
      } else {
        record.text.beside += size.width + gap
        record.text.height = max(record.text.height, size.height)
      }
    }
  }

  private mutating func readImage(_ resolver: inout Resolver) {
    record.adjustsBounds = bool(.adjustViewBounds, &resolver) ?? false
    record.isBaselineBottom = bool(.baselineAlignBottom, &resolver) ?? false
    if record.adjustsBounds {
      record.remarked = said[.adjustViewBounds]?.site.ofName
      record.maxWidth = length(.maxWidth, &resolver) ?? .infinity
      record.maxHeight = length(.maxHeight, &resolver) ?? .infinity
    }
    image = drawable(said[.src] == nil ? .srcCompat : .src, &resolver)
  }

  /// What the view carries.
  func view(_ resolver: inout Resolver) -> InflatedView {
    var attributes: [InflatedView.Attribute] = []
    attributes.reserveCapacity(said.all.count)
    for said in said.all where said.text.number != .style {
      attributes.append(
        InflatedView.Attribute(name: said.text.name, value: carried(said.value, said.text.facts?.kind, &resolver)))
    }
    var view = InflatedView(
      className: name, id: id(.id, &resolver), textSize: 14, visibility: visibility(&resolver), written: attributes,
      site: record.site, device: resolver.device)
    if let text = said[.text] { view.text = resolver.words(text) }
    if let hint = said[.hint] { view.hint = resolver.words(hint) }
    if let size = length(.textSize, &resolver) { view.textSize = size }
    if let color = said[.textColor] { view.textColor = resolver.color(trimmed(color)) }
    if case .color(let color) = background { view.backgroundColor = color }
    (view.backgroundDrawable, view.foregroundDrawable) = (background, foreground)
    (view.imageDrawable, view.dividerDrawable) = (image, divider)
    if view.backgroundColor == nil { view.background = said[.background].map { trimmed($0.text) } }
    view.foreground = said[.foreground].map { trimmed($0.text) }
    view.image = (said[.src] ?? said[.srcCompat]).map { trimmed($0.text) }
    view.imageSize = imageSize(resolver.device)
    view.scaleType = said[.scaleType].map { trimmed($0.text) }
    return view
  }

  /// The size of the image: one pixel along an axis along which it has none, as in Android. Nil for what nobody knows.
  private func imageSize(_ device: Device) -> Extent? {
    guard let image else { return nil }
    if case .unresolved = image { return nil }
    let size = image.metrics(DrawableMoment(device)).size, pixel = 1 / device.usableDensity
    func length(_ own: Double?) -> Double { own.flatMap { $0 > 0 ? $0 : nil } ?? pixel }
    return image == .nothing ? nil : Extent(width: length(size.width), height: length(size.height))
  }

  /// An attribute as the view carries it: what it stands for, where that is text.
  private func carried(
    _ value: Resolver.Written, _ kind: AttributeTable.Kind?, _ resolver: inout Resolver
  ) -> String {
    // What is wrong with it is told once; where that is only counted, it is not counted twice.
    guard Reference(value.text) != nil, !resolver.faults.isFull else { return value.text }
    switch kind {
    case .reference, .rule, .text: return value.text
    default: break
    }
    if case .text(let text, _) = resolver.resolve(trimmed(value), isNeeded: false) { return text }
    return value.text
  }

  private func visibility(_ resolver: inout Resolver) -> InflatedView.Visibility {
    if case .hidden = record.kind { return .gone }
    switch word(.visibility, ["visible", "invisible", "gone"], &resolver) {
    case "invisible": return .invisible
    case "gone": return .gone
    default: return .visible
    }
  }
}

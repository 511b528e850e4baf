// The classes of elements
extension Inflater {
  /// The kind and the role of a class.
  struct Meaning {
    let kind: ViewClasses.Kind
    /// The name under which the class was found.
    let name: String
    let role: ViewRole
    /// Whether all attributes are known.
    let isStandard: Bool

    init(kind: ViewClasses.Kind, name: String) {
      self.kind = kind
      self.name = name
      switch kind {
      case .leaf, .container, .unknown: (role, isStandard) = (.none, false)
      default: (role, isStandard) = (ViewRole(ofClass: name), true)
      }
    }
  }

  /// The kind of view that an element becomes.
  struct Shape {
    var kind: ViewClasses.Kind
    var role = ViewRole.none
    /// The name under which the class was found.
    var className: String
    /// Whether the attributes are known.
    var isKnown: Bool
    /// Whether the class is a container of Android that is not laid out.
    var isLeftOut = false

    var isUnknown: Bool { if case .unknown = kind { true } else { false } }
  }

  /// Returns the class that an element specifies.
  func className(of task: Task, _ specified: SpecifiedAttributes) -> String {
    if task.isEmpty { return "View" }
    let name = task.file.names[task.element].text
    if name == "view", let written = specified[.class] { return trimmed(written.text) }
    return name == "merge" ? mergeParent(of: task.file) ?? "FrameLayout" : name
  }

  /// Returns the kind of view that an element becomes. An unknown class counts as the class that its name ends in, or
  /// else as a frame if the element has children.
  mutating func shape(of name: String, _ specified: SpecifiedAttributes, _ task: Task, _ site: Site) -> Shape {
    if task.isEmpty { return Shape(kind: .space, className: name, isKnown: true) }
    let meaning = meaning(of: name)
    guard case .unknown = meaning.kind else {
      var shape = shape(meaning, task)
      if case .widget(let widget) = meaning.kind { shape.kind = .widget(sized(widget, meaning.name, specified)) }
      return shape
    }
    let holds = Int(task.file.tree.elements[task.element].end) > task.element + 1
    return unknownShape(name, holds: holds, task, site)
  }

  private func shape(_ meaning: Meaning, _ task: Task) -> Shape {
    var shape = Shape(kind: meaning.kind, role: meaning.role, className: meaning.name, isKnown: meaning.isStandard)
    if case .toolbar = meaning.role { shape.kind = isRow(task) ? .linear : .frame }
    return shape
  }

  /// Returns the size of a widget, which an attribute may change.
  private func sized(_ widget: ViewClasses.Widget, _ name: String, _ specified: SpecifiedAttributes)
    -> ViewClasses.Widget
  {
    switch name {
    case "FloatingActionButton" where specified["fabSize"].map({ trimmed($0.text) }) == "mini":
      return ViewClasses.Widget(width: 40, height: 40)
    case "ProgressBar":
      let style = specified[.style].map { trimmed($0.text) } ?? ""
      if style.ends(with: "Small") { return ViewClasses.Widget(width: 16, height: 16) }
      if style.ends(with: "Large") { return ViewClasses.Widget(width: 76, height: 76) }
      return style.ends(with: "Horizontal") ? ViewClasses.Widget(height: 16) : widget
    default: return widget
    }
  }

  private mutating func unknownShape(_ name: String, holds: Bool, _ task: Task, _ site: Site) -> Shape {
    let isAndroids = ViewClasses.advice(againstContainer: name) != nil
    let base = isAndroids || holds && resolver.isStrict ? nil : classes.base(of: name)
    if let base {
      var shape = shape(meaning(of: base), task)
      if !shape.isUnknown {
        warnOfGuess(name, "it counts as \(base) because of its name", site)
        (shape.className, shape.isKnown) = (name, false)
        return shape
      }
    }
    guard holds else { return Shape(kind: .unknown, className: name, isKnown: false) }
    if noteLeftOut(base ?? name, site, in: task.parent) {
      return Shape(kind: .frame, className: name, isKnown: true, isLeftOut: true)
    }
    let near = AttributeTable.near(name, in: classes.names)
    if resolver.isStrict {
      resolver.faults.add(
        "is an unknown class with children; add a container for it, or write FrameLayout\(didYouMean(near))",
        .unknownName, at: site)
    } else {
      warnOfGuess(name, "it counts as FrameLayout", site, near)
    }
    return Shape(kind: .frame, className: name, isKnown: false)
  }

  private mutating func warnOfGuess(_ name: String, _ instead: String, _ site: Site, _ near: String? = nil) {
    resolver.warnings.add(
      "\(shortened(ViewClasses.lastPart(of: name))) is unknown: \(instead); add a class for it\(didYouMean(near))",
      .unknownName, at: site)
  }

  /// Reports a container of Android that is not laid out, and returns whether the class is one. A container within
  /// another with the same advice, such as a TableRow in a TableLayout, is not reported again.
  private mutating func noteLeftOut(_ name: String, _ site: Site, in parent: Int) -> Bool {
    guard let advice = ViewClasses.advice(againstContainer: name) else { return false }
    let around = leftOut.contains(parent) ? adviceForLeftOut(views[parent].className) : nil
    if around?.words != advice.words {
      resolver.faults.add(
        "\(advice.name) is not laid out: \(advice.words); or add a container for it", .unknownName, at: site)
    }
    return true
  }

  /// Returns the advice for a container that is not laid out, by its class or by the end of the class name.
  private func adviceForLeftOut(_ name: String) -> (name: String, words: String)? {
    ViewClasses.advice(againstContainer: name)
      ?? classes.base(of: name).flatMap { ViewClasses.advice(againstContainer: $0) }
  }

  /// Returns whether the views of a Toolbar are placed in a row, because two of them are at the same end or in the
  /// center.
  private func isRow(_ task: Task) -> Bool {
    let tree = task.file.tree
    var count = [0, 0, 0]
    for child in tree.children(of: task.element) {
      let specified = SpecifiedAttributes(task.file, child, task.package)
      if specified[.visibility].map({ trimmed($0.text) }) == "gone" { continue }
      let gravity = specified[.layoutGravity].map { Gravity.read(trimmed($0.text)).0 } ?? Gravity()
      switch gravity.horizontal {
      case .center: count[1] += 1
      case .end, .right: count[2] += 1
      default: count[0] += 1
      }
    }
    return count.contains { $0 > 1 }
  }

  /// Returns whether the children of a view are laid out. Code places the others.
  mutating func holdsViews(_ record: ViewRecord, _ task: Task, _ site: Site) -> Bool {
    if task.isEmpty { return false }
    switch record.kind {
    case .widget: break
    case .plain where meaning(of: views[views.count - 1].className).name == "ViewPager": break
    default: return true
    }
    guard Int(task.file.tree.elements[task.element].end) > task.element + 1 else { return false }
    resolver.tolerate(
      "its children are placed by code", "they are not laid out", "inflate them separately", .unknownName, at: site)
    return false
  }
}

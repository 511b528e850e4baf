// The classes of elements
extension Inflater {
  /// The kind and the role of a class.
  struct ResolvedClass {
    let kind: ViewClasses.Kind
    /// The name under which the class was found.
    let name: String
    let role: ViewRole
    /// `true` if the class reads only attributes that this module supports.
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

  /// The kind and the class of the view that an element becomes.
  struct ViewType {
    var kind: ViewClasses.Kind
    var role = ViewRole.none
    /// The name under which the class was found.
    var className: String
    /// `true` if the class reads only attributes that this module supports.
    var isKnown: Bool
    /// `true` for a container of Android that is not supported, such as TableLayout.
    var isUnsupportedContainer = false

    var isUnknown: Bool { if case .unknown = kind { true } else { false } }
  }

  /// Returns the class name that an element specifies.
  func className(of task: Task, _ specified: SpecifiedAttributes) -> String {
    if task.isEmpty { return "View" }
    let name = task.file.names[task.element].text
    if name == "view", let value = specified[.class] { return trimmed(value.text) }
    return name == "merge" ? mergeParent(of: task.file) ?? "FrameLayout" : name
  }

  /// Returns the kind of view that an element becomes. An unknown class is treated as the class that its name ends
  /// with, or else, if the element has children, as a FrameLayout.
  mutating func viewType(of name: String, _ specified: SpecifiedAttributes, _ task: Task, _ site: Site) -> ViewType {
    if task.isEmpty { return ViewType(kind: .space, className: name, isKnown: true) }
    let resolvedClass = resolvedClass(of: name)
    guard case .unknown = resolvedClass.kind else {
      var viewType = viewType(resolvedClass, task)
      if case .widget(let widget) = resolvedClass.kind {
        viewType.kind = .widget(sizedWidget(widget, resolvedClass.name, specified))
      }
      return viewType
    }
    let hasChildren = Int(task.file.tree.elements[task.element].end) > task.element + 1
    return unknownViewType(name, hasChildren: hasChildren, task, site)
  }

  private func viewType(_ resolvedClass: ResolvedClass, _ task: Task) -> ViewType {
    var viewType = ViewType(
      kind: resolvedClass.kind, role: resolvedClass.role, className: resolvedClass.name,
      isKnown: resolvedClass.isStandard)
    if case .toolbar = resolvedClass.role { viewType.kind = placesToolbarInRow(task) ? .linear : .frame }
    return viewType
  }

  /// Returns a widget with its size, which may depend on an attribute.
  private func sizedWidget(_ widget: ViewClasses.Widget, _ name: String, _ specified: SpecifiedAttributes)
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

  private mutating func unknownViewType(_ name: String, hasChildren: Bool, _ task: Task, _ site: Site) -> ViewType {
    let isAndroidContainer = ViewClasses.advice(againstContainer: name) != nil
    let base = isAndroidContainer || hasChildren && resolver.isStrict ? nil : classes.base(of: name)
    if let base {
      var viewType = viewType(resolvedClass(of: base), task)
      if !viewType.isUnknown {
        warnAboutGuessedClass(name, "it counts as \(base) because of its name", site)
        (viewType.className, viewType.isKnown) = (name, false)
        return viewType
      }
    }
    guard hasChildren else { return ViewType(kind: .unknown, className: name, isKnown: false) }
    if reportUnsupportedContainer(base ?? name, site, in: task.parent) {
      return ViewType(kind: .frame, className: name, isKnown: true, isUnsupportedContainer: true)
    }
    let nearest = AttributeTable.nearest(name, in: classes.names)
    if resolver.isStrict {
      resolver.faults.add(
        "is an unknown class with children; add a container for it, or write FrameLayout\(didYouMean(nearest))",
        .unknownName, at: site)
    } else {
      warnAboutGuessedClass(name, "it counts as FrameLayout", site, nearest)
    }
    return ViewType(kind: .frame, className: name, isKnown: false)
  }

  private mutating func warnAboutGuessedClass(_ name: String, _ effect: String, _ site: Site, _ nearest: String? = nil)
  {
    resolver.warnings.add(
      "\(shortened(ViewClasses.lastPart(of: name))) is unknown: \(effect); add a class for it\(didYouMean(nearest))",
      .unknownName, at: site)
  }

  /// Returns `true` if a class is an unsupported container, and reports it. A container in another container with the
  /// same advice, such as a TableRow in a TableLayout, is not reported again.
  private mutating func reportUnsupportedContainer(_ name: String, _ site: Site, in parent: Int) -> Bool {
    guard let advice = ViewClasses.advice(againstContainer: name) else { return false }
    let parentAdvice =
      unsupportedContainers.contains(parent) ? adviceForUnsupportedContainer(views[parent].className) : nil
    if parentAdvice?.text != advice.text {
      resolver.faults.add(
        "\(advice.name) is not laid out: \(advice.text); or add a container for it", .unknownName, at: site)
    }
    return true
  }

  /// Returns the advice for an unsupported container, by its class name or by the end of that name.
  private func adviceForUnsupportedContainer(_ name: String) -> (name: String, text: String)? {
    ViewClasses.advice(againstContainer: name)
      ?? classes.base(of: name).flatMap { ViewClasses.advice(againstContainer: $0) }
  }

  /// Returns `true` if two views of a Toolbar are both at the start, in the center or at the end. The Toolbar then
  /// places its views in a row.
  private func placesToolbarInRow(_ task: Task) -> Bool {
    let tree = task.file.tree
    var countsBySide = [0, 0, 0]
    for child in tree.children(of: task.element) {
      let specified = SpecifiedAttributes(task.file, child, task.package)
      if specified[.visibility].map({ trimmed($0.text) }) == "gone" { continue }
      let gravity = specified[.layoutGravity].map { Gravity.read(trimmed($0.text)).0 } ?? Gravity()
      switch gravity.horizontal {
      case .center: countsBySide[1] += 1
      case .end, .right: countsBySide[2] += 1
      default: countsBySide[0] += 1
      }
    }
    return countsBySide.contains { $0 > 1 }
  }

  /// Returns `true` if the children of an element are laid out. The children of widgets and pagers are not laid out,
  /// since an app's code places them.
  mutating func laysOutChildren(_ record: ViewRecord, _ task: Task, _ site: Site) -> Bool {
    if task.isEmpty { return false }
    switch record.kind {
    case .widget: break
    case .plain where resolvedClass(of: views[views.count - 1].className).name == "ViewPager": break
    default: return true
    }
    guard Int(task.file.tree.elements[task.element].end) > task.element + 1 else { return false }
    resolver.tolerate(
      "its children are placed by code", "they are not laid out", "inflate them separately", .unknownName, at: site)
    return false
  }
}

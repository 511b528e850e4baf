import EagerLayout

/// Creates views from the elements of a layout file and its includes, in one loop with an explicit stack.
struct Inflater {
  /// An element that will become a view.
  struct Task {
    var file: MarkupFile
    var package: String
    var element: Int
    var parent: Int
    /// The index of the last file on the path to the element.
    var way: Int
    /// The include that the element replaces.
    var include: Site?
    /// Whether the element is an include of a missing file: an empty view.
    var isEmpty = false
  }

  /// A file on the path, with the include in the file before it.
  struct Step {
    var key: ResourceKey
    var before: Int
    /// The number of files on the path up to this one.
    var depth: Int
    var include: Site?
  }

  var resolver: Resolver
  let classes: ViewClasses
  var views: [InflatedView] = []
  var records: [ViewRecord] = []
  /// The parent of each view; -1 for views in the window.
  var parents: [Int] = []
  var tasks: [Task] = []
  var way: [Step] = []
  var isStopped = false
  /// The views whose class is a container of Android that is not laid out.
  var leftOut: Set<Int> = []
  private var meanings: [String: Meaning] = [:]

  init(_ resolver: Resolver, _ classes: ViewClasses) {
    self.resolver = resolver
    self.classes = classes
  }

  /// Inflates a layout. With `allowsMerge`, a root `<merge>` may have no parent.
  mutating func inflate(_ key: ResourceKey, allowsMerge: Bool) {
    let asked = Resolver.site(asking: "@layout/\(key.name)")
    guard let variant = resolver.find(key, for: asked, instead: nil) else { return }
    guard case .file(let file) = variant.content else { return }
    way.append(Step(key: key, before: -1, depth: 1, include: nil))
    if let root = file.root, file.names[root].kind == .merge, mergeParent(of: file) == nil, !allowsMerge {
      resolver.tolerate(
        "a <merge> has no parent here", "it is laid out as a FrameLayout",
        "inflate it by layouts(_:on:), or write tools:parentTag", .value, at: Site(file: file, element: root))
    }
    push(file, package: key.package, parent: -1, way: 0, include: nil, opensMerge: allowsMerge)
    while let task = tasks.popLast(), !isStopped { inflate(task) }
  }

  /// Pushes the root of a file, or the children of a merge.
  ///
  /// - Parameter opensMerge: whether the children of a merge without a parent are added to the window.
  mutating func push(
    _ file: MarkupFile, package: String, parent: Int, way: Int, include: Site?, opensMerge: Bool = true
  ) {
    for remark in file.remarks {
      let site = Site(
        file: file, element: remark.element, attribute: remark.attribute, isValue: remark.isValue)
      resolver.warnings.add(remark.message, .unknownName, at: site)
    }
    guard let root = file.root else {
      return resolver.faults.add("contains no view; add one", .missing, at: Site(file: file, element: 0))
    }
    let task = Task(file: file, package: package, element: root, parent: parent, way: way, include: include)
    guard file.names[root].kind == .merge, parent >= 0 || mergeParent(of: file) == nil && opensMerge else {
      return tasks.append(task)
    }
    if let include { warnOfMerge(file, root, include) }
    pushChildren(of: root, task, parent: parent)
  }

  private mutating func pushChildren(of element: Int, _ task: Task, parent: Int) {
    let tree = task.file.tree, first = tasks.count
    var child = element + 1
    while child < Int(tree.elements[element].end) {
      tasks.append(
        Task(file: task.file, package: task.package, element: child, parent: parent, way: task.way, include: nil))
      child = Int(tree.elements[child].end)
    }
    // The first child is popped next.
    tasks[first...].reverse()
  }

  private mutating func inflate(_ task: Task) {
    let site = Site(file: task.file, element: task.element)
    switch task.file.names[task.element].kind {
    case .include where !task.isEmpty: return include(task)
    case .skipped: return
    case .merge where task.element != task.file.root:
      return resolver.faults.add("<merge> is only allowed as the root of a file; remove it", .value, at: site)
    case .view, .merge, .shell, .include: break
    }
    let depth = task.parent < 0 ? 1 : records[task.parent].depth + 1
    guard depth <= resolver.resources.limits.depth else {
      return stop("there are more than \(grouped(resolver.resources.limits.depth)) levels of views; nest fewer", site)
    }
    guard records.count < resolver.resources.limits.views else {
      return stop("there are more than \(grouped(resolver.resources.limits.views)) views in one layout; split it", site)
    }
    addView(task, depth, site)
    if holdsViews(records[records.count - 1], task, site) {
      pushChildren(of: task.element, task, parent: records.count - 1)
    }
  }

  mutating func stop(_ message: String, _ site: Site) {
    resolver.faults.add(message, .limit, at: site)
    isStopped = true
  }

  /// Reads a view: its class and its attributes.
  private mutating func addView(_ task: Task, _ depth: Int, _ site: Site) {
    var specified = SpecifiedAttributes(task.file, task.element, task.package)
    let name = className(of: task, specified), isMerge = task.file.names[task.element].kind == .merge
    if isMerge { specified.take(task.file.toolsOfMerge) }
    let shape = shape(of: name, specified, task, site)
    if shape.isLeftOut { leftOut.insert(records.count) }
    if let include = task.include {
      specified.take(SpecifiedAttributes(include.file, include.element, ""), &resolver.warnings)
    }
    let hasWholeStyle = addStyles(to: &specified, className: shape.className, site)
    var reading = ViewReading(
      specified: specified, name: name, record: ViewRecord(depth: depth, kind: shape.kind, site: site))
    reading.isKnown = shape.isKnown
    reading.isInLeftOut = shape.isLeftOut || task.parent >= 0 && leftOut.contains(task.parent)
    reading.unsaidSize = isMerge ? .match : task.isEmpty ? .wrap : nil
    reading.hasWholeStyle = hasWholeStyle
    reading.isFirst = task.parent == records.count - 1
    reading.record.role = shape.role
    if task.parent >= 0 {
      let parent = records[task.parent]
      reading.parent = parent.kind
      reading.around = parent
      reading.parentName = views[task.parent].className
      reading.parentStates = parent.states
      reading.record.isRightToLeft = parent.isRightToLeft
    } else {
      reading.parent = .frame
      reading.parentName = "FrameLayout"
      reading.record.isRightToLeft = resolver.device.direction == .rightToLeft
    }
    reading.parentIsRightToLeft = reading.record.isRightToLeft
    reading.read(&resolver, classes)
    records.append(reading.record)
    parents.append(task.parent)
    views.append(reading.view(&resolver))
  }

  /// Returns the meaning of a class, from a cache.
  mutating func meaning(of name: String) -> Meaning {
    if let known = meanings[name] { return known }
    let (kind, found) = classes.find(name)
    let meaning = Meaning(kind: kind, name: found)
    meanings[name] = meaning
    return meaning
  }

  /// Adds unspecified attributes from the view's style, then from the style of its class, and finally text size and
  /// color from the text appearance. Returns whether the view's style was found with all its ancestors.
  private mutating func addStyles(to specified: inout SpecifiedAttributes, className: String, _ site: Site) -> Bool {
    var isWhole = true
    if let named = specified[.style] {
      let style = resolver.style(named: trimmed(named.text), named.package, for: named.site)
      if let style { specified.take(style) }
      isWhole = style?.isComplete ?? false
    }
    if !classes.styles.isEmpty, let style = classes.styles[className] {
      if let style = resolver.style(named: style, "", for: Resolver.site(asking: style)) { specified.take(style) }
    }
    if let named = specified[.textAppearance] {
      let style = resolver.style(named: trimmed(named.text), named.package, for: named.site)
      if let style { specified.take(appearance: style) }
    }
    return isWhole
  }

  /// Returns the class for a merge that is inflated alone.
  func mergeParent(of file: MarkupFile) -> String? {
    guard let root = file.root else { return nil }
    let tree = file.tree
    return tree.attributes(of: root).first { tree.name(ofAttribute: $0) == "tools:parentTag" }
      .map { trimmed(tree.value(ofAttribute: $0)) }
  }
}

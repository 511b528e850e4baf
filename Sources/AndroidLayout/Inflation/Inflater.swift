import EagerLayout

/// Makes views of the elements of a layout file, and of those that it includes: one loop with a stack of its own.
struct Inflater {
  /// An element that is to become a view.
  struct Task {
    var file: MarkupFile
    var package: String
    var element: Int
    var parent: Int
    /// The last of the files on the way here.
    var way: Int
    /// The include in whose place it stands.
    var include: Site?
    /// Whether it is an include whose file is not there: an empty view.
    var isEmpty = false
  }

  /// A file on the way, and the include that led to it from the one before.
  struct Step {
    var key: ResourceKey
    var before: Int
    /// How many files are around it, and itself.
    var depth: Int
    var include: Site?
  }

  var resolver: Resolver
  let classes: ViewClasses
  var views: [InflatedView] = []
  var records: [ViewRecord] = []
  /// The view around each; -1 for those in the window.
  var parents: [Int] = []
  var tasks: [Task] = []
  var way: [Step] = []
  var isStopped = false
  /// The views that are containers of Android which are not laid out.
  var leftOut: Set<Int> = []
  private var meanings: [String: Meaning] = [:]

  init(_ resolver: Resolver, _ classes: ViewClasses) {
    self.resolver = resolver
    self.classes = classes
  }

  /// Inflates a layout; says how many views stand in the window.
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

  /// Sets the root of a file, or the children of a merge, on the stack.
  ///
  /// - Parameter opensMerge: whether the views of a merge without a parent stand in the window.
  mutating func push(
    _ file: MarkupFile, package: String, parent: Int, way: Int, include: Site?, opensMerge: Bool = true
  ) {
    for remark in file.remarks {
      let site = Site(
        file: file, element: remark.element, attribute: remark.attribute, isValue: remark.isValue)
      resolver.warnings.add(remark.message, .unknownName, at: site)
    }
    guard let root = file.root else {
      return resolver.faults.add("holds no view; write one in it", .missing, at: Site(file: file, element: 0))
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
    // The first one is the next to be taken.
    tasks[first...].reverse()
  }

  private mutating func inflate(_ task: Task) {
    let site = Site(file: task.file, element: task.element)
    switch task.file.names[task.element].kind {
    case .include where !task.isEmpty: return include(task)
    case .skipped: return
    case .merge where task.element != task.file.root:
      return resolver.faults.add("<merge> is the root of a file alone; drop it", .value, at: site)
    case .view, .merge, .shell, .include: break
    }
    let depth = task.parent < 0 ? 1 : records[task.parent].depth + 1
    guard depth <= resolver.resources.limits.depth else {
      return stop("more than \(grouped(resolver.resources.limits.depth)) levels of views", site)
    }
    guard records.count < resolver.resources.limits.views else {
      return stop("more than \(grouped(resolver.resources.limits.views)) views in one layout", site)
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

  /// Reads a view: its class, and what is written of it.
  private mutating func addView(_ task: Task, _ depth: Int, _ site: Site) {
    var said = SaidAttributes(task.file, task.element, task.package)
    let name = className(of: task, said), isMerge = task.file.names[task.element].kind == .merge
    if isMerge { said.take(task.file.toolsOfMerge) }
    let shape = shape(of: name, said, task, site)
    if shape.isLeftOut { leftOut.insert(records.count) }
    if let include = task.include { said.take(SaidAttributes(include.file, include.element, ""), &resolver.warnings) }
    let hasWholeStyle = addStyles(to: &said, className: shape.className, site)
    var reading = ViewReading(
      said: said, name: name, record: ViewRecord(depth: depth, kind: shape.kind, site: site))
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

  /// What a class means, which is looked up once.
  mutating func meaning(of name: String) -> Meaning {
    if let known = meanings[name] { return known }
    let (kind, found) = classes.find(name)
    let meaning = Meaning(kind: kind, name: found)
    meanings[name] = meaning
    return meaning
  }

  /// What is not written of a view is said by its style, and then by that of its class; the size of its text after these by its text
  /// appearance. Returns whether the view's style was found with all its ancestors.
  private mutating func addStyles(to said: inout SaidAttributes, className: String, _ site: Site) -> Bool {
    var isWhole = true
    if let named = said[.style] {
      let style = resolver.style(named: trimmed(named.text), named.package, for: named.site)
      if let style { said.take(style) }
      isWhole = style?.isComplete ?? false
    }
    if !classes.styles.isEmpty, let style = classes.styles[className] {
      if let style = resolver.style(named: style, "", for: Resolver.site(asking: style)) { said.take(style) }
    }
    if let named = said[.textAppearance] {
      let style = resolver.style(named: trimmed(named.text), named.package, for: named.site)
      if let style { said.take(appearance: style) }
    }
    return isWhole
  }

  /// The class that a merge counts as where it is inflated alone.
  func mergeParent(of file: MarkupFile) -> String? {
    guard let root = file.root else { return nil }
    let tree = file.tree
    return tree.attributes(of: root).first { tree.name(ofAttribute: $0) == "tools:parentTag" }
      .map { trimmed(tree.value(ofAttribute: $0)) }
  }
}

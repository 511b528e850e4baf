import EagerLayout

/// Creates views from the elements of a layout file and its includes, in one loop with an explicit stack.
struct Inflater {
  /// An element that will become a view.
  struct Task {
    var file: MarkupFile
    var package: String
    var element: Int
    var parent: Int
    /// The index in `includedFiles` of the element's file.
    var fileIndex: Int
    /// The include that the element replaces, if the element is the root of an included file.
    var include: Site?
    /// `true` for an include of a missing file, which becomes an empty view.
    var isEmpty = false
  }

  /// A file that was included, or the layout's own file.
  struct IncludedFile {
    var key: ResourceKey
    /// The index of the file with the include; -1 for the layout's own file.
    var includer: Int
    /// The number of nested files, from the layout's own file to this file.
    var depth: Int
    var include: Site?
  }

  var resolver: Resolver
  let classes: ViewClasses
  var views: [InflatedView] = []
  var records: [ViewRecord] = []
  /// The parent of each view; -1 for views in the window.
  var parents: [Int] = []
  /// The stack of elements that are still to be inflated.
  var tasks: [Task] = []
  var includedFiles: [IncludedFile] = []
  /// `true` after an exceeded limit. Set by `stop`.
  var isStopped = false
  /// The indices of views whose class is an unsupported container.
  var unsupportedContainers: Set<Int> = []
  private var resolvedClasses: [String: ResolvedClass] = [:]

  init(_ resolver: Resolver, _ classes: ViewClasses) {
    self.resolver = resolver
    self.classes = classes
  }

  /// Inflates a layout. With `allowsMerge`, the root may be a `<merge>` without a parent.
  mutating func inflate(_ key: ResourceKey, allowsMerge: Bool) {
    let requestSite = Resolver.requestSite(for: "@layout/\(key.name)")
    guard let variant = resolver.variant(key, for: requestSite, effect: nil) else { return }
    guard case .file(let file) = variant.content else { return }
    includedFiles.append(IncludedFile(key: key, includer: -1, depth: 1, include: nil))
    if let root = file.root, file.names[root].kind == .merge, mergeParent(of: file) == nil, !allowsMerge {
      resolver.tolerate(
        "a <merge> has no parent here", "it is laid out as a FrameLayout",
        "inflate it by layouts(_:on:), or write tools:parentTag", .value, at: Site(file: file, element: root))
    }
    push(file, package: key.package, parent: -1, fileIndex: 0, include: nil, opensMerge: allowsMerge)
    while let task = tasks.popLast(), !isStopped { inflate(task) }
  }

  /// Adds a task for the root of a file, or, if the root is a `<merge>`, for each of its children.
  ///
  /// - Parameter opensMerge: `true` to add the children of a `<merge>` without a parent to the window.
  mutating func push(
    _ file: MarkupFile, package: String, parent: Int, fileIndex: Int, include: Site?, opensMerge: Bool = true
  ) {
    for warning in file.prefixWarnings {
      let site = Site(
        file: file, element: warning.element, attribute: warning.attribute, isValue: warning.isValue)
      resolver.warnings.add(warning.message, .unknownName, at: site)
    }
    guard let root = file.root else {
      return resolver.faults.add("contains no view; add one", .missing, at: Site(file: file, element: 0))
    }
    let task = Task(file: file, package: package, element: root, parent: parent, fileIndex: fileIndex, include: include)
    guard file.names[root].kind == .merge, parent >= 0 || mergeParent(of: file) == nil && opensMerge else {
      return tasks.append(task)
    }
    if let include { warnAboutMerge(file, root, include) }
    pushChildren(of: root, task, parent: parent)
  }

  private mutating func pushChildren(of element: Int, _ task: Task, parent: Int) {
    let tree = task.file.tree, first = tasks.count
    var child = element + 1
    while child < Int(tree.elements[element].end) {
      tasks.append(
        Task(
          file: task.file, package: task.package, element: child, parent: parent, fileIndex: task.fileIndex,
          include: nil))
      child = Int(tree.elements[child].end)
    }
    // The first child must be on top of the stack.
    tasks[first...].reverse()
  }

  private mutating func inflate(_ task: Task) {
    let site = Site(file: task.file, element: task.element)
    switch task.file.names[task.element].kind {
    case .include where !task.isEmpty: return include(task)
    case .notAView: return
    case .merge where task.element != task.file.root:
      return resolver.faults.add("<merge> is only allowed as the root of a file; remove it", .value, at: site)
    case .view, .merge, .dataBindingLayout, .include: break
    }
    let depth = task.parent < 0 ? 1 : records[task.parent].depth + 1
    guard depth <= resolver.resources.limits.depth else {
      return stop("there are more than \(grouped(resolver.resources.limits.depth)) levels of views; nest fewer", site)
    }
    guard records.count < resolver.resources.limits.views else {
      return stop("there are more than \(grouped(resolver.resources.limits.views)) views in one layout; split it", site)
    }
    addView(task, depth, site)
    if laysOutChildren(records[records.count - 1], task, site) {
      pushChildren(of: task.element, task, parent: records.count - 1)
    }
  }

  mutating func stop(_ message: String, _ site: Site) {
    resolver.faults.add(message, .limit, at: site)
    isStopped = true
  }

  /// Adds the view of an element, with its class and attributes.
  private mutating func addView(_ task: Task, _ depth: Int, _ site: Site) {
    var specified = SpecifiedAttributes(task.file, task.element, task.package)
    let name = className(of: task, specified), isMerge = task.file.names[task.element].kind == .merge
    if isMerge { specified.addUnspecified(task.file.toolsAttributesOfMerge) }
    let viewType = viewType(of: name, specified, task, site)
    if viewType.isUnsupportedContainer { unsupportedContainers.insert(records.count) }
    if let include = task.include {
      specified.override(with: SpecifiedAttributes(include.file, include.element, ""), &resolver.warnings)
    }
    let hasCompleteStyle = addStyles(to: &specified, className: viewType.className, site)
    var reading = ViewReading(
      specified: specified, className: name, record: ViewRecord(depth: depth, kind: viewType.kind, site: site))
    reading.isKnown = viewType.isKnown
    reading.isInUnsupportedContainer =
      viewType.isUnsupportedContainer || task.parent >= 0 && unsupportedContainers.contains(task.parent)
    reading.defaultSize = isMerge ? .match : task.isEmpty ? .wrap : nil
    reading.hasCompleteStyle = hasCompleteStyle
    reading.isFirstChild = task.parent == records.count - 1
    reading.record.role = viewType.role
    if task.parent >= 0 {
      let parent = records[task.parent]
      reading.parentKind = parent.kind
      reading.parentRecord = parent
      reading.parentName = views[task.parent].className
      reading.parentStates = parent.states
      reading.record.isRightToLeft = parent.isRightToLeft
    } else {
      reading.parentKind = .frame
      reading.parentName = "FrameLayout"
      reading.record.isRightToLeft = resolver.device.direction == .rightToLeft
    }
    reading.parentIsRightToLeft = reading.record.isRightToLeft
    reading.read(&resolver, classes)
    records.append(reading.record)
    parents.append(task.parent)
    views.append(reading.view(&resolver))
  }

  /// Returns the kind and the role of a class. Caches the result.
  mutating func resolvedClass(of name: String) -> ResolvedClass {
    if let cached = resolvedClasses[name] { return cached }
    let (kind, matchedName) = classes.find(name)
    let resolvedClass = ResolvedClass(kind: kind, name: matchedName)
    resolvedClasses[name] = resolvedClass
    return resolvedClass
  }

  /// Adds attributes that are not yet specified: first from the view's style, then from the style of its class, and
  /// finally the text size and color of the text appearance. Returns `true` if the view's style and all of the style's
  /// ancestors were found.
  private mutating func addStyles(to specified: inout SpecifiedAttributes, className: String, _ site: Site) -> Bool {
    var isComplete = true
    if let name = specified[.style] {
      let style = resolver.style(named: trimmed(name.text), name.package, for: name.site)
      if let style { specified.addUnspecified(from: style) }
      isComplete = style?.isComplete ?? false
    }
    if !classes.stylesByClass.isEmpty, let style = classes.stylesByClass[className] {
      if let style = resolver.style(named: style, "", for: Resolver.requestSite(for: style)) {
        specified.addUnspecified(from: style)
      }
    }
    if let name = specified[.textAppearance] {
      let style = resolver.style(named: trimmed(name.text), name.package, for: name.site)
      if let style { specified.addUnspecified(fromTextAppearance: style) }
    }
    return isComplete
  }

  /// Returns the class of a `<merge>` that is inflated alone: its `tools:parentTag`.
  func mergeParent(of file: MarkupFile) -> String? {
    guard let root = file.root else { return nil }
    let tree = file.tree
    return tree.attributes(of: root).first { tree.name(ofAttribute: $0) == "tools:parentTag" }
      .map { trimmed(tree.value(ofAttribute: $0)) }
  }
}

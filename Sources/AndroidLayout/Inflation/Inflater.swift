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
  private var leftOut: Set<Int> = []
  private var meanings: [String: (ViewClasses.Kind, name: String)] = [:]

  init(_ resolver: Resolver, _ classes: ViewClasses) {
    self.resolver = resolver
    self.classes = classes
  }

  /// Inflates a layout; says how many views stand in the window.
  mutating func inflate(_ key: ResourceKey, allowsMerge: Bool) {
    let asked = Resolver.site(asking: "@layout/\(key.name)")
    guard let variant = resolver.find(key, for: asked) else { return }
    guard case .file(let file) = variant.content else { return }
    way.append(Step(key: key, before: -1, depth: 1, include: nil))
    let isMerge = file.names[0].kind == .merge && mergeParent(of: file) == nil
    if isMerge, !allowsMerge {
      resolver.faults.add(
        "a <merge> has no parent here; inflate it by layouts(_:on:), or write tools:parentTag", .value,
        at: Site(file: file, element: 0))
      return
    }
    push(file, package: key.package, parent: -1, way: 0, include: nil)
    while let task = tasks.popLast(), !isStopped { inflate(task) }
  }

  /// Sets the root of a file, or the children of a merge, on the stack.
  mutating func push(_ file: MarkupFile, package: String, parent: Int, way: Int, include: Site?) {
    for remark in file.remarks {
      let site = Site(
        file: file, element: remark.element, attribute: remark.attribute, isValue: remark.isValue)
      resolver.warnings.add(remark.message, .unknownName, at: site)
    }
    guard file.names[0].kind == .merge, parent >= 0 || mergeParent(of: file) == nil else {
      return tasks.append(Task(file: file, package: package, element: 0, parent: parent, way: way, include: include))
    }
    if let include { warnOfMerge(file, include) }
    pushChildren(of: 0, Task(file: file, package: package, element: 0, parent: parent, way: way), parent: parent)
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
    let tree = task.file.tree, site = Site(file: task.file, element: task.element)
    switch task.file.names[task.element].kind {
    case .include: return include(task)
    case .skipped: return
    case .shell where task.parent < 0:
      // The shell of data binding: its one view counts.
      guard let view = tree.children(of: task.element).last(where: { tree.name(of: $0) != "data" }) else {
        return resolver.faults.add("holds no view; write one in it", .missing, at: site)
      }
      return tasks.append(
        Task(file: task.file, package: task.package, element: view, parent: -1, way: task.way, include: task.include))
    case .merge where task.element != 0:
      return resolver.faults.add("<merge> is the root of a file alone; drop it", .value, at: site)
    case .view, .merge, .shell: break
    }
    let depth = task.parent < 0 ? 1 : records[task.parent].depth + 1
    guard depth <= resolver.resources.limits.depth else {
      return stop("more than \(grouped(resolver.resources.limits.depth)) levels of views", site)
    }
    guard records.count < resolver.resources.limits.views else {
      return stop("more than \(grouped(resolver.resources.limits.views)) views in one layout", site)
    }
    addView(task, depth, site)
    pushChildren(of: task.element, task, parent: records.count - 1)
  }

  mutating func stop(_ message: String, _ site: Site) {
    resolver.faults.add(message, .limit, at: site)
    isStopped = true
  }

  /// Reads a view: its class, and what is written of it.
  private mutating func addView(_ task: Task, _ depth: Int, _ site: Site) {
    let element = task.file.tree.elements[task.element]
    var said = SaidAttributes(task.file, task.element, task.package)
    var name = task.file.names[task.element].text
    if name == "view", let written = said[.class] { name = trimmed(written.text) }
    if name == "merge" { name = mergeParent(of: task.file) ?? "FrameLayout" }
    var (kind, found) = meaning(of: name)
    var isInLeftOut = task.parent >= 0 && leftOut.contains(task.parent)
    if case .unknown = kind, Int(element.end) > task.element + 1 {
      if noteUnknownContainer(name, site, in: task.parent) {
        leftOut.insert(records.count)
        isInLeftOut = true
      }
      kind = .frame
    }
    if let include = task.include { said.take(SaidAttributes(include.file, include.element, ""), &resolver.warnings) }
    addStyles(to: &said, className: found, site)
    var reading = ViewReading(
      said: said, name: name, record: ViewRecord(depth: depth, kind: kind, site: site))
    reading.isKnown = isStandard(kind)
    reading.isInLeftOut = isInLeftOut
    if task.parent >= 0 {
      reading.parent = records[task.parent].kind
      reading.parentName = views[task.parent].className
      reading.parentStates = records[task.parent].states
      reading.record.isRightToLeft = records[task.parent].isRightToLeft
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

  /// Tells of a container that nobody knows; whether it is one of Android's that are left out. One in another that is left
  /// out for the same cause, as a TableRow in a TableLayout, is not told again.
  private mutating func noteUnknownContainer(_ name: String, _ site: Site, in parent: Int) -> Bool {
    if let advice = ViewClasses.advice(againstContainer: name) {
      let around = leftOut.contains(parent) ? ViewClasses.advice(againstContainer: views[parent].className) : nil
      if around?.words != advice.words {
        resolver.faults.add(
          "\(advice.name) is not laid out: \(advice.words); or add a container for it", .unknownName, at: site)
      }
      return true
    }
    let near = AttributeTable.near(name, in: classes.names)
    resolver.faults.add(
      "holds children: add a container for it, or write FrameLayout\(didYouMean(near))", .unknownName, at: site)
    return false
  }

  /// What a class means, which is looked up once.
  private mutating func meaning(of name: String) -> (ViewClasses.Kind, name: String) {
    if let known = meanings[name] { return known }
    let found = classes.find(name)
    meanings[name] = found
    return found
  }

  /// Whether all attributes of a class are known.
  private func isStandard(_ kind: ViewClasses.Kind) -> Bool {
    switch kind {
    case .leaf, .container, .unknown: false
    default: true
    }
  }

  /// What is not written of a view is said by its style, and then by that of its class.
  private mutating func addStyles(to said: inout SaidAttributes, className: String, _ site: Site) {
    if let style = said[.style] {
      if let style = resolver.style(named: trimmed(style.text), style.package, for: style.site) { said.take(style) }
    }
    if !classes.styles.isEmpty, let style = classes.styles[className] {
      if let style = resolver.style(named: style, "", for: Resolver.site(asking: style)) { said.take(style) }
    }
  }

  /// The class that a merge counts as where it is inflated alone.
  func mergeParent(of file: MarkupFile) -> String? {
    let tree = file.tree
    return tree.attributes(of: 0).first { tree.name(ofAttribute: $0) == "tools:parentTag" }
      .map { trimmed(tree.value(ofAttribute: $0)) }
  }
}

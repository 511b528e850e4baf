extension Inflater {
  /// Replaces an include with the root of another file.
  mutating func include(_ task: Task) {
    let tree = task.file.tree, site = Site(file: task.file, element: task.element)
    guard
      let attribute = tree.attributes(of: task.element).first(where: {
        localName(tree.name(ofAttribute: $0)) == "layout"
      })
    else { return resolver.faults.add("has no layout; write layout=\"@layout/…\"", .missing, at: site) }
    var named = site
    named.attribute = attribute
    named.isValue = true
    let written = Resolver.Written(
      text: trimmed(tree.value(ofAttribute: attribute)), site: named, package: task.package)
    guard let found = resolver.resolve(written, isNeeded: true, instead: "an empty view takes its place") else {
      var empty = task
      empty.isEmpty = true
      return tasks.append(empty)
    }
    guard case .resource(let key, let variant) = found, key.type == "layout", case .file(let file) = variant.content
    else {
      return resolver.faults.add(
        "\"\(shortened(written.text))\" is not a layout; write @layout/name", .value, at: named)
    }
    var step = task.way
    while step >= 0 {
      if way[step].key == key { return noteCircle(task.way, step, named.ofName) }
      step = way[step].before
    }
    way.append(Step(key: key, before: task.way, depth: way[task.way].depth + 1, include: named.ofName))
    guard way[way.count - 1].depth <= resolver.resources.limits.depth else {
      return stop("has more than \(grouped(resolver.resources.limits.depth)) nested files; nest fewer", named.ofName)
    }
    push(file, package: key.package, parent: task.parent, way: way.count - 1, include: site)
  }

  /// Reports files that include each other in a cycle, at the first of them.
  private mutating func noteCircle(_ last: Int, _ first: Int, _ include: Site) {
    // The files of the cycle, each with its include of the next one.
    var circle: [(name: String, site: Site)] = [], step = last, site = include
    while true {
      circle.insert((way[step].key.name, site), at: 0)
      if step == first { break }
      site = way[step].include ?? include
      step = way[step].before
    }
    let (place, names) = Resolver.turned(circle)
    resolver.faults.add(
      "\"layout/\(names[1])\" includes this file again: \(names.joined(separator: " → ")); remove one include",
      .cycle, at: place)
  }

  /// Warns of attributes of a merge and its include, which no view reads.
  mutating func warnOfMerge(_ file: MarkupFile, _ root: Int, _ include: Site) {
    let there = SpecifiedAttributes(include.file, include.element, ""), here = SpecifiedAttributes(file, root, "")
    for specified in there.all where specified.text.local != "layout" && specified.text.number != .id {
      resolver.warnings.add(
        "has no effect: the included file is a <merge>, which is not a view", .value,
        at: there.site(of: specified).ofName)
    }
    for specified in here.all {
      resolver.warnings.add(
        "has no effect: an included <merge> is not a view", .value, at: here.site(of: specified).ofName)
    }
  }
}

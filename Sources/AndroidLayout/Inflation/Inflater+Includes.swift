extension Inflater {
  /// Sets the root of another file in the place of an include.
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
        "\"\(shortened(written.text))\" is no layout; write @layout/name", .value, at: named)
    }
    var step = task.way
    while step >= 0 {
      if way[step].key == key { return noteCircle(task.way, step, named.ofName) }
      step = way[step].before
    }
    way.append(Step(key: key, before: task.way, depth: way[task.way].depth + 1, include: named.ofName))
    guard way[way.count - 1].depth <= resolver.resources.limits.depth else {
      return stop("more than \(grouped(resolver.resources.limits.depth)) files in each other", named.ofName)
    }
    push(file, package: key.package, parent: task.parent, way: way.count - 1, include: site)
  }

  /// Files that include each other in a circle, told at the first of them.
  private mutating func noteCircle(_ last: Int, _ first: Int, _ include: Site) {
    // Each file of the circle, with the include in it that leads to the next one.
    var circle: [(name: String, site: Site)] = [], step = last, site = include
    while true {
      circle.insert((way[step].key.name, site), at: 0)
      if step == first { break }
      site = way[step].include ?? include
      step = way[step].before
    }
    let (place, names) = Resolver.turned(circle)
    resolver.faults.add(
      "\"layout/\(names[1])\" includes this file again: \(names.joined(separator: " → "))", .cycle, at: place)
  }

  /// What is written of a merge and its include is heard by nobody.
  mutating func warnOfMerge(_ file: MarkupFile, _ root: Int, _ include: Site) {
    let there = SaidAttributes(include.file, include.element, ""), here = SaidAttributes(file, root, "")
    for said in there.all where said.text.local != "layout" && said.text.number != .id {
      resolver.warnings.add(
        "does nothing: what is included is a <merge>, which is no view", .value, at: there.site(of: said).ofName)
    }
    for said in here.all {
      resolver.warnings.add(
        "does nothing: a <merge> that is included is no view", .value, at: here.site(of: said).ofName)
    }
  }
}

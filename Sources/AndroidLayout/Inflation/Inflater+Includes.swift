extension Inflater {
  /// Adds a task for the root of an included file, in place of the include.
  mutating func include(_ task: Task) {
    let tree = task.file.tree, site = Site(file: task.file, element: task.element)
    guard
      let attribute = tree.attributes(of: task.element).first(where: {
        localName(tree.name(ofAttribute: $0)) == "layout"
      })
    else { return resolver.faults.add("has no layout; write layout=\"@layout/…\"", .missing, at: site) }
    var layoutSite = site
    layoutSite.attribute = attribute
    layoutSite.isValue = true
    let reference = Resolver.LocatedValue(
      text: trimmed(tree.value(ofAttribute: attribute)), site: layoutSite, package: task.package)
    guard let resolved = resolver.resolve(reference, isRequired: true, effect: "an empty view takes its place") else {
      var empty = task
      empty.isEmpty = true
      return tasks.append(empty)
    }
    guard case .resource(let key, let variant) = resolved, key.type == "layout", case .file(let file) = variant.content
    else {
      return resolver.faults.add(
        "\"\(shortened(reference.text))\" is not a layout; write @layout/name", .value, at: layoutSite)
    }
    var ancestor = task.fileIndex
    while ancestor >= 0 {
      if includedFiles[ancestor].key == key { return reportCycle(task.fileIndex, ancestor, layoutSite.nameSite) }
      ancestor = includedFiles[ancestor].includer
    }
    includedFiles.append(
      IncludedFile(
        key: key, includer: task.fileIndex, depth: includedFiles[task.fileIndex].depth + 1, include: layoutSite.nameSite
      )
    )
    guard includedFiles[includedFiles.count - 1].depth <= resolver.resources.limits.depth else {
      return stop(
        "has more than \(grouped(resolver.resources.limits.depth)) nested files; nest fewer", layoutSite.nameSite)
    }
    push(file, package: key.package, parent: task.parent, fileIndex: includedFiles.count - 1, include: site)
  }

  /// Reports files that include each other in a cycle, at one of their includes.
  private mutating func reportCycle(_ lastFile: Int, _ firstFile: Int, _ include: Site) {
    // The files of the cycle, each with the site where it includes the next file.
    var cycle: [(name: String, site: Site)] = [], file = lastFile, site = include
    while true {
      cycle.insert((includedFiles[file].key.name, site), at: 0)
      if file == firstFile { break }
      site = includedFiles[file].include ?? include
      file = includedFiles[file].includer
    }
    let (firstSite, names) = Resolver.rotated(cycle)
    resolver.faults.add(
      "\"layout/\(names[1])\" includes this file again: \(names.joined(separator: " → ")); remove one include",
      .cycle, at: firstSite)
  }

  /// Warns about the attributes of a `<merge>` and of its include. They have no effect, since a merge is not a view.
  mutating func warnAboutMerge(_ file: MarkupFile, _ root: Int, _ include: Site) {
    let includeAttributes = SpecifiedAttributes(include.file, include.element, ""),
      mergeAttributes = SpecifiedAttributes(file, root, "")
    for specified in includeAttributes.all where specified.text.local != "layout" && specified.text.attributeName != .id
    {
      resolver.warnings.add(
        "has no effect: the included file is a <merge>, which is not a view", .value,
        at: includeAttributes.site(of: specified).nameSite)
    }
    for specified in mergeAttributes.all {
      resolver.warnings.add(
        "has no effect: an included <merge> is not a view", .value, at: mergeAttributes.site(of: specified).nameSite)
    }
  }
}

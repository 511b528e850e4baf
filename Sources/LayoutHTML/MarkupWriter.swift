internal import EagerLayout
internal import LayoutDocument

/// Converts the elements of an HTML page to a layout document.
struct MarkupWriter {
  /// The layout that places a box. `viewport` is for the outermost box.
  enum ParentLayout { case viewport, block, flex, grid }

  var tree: MarkupTree
  var styles: [MarkupStyle] = []
  var faults = MarkupFaults()
  /// The values that the parser of layout documents rejected, as "element index, space, property".
  var rejected: Set<String> = []
  /// The indices of elements by the paths of their nodes in the layout document.
  var elementsByPath: [String: Int] = [:]

  let sheet: StyleSheet
  let isQuirky: Bool
  let viewport: Markup.Size
  var json = JSONWriter()
  /// The number of nodes that have been written with each name.
  var nameCounts: [String: Int] = [:]
  /// The boxes in rows whose margins have been adapted, so that writing again does not adapt them twice.
  var adaptedBoxes: Set<Int> = []
  /// The number of nodes that have been written.
  var nodeCount = 0
  /// The indices of the nodes in the layout document, by the indices of the displayed elements.
  var nodeIndices: [Int: Int] = [:]
  /// The texts that may break long words, with the width of their longest word plus horizontal edges.
  var breakableTexts: [(node: Int, width: Double, declaration: Declaration)] = []
  /// The static elements between absolute boxes and their containing blocks. In layout documents, boxes are `relative`
  /// unless they have `position: static`.
  var staticAncestorsOfAbsolutes: Set<Int> = []
  private(set) var absoluteContainingBlocks: Set<Int> = []

  init(_ tree: MarkupTree, _ sheet: StyleSheet, isQuirky: Bool, viewport: Markup.Size) {
    self.tree = tree
    self.sheet = sheet
    self.isQuirky = isQuirky
    self.viewport = viewport
    computeStyles()
    if isQuirky, styles[MarkupTree.body].inner == .flow { dropQuirkyMargins(in: MarkupTree.body) }
    for index in styles.indices where styles[index].isOutOfFlow && styles[index].outer != .none {
      var ancestor = self.tree[index].parent
      while let current = ancestor, !isContainingBlock(current) {
        staticAncestorsOfAbsolutes.insert(current)
        ancestor = self.tree[current].parent
      }
      if let ancestor { absoluteContainingBlocks.insert(ancestor) }
      if styles[index].position == "fixed", ancestor != nil {
        faults.add(
          self.tree[index].line, self.tree[index].label,
          "position: fixed in a positioned element is not supported; move the element to the end of body")
      }
    }
  }

  /// Computes the styles of all elements, and adds the generated pseudo-elements to the tree.
  private mutating func computeStyles() {
    let browser = BrowserStyle.sheet(viewport: viewport, isQuirky: isQuirky)
    let count = tree.elements.count
    for index in 0..<count { styles.append(style(of: index, browser)) }
    guard sheet.hasPseudoElements else { return }
    for index in 0..<count where !tree[index].isReplaced {
      for tag in ["::before", "::after"] {
        let pseudoElement = tree.elements.count
        tree.elements.append(MarkupElement(tag: tag, parent: index, line: tree[index].line))
        styles.append(style(of: pseudoElement, browser))
        guard let text = styles[pseudoElement].text, styles[pseudoElement].outer != .none else { continue }
        if !text.isEmpty { tree[pseudoElement].content = [.text(text)] }
        tree[index].content.insert(.element(pseudoElement), at: tag == "::before" ? 0 : tree[index].content.count)
      }
    }
  }

  private mutating func style(of index: Int, _ browser: StyleSheet) -> MarkupStyle {
    let element = tree[index], parent = element.parent
    var declarations = browser.declarations(of: index, in: tree, includesStyleAttribute: false).map { declaration in
      var declaration = declaration
      (declaration.line, declaration.location, declaration.isFromBrowser) = (element.line, element.label, true)
      return declaration
    }
    if element.isReplaced {
      for name in ["width", "height"] {
        guard let length = element.length(name) else { continue }
        declarations.append(Declaration(property: name, value: length, line: element.line, location: element.label))
      }
    }
    declarations += sheet.declarations(of: index, in: tree)
    var style = MarkupStyle(
      declarations, parent: parent.map { styles[$0] }, rootSize: parent == nil ? nil : styles[0].font.size,
      viewport: viewport, movingAnimations: sheet.movingAnimations, &faults)
    style.isInlineLevel = style.outer == .inline
    let isBlockified = parent.map { styles[box(around: $0)].hasItems } ?? true
    if style.outer == .inline, isBlockified || style.isOutOfFlow { style.outer = .block }
    // With `auto`, an image has its natural aspect ratio, and not the specified one (`aspect-ratio` in CSS Sizing 4).
    if element.isReplaced, let ratio = element.ratio, (style.value("aspect-ratio") ?? "auto").contains("auto") {
      style.set("aspect-ratio", "auto \(ratio)")
    }
    return style
  }

  /// Returns `true` if an element is the containing block of its absolute descendants.
  func isContainingBlock(_ index: Int) -> Bool {
    styles[index].isAbsoluteContainingBlock || styles[index].position != "static"
  }
}

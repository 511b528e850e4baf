internal import EagerLayout
internal import LayoutDocument

/// Converts the elements of a page to a document.
struct MarkupWriter {
  /// The box around a box.
  enum Around { case space, block, flex, grid }

  var tree: MarkupTree
  var styles: [MarkupStyle] = []
  var faults = MarkupFaults()
  /// The declarations that the reader of documents refused.
  var refused: Set<String> = []
  /// The styles of nodes, by their paths.
  var nodes: [String: Int] = [:]

  let sheet: StyleSheet
  let isQuirky: Bool
  let viewport: Markup.Space
  var json = JSONWriter()
  var names: [String: Int] = [:]
  /// The boxes in lines, whose margins have been adapted.
  var adaptedBoxes: Set<Int> = []
  /// The number of nodes that have been written.
  var nodeCount = 0
  /// The indices of the displayed elements' nodes.
  var nodeIndices: [Int: Int] = [:]
  /// The texts that break words which are too long, with the width of their longest word and of their edges.
  var breakableTexts: [(node: Int, width: Double, declaration: Declaration)] = []
  /// The static elements between absolute boxes and their containing blocks.
  var isBetween: Set<Int> = []
  /// The containing blocks of absolute boxes.
  private(set) var absoluteBlocks: Set<Int> = []

  init(_ tree: MarkupTree, _ sheet: StyleSheet, isQuirky: Bool, viewport: Markup.Space) {
    self.tree = tree
    self.sheet = sheet
    self.isQuirky = isQuirky
    self.viewport = viewport
    computeStyles()
    if isQuirky, styles[MarkupTree.body].inner == .flow { dropQuirkyMargins(in: MarkupTree.body) }
    for index in styles.indices where styles[index].isOutOfFlow && styles[index].outer != .none {
      var ancestor = self.tree[index].parent
      while let current = ancestor, !isContainingBlock(current) {
        isBetween.insert(current)
        ancestor = self.tree[current].parent
      }
      if let ancestor { absoluteBlocks.insert(ancestor) }
      if styles[index].position == "fixed", ancestor != nil {
        faults.add(
          self.tree[index].line, self.tree[index].label,
          "position: fixed in a positioned element is not supported; move the element to the end of body")
      }
    }
  }

  private mutating func computeStyles() {
    let browser = BrowserStyle.sheet(viewport: viewport, isQuirky: isQuirky)
    let count = tree.elements.count
    for index in 0..<count { styles.append(style(of: index, browser)) }
    guard sheet.hasPseudoElements else { return }
    for index in 0..<count where !tree[index].isReplaced {
      for tag in ["::before", "::after"] {
        let pseudo = tree.elements.count
        tree.elements.append(MarkupElement(tag: tag, parent: index, line: tree[index].line))
        styles.append(style(of: pseudo, browser))
        guard let text = styles[pseudo].text, styles[pseudo].outer != .none else { continue }
        if !text.isEmpty { tree[pseudo].content = [.text(text)] }
        tree[index].content.insert(.element(pseudo), at: tag == "::before" ? 0 : tree[index].content.count)
      }
    }
  }

  private mutating func style(of index: Int, _ browser: StyleSheet) -> MarkupStyle {
    let element = tree[index], parent = element.parent
    var declarations = browser.declarations(of: index, in: tree, isWithStyle: false).map { declaration in
      var declaration = declaration
      (declaration.line, declaration.place, declaration.isOfBrowser) = (element.line, element.label, true)
      return declaration
    }
    if element.isReplaced {
      for name in ["width", "height"] {
        guard let length = element.length(name) else { continue }
        declarations.append(Declaration(property: name, value: length, line: element.line, place: element.label))
      }
    }
    declarations += sheet.declarations(of: index, in: tree)
    var style = MarkupStyle(
      declarations, parent: parent.map { styles[$0] }, rootSize: parent == nil ? nil : styles[0].font.size,
      viewport: viewport, movingAnimations: sheet.movingAnimations, &faults)
    style.isInlineLevel = style.outer == .inline
    let isBlockified = parent.map { styles[box(around: $0)].hasItems } ?? true
    if style.outer == .inline, isBlockified || style.isOutOfFlow { style.outer = .block }
    // With `auto`, the ratio of the image applies. The specified ratio is for images without one.
    if element.isReplaced, let ratio = element.ratio, (style.value("aspect-ratio") ?? "auto").contains("auto") {
      style.set("aspect-ratio", "auto \(ratio)")
    }
    return style
  }

  func isContainingBlock(_ index: Int) -> Bool {
    styles[index].holdsAbsolutes || styles[index].position != "static"
  }
}

import EagerLayout
package import PlaygroundKit

/// A layout that keys change: arrow keys change the bounds, other keys the properties of the chosen item.
package struct Live: Sendable {
  let title: String
  package private(set) var current: Preview
  /// The layout before the last key that changed it.
  private(set) var previous: Preview?
  /// The chosen node, by preorder index.
  private(set) var chosen: Int
  /// The effect of the last key, or the reason why it had none.
  package private(set) var message: SpanLine = []
  /// The editor of the text, while it is edited.
  private(set) var editor: TextEditor?
  /// The fault in the text that is being edited.
  private(set) var fault: SketchFault?
  /// The largest bounds so far, which determine the scale of the drawing.
  private(set) var largestBounds: Extent
  private(set) var scrollOffset: Int?
  /// Whether the drawing has the whole screen.
  private(set) var isLarge = false
  private var undoStack: [Preview] = []
  let initial: Preview
  /// The keys that the screen lists among those that change a property; `nil` for all.
  let listedKeys: String?

  /// - Parameter node: the chosen node; by default the first item of the container.
  package init(_ preview: Preview, title: String, choosing node: Int? = nil, listedKeys: String? = nil) {
    self.listedKeys = listedKeys
    self.title = title
    current = preview.printed
    initial = current
    chosen = node ?? (preview.placement.frames.count > 1 ? 1 : 0)
    // Reserves some width, so that the scale stays the same while the container grows.
    largestBounds = Extent(width: preview.picture.bounds.width * 1.15, height: preview.picture.bounds.height)
  }

  /// A request to the screen that contains this layout.
  enum Request: Equatable { case none, leave, why }

  mutating func press(_ key: Key, showing view: View) -> Request {
    if editor != nil {
      edit(key, showing: view)
      return .none
    }
    if key == .pageUp || key == .pageDown {
      scrollOffset = view.scrolled(by: key) ?? scrollOffset
      return .none
    }
    scrollOffset = nil
    switch key {
    case .right: resize(width: 10)
    case .left: resize(width: -10)
    case .down: resize(height: 10)
    case .up: resize(height: -10)
    case .farRight: resize(width: 1)
    case .farLeft: resize(width: -1)
    case .farDown: resize(height: 1)
    case .farUp: resize(height: -1)
    case .tab: choose(chosen + 1)
    case .backTab: choose(chosen - 1)
    case .character("w"): return .why
    case .character("f"): isLarge.toggle()
    case .escape where isLarge: isLarge = false
    case .character("q"), .escape: return .leave
    case .character("u"): undo()
    case .character("r"):
      change(to: initial)
      message = ["as it was at the start"].map { Span($0) }
    case .character("e"):
      isLarge = false
      editor = TextEditor(current.sketch.text, isMultiline: true)
      fault = nil
    case .character(let letter):
      change(by: letter)
    default: break
    }
    return .none
  }

  mutating func choose(_ node: Int) {
    let count = current.placement.frames.count
    chosen = (node + count) % count
    message = []
  }

  /// Makes the container larger or smaller: the bounds, or the root's own size if it has one.
  private mutating func resize(width: Double = 0, height: Double = 0) {
    var root = current.sketch.root
    var bounds = current.bounds
    func resized(_ length: Double, _ change: Double) -> Double { min(2000, max(0, length + change)) }
    if case .points(let length) = root.style.width, width != 0 {
      root.style.width = .points(resized(length, width))
    } else if width != 0 {
      bounds.width = resized(bounds.width.isFinite ? bounds.width : current.placement.frames[0].width, width)
    }
    if case .points(let length) = root.style.height, height != 0 {
      root.style.height = .points(resized(length, height))
    } else if height != 0 {
      bounds.height = resized(bounds.height.isFinite ? bounds.height : current.placement.frames[0].height, height)
    }
    change(to: Preview(Sketch(root, names: current.sketch.nameTable), in: bounds))
    message = []
  }

  /// Changes the property that belongs to a letter. Letters without a property have no effect.
  package mutating func change(by letter: Unicode.Scalar) {
    guard let property = KeyedProperty(letter) else { return }
    var root = current.sketch.root
    if let container = property.ignoringContainer(root, node: chosen) {
      let hint = container.modifiers.first.map { ", as in \($0.example)" } ?? ""
      message = [
        Span("This key is for rows and columns: \(container.name) places its items by its own rules\(hint).", .faint)
      ]
      return
    }
    guard let change = property.change(&root, node: chosen, frames: current.placement.frames) else {
      message = [Span("This key is for a box inside: choose one first.", .faint)]
      return
    }
    self.change(to: Preview(Sketch(root, names: current.sketch.nameTable), in: current.bounds))
    message = [Span("\(current.sketch.name(of: change.node)): ", .strong), Span(change.text, .changed)]
  }

  private mutating func change(to preview: Preview) {
    undoStack.append(current)
    if undoStack.count > 200 { undoStack.removeFirst() }
    previous = current
    current = preview.printed
    chosen = min(chosen, current.placement.frames.count - 1)
    let bounds = current.picture.bounds
    largestBounds = Extent(
      width: max(largestBounds.width, bounds.width), height: max(largestBounds.height, bounds.height))
  }

  private mutating func undo() {
    guard let last = undoStack.popLast() else {
      message = [Span("nothing to undo", .faint)]
      return
    }
    (previous, current) = (current, last)
    chosen = min(chosen, current.placement.frames.count - 1)
    message = [Span("undone")]
  }

  /// Handles a key while the text is edited: the layout follows whenever the text is valid.
  private mutating func edit(_ key: Key, showing view: View) {
    switch key {
    case .pageUp, .pageDown: scrollOffset = view.scrolled(by: key) ?? scrollOffset
    case .escape, .tab:
      // Drops the typed text. The layout of the last valid text stays.
      (editor, fault) = (nil, nil)
    default:
      scrollOffset = nil
      guard let pressed = editor?.press(key), pressed, let text = editor?.text else { return }
      do throws(SketchFault) {
        let preview = Preview(try Sketch(text), in: current.bounds)
        fault = nil
        editor?.mark(nil)
        if preview.sketch.text.utf8.elementsEqual(current.sketch.text.utf8) { return }
        change(to: preview)
      } catch {
        fault = error
        editor?.mark(error)
      }
    }
  }
}

extension Preview {
  /// A copy of the layout, read from its printed text, so that the ranges of its nodes match the visible lines.
  fileprivate var printed: Preview { Preview(Sketch(sketch.root, names: sketch.nameTable), in: bounds) }
}

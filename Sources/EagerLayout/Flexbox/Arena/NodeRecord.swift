/// A node's position in the tree and the part of its style that most nodes set: 64 bytes.
package struct NodeRecord: Sendable, BitwiseCopyable {
  /// The style's keywords, with flags of the node that the passes read often.
  package var keywords: Keywords
  package var units: Units
  package var widthValue: Double
  package var heightValue: Double
  package var basisValue: Double
  package var growFactor: Float
  package var shrinkFactor: Float
  /// The index after the last node of the subtree.
  package var end: Int32
  /// The parent's index; -1 at the root.
  package var parent: Int32
  /// The index of the first group of rare values, if there are any.
  package var rare: Int32
  /// The index of the content; -1 without. An arrangement is not content of the node itself and is stored as a number
  /// less than -1: see ``contentPlace``.
  package var content: Int32

  /// `groups` is the number of existing groups of rare values; `arranged` are the flags of the arrangement.
  @inline(__always)
  init(_ source: StyleReference, groups: Int, parent: Int32, content: Int32, arranged: UInt64 = 0) {
    keywords = source.style.keywords
    keywords.word |= arranged
    units = source.style.units
    widthValue = source.style.widthValue
    heightValue = source.style.heightValue
    basisValue = source.style.basisValue
    growFactor = source.style.growFactor
    shrinkFactor = source.style.shrinkFactor
    end = 0
    self.parent = parent
    self.rare = Int32(truncatingIfNeeded: groups)
    self.content = content
    if keywords.word & Keywords.groupsMask != 0 { deriveFlagsOfRareValues(source) }
    deriveOwnFlags()
  }

  /// The index of the content or the arrangement in the arena; -1 without.
  @inline(__always)
  package var contentPlace: Int { content < -1 ? -2 - Int(content) : Int(content) }

  /// Returns the content number of an arrangement at an index.
  static func arranged(by place: Int32) -> Int32 { -2 - place }

  /// Returns the node's style without layout values; `groups` are the groups of its arena.
  func style(_ groups: ContiguousArray<RareGroup>) -> FlexStyle {
    var style = FlexStyle()
    style.keywords.word = keywords.word & Keywords.styleMask & ~Keywords.mask(.hasLayoutValues)
    style.units = units
    style.widthValue = widthValue
    style.heightValue = heightValue
    style.basisValue = basisValue
    style.growFactor = growFactor
    style.shrinkFactor = shrinkFactor
    let values = RareValues(self, in: groups)
    if values != RareValues() { style.rare = RareStyle(values: values) }
    if units.mayHavePercentages { style.storeExpressions() }
    return units.startAndEndAreSwapped ? style.withStartAndEndSwapped : style
  }
}

/// A style that is read where it is, since the compiler would copy a borrowed one.
@safe
struct StyleReference {
  private let pointer: UnsafePointer<FlexStyle>

  /// Creates a reference to the style of a node, which is the node's first field. (Embedded Swift has no key paths.)
  @inline(__always)
  init(_ node: UnsafePointer<LayoutNode>) {
    unsafe pointer = UnsafeRawPointer(node).assumingMemoryBound(to: FlexStyle.self)
  }

  private init(pointer: UnsafePointer<FlexStyle>) { unsafe self.pointer = pointer }

  @inline(__always)
  var style: FlexStyle { unsafeAddress { unsafe pointer } }

  /// Calls a function with a reference to a style, which is valid only during the call.
  @inline(__always)
  static func with<Result>(_ style: borrowing FlexStyle, _ body: (StyleReference) -> Result) -> Result {
    unsafe withUnsafePointer(to: style) { unsafe body(StyleReference(pointer: $0)) }
  }
}

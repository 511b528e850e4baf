/// An arrangement whose type is not known. (A class with a method for each pass, since Embedded Swift has no
/// existentials.)
package class AnyArrangement: @unchecked Sendable {
  init() {}

  package var name: StaticString { "Container" }
  #if !hasFeature(Embedded)
    var typeName: String { "Container" }
  #endif
  var traits: ArrangementTraits { [] }
  func makeMemory(of items: LentItems) -> AnyMemory { AnyMemory(self) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: AnyMemory) -> InlineSizes { InlineSizes() }
  func setWidths(of items: inout ItemWidths, _ memory: AnyMemory) {}
  func height(of items: borrowing ItemHeights, _ memory: AnyMemory) -> Double { 0 }
  func place(_ items: inout ItemPlaces, _ memory: AnyMemory) {}
  func baselineItem(isLast: Bool, count: Int, _ memory: AnyMemory) -> Int? { nil }
  func isLastBaseline(of item: Int, isLast: Bool, _ memory: AnyMemory) -> Bool { isLast }
  func room(ofAbsolute child: Int, of items: LentItems, _ box: AbsoluteBox, _ memory: AnyMemory) -> AbsoluteRoom? {
    nil
  }
  func findIssues(of items: borrowing ItemPlaces, _ memory: AnyMemory, into report: inout ArrangementReport) {}
  func explain(_ told: inout ArrangementExplanation, _ memory: AnyMemory) {}
  func isEqual(to other: AnyArrangement) -> Bool { false }
}

extension AnyArrangement {
  /// What the record of a container notes of it.
  var notes: UInt64 {
    var notes = Keywords.mask(.isArranged)
    if traits.contains(.alignsBaselines) { notes |= Keywords.mask(.arrangesBaselines) }
    if traits.contains(.measuresEarly) { notes |= Keywords.mask(.arrangesEarly) }
    if traits.contains(.heedsAlignment) { notes |= Keywords.mask(.arrangesByAlignment) }
    return notes
  }

  /// Whether pass 2 asks for items' heights.
  package var isEarly: Bool { traits.contains(.measuresEarly) }
}

/// What an arrangement keeps, whose type is not known.
class AnyMemory {
  /// The arrangement that made it, and that alone may read it.
  final let owner: AnyArrangement
  /// The content that holds the arrangement; nil before it is kept.
  @safe @exclusivity(unchecked) final var content: LeafContent?

  init(_ owner: AnyArrangement) { self.owner = owner }

  /// The same for a copy of the tree.
  func copy() -> AnyMemory { AnyMemory(owner) }
}

final class TypedMemory<Value>: AnyMemory {
  // Handed to one pass of its owner at a time: the engine comes to no other of them while one is at work.
  @safe @exclusivity(unchecked) var value: Value

  init(_ value: Value, of owner: AnyArrangement) {
    self.value = value
    super.init(owner)
  }

  override func copy() -> AnyMemory {
    let copy = TypedMemory(value, of: owner)
    copy.content = content
    return copy
  }
}

final class TypedArrangement<Value: Arrangement>: AnyArrangement, @unchecked Sendable {
  let value: Value
  // Kept, so that its class is there where it is cast to: the compiler of Embedded Swift 6.3 fails otherwise.
  let initial = TypedParameter(Value.Parameter.initial)

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override var name: StaticString { Value.name }
  #if !hasFeature(Embedded)
    override var typeName: String { "\(Value.self)" }
  #endif
  override var traits: ArrangementTraits { value.traits }

  override func makeMemory(of items: LentItems) -> AnyMemory {
    var list: [ArrangedItem<Value.Parameter>] = [], hidden: [ArrangedItem<Value.Parameter>] = []
    list.reserveCapacity(items.count)
    for item in 0..<items.count { list.append(arranged(items.node(item), items)) }
    items.forEachHidden { hidden.append(arranged($0, items)) }
    return TypedMemory(value.makeMemory(list, hidden: hidden), of: self)
  }

  private func arranged(_ node: Int, _ items: LentItems) -> ArrangedItem<Value.Parameter> {
    var parameter = initial.value
    items.forEachParameter(of: node) { said in
      if let typed = said as? TypedParameter<Value.Parameter> { parameter = typed.value }
    }
    return ArrangedItem(parameter: parameter, id: items.id(of: node))
  }

  override func inlineSizes(of items: borrowing ItemContributions, _ memory: AnyMemory) -> InlineSizes {
    value.inlineSizes(of: items, &typed(memory).value)
  }

  override func setWidths(of items: inout ItemWidths, _ memory: AnyMemory) {
    value.setWidths(of: &items, &typed(memory).value)
  }

  override func height(of items: borrowing ItemHeights, _ memory: AnyMemory) -> Double {
    value.height(of: items, &typed(memory).value)
  }

  override func place(_ items: inout ItemPlaces, _ memory: AnyMemory) { value.place(&items, &typed(memory).value) }

  override func baselineItem(isLast: Bool, count: Int, _ memory: AnyMemory) -> Int? {
    value.baselineItem(isLast: isLast, count: count, typed(memory).value)
  }

  override func isLastBaseline(of item: Int, isLast: Bool, _ memory: AnyMemory) -> Bool {
    value.isLastBaseline(of: item, isLast: isLast, typed(memory).value)
  }

  override func room(
    ofAbsolute child: Int, of items: LentItems, _ box: AbsoluteBox, _ memory: AnyMemory
  ) -> AbsoluteRoom? {
    value.room(
      ofAbsolute: arranged(child, items).parameter, items.style(ofNode: child), in: items.containerStyle, box,
      typed(memory).value)
  }

  override func findIssues(of items: borrowing ItemPlaces, _ memory: AnyMemory, into report: inout ArrangementReport) {
    value.findIssues(of: items, typed(memory).value, into: &report)
  }

  override func explain(_ told: inout ArrangementExplanation, _ memory: AnyMemory) {
    value.explain(&told, typed(memory).value)
  }

  override func isEqual(to other: AnyArrangement) -> Bool {
    guard let other = other as? TypedArrangement<Value> else { return false }
    return value == other.value
  }

  // The engine hands a memory to its owner alone.
  @inline(__always)
  private func typed(_ memory: AnyMemory) -> TypedMemory<Value.Memory> {
    unsafe unsafeDowncast(memory, to: TypedMemory<Value.Memory>.self)
  }
}

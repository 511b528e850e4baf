/// A type-erased arrangement. (A class with a method per pass, since Embedded Swift has no existentials.)
@usableFromInline
package class AnyArrangement: @unchecked Sendable {
  fileprivate let memoryMaker: MemoryMaker

  init(_ memoryMaker: @escaping MemoryMaker = { owner, _ in AnyMemory(owner) }) { self.memoryMaker = memoryMaker }

  /// Creates the cache of an arrangement for its items.
  @usableFromInline
  typealias MemoryMaker = @Sendable (AnyArrangement, LentItems) -> AnyMemory

  package var name: StaticString { "Container" }
  #if !hasFeature(Embedded)
    var typeName: String { "Container" }
  #endif
  var traits: ArrangementTraits { [] }
  final func makeMemory(of items: LentItems) -> AnyMemory { memoryMaker(self, items) }
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
  func findIssues(
    ofAbsolute child: Int, of items: LentItems, _ memory: AnyMemory, into report: inout ArrangementReport
  ) {}
  func explain(_ told: inout ArrangementExplanation, _ memory: AnyMemory) {}
  func isEqual(to other: AnyArrangement) -> Bool { false }
}

extension AnyArrangement {
  /// The flags that a container's record derives from its arrangement.
  var notes: UInt64 {
    var notes = Keywords.mask(.isArranged)
    if traits.contains(.alignsBaselines) { notes |= Keywords.mask(.arrangesBaselines) }
    if traits.contains(.measuresEarly) { notes |= Keywords.mask(.arrangesEarly) }
    if traits.contains(.heedsWidth) { notes |= Keywords.mask(.arrangesByWidth) }
    if traits.contains(.heedsHeight) { notes |= Keywords.mask(.arrangesByHeight) }
    if traits.contains(.heedsAlignment) { notes |= Keywords.mask(.arrangesByAlignment) }
    return notes
  }

  /// Whether pass 2 reads items' heights.
  package var isEarly: Bool { traits.contains(.measuresEarly) }
}

/// A type-erased cache of an arrangement.
@safe
@usableFromInline
class AnyMemory {
  /// The arrangement that created the cache; only it may read it.
  final let owner: AnyArrangement
  /// The owner without reference counting, since each pass reads it.
  final let lentOwner: Unmanaged<AnyArrangement>
  /// Its items, valid for one ordering of the nodes.
  @safe @exclusivity(unchecked) final var items = Storage(repeating: ItemAtWork(node: 0), count: 0)
  @safe @exclusivity(unchecked) final var ordering = -1
  /// The content that holds the arrangement; `nil` before the cache is stored.
  @safe @exclusivity(unchecked) final var content: LeafContent?

  @usableFromInline
  init(_ owner: AnyArrangement) {
    self.owner = owner
    unsafe lentOwner = .passUnretained(owner)
  }

  /// Returns a copy of the cache for a copy of the tree.
  func copy() -> AnyMemory { AnyMemory(owner) }
}

@usableFromInline
final class TypedMemory<Value>: AnyMemory {
  // Passed to one pass of its owner at a time: the engine runs no other pass of the owner meanwhile.
  @safe @exclusivity(unchecked) var value: Value

  @usableFromInline
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

@usableFromInline
final class TypedArrangement<Value: Arrangement>: AnyArrangement, @unchecked Sendable {
  @usableFromInline
  let value: Value
  // Stored so that its class is compiled: the compiler of Embedded Swift 6.3 fails otherwise.
  let initial = TypedParameter(Value.Parameter.initial)

  @usableFromInline
  init(_ value: Value, _ memoryMaker: @escaping MemoryMaker) {
    self.value = value
    super.init(memoryMaker)
  }

  override var name: StaticString { Value.name }
  #if !hasFeature(Embedded)
    override var typeName: String { "\(Value.self)" }
  #endif
  override var traits: ArrangementTraits { value.traits }

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
    lent(&typed(memory).value) { value.baselineItem(isLast: isLast, count: count, $0) }
  }

  override func isLastBaseline(of item: Int, isLast: Bool, _ memory: AnyMemory) -> Bool {
    lent(&typed(memory).value) { value.isLastBaseline(of: item, isLast: isLast, $0) }
  }

  override func room(
    ofAbsolute child: Int, of items: LentItems, _ box: AbsoluteBox, _ memory: AnyMemory
  ) -> AbsoluteRoom? {
    let parameter = items.parameter(of: child) ?? initial.value
    return lent(&typed(memory).value) {
      value.room(ofAbsolute: parameter, items.style(ofNode: child), in: items.containerStyle, box, $0)
    }
  }

  override func findIssues(of items: borrowing ItemPlaces, _ memory: AnyMemory, into report: inout ArrangementReport) {
    value.findIssues(of: items, typed(memory).value, into: &report)
  }

  override func findIssues(
    ofAbsolute child: Int, of items: LentItems, _ memory: AnyMemory, into report: inout ArrangementReport
  ) {
    guard let parameter: Value.Parameter = items.parameter(of: child) else { return }
    value.findIssues(ofAbsolute: parameter, typed(memory).value, into: &report)
  }

  override func explain(_ told: inout ArrangementExplanation, _ memory: AnyMemory) {
    value.explain(&told, typed(memory).value)
  }

  override func isEqual(to other: AnyArrangement) -> Bool {
    guard let other = other as? TypedArrangement<Value> else { return false }
    return value == other.value
  }

  // Passes the cache by reference: reading the property would copy it.
  @inline(__always)
  private func lent<Result>(_ value: inout Value.Memory, _ body: (borrowing Value.Memory) -> Result) -> Result {
    body(value)
  }

  // The engine passes a cache only to its owner.
  @inline(__always)
  private func typed(_ memory: AnyMemory) -> TypedMemory<Value.Memory> {
    unsafe unsafeDowncast(memory, to: TypedMemory<Value.Memory>.self)
  }
}

extension TypedArrangement {
  /// Creates the arrangement's cache. Inlined so that it is specialized for the type: unspecialized code looks up type
  /// metadata again and again.
  @inlinable
  static func makeMemory(for owner: AnyArrangement, of items: LentItems) -> AnyMemory {
    let value = unsafe unsafeDowncast(owner, to: TypedArrangement<Value>.self).value
    var list: [ArrangedItem<Value.Parameter>] = [], hidden: [ArrangedItem<Value.Parameter>] = []
    list.reserveCapacity(items.count)
    for item in 0..<items.count { list.append(items.arranged(items.node(item))) }
    if items.mayHaveHidden { items.forEachHidden { hidden.append(items.arranged($0)) } }
    return TypedMemory(value.makeMemory(list, hidden: hidden), of: owner)
  }
}

extension LentItems {
  /// Returns a child's layout value and id.
  @inlinable
  func arranged<Parameter: ItemParameter>(_ node: Int) -> ArrangedItem<Parameter> {
    ArrangedItem(parameter: parameter(of: node) ?? .initial, id: id(of: node))
  }

  /// Returns a child's layout value of this type, or `nil` if it has none.
  @inlinable
  func parameter<Parameter: ItemParameter>(of node: Int) -> Parameter? {
    guard var place = firstParameter(of: node) else { return nil }
    while let said = parameter(at: place, of: node) {
      if let typed = said as? TypedParameter<Parameter> { return typed.value }
      place += 1
    }
    return nil
  }
}

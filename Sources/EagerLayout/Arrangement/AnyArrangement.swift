/// A type-erased arrangement. It is a class with a method for each pass, since Embedded Swift has no existentials.
@usableFromInline
package class AnyArrangement: @unchecked Sendable {
  fileprivate let cacheMaker: CacheMaker

  init(_ cacheMaker: @escaping CacheMaker = { owner, _ in AnyCache(owner) }) { self.cacheMaker = cacheMaker }

  /// A function that creates the cache of an arrangement for its items.
  @usableFromInline
  typealias CacheMaker = @Sendable (AnyArrangement, ItemAccess) -> AnyCache

  package var name: StaticString { "Container" }
  var typeName: String { "Container" }
  var traits: ArrangementTraits { [] }
  final func makeCache(of items: ItemAccess) -> AnyCache { cacheMaker(self, items) }
  func isOfSameType(as other: AnyArrangement) -> Bool { false }
  func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: AnyCache) {}
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: AnyCache) -> IntrinsicWidths {
    IntrinsicWidths()
  }
  func setWidths(of items: inout WidthPass, _ cache: AnyCache) {}
  func height(of items: borrowing HeightPass, _ cache: AnyCache) -> Double { 0 }
  func place(_ items: inout PlacementPass, _ cache: AnyCache) {}
  func baselineItem(isLast: Bool, count: Int, _ cache: AnyCache) -> Int? { nil }
  func isLastBaseline(of item: Int, isLast: Bool, _ cache: AnyCache) -> Bool { isLast }
  func availableSpace(ofAbsolute child: Int, of items: ItemAccess, _ box: AbsoluteBox, _ cache: AnyCache)
    -> AbsoluteSpace?
  {
    nil
  }
  func findIssues(of items: borrowing PlacementPass, _ cache: AnyCache, into report: inout ArrangementReport) {}
  func findIssues(
    ofAbsolute child: Int, of items: ItemAccess, _ cache: AnyCache, into report: inout ArrangementReport
  ) {}
  func recordTrace(into trace: inout ArrangementTrace, _ cache: AnyCache) {}
  func isEqual(to other: AnyArrangement) -> Bool { false }
}

extension AnyArrangement {
  /// The flags in a container's ``NodeRecord`` that follow from the traits of its arrangement.
  var recordFlags: UInt64 {
    var flags = Keywords.mask(.isArranged)
    if traits.contains(.alignsBaselines) { flags |= Keywords.mask(.arrangementUsesBaselines) }
    if traits.contains(.needsHeightsInWidthPass) { flags |= Keywords.mask(.readsHeightsEarly) }
    if traits.contains(.dependsOnContainerWidth) { flags |= Keywords.mask(.arrangementUsesWidth) }
    if traits.contains(.dependsOnContainerHeight) { flags |= Keywords.mask(.arrangementUsesHeight) }
    if traits.contains(.usesItemAlignment) { flags |= Keywords.mask(.arrangementUsesAlignment) }
    if traits.contains(.joinsContainer) { flags |= Keywords.mask(.hasDistantLinks) }
    return flags
  }

  /// Whether pass 2 reads items' heights.
  package var readsHeightsInWidthPass: Bool { traits.contains(.needsHeightsInWidthPass) }
}

/// A type-erased cache of an arrangement.
@safe
@usableFromInline
class AnyCache {
  /// The arrangement that created the cache. No other arrangement may read the cache.
  final let owner: AnyArrangement
  /// ``owner`` without reference counting, because each pass reads it.
  final let unretainedOwner: Unmanaged<AnyArrangement>
  /// The node of each item of the container, and the access that sized or placed the item last.
  @safe @exclusivity(unchecked) final var items = Storage(repeating: ItemState(node: 0), count: 0)
  /// The value of `FlexEngine.ordering` when ``items`` was stored; -1 if it was never stored. If the engine has another
  /// value, the nodes were reordered and ``items`` is outdated.
  @safe @exclusivity(unchecked) final var ordering = -1
  /// The content that holds the arrangement; `nil` before the cache is stored.
  @safe @exclusivity(unchecked) final var content: ContentObject?
  /// The margins that pass 3 passed on to the parent's arrangement (``ItemPass/passOn(_:)``); `nil` if the arrangement
  /// does not collapse margins.
  @safe @exclusivity(unchecked) final var passedOnMargins: BlockMargins?
  /// Whether pass 1 or 2 has read the container's definite height.
  @safe @exclusivity(unchecked) final var readsDefiniteHeight = false

  @usableFromInline
  init(_ owner: AnyArrangement) {
    self.owner = owner
    unsafe unretainedOwner = .passUnretained(owner)
  }

  func copy() -> AnyCache { AnyCache(owner) }
}

@usableFromInline
final class TypedCache<Value>: AnyCache {
  // Exclusivity checks are not needed: the engine never runs two passes of the owner on one cache at the same time.
  @safe @exclusivity(unchecked) var value: Value

  @usableFromInline
  init(_ value: Value, of owner: AnyArrangement) {
    self.value = value
    super.init(owner)
  }

  override func copy() -> AnyCache {
    let copy = TypedCache(value, of: owner)
    copy.content = content
    copy.passedOnMargins = passedOnMargins
    copy.readsDefiniteHeight = readsDefiniteHeight
    return copy
  }
}

@usableFromInline
final class TypedArrangement<Value: Arrangement>: AnyArrangement, @unchecked Sendable {
  @usableFromInline
  let value: Value
  // Stored so that its class is compiled: the compiler of Embedded Swift 6.3 fails otherwise.
  let initial = TypedLayoutValue(Value.ItemValue.initial)

  @usableFromInline
  init(_ value: Value, _ cacheMaker: @escaping CacheMaker) {
    self.value = value
    super.init(cacheMaker)
  }

  override var name: StaticString { Value.name }
  override var typeName: String { nameOfType(Value.self) }
  override var traits: ArrangementTraits { value.traits }

  override func isOfSameType(as other: AnyArrangement) -> Bool { other as? TypedArrangement<Value> != nil }

  override func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: AnyCache) {
    value.joinItems(items, &typed(cache).value)
  }

  override func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: AnyCache) -> IntrinsicWidths {
    value.intrinsicWidths(of: items, &typed(cache).value)
  }

  override func setWidths(of items: inout WidthPass, _ cache: AnyCache) {
    value.setWidths(of: &items, &typed(cache).value)
  }

  override func height(of items: borrowing HeightPass, _ cache: AnyCache) -> Double {
    value.height(of: items, &typed(cache).value)
  }

  override func place(_ items: inout PlacementPass, _ cache: AnyCache) { value.place(&items, &typed(cache).value) }

  override func baselineItem(isLast: Bool, count: Int, _ cache: AnyCache) -> Int? {
    borrow(&typed(cache).value) { value.baselineItem(isLast: isLast, count: count, $0) }
  }

  override func isLastBaseline(of item: Int, isLast: Bool, _ cache: AnyCache) -> Bool {
    borrow(&typed(cache).value) { value.isLastBaseline(of: item, isLast: isLast, $0) }
  }

  override func availableSpace(
    ofAbsolute child: Int, of items: ItemAccess, _ box: AbsoluteBox, _ cache: AnyCache
  ) -> AbsoluteSpace? {
    let layoutValue = items.layoutValue(of: child) ?? initial.value
    return borrow(&typed(cache).value) {
      value.availableSpace(ofAbsolute: layoutValue, items.style(ofNode: child), in: items.containerStyle, box, $0)
    }
  }

  override func findIssues(of items: borrowing PlacementPass, _ cache: AnyCache, into report: inout ArrangementReport) {
    value.findIssues(of: items, typed(cache).value, into: &report)
  }

  override func findIssues(
    ofAbsolute child: Int, of items: ItemAccess, _ cache: AnyCache, into report: inout ArrangementReport
  ) {
    guard let layoutValue: Value.ItemValue = items.layoutValue(of: child) else { return }
    value.findIssues(ofAbsolute: layoutValue, typed(cache).value, into: &report)
  }

  override func recordTrace(into trace: inout ArrangementTrace, _ cache: AnyCache) {
    value.recordTrace(into: &trace, typed(cache).value)
  }

  override func isEqual(to other: AnyArrangement) -> Bool {
    guard let other = other as? TypedArrangement<Value> else { return false }
    return value == other.value
  }

  // Passes the cache by reference, since reading the property would copy the cache.
  @inline(__always)
  private func borrow<Result>(_ value: inout Value.Cache, _ body: (borrowing Value.Cache) -> Result) -> Result {
    body(value)
  }

  // The unchecked cast is safe, since the engine passes a cache only to its owner.
  @inline(__always)
  private func typed(_ cache: AnyCache) -> TypedCache<Value.Cache> {
    unsafe unsafeDowncast(cache, to: TypedCache<Value.Cache>.self)
  }
}

extension TypedArrangement {
  /// Creates the arrangement's cache. The function is inlinable, so that the compiler specializes it for the type:
  /// unspecialized code would look up type metadata for each item.
  @inlinable
  static func makeCache(for owner: AnyArrangement, of items: ItemAccess) -> AnyCache {
    let value = unsafe unsafeDowncast(owner, to: TypedArrangement<Value>.self).value
    var inFlow: [ArrangedItem<Value.ItemValue>] = [], hidden: [ArrangedItem<Value.ItemValue>] = []
    inFlow.reserveCapacity(items.count)
    for item in 0..<items.count { inFlow.append(items.arranged(items.node(item))) }
    items.forEachHiddenChild { hidden.append(items.arranged($0)) }
    return TypedCache(value.makeCache(inFlow, hidden: hidden), of: owner)
  }
}

extension ItemAccess {
  /// Returns a child's layout value and id.
  @inlinable
  func arranged<ItemValue: LayoutValue>(_ node: Int) -> ArrangedItem<ItemValue> {
    ArrangedItem(layoutValue: layoutValue(of: node) ?? .initial, id: id(of: node))
  }

  /// Returns a child's layout value of this type, or `nil` if it has none.
  @inlinable
  func layoutValue<ItemValue: LayoutValue>(of node: Int) -> ItemValue? {
    guard var index = firstLayoutValueIndex(of: node) else { return nil }
    while let value = layoutValue(at: index, of: node) {
      if let typed = value as? TypedLayoutValue<ItemValue> { return typed.value }
      index += 1
    }
    return nil
  }
}

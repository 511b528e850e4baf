import Arrangements
import EagerLayout
import Testing

@testable import LayoutDocument
@testable import PlaygroundKit

/// A property of a container or of its items, in a document and in the notation.
private struct DescribedProperty: CustomTestStringConvertible {
  let container: ContainerDescription
  let property: PropertyDescription
  let isOfItems: Bool

  var testDescription: String { "\(property.name) of \(isOfItems ? "items in " : "")\(container.name)" }

  /// The numeric properties of all containers.
  static let numeric = ContainerDescription.all.flatMap { container in
    container.properties.map { DescribedProperty(container: container, property: $0, isOfItems: false) }
      + container.itemProperties.map { DescribedProperty(container: container, property: $0, isOfItems: true) }
  }
  .filter { $0.range != nil }

  /// The range that the description gives.
  var range: ClosedRange<Double>? {
    switch property.kind {
    case .number(let range): range
    case .length, .weight: 0...1e9
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    default: nil
    }
  }

  private var isWhole: Bool { if case .whole = property.kind { true } else { false } }

  /// Numbers at the ends of the range, next to them, and between them.
  var numbers: [Double] {
    guard let range else { return [] }
    let ends = [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1]
    return ends + [0, 0.5, 1, 2].filter { !ends.contains($0) }
  }

  func isInRange(_ number: Double) -> Bool {
    range?.contains(number) == true && (!isWhole || number == number.rounded())
  }

  /// The parameters of the first initializer that sets the property.
  private var initializer: [InitializerParameter] {
    container.initializers.first { isOfItems || $0.contains { $0.properties.contains(property.name) } } ?? []
  }

  /// The other properties to specify: the required ones, and the alternative that selects the initializer.
  private var companions: [PropertyDescription] {
    let isAlternative = !isOfItems && container.alternatives.contains(property.name)
    return container.properties.filter { other in
      let isAlternativeOfOther = container.alternatives.contains(other.name)
      let isInInitializer = initializer.contains { if case .property(other.name) = $0 { true } else { false } }
      return (isOfItems || other.name != property.name) && isInInitializer
        && (container.required.contains(other.name) || isAlternativeOfOther) && !(isAlternativeOfOther && isAlternative)
    }
  }

  /// A document in which the property has a value.
  func json(_ number: Double) -> String {
    var style = ["\"display\": \"\(Vocabulary.Word(container).name)\""]
    style += companions.map { "\"\($0.name)\": \(Self.sample($0.kind).json)" }
    let member = "\"\(property.name)\": \(decimal(number))"
    if !isOfItems { style.append(member) }
    let item = isOfItems ? "{\"style\": {\(member)}}" : "{}"
    let root = "{\"style\": {\(style.joined(separator: ", "))}, \"children\": [\(item)]}"
    return "{\"available\": {\"width\": 300, \"height\": 200}, \"root\": \(root)}"
  }

  /// A text in the notation in which the property has a value.
  func text(_ number: Double) -> String {
    let containerProperty = isOfItems ? nil : property.name
    var arguments: [String] = []
    func add(_ label: String, _ value: String) { arguments.append(label.isEmpty ? value : "\(label): \(value)") }
    for parameter in initializer {
      switch parameter {
      case .property(containerProperty): add(property.label, decimal(number))
      case .property(let name):
        if let other = companions.first(where: { $0.name == name }) { add(other.label, Self.sample(other.kind).text) }
      case .oneOf(let label, let members):
        guard let containerProperty, let member = members.first(where: { $0.property == containerProperty }) else {
          continue
        }
        add(label, ".\(member.name)(\(member.label.isEmpty ? "" : "\(member.label): ")\(decimal(number)))")
      case .value(let label, let type, let parts):
        guard let part = parts.first(where: { $0.property == containerProperty }) else { continue }
        add(label, "\(type)(\(part.label): \(decimal(number)))")
      }
    }
    return "\(container.name)(\(arguments.joined(separator: ", "))) { Flex()\(isOfItems ? modifier(number) : "") }"
  }

  private func modifier(_ number: Double) -> String {
    guard let modifier = container.modifiers.first(where: { $0.parameters.contains { $0.property == property.name } })
    else { return "" }
    var arguments: [String] = []
    for parameter in modifier.parameters {
      let isOwn = parameter.property == property.name
      guard let label = parameter.label, isOwn || label.isEmpty,
        let kind = container.itemProperties.first(where: { $0.name == parameter.property })?.kind
      else { continue }
      let value = isOwn ? decimal(number) : Self.sample(kind).text
      arguments.append(label.isEmpty ? value : "\(label): \(value)")
    }
    return ".\(modifier.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a value of a kind, in a document and in the notation, with which items have their initial values.
  static func sample(_ kind: PropertyKind) -> (json: String, text: String) {
    switch kind {
    case .curve: ("{\"circle\": {\"radius\": 10}}", ".circle(radius: 10)")
    case .part: ("{}", ".fill")
    case .alignment: ("\"fill\"", ".fill")
    case .keyword(let names): ("\"\(names[0])\"", ".\(names[0].camelCased)")
    case .weight: ("0", "0")
    case .flag: ("true", "true")
    case .lines: ("[]", "[]")
    default: ("1", "1")
    }
  }
}

@Suite("Descriptions of containers")
struct ContainerDescriptionTests {
  @Test("Documents and the notation accept the same numbers for all properties of containers")
  func numbers() throws {
    var accepted = 0, refused = 0
    for property in DescribedProperty.numeric {
      for number in property.numbers {
        let json = property.json(number), text = property.text(number)
        let document = try? LayoutDocument(parsing: json), sketch = try? Sketch(text)
        let isAllowed = property.isInRange(number)
        #expect((document != nil) == isAllowed, "\(json)")
        #expect((sketch != nil) == isAllowed, "\(text)")
        if isAllowed { accepted += 1 } else { refused += 1 }
        guard let document, let sketch else { continue }
        let same = try LayoutDocument(available: document.available, root: sketch.named)
        // The document and the notation also give the property the same value.
        #expect(Self.values(document.json(), of: property) == Self.values(same.json(), of: property), "\(text)")
      }
    }
    #expect(accepted > 130 && refused > 70, "\(accepted) numbers are accepted, and \(refused) are refused.")
  }

  /// Returns the value of a property in a document.
  private static func values(_ json: String, of property: DescribedProperty) -> Substring? {
    guard let start = json.firstRange(of: "\"\(property.property.name)\":") else { return nil }
    return json[start.upperBound...].prefix { $0 != "," && $0 != "}" && $0 != "\n" }
  }

  @Test("Documents and the notation accept the same combinations of container properties")
  func combinations() throws {
    var accepted = 0, refused = 0
    for container in ContainerDescription.all where container.initializers.count > 1 {
      let all = container.properties
      let sets = all.indices.flatMap { a in
        (a..<all.count).flatMap { b in (b..<all.count).map { c in [a] + (b > a ? [b] : []) + (c > b ? [c] : []) } }
      }
      for set in Set(sets) {
        let properties = set.map { all[$0] }
        let json = document(
          of: container, properties.map { "\"\($0.name)\": \(DescribedProperty.sample($0.kind).json)" })
        // Arguments are in the order of the first initializer that has all of them.
        let order = container.initializers.map { $0.flatMap(\.properties) }
          .first { Set(properties.map(\.name)).isSubset(of: $0) }
        let sorted = order.map { order in order.compactMap { name in properties.first { $0.name == name } } }
        let arguments = (sorted ?? properties).map { "\($0.label): \(DescribedProperty.sample($0.kind).text)" }
        let text = "\(container.name)(\(arguments.joined(separator: ", "))) { Flex() }"
        let isDocument = (try? LayoutDocument(parsing: json)) != nil
        #expect(isDocument == ((try? Sketch(text)) != nil), "\(json) and \(text)")
        if isDocument { accepted += 1 } else { refused += 1 }
      }
    }
    #expect(accepted > 80 && refused > 100, "\(accepted) sets are accepted, and \(refused) are refused.")
  }

  @Test("Documents and the notation accept the same grid tracks")
  func tracks() throws {
    var breadths = [("auto", ".auto"), ("min-content", ".minContent")]
    for number in [-1, 0, 0.5, 1e9, 1e9 + 1].map({ decimal($0) }) {
      breadths += [
        ("\(number)px", number), ("\(number)%", ".percent(\(number))"), ("\(number)fr", ".flexible(\(number))"),
      ]
    }
    var tracks = breadths
    for (json, text) in breadths {
      tracks += [
        ("minmax(\(json), auto)", ".minmax(\(text), .auto)"), ("minmax(1px, \(json))", ".minmax(1, \(text))"),
        ("fit-content(\(json))", ".fitContent(\(text))"),
        ("repeat(auto-fill, minmax(\(json), 1fr))", ".autoFill(minimum: \(text))"),
      ]
    }
    for (json, text) in breadths + [("[a]", ".line(\"a\")"), ("[a] 9px", ".line(\"a\"), 9")] {
      tracks += [
        ("repeat(2, \(json))", ".repeated(2, \(text))"), ("repeat(auto-fit, \(json))", ".autoFit(\(text))"),
        ("repeat(2, repeat(2, \(json)))", ".repeated(2, .repeated(2, \(text)))"),
      ]
    }
    tracks += ["-1", "0", "1", "1000000000", "1000000001", "1.5"].map { ("repeat(\($0), 9px)", ".repeated(\($0), 9)") }
    let examples = [
      ("9px", "9"), ("1fr", ".flexible(1)"), ("auto", ".auto"), ("fit-content(9px)", ".fitContent(9)"),
      ("[a]", ".line(\"a\")"), ("repeat(2, 9px)", ".repeated(2, 9)"), ("repeat(2, auto)", ".repeated(2, .auto)"),
      ("repeat(auto-fill, 9px)", ".autoFill(9)"), ("repeat(auto-fit, 9%)", ".autoFit(.percent(9))"),
    ]
    let pairs = examples.flatMap { a in examples.map { ("\(a.0) \($0.0)", "\(a.1), \($0.1)") } }
    try compareInGrid(["columns", "autoRows"], tracks + examples + pairs) { name, text in
      text.hasPrefix(".autoFill(minimum") ? "Grid(\(name): \(text)) { Flex() }" : "Grid(\(name): [\(text)]) { Flex() }"
    }
  }

  @Test("Documents and the notation accept the same grid lines of items")
  func gridLines() throws {
    let numbers = ["-1", "0", "1", "1.5", "1000000000", "1000000001"]
    let lines =
      numbers.map { ($0, $0) } + numbers.map { ("span \($0)", ".span(\($0))") }
      + numbers.map { ("\($0) a", ".nth(\($0), of: \"a\")") }
      + numbers.map { ("span \($0) a", ".spanTo(\($0), of: \"a\")") }
    try compareInGrid(["column-start", "column-end"], lines) { name, text in
      "Grid { Flex().\(name == "column-start" ? "cell" : "end")(column: \(text)) }"
    }
  }

  /// Compares values of a grid's or an item's property in documents and in the notation.
  private func compareInGrid(
    _ names: [String], _ values: [(json: String, text: String)], _ text: (_ name: String, _ value: String) -> String
  ) throws {
    for name in names {
      let property = try #require(
        (ContainerDescription.grid.properties + ContainerDescription.grid.itemProperties)
          .first { $0.label == name || $0.name == "grid-\(name)" })
      let isOfItems = name.contains("-")
      var accepted = 0, refused = 0
      for value in values {
        let member = "\"\(property.name)\": \"\(value.json)\"", text = text(name, value.text)
        let json = isOfItems ? document(of: .grid, [], item: member) : document(of: .grid, [member])
        let document = try? LayoutDocument(parsing: json), sketch = try? Sketch(text)
        #expect((document != nil) == (sketch != nil), "\(json) and \(text)")
        if document != nil { accepted += 1 } else { refused += 1 }
        guard let document, let sketch else { continue }
        let same = try LayoutDocument(available: document.available, root: sketch.named)
        let described = DescribedProperty(container: .grid, property: property, isOfItems: isOfItems)
        #expect(Self.values(document.json(), of: described) == Self.values(same.json(), of: described), "\(text)")
        #expect(try Sketch(sketch.text).text == sketch.text, "\(text)")
      }
      #expect(accepted > 8 && refused > 8, "\(name): \(accepted) values are accepted, and \(refused) are refused.")
    }
  }

  /// A document with a container and one item.
  private func document(of container: ContainerDescription, _ properties: [String], item: String = "") -> String {
    let style = ["\"display\": \"\(Vocabulary.Word(container).name)\""] + properties
    return "{\"available\": {\"width\": 300, \"height\": 200}, \"root\": {\"style\": "
      + "{\(style.joined(separator: ", "))}, \"children\": [{\"style\": {\(item)}}]}}"
  }

  @Test("A container's description lists each property once, and refers only to listed properties")
  func propertyNames() {
    for container in ContainerDescription.all {
      let ofContainer = container.properties.map(\.name), ofItems = container.itemProperties.map(\.name)
      #expect(Set(ofContainer + ofItems).count == ofContainer.count + ofItems.count, "\(container.name)")
      #expect(Set(container.required + container.alternatives).isSubset(of: ofContainer), "\(container.name)")
      #expect(
        container.initializers.allSatisfy { Set($0.flatMap(\.properties)).isSubset(of: ofContainer) },
        "\(container.name)")
      #expect(
        container.modifiers.allSatisfy { Set($0.parameters.map(\.property)).isSubset(of: ofItems) }, "\(container.name)"
      )
    }
  }

  @Test("Item modifiers in the notation set the same layout values as in Swift")
  func modifiers() throws {
    func item<Value: LayoutValue>(_ text: String, _ type: Value.Type) throws -> Value {
      try Sketch(text).root.children[0].style.layoutValue(type)
    }
    func value<Value: LayoutValue>(_ item: some LayoutItem, _ type: Value.Type) -> Value {
      item.node.style.layoutValue(type)
    }
    #expect(
      try item("Floats { Flex().side(.start, weight: 0.5).side(.end) }", FloatSide.self)
        == value(Flex().side(.start, weight: 0.5).side(.end), FloatSide.self))
    #expect(
      try item("Floats { Flex().clear().side(.end, weight: 0.5) }", FloatSide.self)
        == value(Flex().clear().side(.end, weight: 0.5), FloatSide.self))
    #expect(
      try item("Linear { Flex().yields(gap: 1, size: 2).yields(size: 3) }", LinearItem.self)
        == value(Flex().yields(gap: 1, size: 2).yields(size: 3), LinearItem.self))
    #expect(
      try item("Linear { Flex().yields(gap: 1, size: 2).yields(gap: 3) }", LinearItem.self)
        == value(Flex().yields(gap: 1, size: 2).yields(gap: 3), LinearItem.self))
    #expect(
      try item("Linear { Flex().weight(1, from: -8).gravity(.end, offset: 3).gravity(.start) }", LinearItem.self)
        == value(Flex().weight(1, from: -8).gravity(.end, offset: 3).gravity(.start), LinearItem.self))
    #expect(
      try item("Overlay { Flex().yields(start: 1).yields(size: 1) }", OverlayItem.self)
        == value(Flex().yields(start: 1).yields(size: 1), OverlayItem.self))
    #expect(
      try item("Flow { Flex().fraction(0.5).yields(size: 2).weight(3) }", FlowItem.self)
        == value(Flex().fraction(0.5).yields(size: 2).weight(3), FlowItem.self))
  }

  @Test("A layout with numbers beyond the limits of the library is written in a form that can be read again")
  func limitedNumbers() throws {
    let layouts: [any LayoutItem] = [
      Linear(.horizontal, .myLayout, weightSum: -1) {
        Flex().weight(-1, from: -8)
        Flex().gap(before: -4).yields(gap: -1, size: .infinity)
      },
      Overlay { Flex().yields(start: -1, size: .nan, end: .infinity) }, Floats { Flex().side(.start, weight: -1) },
      Flow(itemWidth: 80, maximumGap: .infinity) { Flex() },
      Flow(itemWidth: 80, minimumGap: 5, maximumGap: 9) { Flex() },
    ]
    for layout in layouts {
      let sketch = Sketch(layout.node)
      let again = try Sketch(sketch.text)
      #expect(
        again.layout(in: Frame(width: 300, height: 100)).frames
          == sketch.layout(in: Frame(width: 300, height: 100)).frames)
    }
    // A factor of several anchors is written for each of them.
    let anchor = RelativeAnchor.greatest(.width(of: "a"), .width(of: "b"))
    let twice = RelativeAnchor(specified: .several(.greatest, anchor.each, times: 2, plus: 1))
    let sketch = Sketch(
      Relative {
        Fixed(width: 20, height: 10).id("a")
        Fixed(width: 30, height: 10).id("b")
        Flex().width(to: twice)
      })
    #expect(sketch.text.contains(".greatest(.width(of: a, times: 2, plus: 1), .width(of: b, times: 2, plus: 1))"))
    let frames = sketch.layout(in: Frame(width: 300, height: 100)).frames
    #expect(frames[3].width == 61)
    #expect(try Sketch(sketch.text).layout(in: Frame(width: 300, height: 100)).frames == frames)
  }
}

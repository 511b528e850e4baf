package import EagerLayout

/// The description of a container and its items: the names, kinds and ranges of their properties. Documents, the
/// notation, completion and printing read these descriptions.
///
///     ContainerDescription.masonry.properties.map { $0.name }        // columns, minimum-width
package struct ContainerDescription: Sendable {
  /// The name of the container's type: `FirstThatFits`.
  package let name: String
  /// An example in Swift, for messages.
  package let example: String
  /// `true` for a container of CSS. Any node may specify the container's properties, and the container uses the
  /// alignment properties of rows and columns.
  package let isCSS: Bool
  package let properties: [PropertyDescription]
  /// The parameters of the container's initializers, in the order of declaration.
  package let initializers: [[InitializerParameter]]
  /// The properties that a container must specify. If one of `alternatives` is required, any other of them can replace
  /// it.
  package let required: [String]
  /// A set of properties of which a container may specify at most one.
  package let alternatives: [String]
  /// The properties of the container's items.
  package let itemProperties: [PropertyDescription]
  /// The modifiers that set the properties of items.
  package let modifiers: [ItemModifierDescription]
  /// Returns a container without children. There is one value per property; `nil` means not specified.
  package let make: @Sendable (_ values: [PropertyValue?]) -> Arranged
  /// Returns the values of a container's properties, `nil` for properties not specified or initial. Returns `nil` for a
  /// container of another type.
  package let values: @Sendable (AnyArrangement) -> [PropertyValue?]?
  /// Sets the layout value of an item. There is one value per property in `itemProperties`.
  package let setItemValues: @Sendable (_ values: [PropertyValue?], _ style: inout FlexStyle) -> Void
  /// Returns the values of an item's properties, `nil` for those with their initial values.
  package let itemValues: @Sendable (FlexStyle) -> [PropertyValue?]

  init<Container: Arrangement>(
    _ name: String, example: String, isCSS: Bool = false, properties: [PropertyDescription] = [],
    initializers: [[InitializerParameter]]? = nil, required: [String] = [], alternatives: [String] = [],
    items: [PropertyDescription] = [], modifiers: [ItemModifierDescription] = [],
    make: @escaping @Sendable (_ values: [PropertyValue?]) -> Container,
    values: @escaping @Sendable (Container) -> [PropertyValue?],
    makeItem: @escaping @Sendable (_ values: [PropertyValue?]) -> Container.ItemValue = { _ in .initial },
    itemValues: @escaping @Sendable (Container.ItemValue) -> [PropertyValue?] = { _ in [] }
  ) {
    self.name = name
    self.example = example
    self.isCSS = isCSS
    self.properties = properties
    self.initializers = initializers ?? [properties.map { .property($0.name) }]
    self.required = required
    self.alternatives = alternatives
    itemProperties = items
    self.modifiers = modifiers
    self.make = { Arranged(make($0)) {} }
    self.values = { $0.value(of: Container.self).map(values) }
    setItemValues = { values, style in
      let value = makeItem(values)
      if value != style.layoutValue(Container.ItemValue.self) { style.setLayoutValue(value) }
    }
    self.itemValues = { itemValues($0.layoutValue(Container.ItemValue.self)) }
  }

  /// The containers of this library, in the order in which they are offered.
  package static let all: [ContainerDescription] = [
    .overlay, .linear, .flow, .pages, .grid, .block, .flowRoot, .masonry, .relative, .floats, .split, .along,
    .firstThatFits,
  ]

  /// Returns the value of a property whose initial value is 0; nil for 0.
  static func number(_ value: Double) -> PropertyValue? { value == 0 ? nil : .number(value) }
}

/// The description of a property of a container or of its items.
package struct PropertyDescription: Sendable {
  /// The name in documents: `minimum-width`.
  package let name: String
  /// The label in Swift: `minimumWidth`. Empty for a parameter without a label.
  package let label: String
  package let kind: PropertyKind

  /// Creates a description. The default for the label is the name without its hyphens.
  init(_ name: String, _ kind: PropertyKind, label: String? = nil) {
    self.name = name
    self.label = label ?? name.camelCased
    self.kind = kind
  }
}

package enum PropertyKind: Sendable {
  case number(ClosedRange<Double>)
  /// A number of points, 0 or more.
  case length
  /// A number of points that may be negative.
  case signedLength
  /// A share of a size, relative to the shares of others: 0 or more.
  case weight
  case whole(ClosedRange<Int>)
  case flag
  /// One of several keywords, as spelled in layout documents. The first is the initial value.
  case keyword([String])
  /// The id of an item, or a tag.
  case id
  /// The alignment in both axes.
  case place
  /// The alignment in one axis.
  case alignment
  /// A point, as fractions of a size.
  case point
  case curve
  /// The alignments of the lines of a flow.
  case lines
  /// The constraints of an item of a `Relative`.
  case constraints
  case groups
  /// A part of a split, with its nested parts.
  case part
  /// The explicit tracks of a grid along one axis.
  case template
  /// The sizes of implicit tracks of a grid.
  case tracks
  case areas
  /// The line at which an item of a grid starts or ends.
  case line
  /// The direction in which a grid is filled. Its values are keywords.
  case flow
  /// The horizontal alignment of a grid's items. If `isOptional` is `true`, it may be `auto`.
  case justification(isOptional: Bool)

  static let anyNumber = PropertyKind.number(-largestLength...largestLength)
  /// Returns the kind of whole numbers that are at least `minimum`.
  static func whole(from minimum: Int) -> PropertyKind { .whole(minimum...Int(largestLength)) }
}

package enum PropertyValue: Equatable, Sendable {
  case number(Double)
  case whole(Int)
  case flag(Bool)
  /// The index of the keyword in ``PropertyKind/keyword(_:)``.
  case keyword(Int)
  case id(LayoutID)
  case place(Place)
  case alignment(Place.Alignment)
  case point(x: Double, y: Double)
  case curve(Curve)
  case lines([Flow.LineRule])
  case constraints([RelativeConstraints.Specified])
  case groups([RelativeGroup])
  case part(SplitPart)
  case template(GridTemplate)
  case tracks([GridTrack])
  case areas(GridAreas)
  case line(GridLine)
  case justification(GridJustification?)
}

package enum InitializerParameter: Sendable {
  case property(String)
  /// A value of an enumeration, such as `.points(40)`. The associated value of each member sets a property.
  case oneOf(label: String, [Member])
  /// A value of a type whose parameters are properties: `RelativeGravity(horizontal: 0.5)`.
  case value(label: String, type: String, [(label: String, property: String)])
}

extension InitializerParameter: ExpressibleByStringLiteral {
  /// A member of an enumeration: its name, the label of its associated value, and the property that this value sets.
  package struct Member: Sendable {
    package let name: String
    package let label: String
    package let property: String?
    package let example: String

    init(_ name: String, label: String = "", sets property: String? = nil, example: String) {
      (self.name, self.label, self.property, self.example) = (name, label, property, example)
    }
  }

  package init(stringLiteral value: String) { self = .property(value) }

  /// The names of the properties that the parameter sets.
  package var properties: [String] {
    switch self {
    case .property(let name): [name]
    case .oneOf(_, let members): members.compactMap { $0.property }
    case .value(_, _, let parameters): parameters.map { $0.property }
    }
  }
}

/// A modifier that sets properties of an item for its container.
package struct ItemModifierDescription: Sendable {
  /// The name: `span`.
  package let name: String
  /// An example, for messages.
  package let example: String
  /// The parameters, each with the property that it sets. An omitted parameter sets its property to the initial value.
  package let parameters: [Parameter]
  /// The label of a parameter that, as the only argument, leaves the modifier's other properties unchanged; `nil` for
  /// none.
  package let labelThatKeepsOthers: String?

  package struct Parameter: Sendable {
    /// The label; empty for none. `nil` for a value that the modifier sets without an argument.
    package let label: String?
    package let property: String
    /// The value if the argument is omitted; `nil` for the property's initial value.
    package let fallback: PropertyValue?
    /// The value that is written if the property is not specified but another property of the modifier is; `nil` if the
    /// argument can be omitted.
    package let initial: PropertyValue?

    init(_ label: String?, _ property: String, fallback: PropertyValue? = nil, initial: PropertyValue? = nil) {
      self.label = label
      self.property = property
      self.fallback = fallback
      self.initial = initial
    }
  }

  init(_ name: String, _ parameters: Parameter..., labelThatKeepsOthers: String? = nil, example: String) {
    self.name = name
    self.labelThatKeepsOthers = labelThatKeepsOthers
    self.example = example
    self.parameters = parameters
  }
}

extension String {
  /// The Swift spelling of a name from CSS or a document: `spaceBetween` for `space-between`, and `lastBaseline` for
  /// `last baseline`.
  package var camelCased: String {
    var bytes: [UInt8] = []
    var isStart = false
    for byte in utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") {
        isStart = true
      } else {
        bytes.append(isStart ? byte - 32 : byte)
        isStart = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// Access to values by the index of their property: `nil` if the property is not specified, and 0 for a keyword.
extension [PropertyValue?] {
  package func number(_ index: Int) -> Double? { if case .number(let value)? = self[index] { value } else { nil } }
  package func whole(_ index: Int) -> Int? { if case .whole(let value)? = self[index] { value } else { nil } }
  package func flag(_ index: Int) -> Bool? { if case .flag(let value)? = self[index] { value } else { nil } }
  package func keyword(_ index: Int) -> Int { if case .keyword(let value)? = self[index] { value } else { 0 } }
  package func id(_ index: Int) -> LayoutID? { if case .id(let value)? = self[index] { value } else { nil } }
  package func place(_ index: Int) -> Place? { if case .place(let value)? = self[index] { value } else { nil } }
  package func point(_ index: Int) -> (x: Double, y: Double)? {
    if case .point(let x, let y)? = self[index] { (x, y) } else { nil }
  }
}

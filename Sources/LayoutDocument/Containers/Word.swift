public import EagerLayout

extension Vocabulary {
  /// The description of a container for documents: its `display`, its own properties, and the properties of its items.
  ///
  ///     extension Radial {
  ///       static let word = Vocabulary.Word(
  ///         "radial", Radial(radius: 0), properties: [.init("radius", \.radius, .length)], needs: ["radius"])
  ///     }
  ///     // {"style": {"display": "radial", "radius": 100}, "children": [{}, {}]}
  ///
  /// A document's container is read, checked and written by these properties.
  public struct Word: Sendable {
    /// The value of `display`.
    public let name: String
    let container: any ContainerVocabulary
    /// `true` for a container of CSS. Its properties are allowed on any node, and ignored if they have no effect there.
    let isCSS: Bool

    /// Creates the word of a container.
    ///
    /// - Parameters:
    ///   - name: The value of `display`, in lowercase, its parts joined by hyphens.
    ///   - initial: A container with default values. Properties with these values are not written.
    ///   - properties: The properties of a container's style.
    ///   - items: The properties of the styles of the container's items.
    ///   - needs: The required properties. If one of `alternatives` is required, any other of them can replace it.
    ///   - alternatives: Properties of which a container may specify at most one.
    public init<Container: Arrangement>(
      _ name: String, _ initial: Container, properties: [Property<Container>] = [],
      items: [Property<Container.ItemValue>] = [], needs: [String] = [], alternatives: [String] = []
    ) {
      self.init(
        name, specified: initial, make: { $0 }, describe: { $0 }, properties: properties, items: items, needs: needs,
        alternatives: alternatives)
    }

    /// Creates the word of a container that is built from a description.
    ///
    /// - Parameters:
    ///   - name: The value of `display`, in lowercase, its parts joined by hyphens.
    ///   - initial: A description with default values. Properties with these values are not written.
    ///   - make: Returns the container for a description.
    ///   - describe: Returns the description of a container.
    ///   - properties: The properties of a container's style.
    ///   - items: The properties of the styles of the container's items.
    ///   - needs: The required properties. If one of `alternatives` is required, any other of them can replace it.
    ///   - alternatives: Properties of which a container may specify at most one.
    public init<Container: Arrangement, Specified: Sendable>(
      _ name: String, specified initial: Specified, make: @escaping @Sendable (Specified) -> Container,
      describe: @escaping @Sendable (Container) -> Specified, properties: [Property<Specified>] = [],
      items: [Property<Container.ItemValue>] = [], needs: [String] = [], alternatives: [String] = []
    ) {
      self.name = name
      isCSS = false
      container = TypedContainerVocabulary(
        initial: initial, make: make, describe: describe, containerProperties: properties, itemProperties: items,
        required: needs, alternatives: alternatives)
    }
  }

  /// A property of a container or of its items: its name, and the notation of its values.
  ///
  ///     .init("radius", \.radius, .length)
  public struct Property<Owner>: Sendable {
    /// The name in a style, in lowercase, its parts joined by hyphens.
    public let name: String
    /// A readable description of the allowed values.
    public let values: String
    let read: @Sendable (Value, inout ValueReading, inout Owner) -> Void
    /// Returns the value to write for an owner. The value is omitted if the second owner, which has initial values, has
    /// the same value; with nil, no value is omitted.
    let write: @Sendable (Owner, Owner?) -> Written

    /// Creates a property with a getter and a setter. `get` returns nil if the property is not specified.
    public init<Specified: Equatable>(
      _ name: String, _ form: Form<Specified>, get: @escaping @Sendable (Owner) -> Specified?,
      set: @escaping @Sendable (inout Owner, Specified) -> Void
    ) {
      self.name = name
      values = form.values
      read = { value, reading, owner in
        if let specified = form.value(of: value, &reading) { set(&owner, specified) }
      }
      write = { owner, initial in
        guard let specified = get(owner), initial.map({ get($0) != specified }) ?? true else { return .nothing }
        return form.write(specified).map { .value($0) } ?? .unwritable
      }
    }

    /// Creates a property from a key path.
    public init<Specified: Equatable>(
      _ name: String, _ path: any WritableKeyPath<Owner, Specified> & Sendable, _ form: Form<Specified>
    ) {
      self.init(name, form, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates an optional property from a key path.
    public init<Specified: Equatable>(
      _ name: String, _ path: any WritableKeyPath<Owner, Specified?> & Sendable, _ form: Form<Specified>
    ) {
      self.init(name, form, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
  }

  /// The value of a property when a document is written.
  enum Written {
    /// The default value, which is omitted.
    case nothing
    case value(Value)
    /// A value that a document cannot hold.
    case unwritable
  }
}

extension Vocabulary {
  /// Returns `true` if neither the word nor a name of its properties has a meaning in CSS.
  static func isUnusedInCSS(_ word: Word) -> Bool {
    let names = (word.container.properties + word.container.items).map { Text($0.name) }
    return FlexStyle.Property.displays.position(of: Text(word.name)) == nil
      && names.allSatisfy { FlexStyle.Property.names.position(of: $0) ?? Shorthand.names.position(of: $0) == nil }
  }
}

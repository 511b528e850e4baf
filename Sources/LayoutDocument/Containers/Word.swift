public import EagerLayout

extension Vocabulary {
  /// A container as documents say it: the word of its `display`, its own properties, and those of the items in it.
  ///
  ///     extension Radial {
  ///       static let word = Vocabulary.Word(
  ///         "radial", Radial(radius: 0), properties: [.init("radius", \.radius, .length)], needs: ["radius"])
  ///     }
  ///     // {"style": {"display": "radial", "radius": 100}, "children": [{}, {}]}
  ///
  /// Such a container is read, checked and written by what its properties say.
  public struct Word: Sendable {
    /// What `display` says.
    public let name: String
    let container: any ContainerWord
    /// Whether it is a word of CSS: there its properties may stand anywhere, and say nothing where they have no meaning.
    let isCSS: Bool

    /// The word of a container.
    ///
    /// - Parameters:
    ///   - name: what `display` says, in lowercase, its parts joined by hyphens.
    ///   - initial: the container of which nothing is said; properties that are as there are not written.
    ///   - properties: what a container's style may say.
    ///   - items: what the styles of items in it may say.
    ///   - needs: properties that have to be said; of alternatives, one.
    ///   - alternatives: properties of which one at most may be said.
    public init<Container: Arrangement>(
      _ name: String, _ initial: Container, properties: [Property<Container>] = [],
      items: [Property<Container.Parameter>] = [], needs: [String] = [], alternatives: [String] = []
    ) {
      self.init(
        name, saying: initial, make: { $0 }, describe: { $0 }, properties: properties, items: items, needs: needs,
        alternatives: alternatives)
    }

    /// The word of a container that is made at once, of what is said of it.
    ///
    /// - Parameters:
    ///   - name: what `display` says, in lowercase, its parts joined by hyphens.
    ///   - initial: what is said where nothing is; properties that are as there are not written.
    ///   - make: the container of which something is said.
    ///   - describe: what makes such a container again.
    ///   - properties: what a container's style may say.
    ///   - items: what the styles of items in it may say.
    ///   - needs: properties that have to be said; of alternatives, one.
    ///   - alternatives: properties of which one at most may be said.
    public init<Container: Arrangement, Said: Sendable>(
      _ name: String, saying initial: Said, make: @escaping @Sendable (Said) -> Container,
      describe: @escaping @Sendable (Container) -> Said, properties: [Property<Said>] = [],
      items: [Property<Container.Parameter>] = [], needs: [String] = [], alternatives: [String] = []
    ) {
      self.init(
        name, saying: initial, make: make, describe: describe, properties: properties, items: items, needs: needs,
        alternatives: alternatives, isCSS: false)
    }

    init<Container: Arrangement, Said: Sendable>(
      _ name: String, saying initial: Said, make: @escaping @Sendable (Said) -> Container,
      describe: @escaping @Sendable (Container) -> Said, properties: [Property<Said>],
      items: [Property<Container.Parameter>], needs: [String] = [], alternatives: [String] = [], isCSS: Bool
    ) {
      self.name = name
      self.isCSS = isCSS
      container = TypedWord(
        initial: initial, make: make, describe: describe, ownProperties: properties, itemProperties: items,
        needs: needs, alternatives: alternatives)
    }
  }

  /// A property of a container, or of the items in it: its name, and how its values are read and written.
  ///
  ///     .init("radius", \.radius, .length)
  public struct Property<Owner>: Sendable {
    /// Its name in a style, in lowercase, its parts joined by hyphens.
    public let name: String
    /// What may be written, as a person lists it.
    public let values: String
    let read: @Sendable (Value, inout ValueReading, inout Owner) -> Void
    /// What an owner says; the second is the owner that says nothing, or nil where all is to be said.
    let write: @Sendable (Owner, Owner?) -> Written

    /// A property that is got and set by functions. What is got is nil where nothing is said.
    public init<Said: Equatable>(
      _ name: String, _ form: Form<Said>, get: @escaping @Sendable (Owner) -> Said?,
      set: @escaping @Sendable (inout Owner, Said) -> Void
    ) {
      self.name = name
      values = form.values
      read = { value, reading, owner in
        if let said = form.value(of: value, &reading) { set(&owner, said) }
      }
      write = { owner, initial in
        guard let said = get(owner), initial.map({ get($0) != said }) ?? true else { return .nothing }
        return form.write(said).map { .value($0) } ?? .unwritable
      }
    }

    /// A property that can be set.
    public init<Said: Equatable>(
      _ name: String, _ path: any WritableKeyPath<Owner, Said> & Sendable, _ form: Form<Said>
    ) {
      self.init(name, form, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A property that can be set, and need not be.
    public init<Said: Equatable>(
      _ name: String, _ path: any WritableKeyPath<Owner, Said?> & Sendable, _ form: Form<Said>
    ) {
      self.init(name, form, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
  }

  /// What an owner says of a property.
  enum Written {
    /// Nothing else than what is so anyway.
    case nothing
    case value(Value)
    /// What a document cannot hold.
    case unwritable
  }
}

extension Vocabulary {
  /// Whether a word and the names of its properties have no meaning in CSS.
  static func isFree(_ word: Word) -> Bool {
    let names = (word.container.properties + word.container.items).map { Text($0.name) }
    return FlexStyle.Property.displays.position(of: Text(word.name)) == nil
      && names.allSatisfy { FlexStyle.Property.names.position(of: $0) ?? Shorthand.names.position(of: $0) == nil }
  }
}

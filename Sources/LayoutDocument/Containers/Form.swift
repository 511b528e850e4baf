internal import EagerLayout

extension Vocabulary {
  /// The notation of a property's values: how they are read and written.
  ///
  ///     Form<Double>.length                                            // 12, "12px"
  ///     Form<Side>.words(["start": .start, "end": .end])               // "end"
  ///     Form<Color>("a color such as \"red\"", read: { … }, write: { … })
  public struct Form<Specified: Sendable>: Sendable {
    /// A readable description of the allowed values: `a number such as 0.5`.
    public let values: String
    /// Reads a value. Returns nil if the value is not allowed, in some cases after it reported a detailed fault.
    let read: @Sendable (Value, inout ValueReading) -> Specified?
    /// Returns the JSON value for a value, or nil if a document cannot hold it.
    let write: @Sendable (Specified) -> Value?

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - values: A description of the allowed values, for use after the word *write* in a message.
    ///   - read: Returns the value that is specified, or nil if the notation does not allow it.
    ///   - write: Returns the notation of a value, or nil if a document cannot hold it. `read` has to read it back.
    public init(
      _ values: String, read: @escaping @Sendable (Value) -> Specified?,
      write: @escaping @Sendable (Specified) -> Value?
    ) {
      self.init(values, reading: { value, _ in read(value) }, write: write)
    }

    init(
      _ values: String, reading: @escaping @Sendable (Value, inout ValueReading) -> Specified?,
      write: @escaping @Sendable (Specified) -> Value?
    ) {
      self.values = values
      read = reading
      self.write = write
    }

    /// Returns the value that a JSON value specifies. If the JSON value is not allowed, reports a fault and returns
    /// nil.
    func value(of value: Value, _ reading: inout ValueReading) -> Specified? {
      let faultCount = reading.faults.count
      if let specified = read(value, &reading) { return specified }
      if reading.faults.count == faultCount { reading.reject(value, values) }
      return nil
    }
  }
}

extension Vocabulary.Form where Specified == Double {
  /// A number: `0.5` or `"0.5"`.
  public static var number: Self { number(in: -largestNumber...largestNumber) }

  /// A non-negative number of px: `12`, `"12"` or `"12px"`.
  public static var length: Self {
    number(in: 0...largestNumber, "a length such as 12", withUnit: true)
  }

  /// A number within a range.
  public static func number(in range: ClosedRange<Double>) -> Self {
    let minimum = decimal(range.lowerBound), maximum = decimal(range.upperBound)
    if range.upperBound < largestNumber { return number(in: range, "a number from \(minimum) to \(maximum)") }
    return number(
      in: range, range.lowerBound > -largestNumber ? "a number of \(minimum) or more" : "a number such as 0.5")
  }

  static func number(in range: ClosedRange<Double>, _ values: String, withUnit: Bool = false) -> Self {
    Self(
      values,
      reading: { value, reading in
        value.number(withUnit: withUnit).flatMap { reading.checked($0, of: value, in: range, values) }
      },
      write: { .number($0) })
  }
}

extension Vocabulary.Form where Specified == Int {
  /// A whole number within a range.
  public static func whole(in range: ClosedRange<Int>) -> Self {
    let isUnbounded = range.upperBound >= Int(largestNumber)
    let bounds = isUnbounded ? "of \(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
    let values = "a whole number \(bounds)"
    return Self(
      values,
      reading: { value, reading in
        guard let number = value.number() else { return nil }
        let bounds = max(Double(range.lowerBound), -largestNumber)...min(Double(range.upperBound), largestNumber)
        return reading.checked(number, of: value, in: bounds, values).flatMap { wholeNumber($0).map { Int($0) } }
      },
      write: { .number(Double($0)) })
  }
}

extension Vocabulary.Form where Specified == Bool {
  /// `true` or `false`.
  public static var flag: Self {
    Self("true or false", read: { if case .boolean(let value) = $0 { value } else { nil } }, write: { .boolean($0) })
  }
}

extension Vocabulary.Form where Specified == String {
  /// Text.
  public static var text: Self {
    Self("a string", read: { if case .string(let text) = $0 { text } else { nil } }, write: { .string($0) })
  }
}

extension Vocabulary.Form {
  /// One of several words, each with its value. Documents may write lowercase words in any case.
  public static func words(_ words: KeyValuePairs<String, Specified>) -> Self where Specified: Equatable {
    let words = words.map { (name: $0.key, specified: $0.value) }
    return Self(
      listed(words.map(\.name)),
      read: { value in
        guard case .string(let name) = value else { return nil }
        let found = words.first { $0.name == name } ?? words.first { $0.name == name.lowercased() }
        return found?.specified
      },
      write: { specified in words.first { $0.specified == specified }.map { .string($0.name) } })
  }

  /// An array of values.
  public static func list<Element>(of form: Vocabulary.Form<Element>) -> Self where Specified == [Element] {
    Self(
      "an array in which each element is \(form.values)",
      reading: { value, reading in
        guard case .array(let elements) = value else { return nil }
        var list: [Element] = []
        for (index, element) in elements.enumerated() {
          if let specified = reading.element(index, { form.value(of: element, &$0) }) { list.append(specified) }
        }
        return list
      },
      write: { list in
        let elements = list.compactMap { form.write($0) }
        return elements.count == list.count ? .array(elements) : nil
      })
  }
}

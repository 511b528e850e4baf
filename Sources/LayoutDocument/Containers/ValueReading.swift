internal import EagerLayout

/// The state while a property's value is read: the current path, and the faults that have been found.
struct ValueReading {
  /// The faults, each with the path from the style.
  private(set) var faults: [(path: String, message: String)] = []
  private var path = ""
  /// The name of the property, or of the innermost key.
  private var name = ""

  mutating func begin(_ property: String) { (path, name) = (property, property) }

  mutating func report(_ message: String) { faults.append((path, message)) }

  /// Reports that a value is not allowed. `values` describes the allowed values.
  mutating func reject(_ value: Vocabulary.Value, _ values: String) {
    report("\(value.quote) is not a value of \(name); write \(values)")
  }

  /// Reads the value of a key. Faults in `body` are reported at the key.
  mutating func within<Result>(_ key: String, _ body: (inout ValueReading) -> Result) -> Result {
    let (outerPath, outerName) = (path, name)
    path += isPlainKey(key) ? ".\(key)" : "[\(quoted(key))]"
    name = key
    defer { (path, name) = (outerPath, outerName) }
    return body(&self)
  }

  /// Reads an element of an array. Faults in `body` are reported at the element.
  mutating func element<Result>(_ index: Int, _ body: (inout ValueReading) -> Result) -> Result {
    let outerPath = path
    path += "[\(index)]"
    defer { path = outerPath }
    return body(&self)
  }

  /// Returns a number if it is in a range; otherwise reports a fault and returns nil.
  mutating func checked(
    _ number: Double, of value: Vocabulary.Value, in range: ClosedRange<Double>, _ values: String
  ) -> Double? {
    if number.isNaN {
      report("\(value.quote) is not finite; give it a number, or leave it out")
    } else if number < 0 && range.lowerBound >= 0 {
      report("\(value.quote) is negative; write \(range.lowerBound == 0 ? "0 or more" : values)")
    } else if number.magnitude > largestNumber {
      report("\(value.quote) is too large; numbers go up to 1000000000")
    } else if range.contains(number) {
      return number + 0  // makes -0 a 0
    } else {
      reject(value, values)
    }
    return nil
  }

  /// Returns the members of an object that have one of the keys. Reports unknown and duplicate keys. Returns nil if the
  /// value is not an object.
  mutating func members(of value: Vocabulary.Value, _ keys: [String]) -> [Vocabulary.Member]? {
    guard case .object(let members) = value else { return nil }
    var keysRead: Set<String> = []
    return members.filter { member in
      within(member.key) { reading in
        if !keysRead.insert(member.key).inserted { reading.report("duplicate key; remove one of them") }
        if keys.contains(member.key) { return true }
        let suggestion = nearestName(to: member.key, in: keys).map { "did you mean \($0)?" }
        reading.report("unknown key; \(suggestion ?? "remove it, or write \(listed(keys))")")
        return false
      }
    }
  }
}

/// Returns `true` if a key needs no brackets and quotes in a path.
func isPlainKey(_ key: String) -> Bool {
  !key.isEmpty && key.utf8.count <= 48
    && key.utf8.allSatisfy { JSONScanner.isWord($0) || $0 == UInt8(ascii: "-") }
}

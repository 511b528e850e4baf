internal import EagerLayout

/// What is found while a property's value is read: where in it the reader is, and what is wrong.
struct ValueReading {
  /// What is wrong, each with the way to it from the style.
  private(set) var faults: [(path: String, message: String)] = []
  private var path = ""
  /// The property, or the last key.
  private var name = ""

  /// Comes to a property.
  mutating func begin(_ property: String) { (path, name) = (property, property) }

  mutating func report(_ message: String) { faults.append((path, message)) }

  /// Reports that a value is none of those that may stand here.
  mutating func reject(_ value: Vocabulary.Value, _ values: String) {
    report("\(value.quote) is not a value of \(name); write \(values)")
  }

  /// Goes into the value of a key.
  mutating func within<Result>(_ key: String, _ body: (inout ValueReading) -> Result) -> Result {
    let (outerPath, outerName) = (path, name)
    path += isPlainKey(key) ? ".\(key)" : "[\(quoted(key))]"
    name = key
    defer { (path, name) = (outerPath, outerName) }
    return body(&self)
  }

  /// Goes into an element.
  mutating func element<Result>(_ index: Int, _ body: (inout ValueReading) -> Result) -> Result {
    let outerPath = path
    path += "[\(index)]"
    defer { path = outerPath }
    return body(&self)
  }

  /// A number, if it may stand here.
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

  /// The members of an object, in its order; unknown and repeated keys are faults. Nil where it is no object.
  mutating func members(of value: Vocabulary.Value, _ keys: [String]) -> [Vocabulary.Member]? {
    guard case .object(let members) = value else { return nil }
    var seen: Set<String> = []
    return members.filter { member in
      within(member.key) { reading in
        if !seen.insert(member.key).inserted { reading.report("stands twice in one object; keep one of them") }
        if keys.contains(member.key) { return true }
        let meant = nearestName(to: member.key, in: keys).map { "did you mean \($0)?" }
        reading.report("unknown key; \(meant ?? "remove it, or write \(listed(keys))")")
        return false
      }
    }
  }
}

/// Whether a key stands in a path without brackets and quotes.
func isPlainKey(_ key: String) -> Bool {
  !key.isEmpty && key.utf8.count <= 48
    && key.utf8.allSatisfy { JSONScanner.isWord($0) || $0 == UInt8(ascii: "-") }
}

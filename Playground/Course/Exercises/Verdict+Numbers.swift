/// A number in the form in which it was typed.
struct TypedNumber {
  let value: Double
  /// The number of digits after its decimal point.
  let places: Int

  /// Whether the number equals a value, to within 1/64, or to within half a unit of its last decimal if that is more.
  func isEqual(to other: Double) -> Bool {
    var tolerance = 1.0 / 64
    if places > 0 {
      var halfUnit = 0.5
      for _ in 0..<min(places, 6) { halfUnit /= 10 }
      tolerance = max(tolerance, halfUnit + 1e-9)
    }
    return (value - other).magnitude <= tolerance
  }

  /// The numbers in a text, separated by anything else; `400/3` is one number. Nil if one is too long, or divided by
  /// zero.
  static func all(in text: String) -> [TypedNumber]? {
    let bytes = Array(text.utf8)
    var numbers: [TypedNumber] = []
    var index = 0
    while index < bytes.count {
      guard numberBegins(at: index, in: bytes) else {
        index += 1
        continue
      }
      // A dash is a sign, except directly after a digit: there it separates two numbers.
      let isNegative = index > 0 && bytes[index - 1] == 0x2D && (index < 2 || !isDigit(at: index - 2, in: bytes))
      guard var number = read(at: &index, in: bytes) else { return nil }
      if index < bytes.count, bytes[index] == 0x2F, numberBegins(at: index + 1, in: bytes) {
        index += 1
        guard let divisor = read(at: &index, in: bytes), divisor.value > 0 else { return nil }
        number = TypedNumber(value: number.value / divisor.value, places: 0)
      }
      numbers.append(TypedNumber(value: isNegative ? -number.value : number.value, places: number.places))
    }
    return numbers
  }

  private static func isDigit(at index: Int, in bytes: [UInt8]) -> Bool {
    index < bytes.count && (0x30...0x39).contains(bytes[index])
  }

  /// Whether a number begins at an index, with a digit, or with a point before a digit.
  private static func numberBegins(at index: Int, in bytes: [UInt8]) -> Bool {
    isDigit(at: index, in: bytes) || index < bytes.count && bytes[index] == 0x2E && isDigit(at: index + 1, in: bytes)
  }

  /// Reads digits with an optional decimal point; nil if there are too many digits.
  private static func read(at index: inout Int, in bytes: [UInt8]) -> TypedNumber? {
    let start = index
    var value = 0.0, scale = 1.0, places = 0
    while isDigit(at: index, in: bytes) {
      value = value * 10 + Double(bytes[index] - 0x30)
      index += 1
    }
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      while isDigit(at: index, in: bytes) {
        value = value * 10 + Double(bytes[index] - 0x30)
        scale *= 10
        places += 1
        index += 1
      }
    }
    return index - start <= 15 ? TypedNumber(value: value / scale, places: places) : nil
  }
}

extension Exercise {
  func check(_ typed: [TypedNumber]?, _ values: [Double], _ mistakes: [Mistake]) -> Verdict {
    guard let typed else { return .unclear("One of the numbers cannot be read.") }
    guard typed.count == values.count else {
      return .unclear(
        values.count == 1
          ? "One number is needed, and you typed \(typed.count). Decimals have a point."
          : """
          \(values.count) numbers are needed, and you typed \(typed.count). Put a space between two, and a point \
          before decimals.
          """)
    }
    let wrongIndices = values.indices.filter { !typed[$0].isEqual(to: values[$0]) }
    if wrongIndices.isEmpty { return .right(success) }
    for mistake in mistakes where values.indices.allSatisfy({ typed[$0].isEqual(to: mistake.values[$0]) }) {
      return .wrong(Reply(mistake.reply))
    }
    // Some numbers may be right, so only the wrong ones must match the numbers of the mistake.
    for mistake in mistakes where wrongIndices.allSatisfy({ typed[$0].isEqual(to: mistake.values[$0]) }) {
      return .wrong(Reply(mistake.reply))
    }
    // A guess needs no hint: its answer is shown in any case.
    return .wrong(Reply(kind == .guess ? "" : hint(for: wrongIndices, typed, values)))
  }

  /// Lists which numbers are right, and which are too large or too small.
  private func hint(for wrongIndices: [Int], _ typed: [TypedNumber], _ values: [Double]) -> Prose {
    guard case .numbers(let labels) = form else { return "" }
    func isNear(_ index: Int) -> Bool {
      typed[index].places == 0 && (typed[index].value - values[index]).magnitude < 1
    }
    if labels.count == 1 {
      let reply = isNear(0) ? "near, but a decimal is missing" : typed[0].value > values[0] ? "too large" : "too small"
      return Prose([.number(typed[0].value), .words(" is \(reply).")])
    }
    var pieces: [Prose.Piece] = []
    func add(_ head: String, _ indices: [Int]) {
      for (position, index) in indices.enumerated() {
        pieces.append(.words(position > 0 ? ", " : pieces.isEmpty ? head + ": " : " " + head + ": "))
        pieces += labels[index].pieces
      }
      if !indices.isEmpty { pieces.append(.words(".")) }
    }
    let notNear = wrongIndices.filter { !isNear($0) }
    add("Right", values.indices.filter { !wrongIndices.contains($0) })
    add("Too large", notNear.filter { typed[$0].value > values[$0] })
    add("Too small", notNear.filter { typed[$0].value < values[$0] })
    add("Near, but a decimal is missing", wrongIndices.filter(isNear))
    return Prose(pieces)
  }
}

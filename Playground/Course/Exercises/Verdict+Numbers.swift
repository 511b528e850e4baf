/// A number in the form in which it was typed.
struct TypedNumber {
  let value: Double
  /// The number of its decimals.
  let places: Int

  /// Whether the number equals a value to within 1/64, or the value rounded to its decimals, if there are any.
  func isEqual(to other: Double) -> Bool {
    var tolerance = 1.0 / 64
    if places > 0 {
      var last = 0.5
      for _ in 0..<min(places, 6) { last /= 10 }
      tolerance = max(tolerance, last + 1e-9)
    }
    return (value - other).magnitude <= tolerance
  }

  /// The numbers in a text, separated by anything else; `400/3` is one number. Nil if one is too long, or divided by
  /// zero.
  static func all(in text: String) -> [TypedNumber]? {
    let bytes = Array(text.utf8)
    var numbers: [TypedNumber] = []
    var place = 0
    while place < bytes.count {
      guard begins(at: place, in: bytes) else {
        place += 1
        continue
      }
      // A dash after a digit is between two numbers.
      let isNegative = place > 0 && bytes[place - 1] == 0x2D && (place < 2 || !isDigit(at: place - 2, in: bytes))
      guard var number = read(at: &place, in: bytes) else { return nil }
      if place < bytes.count, bytes[place] == 0x2F, begins(at: place + 1, in: bytes) {
        place += 1
        guard let divisor = read(at: &place, in: bytes), divisor.value > 0 else { return nil }
        number = TypedNumber(value: number.value / divisor.value, places: 0)
      }
      numbers.append(TypedNumber(value: isNegative ? -number.value : number.value, places: number.places))
    }
    return numbers
  }

  private static func isDigit(at place: Int, in bytes: [UInt8]) -> Bool {
    place < bytes.count && (0x30...0x39).contains(bytes[place])
  }

  /// Whether a number begins: with a digit or a point before one.
  private static func begins(at place: Int, in bytes: [UInt8]) -> Bool {
    isDigit(at: place, in: bytes) || place < bytes.count && bytes[place] == 0x2E && isDigit(at: place + 1, in: bytes)
  }

  /// Reads digits with an optional decimal point; nil if there are too many digits.
  private static func read(at place: inout Int, in bytes: [UInt8]) -> TypedNumber? {
    let start = place
    var value = 0.0, scale = 1.0, places = 0
    while isDigit(at: place, in: bytes) {
      value = value * 10 + Double(bytes[place] - 0x30)
      place += 1
    }
    if place < bytes.count, bytes[place] == 0x2E {
      place += 1
      while isDigit(at: place, in: bytes) {
        value = value * 10 + Double(bytes[place] - 0x30)
        scale *= 10
        places += 1
        place += 1
      }
    }
    return place - start <= 15 ? TypedNumber(value: value / scale, places: places) : nil
  }
}

extension Exercise {
  func check(_ typed: [TypedNumber]?, _ values: [Double], _ slips: [Slip]) -> Verdict {
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
    let wrong = values.indices.filter { !typed[$0].isEqual(to: values[$0]) }
    if wrong.isEmpty { return .right(success) }
    for slip in slips where values.indices.allSatisfy({ typed[$0].isEqual(to: slip.values[$0]) }) {
      return .wrong(Reply(slip.reply))
    }
    // If some numbers are right, only the wrong ones identify the mistake.
    for slip in slips where wrong.allSatisfy({ typed[$0].isEqual(to: slip.values[$0]) }) {
      return .wrong(Reply(slip.reply))
    }
    // The answer to a guess is shown anyway.
    return .wrong(Reply(kind == .guess ? "" : hint(for: wrong, typed, values)))
  }

  /// Lists which numbers are right, and which are too large or too small.
  private func hint(for wrong: [Int], _ typed: [TypedNumber], _ values: [Double]) -> Prose {
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
      for (count, index) in indices.enumerated() {
        pieces.append(.words(count > 0 ? ", " : pieces.isEmpty ? head + ": " : " " + head + ": "))
        pieces += labels[index].pieces
      }
      if !indices.isEmpty { pieces.append(.words(".")) }
    }
    let far = wrong.filter { !isNear($0) }
    add("Right", values.indices.filter { !wrong.contains($0) })
    add("Too large", far.filter { typed[$0].value > values[$0] })
    add("Too small", far.filter { typed[$0].value < values[$0] })
    add("Near, but a decimal is missing", wrong.filter(isNear))
    return Prose(pieces)
  }
}

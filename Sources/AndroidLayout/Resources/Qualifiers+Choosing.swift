extension Qualifiers {
  /// Returns the index of the variant that a device uses; `nil` if all contradict the device. Variants that contradict
  /// it are dropped. Then, kind by kind, only those with the best qualifier of the kind are kept, unless none has one.
  static func choose(among variants: [Qualifiers], for device: Device) -> Int? {
    var left = variants.indices.filter { variants[$0].fits(device) }
    for kind in Kind.allCases where left.count > 1 {
      let specified = left.filter { variants[$0][kind] != nil }
      if specified.isEmpty { continue }
      let ranks = specified.map { variants[$0].rank(of: kind, for: device) }
      let best = ranks.max() ?? 0
      left = zip(specified, ranks).filter { $0.1 == best }.map { $0.0 }
    }
    return left.first { variants[$0].idiom != nil } ?? left.first
  }

  /// Returns whether no qualifier contradicts a device.
  private func fits(_ device: Device) -> Bool {
    if let idiom, idiom != device.idiom.inSmallLetters { return false }
    return parts.allSatisfy { $0.fits(device) }
  }

  /// Returns how well a qualifier that does not contradict fits, compared to others of its kind.
  private func rank(of kind: Kind, for device: Device) -> Int {
    switch (self[kind], kind) {
    case (.locale(_, let script, let region), _): (region == nil ? 0 : 2) + (script == nil ? 0 : 1)
    case (.number(let density), .density): Self.rank(ofDensity: density, Int(device.usableDensity * 160 + 0.5))
    case (.number(let number), _): number
    case (.word(let size), .size): Self.sizes.firstIndex(of: size) ?? 0
    default: 0
    }
  }

  /// Returns a rank by which the nearest density wins, and a higher one is preferred to a lower one.
  private static func rank(ofDensity density: Int, _ wanted: Int) -> Int {
    switch density {
    case anyDensity: .max
    case noDensity: .min
    case wanted...: 1_000_000 - density
    default: density - 1_000_000
    }
  }

  static let sizes = ["small", "normal", "large", "xlarge"]
}

extension Qualifiers.Part {
  fileprivate func fits(_ device: Device) -> Bool {
    let least = min(device.width, device.height), greatest = max(device.width, device.height)
    switch (kind, value) {
    case (.locale, .locale(let language, let script, let region)):
      return language == device.language?.inSmallLetters
        && (region == nil || region == device.region?.inSmallLetters)
        && (script == nil || script == device.script?.inSmallLetters)
    case (.direction, .word(let word)): return (word == "ldrtl") == (device.direction == .rightToLeft)
    case (.smallestWidth, .number(let number)): return Double(number) <= least
    case (.width, .number(let number)): return Double(number) <= device.width
    case (.height, .number(let number)): return Double(number) <= device.height
    case (.size, .word(let word)):
      return (Qualifiers.sizes.firstIndex(of: word) ?? 0) <= Self.size(least, greatest)
    case (.aspect, .word(let word)): return (word == "long") == (greatest * 3 >= least * 5)
    case (.orientation, .word(let word)): return word == (device.width > device.height ? "land" : "port")
    case (.uiMode, .word(let word)): return word == device.idiom.inSmallLetters
    case (.night, .word(let word)): return (word == "night") == device.isNight
    case (.density, _): return true
    case (.version, .number(let number)): return number <= device.apiLevel
    default: return false
    }
  }

  /// Returns the size class of a screen.
  private static func size(_ least: Double, _ greatest: Double) -> Int {
    if least >= 720, greatest >= 960 { return 3 }
    if least >= 480, greatest >= 640 { return 2 }
    return least >= 320 && greatest >= 470 ? 1 : 0
  }
}

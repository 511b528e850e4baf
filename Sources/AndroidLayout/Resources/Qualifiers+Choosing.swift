extension Qualifiers {
  /// Returns the index of the variant that a device uses; `nil` if all variants contradict the device.
  ///
  /// As in Android, variants that contradict the device are eliminated first. Then, for each kind of qualifier in order
  /// of precedence, only the variants with the best qualifier of that kind remain, unless no variant has one.
  static func choose(among variants: [Qualifiers], for device: Device) -> Int? {
    var candidates = variants.indices.filter { variants[$0].fits(device) }
    for kind in Kind.allCases where candidates.count > 1 {
      let specified = candidates.filter { variants[$0][kind] != nil }
      if specified.isEmpty { continue }
      let ranks = specified.map { variants[$0].rank(of: kind, for: device) }
      let best = ranks.max() ?? 0
      candidates = zip(specified, ranks).filter { $0.1 == best }.map { $0.0 }
    }
    return candidates.first { variants[$0].idiom != nil } ?? candidates.first
  }

  /// Returns `true` if no qualifier contradicts a device.
  private func fits(_ device: Device) -> Bool {
    if let idiom, idiom != device.idiom.asciiLowercased { return false }
    return parts.allSatisfy { $0.fits(device) }
  }

  /// Returns the rank of a qualifier among others of its kind, if it does not contradict the device. The largest rank
  /// is best.
  private func rank(of kind: Kind, for device: Device) -> Int {
    switch (self[kind], kind) {
    case (.locale(_, let script, let region), _): (region == nil ? 0 : 2) + (script == nil ? 0 : 1)
    case (.number(let density), .density): Self.rank(ofDensity: density, Int(device.usableDensity * 160 + 0.5))
    case (.number(let number), _): number
    case (.word(let size), .size): Self.sizes.firstIndex(of: size) ?? 0
    default: 0
    }
  }

  /// Returns the rank of a density: any higher density is better than a lower one, and otherwise the nearest is best.
  private static func rank(ofDensity density: Int, _ target: Int) -> Int {
    switch density {
    case anyDensity: .max
    case noDensity: .min
    case target...: 1_000_000 - density
    default: density - 1_000_000
    }
  }

  static let sizes = ["small", "normal", "large", "xlarge"]
}

extension Qualifiers.Qualifier {
  fileprivate func fits(_ device: Device) -> Bool {
    let shortSide = min(device.width, device.height), longSide = max(device.width, device.height)
    switch (kind, value) {
    case (.locale, .locale(let language, let script, let region)):
      return language == device.language?.asciiLowercased
        && (region == nil || region == device.region?.asciiLowercased)
        && (script == nil || script == device.script?.asciiLowercased)
    case (.direction, .word(let word)): return (word == "ldrtl") == (device.direction == .rightToLeft)
    case (.smallestWidth, .number(let number)): return Double(number) <= shortSide
    case (.width, .number(let number)): return Double(number) <= device.width
    case (.height, .number(let number)): return Double(number) <= device.height
    case (.size, .word(let word)):
      return (Qualifiers.sizes.firstIndex(of: word) ?? 0) <= Self.sizeClass(shortSide, longSide)
    case (.aspect, .word(let word)): return (word == "long") == (longSide * 3 >= shortSide * 5)
    case (.orientation, .word(let word)): return word == (device.width > device.height ? "land" : "port")
    case (.uiMode, .word(let word)): return word == device.idiom.asciiLowercased
    case (.night, .word(let word)): return (word == "night") == device.isNight
    case (.density, _): return true
    case (.version, .number(let number)): return number <= device.apiLevel
    default: return false
    }
  }

  /// Returns the size class of a screen, as an index in ``Qualifiers/sizes``.
  private static func sizeClass(_ shortSide: Double, _ longSide: Double) -> Int {
    if shortSide >= 720, longSide >= 960 { return 3 }
    if shortSide >= 480, longSide >= 640 { return 2 }
    return shortSide >= 320 && longSide >= 470 ? 1 : 0
  }
}

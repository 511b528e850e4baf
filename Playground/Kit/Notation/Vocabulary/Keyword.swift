package import EagerLayout

/// The names of an enumeration of the library, in the order of its raw values.
package enum Keyword: Sendable {
  /// The alignment of a `Row` or `Column`, which CSS does not have.
  case alignment
  /// The behavior of an alignment on overflow.
  case overflowPosition
  /// The values of a property.
  case of(FlexStyle.Property)
  /// The values of a container's enumeration.
  case listed([String])

  /// The names, in the form after a dot.
  package var names: [String] {
    switch self {
    case .alignment: ["start", "center", "end", "baseline"]
    case .overflowPosition: ["unspecified", "safe", "unsafe"]
    case .listed(let names): names
    case .of(.direction): ["inherit", "leftToRight", "rightToLeft"]
    case .of(let property): property.kind.keywords.map { Self.camelCased($0) }
    }
  }

  /// `spaceBetween` for `space-between`, `lastBaseline` for `last baseline`.
  package static func camelCased(_ css: StaticString) -> String {
    var bytes: [UInt8] = []
    var isStart = false
    for byte in css.description.utf8 {
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

extension FlexStyle.Property {
  /// A keyword of a style with the dot before it.
  package func member(in style: FlexStyle) -> String { ".\(Keyword.of(self).names[style[keyword: self]])" }
}

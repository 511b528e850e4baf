internal import EagerLayout

/// The names that an enumeration of the library has, in the order of its raw values.
enum Keyword: Sendable {
  /// The alignment of a `Row` or `Column`, which CSS does not have.
  case alignment
  /// What an alignment does with overflow.
  case overflowPosition
  /// The values of a property.
  case of(StyleProperty)

  /// The names, as they are written after a point.
  var names: [String] {
    switch self {
    case .alignment: ["start", "center", "end"]
    case .overflowPosition: ["unspecified", "safe", "unsafe"]
    case .of(.direction): ["inherit", "leftToRight", "rightToLeft"]
    case .of(.alignSelf):
      // A style stores `auto` as 0, since it is the initial value; the enumeration has it last.
      Array(Self.names(of: .alignSelf).dropFirst()) + ["auto"]
    case .of(let property): Self.names(of: property)
    }
  }

  private static func names(of property: StyleProperty) -> [String] {
    property.kind.keywords.map { camelCased($0) }
  }

  /// `spaceBetween` of `space-between`, `lastBaseline` of `last baseline`.
  static func camelCased(_ css: StaticString) -> String {
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

extension StyleProperty {
  /// The code of a keyword, of its place in ``Keyword/names``.
  func code(ofName place: Int) -> Int {
    // `auto` comes last there.
    self == .alignSelf ? (place + 1) % kind.keywords.count : place
  }

  /// A keyword of a style with the point before it.
  func member(in style: FlexStyle) -> String {
    let code = style[keyword: self], names = Keyword.of(self).names
    return ".\(names[self == .alignSelf ? (code + names.count - 1) % names.count : code])"
  }
}

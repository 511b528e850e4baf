/// The names that an enumeration of the library has, in the order of its raw values.
enum Keyword: Sendable {
  case alignment, flexWrap, alignContent, justifyContent, alignItems, alignSelf, direction, boxSizing, overflow
  case overflowPosition

  /// The names, as they are written after a point.
  var names: [String] {
    switch self {
    case .alignment: ["start", "center", "end"]
    case .flexWrap: ["nowrap", "wrap", "wrapReverse"]
    case .alignContent: ["normal", "stretch"] + Self.positions + Self.spaces
    case .justifyContent:
      ["normal", "stretch", "flexStart", "flexEnd", "start", "end", "left", "right", "center"] + Self.spaces
    case .alignItems: ["normal", "stretch"] + Self.positions + ["baseline", "lastBaseline"]
    case .alignSelf: ["normal", "stretch"] + Self.positions + ["baseline", "lastBaseline", "auto"]
    case .direction: ["inherit", "leftToRight", "rightToLeft"]
    case .boxSizing: ["borderBox", "contentBox"]
    case .overflow: ["visible", "hidden", "clip", "scroll", "auto"]
    case .overflowPosition: ["unspecified", "safe", "unsafe"]
    }
  }

  /// The same in CSS.
  var namesInCSS: [String] {
    switch self {
    case .alignment: []
    case .direction: ["inherit", "ltr", "rtl"]
    case .alignItems, .alignSelf:
      names.map { $0.utf8.elementsEqual("lastBaseline".utf8) ? "last baseline" : Self.hyphenated($0) }
    case .overflowPosition: ["", "safe ", "unsafe "]
    default: names.map { Self.hyphenated($0) }
    }
  }

  private static let positions = ["flexStart", "flexEnd", "start", "end", "center"]
  private static let spaces = ["spaceBetween", "spaceAround", "spaceEvenly"]

  /// `space-between` of `spaceBetween`.
  private static func hyphenated(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte &- UInt8(ascii: "A") < 26 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(byte &- UInt8(ascii: "A") < 26 ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

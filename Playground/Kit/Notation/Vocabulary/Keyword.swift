internal import Arrangements
package import EagerLayout

/// The names of an enumeration of the library, in the order of its raw values.
package enum Keyword: Sendable {
  /// The alignment of a `Row` or `Column`, which CSS does not have.
  case alignment
  /// The behavior of an alignment on overflow.
  case overflowPosition
  case of(FlexStyle.Property)
  /// The values of a container's enumeration.
  case listed([String])

  /// The names as they are written after a dot.
  package var names: [String] {
    switch self {
    case .alignment: ["start", "center", "end", "baseline"]
    case .overflowPosition: ["unspecified", "safe", "unsafe"]
    case .listed(let names): names
    case .of(.direction): ["inherit", "leftToRight", "rightToLeft"]
    case .of(let property): property.kind.keywords.map { Self.camelCased($0) }
    }
  }

  /// Returns a CSS keyword in camel case: `spaceBetween` for `space-between`, `lastBaseline` for `last baseline`.
  package static func camelCased(_ css: StaticString) -> String { css.description.camelCased }
}

extension FlexStyle.Property {
  /// A keyword of a style with the dot before it.
  package func member(in style: FlexStyle) -> String { ".\(Keyword.of(self).names[style[keyword: self]])" }
}

public import EagerLayout

/// A set of style properties that override the properties of another style.
///
///     let wide = StylePatch { $0.width = 200; $0.flexGrow = 0 }
///     let style = card.patched(by: Choices(default: StylePatch()).when(.regular, .any, wide)[size])
///
/// Properties that the patch does not set keep the style's values, even if these change later.
public struct StylePatch: Sendable {
  private let change: @Sendable (inout FlexStyle) -> Void

  /// Creates a patch from a function that sets properties of a style.
  public init(_ change: @escaping @Sendable (inout FlexStyle) -> Void) { self.change = change }

  /// Creates a patch that changes nothing.
  public init() { self.init { _ in } }

  /// Returns a patch that applies this patch, and then the other.
  public func patched(by other: StylePatch) -> StylePatch {
    let change = change
    return StylePatch { style in
      change(&style)
      other.change(&style)
    }
  }

  func apply(to style: inout FlexStyle) { change(&style) }
}

extension FlexStyle {
  /// Returns the style with the properties of a patch.
  public func patched(by patch: StylePatch) -> FlexStyle {
    var style = self
    patch.apply(to: &style)
    return style
  }
}

public import EagerLayout

/// Some properties of a style, to be laid over another one.
///
///     let wide = StylePatch { $0.width = 200; $0.flexGrow = 0 }
///     let style = card.patched(by: Choices(default: StylePatch()).when(.regular, .any, wide)[size])
///
/// What a patch does not name stays as the style has it, also when that is changed later.
public struct StylePatch: Sendable {
  private let change: @Sendable (inout FlexStyle) -> Void

  /// A patch that sets what the function sets.
  public init(_ change: @escaping @Sendable (inout FlexStyle) -> Void) { self.change = change }

  /// A patch that changes nothing.
  public init() { self.init { _ in } }

  /// Both patches, the other one over this one.
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
  /// The style with the properties of a patch.
  public func patched(by patch: StylePatch) -> FlexStyle {
    var style = self
    patch.apply(to: &style)
    return style
  }
}

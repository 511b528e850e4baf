// A layout for SwiftUI. Only Apple platforms compile this file.

#if canImport(SwiftUI)
  public import EagerLayout
  public import SwiftUI

  /// A container of SwiftUI that lays its children out by the rules of CSS flexbox.
  ///
  ///     FlexLayout(Row(alignment: .center, gap: 12)) {
  ///       Image("avatar").resizable().flexItem { $0.size(48) }
  ///       Text(name).flexItem { $0.flex(1) }
  ///     }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public struct FlexLayout: SwiftUI.Layout {
    private let style: FlexStyle

    /// Creates a layout with the style of a row, a column or a box without children: gap, padding, wrapping.
    public init(_ container: some LayoutContainer = Row()) { style = container.node.style }

    /// Returns the size of the children: at most the proposed width, unless they need more.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      content(subviews).size(fitting: CGSize(width: proposal.width ?? .infinity, height: .infinity))
    }

    /// Places the children.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      LayoutViews.place(content(subviews), in: bounds)
    }

    private func content(_ subviews: Subviews) -> Box {
      Box(style) {
        for subview in subviews {
          Item(
            measure: { available in
              let size = subview.dimensions(in: Self.proposal(available))
              return ContentSize(
                width: Double(size.width), height: Double(size.height),
                firstBaseline: Double(size[VerticalAlignment.firstTextBaseline]),
                lastBaseline: Double(size[VerticalAlignment.lastTextBaseline]))
            },
            place: { frame in
              subview.place(at: CGRect(frame).origin, proposal: Self.proposal(frame.extent))
            }
          )
          .style(subview[FlexItemStyle.self])
        }
      }
    }

    /// Converts available space to a proposal. SwiftUI represents an ideal size by nil.
    private static func proposal(_ available: Extent) -> ProposedViewSize {
      ProposedViewSize(
        width: available.width == .infinity ? nil : CGFloat(available.width),
        height: available.height == .infinity ? nil : CGFloat(available.height))
    }
  }

  /// The style of a child of a ``FlexLayout``.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private struct FlexItemStyle: LayoutValueKey {
    static let defaultValue = FlexStyle()
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension View {
    /// Changes how a ``FlexLayout`` lays the view out, with the modifiers of items.
    public func flexItem(_ change: (Box) -> Box) -> some View {
      layoutValue(key: FlexItemStyle.self, value: change(Box()).node.style)
    }
  }
#endif

import PlaygroundKit

/// The colors of boxes in an SVG picture, by depth: pale for boxes with children, stronger for leaves.
package struct Palette {
  package struct Shade {
    /// The fill of a box with children.
    package var pale: StaticString
    /// The fill of a leaf.
    package var full: StaticString
    package var stroke: StaticString
    package var text: StaticString
  }

  package static var shades: [Shade] {
    [
      Shade(pale: "#f8fafc", full: "#e2e8f0", stroke: "#94a3b8", text: "#1e293b"),
      Shade(pale: "#eff6ff", full: "#cfe2fe", stroke: "#6ea2f5", text: "#1e3a8a"),
      Shade(pale: "#f0fdfa", full: "#c3f3e7", stroke: "#3fb5a3", text: "#134e4a"),
      Shade(pale: "#faf5ff", full: "#e9d9fe", stroke: "#ab85ee", text: "#4c1d95"),
      Shade(pale: "#fffbeb", full: "#fdeab4", stroke: "#dea53a", text: "#713f12"),
      Shade(pale: "#fff1f2", full: "#fed5db", stroke: "#ee7f92", text: "#881337"),
    ]
  }

  /// Returns the shade of a leaf, by its number, in pictures where neighbors have different colors.
  package static func shade(ofLeaf number: Int) -> Shade { shades[1 + number % (shades.count - 1)] }
}

public import EagerLayout
import Foundation

/// A screen of an example: its name, its content and its height.
public struct Screen {
  private let name: String
  private let height: Double?
  private let content: Column

  /// Creates a screen with a height; `nil` makes it as high as its content.
  public init(_ name: String, height: Double? = nil, @LayoutBuilder content: () -> LayoutItems) {
    self.name = name
    self.height = height
    self.content = Column(content: content)
  }

  /// Prints the names, frames and issues of all screens, with the options in the program's arguments:
  ///
  ///     swift run MyLayoutScreens --width 320 --right-to-left --svg pictures
  public static func show(_ screens: Screen...) {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let width = value(of: "--width").flatMap { Double($0) } ?? 390
    let isRightToLeft = arguments.contains("--right-to-left")
    for screen in screens {
      let item = screen.content.direction(isRightToLeft ? .rightToLeft : .leftToRight)
      let layout = screen.height.map { item.layout(width: width, height: $0) } ?? item.layout(width: width)
      let placement = layout.snapped(toScale: 2)
      print("\(screen.name): \(placement.bounds)")
      for node in placement { if let id = node.id { print("  \(id): \(node.frame)") } }
      for issue in placement.issues { print("  \(issue.message)") }
      guard let folder = value(of: "--svg") else { continue }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let picture = svg(placement, isRightToLeft: isRightToLeft)
        try picture.write(toFile: "\(folder)/\(screen.name).svg", atomically: true, encoding: .utf8)
      } catch {
        print("  has no picture: \(error)")
      }
    }
  }
}

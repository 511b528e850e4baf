import AndroidLayout
import AndroidNotation
import EagerLayout
import LayoutExplanations
import PlaygroundCommands
import PlaygroundKit

/// An Android layout in a window.
struct AndroidSource: LayoutSource {
  let inflated: InflatedLayout
  var bounds: Frame
  /// `true` to paint the drawables even if that is not requested by an option.
  var showsDrawables = false
  /// The path with which the file was added to the resources, and the name of the file in messages.
  let path, displayName: String

  var words: Explanation.Words { .android }

  func resized(width: Double?, height: Double?) -> AndroidSource {
    var result = self
    if let width { result.bounds.width = width }
    if let height { result.bounds.height = height }
    return result
  }

  func layout() -> Placement { inflated.layout(in: bounds) }
  func trace() -> LayoutTrace { inflated.trace(in: bounds) }

  /// Returns a picture of the views. A view without an id is named by its text or its class.
  func picture(of placement: Placement, from first: Int) -> Picture {
    var picture = Picture(NodeArena(inflated.node), placement, from: first)
    for index in picture.boxes.indices where !picture.boxes[index].isNamed {
      picture.boxes[index].name = first + index == 0 ? "window" : Self.title(of: inflated.views[first + index - 1])
    }
    return picture
  }

  private static func title(of view: InflatedView) -> String {
    if let text = view.text, !text.isEmpty { return "\u{201C}\(Characters.printable(text, columns: 32))\u{201D}" }
    return view.className.split(separator: ".").last.map { String($0) } ?? view.className
  }

  /// Returns the layout in general containers, as a sketch.
  func sketch() throws(Failure) -> Sketch {
    do throws(AndroidConversion.Fault) {
      let sketch = try AndroidConversion.sketch(of: inflated, in: bounds)
      return (try? Sketch(sketch.source)) ?? sketch
    } catch {
      throw .inputAtPositions([Self.renamed(error.message, path, displayName)])
    }
  }

  func preface(of node: Int, isHorizontal: Bool, in placement: Placement) -> [String] {
    node > 0 ? inflated.explanation(of: node - 1, isHorizontal: isHorizontal, in: placement) : []
  }

  func paints(of picture: Picture, _ placement: Placement, isRequested: Bool) -> [String]? {
    guard isRequested || showsDrawables else { return nil }
    return AndroidPainting(inflated, placement).fragments(of: picture)
  }

  /// Returns a message in which the file has its display name instead of its path in the resources.
  static func renamed(_ message: String, _ path: String, _ displayName: String) -> String {
    guard path != displayName, message.hasPrefix("\(path):") else { return message }
    return displayName + message.dropFirst(path.utf8.count)
  }
}

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
  /// Whether to paint its drawables even without a request.
  var showsDrawables = false
  /// The path of the file among the resources, and its name in messages.
  let path, called: String

  var words: Explanation.Words { .android }

  func resized(width: Double?, height: Double?) -> AndroidSource {
    var result = self
    if let width { result.bounds.width = width }
    if let height { result.bounds.height = height }
    return result
  }

  func layout() -> Placement { inflated.layout(in: bounds) }
  func trace() -> LayoutTrace { inflated.trace(in: bounds) }

  /// The views, titled by their ids, or else by their texts or classes.
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

  /// The layout in the library's own containers.
  func sketch() throws(Failure) -> Sketch {
    do throws(AndroidConversion.Fault) {
      let sketch = try AndroidConversion.sketch(of: inflated, in: bounds)
      return (try? Sketch(sketch.source)) ?? sketch
    } catch {
      throw .places([Self.renamed(error.message, path, called)])
    }
  }

  func preface(of node: Int, isHorizontal: Bool, in placement: Placement) -> [String] {
    node > 0 ? inflated.explanation(of: node - 1, isHorizontal: isHorizontal, in: placement) : []
  }

  func paints(of picture: Picture, _ placement: Placement, isRequested: Bool) -> [String]? {
    guard isRequested || showsDrawables else { return nil }
    return AndroidPainting(inflated, placement).fragments(of: picture)
  }

  /// A message with the name of the text as it was given.
  static func renamed(_ message: String, _ path: String, _ called: String) -> String {
    guard path != called, message.hasPrefix("\(path):") else { return message }
    return called + message.dropFirst(path.utf8.count)
  }
}

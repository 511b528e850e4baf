import AndroidLayout
import EagerLayout

let plainPhone = Device(width: 360, height: 640)

/// The drawable of the file `main`, with other files.
func drawable(
  _ root: String, _ others: [(String, String)] = [], on device: Device = plainPhone
) throws -> Drawable {
  var resources = Resources()
  try resources.add(root, at: "drawable/main.xml")
  for (path, text) in others { try resources.add(text, at: path) }
  resources.add(image: Extent(width: 40, height: 30), at: "drawable/i40x30.png")
  return try resources.drawable("main", on: device)
}

/// A shape with a size, a padding and a color.
func shape(_ width: Double, _ height: Double, padding: Double = 0, _ inner: String = "<solid color='#FF0000'/>")
  -> String
{
  let sides = ["left", "top", "right", "bottom"].map { "\($0)='\(padding)'" }.joined(separator: " ")
  return
    "<shape>\(inner)\(width > 0 ? "<size width='\(width)' height='\(height)'/>" : "")\(padding > 0 ? "<padding \(sides)/>" : "")</shape>"
}

func item(_ attributes: String, _ inner: String = "") -> String { "<item \(attributes)>\(inner)</item>" }

extension Drawable {
  /// The intrinsic size and the padding as text.
  var sizeAndPadding: String {
    func words(_ length: Double?) -> String { length.map { "\($0)" } ?? "none" }
    return
      "\(words(intrinsicSize.width)) \(words(intrinsicSize.height)), \(padding.left) \(padding.top) \(padding.right) \(padding.bottom)"
  }
}

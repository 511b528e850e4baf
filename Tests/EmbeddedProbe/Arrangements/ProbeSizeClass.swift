import Arrangements
import EagerLayout

/// Values chosen by a size class.
@_expose(wasm, "sizeClass")
@_cdecl("sizeClass")
public func sizeClass() -> Int32 {
  var size = SizeClass(width: .regular, height: .compact, orientation: .landscape)
  let choices = Choices(default: 100).when(.regular, .any, 200).when(.any, .any, .portrait, 150)
  let first = choices[size]
  size.width = .any
  size.height = size.height == .regular ? .compact : .any
  size.orientation = size.orientation == .any ? .any : .portrait
  var hasher = Hasher()
  size.hash(into: &hasher)
  SizeClass.Category.any.hash(into: &hasher)
  SizeClass.Orientation.any.hash(into: &hasher)
  let patch = StylePatch().patched(by: StylePatch { $0.flexGrow = 3 })
  return Int32(first + choices[size] + (size == SizeClass() ? 1 : 0)) + Int32(FlexStyle().patched(by: patch).flexGrow)
}

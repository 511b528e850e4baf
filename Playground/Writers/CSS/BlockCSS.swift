internal import Arrangements
internal import EagerLayout

extension ContainerCSS {
  /// Block layout. A root keeps its margins inside, and so does the copy: see ``CSSDeclarations``.
  static let block = ContainerCSS(
    container: { (_: Block, _) in [("display", "block")] }, item: { (_: Block, _: NoLayoutValue, _) in [] })

  /// Block layout that keeps margins inside.
  static let flowRoot = ContainerCSS(
    container: { (_: FlowRoot, _) in [("display", "flow-root")] }, item: { (_: FlowRoot, _: NoLayoutValue, _) in [] })
}

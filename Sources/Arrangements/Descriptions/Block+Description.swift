extension ContainerDescription {
  package static let block = ContainerDescription(
    "Block", example: "Block { … }", isCSS: true, make: { _ in Block() }, values: { _ in [] })

  /// CSS block layout that keeps margins inside.
  package static let flowRoot = ContainerDescription(
    "FlowRoot", example: "FlowRoot { … }", isCSS: true, make: { _ in FlowRoot() }, values: { _ in [] })
}

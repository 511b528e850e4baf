import LayoutDocument

/// A document with a given root, in 300 × 200 px.
func document(root: String) -> String {
  #"{"available":{"width":300,"height":200},"root":\#(root)}"#
}

/// A document whose root has a given style.
func document(style: String) -> String { document(root: #"{"style":{\#(style)}}"#) }

/// The faults of a text, one a line; empty where it has none.
func faults(_ text: String) -> String {
  do throws(LayoutDocumentError) {
    _ = try LayoutDocument(parsing: text)
    return ""
  } catch {
    return error.description
  }
}

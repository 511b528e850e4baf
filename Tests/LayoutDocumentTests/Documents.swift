import LayoutDocument

/// A document with this root, in 300 × 200 px.
func document(root: String) -> String {
  #"{"available":{"width":300,"height":200},"root":\#(root)}"#
}

/// A document whose root has this style.
func document(style: String) -> String { document(root: #"{"style":{\#(style)}}"#) }

/// The faults of a text, one per line; empty if it has none.
func faults(_ text: String) -> String {
  do throws(LayoutDocumentError) {
    _ = try LayoutDocument(parsing: text)
    return ""
  } catch {
    return error.description
  }
}

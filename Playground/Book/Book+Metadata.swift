import EagerLayout

extension Book {
  /// The description of a page for browsers, search engines and link previews.
  struct Metadata {
    var title: String
    /// The name of the lesson in the web page; `nil` for the list of lessons.
    var name: String?
    var image: String?
    var about: String
  }

  /// Writes the title, text and picture for link previews (the Open Graph protocol).
  func writeMetadata(_ metadata: Metadata, to writer: inout HTMLWriter) {
    let about = HTMLWriter.escaped(metadata.about), title = HTMLWriter.escaped(metadata.title)
    writer.write("<meta name=\"description\" content=\"\(about)\">")
    var properties = [
      ("og:type", "article"), ("og:site_name", "EagerLayout"), ("og:title", title), ("og:description", about),
    ]
    let page = metadata.name.map { "\($0).html" } ?? ""
    if !address.utf8.isEmpty {
      properties.append(("og:url", HTMLWriter.escaped(address + page)))
      writer.write("<link rel=\"canonical\" href=\"\(HTMLWriter.escaped(address + page))\">")
    }
    if let image = metadata.image {
      properties += [
        ("og:image", HTMLWriter.escaped(address) + image), ("og:image:type", "image/png"),
        ("og:image:width", numeral(Self.previewExtent.width)), ("og:image:height", numeral(Self.previewExtent.height)),
      ]
    }
    for (property, content) in properties {
      writer.write("<meta property=\"\(property)\" content=\"\(content)\">")
    }
    writer.write("<meta name=\"twitter:card\" content=\"summary_large_image\">")
  }

  /// The content security policy of a live page. It allows the page's own scripts, and prevents pasted HTML from
  /// loading or running anything.
  static let policy = """
    default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; \
    img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'
    """

  /// The icon of the web page, as a data URL.
  static let icon = """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 26'%3E\
    %3Crect width='26' height='26' rx='6' fill='%23191a1d'/%3E\
    %3Cpath d='M5 6h4v14H5z' fill='%236aa9f5'/%3E%3Cpath d='M10.5 6H17v14h-6.5z' fill='%2352c79c'/%3E\
    %3Cpath d='M18.5 6h3v14h-3z' fill='%23e6ba62'/%3E%3C/svg%3E
    """
}

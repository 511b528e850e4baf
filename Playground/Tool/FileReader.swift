import AndroidLayout
import AndroidNotation
import EagerLayout
import LayoutDocument
import LayoutHTML
import PlaygroundCommands
import PlaygroundKit
import PlaygroundWriters

/// Reads layouts from JSON, HTML with CSS, Android's XML and the notation.
struct FileReader: LayoutReader {
  static var values: [String] { AndroidSettings.values }
  static var flags: [String] { ["--from-css", "--lenient"] + AndroidSettings.flags }
  static var help: LayoutHelp { .files }

  private let settings: AndroidSettings
  /// The command that was typed.
  private let command: String
  /// The viewport for HTML.
  private let viewport: Frame
  private let isLenient: Bool

  init(_ options: Options, of command: String) throws(Failure) {
    self.command = command
    settings = try AndroidSettings(options, of: command)
    let widths = try options.widths(of: command)
    let width = widths.isEmpty ? try options.length("--width", of: command) : widths[0]
    viewport = Frame(
      width: width ?? InputLayout.size.width,
      height: try options.length("--height", of: command) ?? InputLayout.size.height)
    isLenient = options.has("--lenient")
  }

  /// Returns `true` if a text is Android XML.
  func isAndroid(_ text: InputText) -> Bool {
    guard text.language == .markup, !text.isCSS, jsx(in: text) == nil else { return false }
    return AndroidText(text.bytes) != nil || text.name?.hasSuffix(".xml") ?? false
  }

  func layouts(in text: InputText) throws(Failure) -> [InputLayout] {
    let isAndroid = isAndroid(text)
    try text.check(allowsZeroBytes: isAndroid)
    if isAndroid {
      var reading = try AndroidReading(text.bytes, file: text.file, displayName: text.name ?? "layout", settings)
      return [try reading.layout()]
    }
    try settings.rejectOptions(for: text.name ?? "this layout")
    do throws(Failure) {
      switch text.language {
      case .notation: return try text.sketches()
      case .rules: throw text.failureForRulesAlone(command)
      case .documents: return try documents(in: text)
      case .markup:
        if let failure = jsx(in: text) { throw failure }
        return [try html(in: text)]
      }
    } catch {
      let mayBeCode = text.language == .notation || text.language == .rules
      throw mayBeCode ? text.foreignCode ?? error : error
    }
  }

  /// Returns the failure for JSX, which looks like HTML or Android's XML; nil for any other text.
  private func jsx(in text: InputText) -> Failure? {
    ForeignCode(text.bytes)?.isJSX ?? false ? text.foreignCode : nil
  }

  func svg(of picture: Picture, title: String) -> String { picture.svg(title: title) }

  func animatedSVG(of pictures: [Picture], title: String) -> String { MovingPicture(pictures).svg(title: title) }

  private func documents(in text: InputText) throws(Failure) -> [InputLayout] {
    var layouts: [InputLayout] = []
    for entry in LayoutDocuments(text.bytes) {
      do throws(LayoutDocumentError) {
        layouts.append(InputLayout(try entry.document.get(), title: text.title))
      } catch {
        throw fault(error, in: text)
      }
    }
    return layouts
  }

  private func html(in text: InputText) throws(Failure) -> InputLayout {
    let bytes = text.bytes, viewport = viewport, isLenient = isLenient
    do throws(LayoutDocumentError) {
      let markup = try Markup(bytes, width: viewport.width, height: viewport.height, isLenient: isLenient)
      let source = DocumentSource(markup) { width, height in
        try? Markup(bytes, width: width ?? viewport.width, height: height ?? viewport.height, isLenient: true)
      }
      return InputLayout(source, title: markup.document.name ?? text.title, remarks: markup.notes)
    } catch {
      throw fault(error, in: text)
    }
  }

  private func fault(_ error: LayoutDocumentError, in text: InputText) -> Failure {
    .input((text.name.map { "\($0): " } ?? "") + error.faults.map { $0.description }.joined(separator: "\n  "))
  }
}

extension InputLayout {
  /// Creates a layout from a document, in the document's available space.
  init(_ document: LayoutDocument, title: String = "", remarks: [String] = []) {
    self.init(DocumentSource(document), title: document.name ?? title, remarks: remarks)
  }
}

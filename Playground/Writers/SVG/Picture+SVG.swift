import EagerLayout
public import PlaygroundKit

extension Picture {
  /// The picture as an SVG document, about a thousand pixels wide.
  ///
  /// Each box is labeled with its name and size if they fit. Siblings have labels of one kind. Boxes without space for
  /// a name have a number, and are in a list beside or below the picture. A browser shows a box's numbers under the
  /// pointer.
  ///
  /// - Parameter title: the heading of the picture.
  public func svg(title: String) -> String {
    var page = SVGPage(self)
    if paints.isEmpty { page.labelShapes() }
    return page.document(title: Characters.printable(title, columns: 100))
  }
}

extension Picture {
  /// Returns the picture as SVG for a page of text. The page has the title and the list, and defines the hatches with
  /// ``SVGWriter/defineHatches(_:)``.
  ///
  /// - Parameters:
  ///   - scale: the pixels per unit.
  ///   - showsNumbers: `true` to write sizes and positions as numbers.
  ///   - drawing: returns the drawing for a leaf's name, if there is one.
  package func figure(
    scale: Double, showsNumbers: Bool = true, drawing: @escaping (String) -> Drawing? = { _ in nil }
  ) -> SVGPage.Figure {
    var page = SVGPage(self, scale: scale)
    page.drawing = drawing
    page.showsNumbers = showsNumbers
    page.labelShapes()
    return page.figure()
  }
}

/// A picture with its shapes in pixels and their labels, from which the SVG is written.
package struct SVGPage {
  /// The width of a cell of the raster in which labels are placed, in pixels.
  static var unit: Double { 2 }
  /// The space above the picture for the first box's name and width, and to its left for the box's height.
  private static var margin: (top: Double, left: Double) { (42, 28) }

  let picture: Picture
  let shapes: [Shape]
  let frames: [Frame]
  /// The visible paddings, gaps and margins.
  let spaces: [Picture.Space]
  private let kinds: [Picture.Space.Kind]
  /// The tracks of grids.
  let tracks: [Picture.Tracks]
  let root: Frame
  let extent: Extent
  /// The pixels per unit.
  let scale: Double
  /// The raster in which labels are placed.
  var raster: LabelRaster
  /// The area of the raster in which each shape is visible, and in which a position for its label is searched for.
  let visibleAreas: [LabelRaster.Area]
  var labels: [Label?]
  /// `true` to write sizes and positions as numbers.
  var showsNumbers = true
  /// Returns the drawing for a leaf's name, if there is one.
  var drawing: (String) -> Drawing? = { _ in nil }

  struct Label {
    var lines: [String]
    var fontSize: Double
    /// The position of the center of a centered label, or of the left edge of any other label.
    var x: Double
    var top: Double
    var isCentered: Bool
    var hasNameAndSize: Bool
    var hasNumber: Bool
    /// The cells of the raster that the label covers.
    var area: LabelRaster.Area
  }

  /// - Parameter specifiedScale: the pixels per unit; nil to make the picture large enough for its labels.
  init(_ picture: Picture, scale specifiedScale: Double? = nil) {
    self.picture = picture
    shapes = picture.shapes
    let bounds = picture.bounds
    let width = max(bounds.width, 1), height = max(bounds.height, 1)
    let usualScale = max(min(960 / width, 1400 / height), min(420 / width, 6000 / height))
    // A picture of many boxes has a larger scale, so that their numbers fit.
    let scale =
      specifiedScale ?? max(usualScale, min(Self.scaleForNumbers(in: shapes), 960 / width, 6000 / height))
    extent = Extent(width: bounds.width * scale, height: bounds.height * scale)
    self.scale = scale
    func pixelFrame(_ frame: Frame) -> Frame {
      Frame(
        x: (frame.x - bounds.x) * scale, y: (frame.y - bounds.y) * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
    frames = shapes.map { pixelFrame($0.frame) }
    tracks = picture.tracks.map {
      $0.mapped {
        ($0 - bounds.x) * scale
      } vertical: {
        ($0 - bounds.y) * scale
      }
    }
    // In a painted picture, hatches would cover the paint.
    spaces = (picture.paints.isEmpty ? picture.spaces : []).map { space in
      var space = space
      space.frame = pixelFrame(space.frame)
      return space
    }.filter { $0.frame.width >= 1 && $0.frame.height >= 1 }
    kinds = Picture.Space.Kind.allCases.filter { [spaces] kind in spaces.contains { $0.kind == kind } }
    root = pixelFrame(picture.boxes.first?.frame ?? bounds)
    raster = LabelRaster(
      width: roundedDown(extent.width / Self.unit) + 1, height: roundedDown(extent.height / Self.unit) + 1)
    for (index, frame) in frames.enumerated() { raster.paint(Self.cellsTouched(by: frame), Int32(index)) }
    for index in shapes.indices where Self.borderWidth(shapes[index]) > 1 {
      raster.paintOutline(Self.cellsTouched(by: frames[index]))
    }
    visibleAreas = raster.boundingAreas(of: shapes.count)
    labels = [Label?](repeating: nil, count: shapes.count)
  }

  /// Returns the cells of the raster that a frame touches.
  static func cellsTouched(by frame: Frame) -> LabelRaster.Area {
    LabelRaster.Area(
      left: roundedDown(frame.x / unit), top: roundedDown(frame.y / unit), right: -roundedDown(-frame.maxX / unit),
      bottom: -roundedDown(-frame.maxY / unit))
  }

  /// Returns the cells of the raster that are inside of a frame, with a margin.
  static func cellsInside(_ frame: Frame, margin: Double) -> LabelRaster.Area {
    LabelRaster.Area(
      left: -roundedDown(-(frame.x + margin) / unit), top: -roundedDown(-(frame.y + margin) / unit),
      right: roundedDown((frame.maxX - margin) / unit), bottom: roundedDown((frame.maxY - margin) / unit))
  }

  /// Returns the width of a shape's border: more than 1 for the outer containers.
  private static func borderWidth(_ shape: Shape) -> Double {
    shape.isContainer ? max(1, 2.5 - 0.5 * Double(shape.depth)) : 1
  }

  /// Returns the SVG document: a page with title, picture and list, which EagerLayout lays out.
  func document(title: String) -> String {
    var shapesToList = shapes.indices.filter { !isTitled($0) && labels[$0]?.hasNameAndSize != true }
    // If the list would be too long, the shapes whose number is not in the picture are omitted.
    let omittedShapes = shapesToList.count > SVGList.limit ? shapesToList.filter { labels[$0] == nil } : []
    if shapesToList.count > SVGList.limit { shapesToList = shapesToList.filter { labels[$0] != nil } }
    let sentences = sentences(listed: shapesToList.count, omittedShapes: omittedShapes)
    let listed = Array(shapesToList.prefix(SVGList.limit))
    let isTall = extent.height > extent.width * 1.1
    let list = SVGList(
      shapes: shapes, indices: listed, picture: picture,
      rows: isTall ? max(10, roundedDown(extent.height / SVGList.lineHeight) - 1) : nil, width: extent.width
    ) { labels[$0]?.hasNumber == true }
    enum Part: Int { case title, picture, hatchLegend, list, note }
    let margin = Self.margin
    let picturePart = Column {
      Fixed(width: extent.width, height: extent.height).id(Part.picture)
      Fixed(hatchLegend.extent).margin(Edges(top: kinds.isEmpty ? 0 : 10)).id(Part.hatchLegend)
    }
    .margin(Edges(top: margin.top, left: margin.left))
    let listPart = Fixed(list.extent).margin(Edges(top: isTall ? margin.top : 28)).id(Part.list)
    let page = Column {
      Fixed(width: max(SVGWriter.width(title, size: 15), 200), height: 22).id(Part.title)
      if isTall {
        Row {
          picturePart; listPart
        }.gap(28)
      } else {
        Column {
          picturePart; listPart.margin(left: .points(margin.left))
        }
      }
      for (index, note) in sentences.enumerated() {
        Fixed(width: SVGWriter.width(note, size: 11), height: 16).margin(Edges(top: index == 0 ? 16 : 0, left: 28))
          .id(Part.note, index: index)
      }
    }
    .padding(20).layout()
    var writer = SVGWriter()
    writer.open(width: page.frames[0].width, height: page.frames[0].height)
    if let frame = page[Part.title] {
      writer.line(title, x: frame.x, y: frame.y + 16, SVGWriter.Face(size: 15, fill: "#0f172a", isBold: true))
    }
    if !kinds.isEmpty { writer.defineHatches(kinds) }
    if let frame = page[Part.picture] { draw(with: &writer, x: frame.x, y: frame.y) }
    if let frame = page[Part.hatchLegend] { hatchLegend.draw(with: &writer, x: frame.x, y: frame.y) }
    if let frame = page[Part.list] { list.draw(with: &writer, x: frame.x, y: frame.y) }
    for (index, note) in sentences.enumerated() {
      guard let frame = page[Part.note, index] else { continue }
      writer.line(note, x: frame.x, y: frame.y + 12, SVGWriter.Face(size: 11, fill: "#64748b"))
    }
    writer.close()
    return writer.text
  }

  /// A picture for a page of text.
  package struct Figure {
    package let svg: String
    package let width: Double
    /// The names and sizes that do not fit into the picture.
    package let legend: String
  }

  /// The width of a figure in excess of its picture.
  package static var figureMargin: Double { margin.left + 4 }

  /// Returns the picture with the root's width and height beside it, without title and list.
  func figure() -> Figure {
    let margin = Self.margin, width = max(extent.width, hatchLegend.extent.width) + Self.figureMargin
    var writer = SVGWriter()
    writer.open(
      width: width,
      height: extent.height + margin.top + 4 + (kinds.isEmpty ? 0 : hatchLegend.extent.height + 10), title: figureTitle)
    draw(with: &writer, x: margin.left, y: margin.top)
    hatchLegend.draw(with: &writer, x: margin.left, y: margin.top + extent.height + 10)
    writer.close()
    return Figure(svg: writer.text, width: width, legend: legend)
  }

  /// The names and sizes of the boxes that are not labeled in the picture.
  private var legend: String {
    func title(_ name: String, _ detail: String) -> String { showsNumbers ? "\(name) \(detail)" : name }
    var entries: [String] = [], tooSmall: [String] = []
    for (index, shape) in shapes.enumerated() where !isTitled(index) {
      let title = title(shape.name, shape.detail)
      guard let label = labels[index] else {
        tooSmall.append(title)
        continue
      }
      if label.hasNumber {
        entries.append("\(shape.number) \(title)")
      } else if !label.hasNameAndSize, showsNumbers {
        entries.append(title)
      }
    }
    for box in picture.boxes where !box.isVisible { tooSmall.append(title(box.name, box.detail)) }
    let parts = [
      entries.joined(separator: ", "),
      tooSmall.isEmpty ? "" : "too small for a name: \(tooSmall.joined(separator: ", "))",
    ]
    return parts.filter { !$0.utf8.isEmpty }.joined(separator: "; ")
  }

  /// A description of the picture: `bar: icon, title, menu`.
  private var figureTitle: String {
    let inner = picture.boxes.dropFirst().map { $0.name }.joined(separator: ", ")
    return (picture.boxes.first?.name ?? "") + (inner.utf8.isEmpty ? "" : ": " + inner)
  }

  /// The legend of hatches.
  private var hatchLegend: HatchLegend { HatchLegend(kinds: kinds) }

  /// Returns the sentences below the picture, about shaded parts and about boxes that are neither labeled nor listed.
  private func sentences(listed count: Int, omittedShapes: [Int]) -> [String] {
    var sentences: [String] = []
    if picture.bounds.width <= 0 || picture.bounds.height <= 0 { sentences.append(picture.emptinessReason) }
    if !partsOutsideRoot.isEmpty { sentences.append("Shaded: the part outside the first box.") }
    if count > SVGList.limit {
      sentences.append(
        "The list shows the first \(SVGList.limit) of \(count); a browser shows a box's numbers under the pointer.")
    }
    var omittedCount = 0
    for index in omittedShapes { omittedCount += shapes[index].boxes.count }
    if omittedCount > 0 {
      sentences.append(
        "Too small for a name or number, and not in the list: \(omittedCount) of \(picture.boxes.count) boxes.")
    }
    let note = picture.sentenceOnInvisibleBoxes()
    return note.utf8.isEmpty ? sentences : sentences + [note]
  }

  /// The parts of the picture outside of the first box.
  private var partsOutsideRoot: [Frame] {
    guard picture.boxes.first?.isVisible == true else { return [] }
    return Frame(extent).bands(around: root).filter { $0.width > 0.5 && $0.height > 0.5 }
  }

  private func draw(with writer: inout SVGWriter, x: Double, y: Double) {
    drawDimensions(with: &writer, x: x, y: y)
    guard picture.paints.isEmpty else { return drawPaints(with: &writer, x: x, y: y) }
    let shades = Palette.shades
    var shapeOfBox = [Int](repeating: -1, count: picture.boxes.count)
    for (index, shape) in shapes.enumerated() {
      for box in shape.boxes { shapeOfBox[box] = index }
    }
    var spacesOfShape = [[(kind: Picture.Space.Kind, frame: Frame)]](repeating: [], count: shapes.count)
    for space in spaces where shapeOfBox[space.box] >= 0 {
      spacesOfShape[shapeOfBox[space.box]].append((space.kind, space.frame))
    }
    for (index, shape) in shapes.enumerated() {
      let shade = shades[shape.depth % shades.count]
      let frame = picture.boxes[shape.boxes[0]].frame
      writer.write(
        "<g><title>\(SVGWriter.escaped(shape.name))\(showsNumbers ? ": " + Self.numbers(of: frame) : "")</title>")
      writer.rectangle(
        frames[index].offset(x: x, y: y), fill: shape.isContainer ? shade.pale : shade.full, stroke: shade.stroke)
      if !shape.isContainer, let drawing = drawing(shape.name) {
        writer.write(drawing.svg(in: frames[index].offset(x: x, y: y), stroke: shade.stroke))
      }
      for space in spacesOfShape[index] { writer.hatch(space.frame.offset(x: x, y: y), space.kind) }
      for grid in tracks where shapeOfBox[grid.box] == index {
        drawEdges(of: grid, in: frames[index], stroke: shade.stroke, with: &writer, x: x, y: y)
      }
      if let label = labels[index] {
        for (row, line) in label.lines.enumerated() {
          writer.line(
            line, x: x + label.x, y: y + label.top + (Double(row) * 1.3 + 1) * label.fontSize,
            SVGWriter.Face(
              size: label.fontSize, fill: shade.text, anchor: label.isCentered ? .middle : .start,
              isBold: row == 0 && label.lines.count > 1))
        }
      }
      writer.write("</g>")
    }
    // The outlines of outer containers are drawn again over their children, the outermost last, since the children's
    // borders cover them.
    for index in shapes.indices.reversed() where Self.borderWidth(shapes[index]) > 1 {
      writer.outline(
        frames[index].offset(x: x, y: y), stroke: shades[shapes[index].depth % shades.count].stroke,
        width: Self.borderWidth(shapes[index]))
    }
    for part in partsOutsideRoot { writer.shade(part.offset(x: x, y: y)) }
    for grid in tracks where shapeOfBox[grid.box] >= 0 {
      drawNumbers(of: grid, in: frames[shapeOfBox[grid.box]], with: &writer, x: x, y: y)
    }
  }

  static func numbers(of frame: Frame) -> String {
    "x \(numeral(frame.x)), y \(numeral(frame.y)), \(numeral(frame.width)) \u{D7} \(numeral(frame.height))"
  }
}

extension LabelRaster {
  /// Marks the edges of an area as occupied, so that no label is placed on them.
  fileprivate mutating func paintOutline(_ area: Area) {
    paint(Area(left: area.left, top: area.top, right: area.right, bottom: area.top + 1), Self.occupied)
    paint(Area(left: area.left, top: area.bottom - 1, right: area.right, bottom: area.bottom), Self.occupied)
    paint(Area(left: area.left, top: area.top, right: area.left + 1, bottom: area.bottom), Self.occupied)
    paint(Area(left: area.right - 1, top: area.top, right: area.right, bottom: area.bottom), Self.occupied)
  }
}

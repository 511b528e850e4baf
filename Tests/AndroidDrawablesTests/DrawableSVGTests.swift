import AndroidDrawables
import AndroidLayout
import EagerLayout
import Testing

/// Six drawables with their stored SVG, whose pictures were checked by eye.
@Suite("Android drawables as SVG")
struct DrawableSVGTests {
  private let bounds = Frame(x: 10, y: 10, width: 100, height: 60)

  private static let files: [(name: String, text: String, level: Int)] = [
    (
      "card",
      "<layer-list><item><shape><solid color='#40000000'/><corners radius='8'/><padding left='0' top='0' right='2' bottom='3'/></shape></item><item><shape><solid color='#FFFFFF'/><stroke width='2' color='#3366CC' dashWidth='6' dashGap='3'/><corners topLeftRadius='12' bottomRightRadius='12'/></shape></item><item width='20' height='20' gravity='center'><shape shape='oval'><solid color='#FF8800'/></shape></item></layer-list>",
      0
    ),
    (
      "gradients",
      "<layer-list><item><shape><gradient angle='45' startColor='#FF0000' centerColor='#FFFF00' endColor='#0000FF'/></shape></item><item left='50'><shape shape='oval'><gradient type='radial' gradientRadius='50%' startColor='#FFFFFF' endColor='#00FFFFFF'/></shape></item></layer-list>",
      0
    ),
    (
      "sweep",
      "<shape shape='oval'><gradient type='sweep' startColor='#FF0000' centerColor='#00FF00' endColor='#0000FF'/><stroke width='3' color='#000000'/></shape>",
      0
    ),
    (
      "ring",
      "<layer-list><item><shape shape='ring' innerRadius='15' thickness='8' useLevel='false'><solid color='#DDDDDD'/></shape></item><item><shape shape='ring' innerRadius='15' thickness='8'><solid color='#CC3366'/></shape></item></layer-list>",
      2_500
    ),
    (
      "clip",
      "<layer-list><item drawable='#EEEEEE'/><item><clip gravity='right'><rotate toDegrees='90'><shape shape='line'><stroke width='6' color='#008800'/></shape></rotate></clip></item></layer-list>",
      5_000
    ),
    (
      "vector",
      "<vector width='24dp' height='24dp' viewportWidth='24' viewportHeight='24' alpha='0.8'><path pathData='M2,2h20v20h-20zM6,6h12v12h-12z' fillType='evenOdd' fillColor='#663399'/><group rotation='45' pivotX='12' pivotY='12' scaleX='0.5' scaleY='0.5'><path pathData='M4,12 L20,12 M12,4v16' strokeColor='#009999' strokeWidth='3' strokeLineCap='round'/></group></vector>",
      0
    ),
  ]

  private func svg(_ file: (name: String, text: String, level: Int)) throws -> String {
    try drawable(file.text).layers(in: bounds, level: file.level).map { $0.svg }.joined(separator: "\n")
  }

  @Test(
    "The SVG of a drawable equals the stored SVG, which was checked by eye",
    arguments: DrawableSVGTests.files.map { $0.name })
  func storedSVG(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    #expect(try svg(file) == Self.expected[name])
  }

  @Test("A tinted image of a drawable is an SVG filter with the mode of its tint")
  func tints() throws {
    func svg(_ attributes: String) throws -> String {
      try drawable("<bitmap src='@drawable/i40x30' tint='#80FF0000' \(attributes)/>").layers(in: bounds)
        .map { $0.svg }.joined()
    }
    let flood = "<feFlood flood-color=\"#FF0000\" flood-opacity=\"0.502\"/>"
    for (mode, mixed) in [
      ("src_in", "<feComposite in2=\"SourceGraphic\" operator=\"in\"/>"),
      ("src_atop", "<feComposite in2=\"SourceGraphic\" operator=\"atop\"/>"),
      ("multiply", "<feComposite in2=\"SourceGraphic\" operator=\"arithmetic\" k1=\"1\"/>"),
      ("screen", "<feBlend in2=\"SourceGraphic\" mode=\"screen\"/>"),
    ] {
      let text = try svg("tintMode='\(mode)'")
      #expect(text.contains(flood + mixed + "</filter><image"), "\(text)")
    }
    #expect(try svg("") == svg("tintMode='src_in'"))
    #expect(try svg("") != svg("tintMode='add'"))
  }

  @Test("The SVG of drawables refers to image files, and repeats, mirrors or cuts the images into patches")
  func images() throws {
    let bounds = Frame(width: 100, height: 60)
    func first(_ text: String) throws -> String { try drawable(text).layers(in: bounds).map { $0.svg }.joined() }
    #expect(
      try first("<bitmap src='@drawable/i40x30' gravity='center'/>")
        == "<image href=\"drawable/i40x30.png\" x=\"30\" y=\"15\" width=\"40\" height=\"30\" preserveAspectRatio=\"none\"/>"
    )
    #expect(
      try first("<bitmap src='@drawable/i40x30' tileMode='repeat' alpha='0.5'/>")
        == "<pattern id=\"p16t5y3cbimch8\" patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"40\" height=\"30\"><image href=\"drawable/i40x30.png\" x=\"0\" y=\"0\" width=\"40\" height=\"30\" preserveAspectRatio=\"none\" opacity=\"0.5\"/></pattern><rect x=\"0\" y=\"0\" width=\"100\" height=\"60\" fill=\"url(#p16t5y3cbimch8)\"/>"
    )
    let mirror = try first("<bitmap src='@drawable/i40x30' tileMode='mirror'/>")
    for move in ["translate(80 0)", "translate(0 60)", "translate(80 60)"] {
      #expect(mirror.replacing(move, "") != mirror)
    }
    let patch = NinePatch(width: 18, height: 14) { x, y in y == 0 && x == 8 ? 255 : 0 }
    let image = Drawable.Image(reference: "@drawable/a", file: "a&b.9.png", size: Extent(width: 8, height: 6))
    let part = { (x: String, width: String, box: String) in
      "<svg x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"60\" viewBox=\"\(box)\" preserveAspectRatio=\"none\"><image href=\"a&amp;b.9.png\" x=\"0\" y=\"0\" width=\"18\" height=\"14\" preserveAspectRatio=\"none\"/></svg>"
    }
    #expect(
      DrawnLayer(.ninePatch(image, patch), in: bounds).svg
        == part("0", "3.5", "1.5 1.5 6.5 11") + part("3.5", "92.5", "8.49 1.5 0.02 11")
        + part("96", "4", "9 1.5 7.5 11"))
  }
}

import AndroidLayout
import TestSupport
import Testing

@Suite("Variants of Android resources")
struct VariantTests {
  /// The folder whose text is chosen for a device.
  private func chosen(_ folders: [String], _ device: Device) throws -> String {
    var resources = Resources()
    for folder in folders {
      try resources.add("<resources><string name='a'>\(folder)</string></resources>", at: "\(folder)/a.xml")
    }
    return try resources.string("a", on: device)
  }

  @Test("The best variant of a resource is found by eliminating contradictions and then by qualifiers in order")
  func elimination() throws {
    let folders = [
      "values", "values-en", "values-fr-rCA", "values-en-port", "values-en-notouch-12key", "values-port-ldpi",
      "values-port-notouch-12key",
    ]
    let phone = Device(width: 360, height: 640, density: 1.5, language: "en", region: "GB")
    #expect(try chosen(folders, phone) == "values-en-port")
  }

  @Test(
    "For variants of a resource, the smallest width takes precedence over width and orientation",
    arguments: [
      (360.0, 640.0, "values"), (640.0, 360.0, "values-land"), (800.0, 1280.0, "values-sw600dp"),
      (1280.0, 800.0, "values-sw600dp"),
    ])
  func sizes(width: Double, height: Double, expected: String) throws {
    let folders = ["values", "values-land", "values-sw600dp", "values-w820dp"]
    #expect(try chosen(folders, Device(width: width, height: height)) == expected)
  }

  @Test(
    "The variant with the nearest density is chosen, larger densities before smaller ones",
    arguments: [
      (1.0, "values-mdpi"), (1.5, "values-xhdpi"), (2.0, "values-xhdpi"), (4.0, "values-xxhdpi"),
    ])
  func densities(density: Double, expected: String) throws {
    let folders = ["values-mdpi", "values-xhdpi", "values-xxhdpi", "values-nodpi"]
    #expect(try chosen(folders, Device(width: 360, height: 640, density: density)) == expected)
    #expect(
      try chosen(folders + ["values-anydpi"], Device(width: 360, height: 640, density: density)) == "values-anydpi")
  }

  @Test("Variants of resources are chosen by API level, script, night mode, direction, kind of device and screen")
  func otherQualifiers() throws {
    var device = Device(width: 360, height: 640, language: "sr", script: "Latn", apiLevel: 24)
    #expect(try chosen(["values", "values-v21", "values-v24", "values-v26"], device) == "values-v24")
    #expect(try chosen(["values", "values-b+sr+Latn", "values-b+sr"], device) == "values-b+sr+Latn")
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values")
    device.isNight = true
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values-night")
    device.direction = .rightToLeft
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values-ldrtl")
    device.idiom = "television"
    #expect(try chosen(["values", "values-television", "values-watch"], device) == "values-television")
    #expect(try chosen(["values", "values-large", "values-normal-long"], device) == "values-normal-long")
  }

  @Test("A file with an idiom like ~ipad in its name is chosen only on that kind of device")
  func idioms() throws {
    var resources = Resources()
    for name in ["a", "a~ipad"] {
      try resources.add("<resources><string name='x'>\(name)</string></resources>", at: "values/\(name).xml")
    }
    #expect(try resources.string("x", on: Device(width: 1, height: 1)) == "a")
    #expect(try resources.string("x", on: Device(width: 1, height: 1, idiom: "iPad")) == "a~ipad")
  }

  @Test("A resource without a matching variant is an error that lists the variants")
  func noVariant() {
    let error = #expect(throws: MarkupError.self) {
      try chosen(["values-fr", "values-de"], Device(width: 1, height: 1, language: "en"))
    }
    #expect(
      error?.description
        == "@string/a: string \"a\" exists only for other devices, in values-de/a.xml, values-fr/a.xml; add one without qualifiers"
    )
  }
}

import Foundation
import Testing

@Suite("Variants of Android layout files")
struct AndroidVariantTests {
  private let upright = "<View android:layout_width=\"10dp\" android:layout_height=\"30dp\""
  private let wide = "<View android:layout_width=\"30dp\" android:layout_height=\"10dp\""
  private let namespace = " xmlns:android=\"http://schemas.android.com/apk/res/android\"/>"
  private let portrait = ["--device", "360x640@2"], landscape = ["--device", "640x360@2"]

  @Test("An Android layout without qualifiers is replaced by the variant for the device, with a notice")
  func unqualifiedVariant() throws {
    let resources = try AndroidResources()
    let path = try resources.write("res/layout/login.xml", upright + namespace)
    let other = try resources.write("res/layout-land/login.xml", wide + namespace)
    for command in [["frames", path], ["draw", path], ["why", path, "1"]] {
      let inLandscape = try Program.layout(command + landscape)
      #expect(
        inLandscape.status == 0 && inLandscape.errors.contains("\(other) is laid out, since it is for this device"))
      #expect(try Program.layout(command + portrait).errors == "")
    }
    #expect(try Program.layout(["frames", path] + landscape).output.contains(#""width":30,"height":10"#))
    #expect(try Program.layout(["frames", path] + portrait).output.contains(#""width":10,"height":30"#))
    let named = try Program.layout(["frames", path, "--resources", "\(resources.folder)/res"] + landscape)
    #expect(named.output.contains(#""width":30,"height":10"#))
    let inFolder = try Program.shell(
      "cd '\(resources.folder)/res/layout' && '\(Program.url("layout").path())' frames login.xml --device 640x360@2")
    #expect(inFolder.output.contains(#""width":30,"height":10"#))
  }

  @Test("An Android layout with qualifiers is laid out as it is, with a notice if the device would use another variant")
  func qualifiedVariant() throws {
    let resources = try AndroidResources()
    let other = try resources.write("res/layout-land/login.xml", wide + namespace)
    let alone = try Program.layout(["frames", other] + portrait)
    #expect(alone.status == 0 && alone.output.contains(#""width":30,"height":10"#))
    #expect(alone.errors.contains("it is for other devices; --device selects another"))
    let path = try resources.write("res/layout/login.xml", upright + namespace)
    let named = try Program.layout(["frames", other] + portrait)
    #expect(named.status == 0 && named.output.contains(#""width":30,"height":10"#))
    #expect(named.errors.contains("laid out because you named it, although this device would take \(path)"))
    let fitting = try Program.layout(["frames", other] + landscape)
    #expect(fitting.output.contains(#""width":30,"height":10"#) && fitting.errors == "")
    try resources.write("res/layout-land/login.xml", "<View/>")
    let faults = try Program.layout(["frames", other] + portrait)
    #expect(faults.status == 1 && faults.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("\(other):1:1: ") })
  }

  @Test("A resource name that is defined twice is the only error reported, and no Android layout is laid out")
  func duplicateResourceName() throws {
    let resources = try AndroidResources()
    for text in ["", "<string name=\"name\">Bea</string>"] {
      try resources.write("res/values/texts.xml", "<resources><string name=\"name\">Anna</string>\(text)</resources>")
      let second = text.isEmpty ? "<string name=\"name\">Bea</string>" : ""
      try resources.write("res/values/words.xml", "<resources>\(second)<string name=\"more\">More</string></resources>")
      let outcome = try Program.layout(["frames", resources.rowPath])
      let lines = outcome.errors.split(separator: "\n")
      #expect(outcome.status == 1 && outcome.output == "" && lines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("string \"name\" is in") && outcome.errors.contains("remove one of them"))
    }
  }

  @Test("An Android layout has the direction of its language, unless --ltr or --rtl is given")
  func directionOfLanguage() throws {
    let resources = try AndroidResources()
    func isAvatarAtRight(_ options: String...) throws -> Bool {
      let outcome = try Program.layout(["frames", resources.rowPath, "--device", "160x480"] + options)
      return outcome.output.contains(#""id":"avatar","x":104"#)
    }
    for language in ["ar", "he-IL", "iw", "fa", "ur-rPK", "az-Arab"] {
      #expect(try isAvatarAtRight("--language", language), "\(language)")
      #expect(try !isAvatarAtRight("--language", language, "--ltr"))
    }
    for language in ["de", "az", "ar-Latn"] { #expect(try !isAvatarAtRight("--language", language), "\(language)") }
    #expect(try isAvatarAtRight("--language", "de", "--rtl"))
    #expect(try Program.layout(["frames", resources.rowPath, "--rtl", "--ltr"]).status == 2)
  }
}

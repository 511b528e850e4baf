import AndroidLayout
import EagerLayout
import TestSupport
import Testing

@Suite("Typical Android layout files")
struct TypicalFileTests {
  private let phone = Device(width: 360, height: 640, density: 2)

  @Test("Typical layout files are laid out, except those with an unsupported container, which are refused")
  func laidOutAndRefused() throws {
    let resources = try TypicalFiles.resources(), refused = Set(TypicalFiles.refused.map { $0.name })
    var laidOut = 0
    for (name, _) in TypicalFiles.all {
      do throws(MarkupError) {
        let layout = try resources.layout(name, on: phone)
        #expect(layout.layout(in: Frame(width: 360, height: 640)).frames.count == layout.views.count + 1, "\(name)")
        #expect(!refused.contains(name), "\(name)")
        laidOut += 1
      } catch {
        #expect(refused.contains(name), "\(error)")
        #expect(error.faults.count == 1 && error.faults[0].message.contains("is not laid out"), "\(error)")
      }
    }
    #expect(laidOut == 37 && TypicalFiles.all.count == 41)
  }

  @Test(
    "Views of a typical layout file have the expected frames in their parents",
    arguments: Thorough.oneIn(
      4,
      of: [
        ("screen_main", ["bar 0 0 360 56", "toolbar 0 0 360 56", "list 0 56 360 584", "add 288 568 56 56"]),
        // The toolbar scrolls away, so the pager is 56 higher than the space below the bar.
        (
          "screen_scrolling_bar",
          ["bar 0 0 360 104", "toolbar 0 0 360 56", "tabs 0 56 360 48", "pager 0 104 360 592"]
        ),
        // Of the 200 of the bar, the 56 of the toolbar remain: 640 - 200 + 144.
        ("screen_collapsing", ["bar 0 0 360 200", "photo 0 0 360 200", "toolbar 0 0 360 56", "scroll 0 200 360 584"]),
        ("screen_drawer", ["content 0 0 360 640", "list 0 56 360 584", "nav 0 0 280 640"]),
        ("screen_list_empty", ["refresh 0 0 360 640", "list 0 0 360 640", "empty_image 132 272 96 96"]),
        ("fragment_host", ["host 0 0 360 584", "bottom 0 584 360 56"]),
        ("map", ["map 0 0 360 640", "locate 288 568 56 56", "speed 0 568 72 72"]),
        ("player", ["surface 0 0 360 640", "controls 0 592 360 48", "play 0 0 48 48"]),
        ("onboarding", ["pager 0 0 360 640", "dots 0 592 360 48", "animation 80 220 200 200"]),
        ("row_message", ["avatar 16 12 40 40", "name 0 0 176 20", "preview 0 20 176 17.5", "time 248 24.5 96 15"]),
        ("row_bound", ["icon 16 24 24 24", "title 56 16 288 20", "subtitle 56 36 288 17.5"]),
        ("settings", ["icon_frame 16 12 56 24", "second 0 96 360 48", "light 0 0 35 48", "dark 0 48 28 48"]),
        ("card_article", ["hero 0 0 312 180", "headline 0 188 312 25", "chips 0 213 312 17.5"]),
        ("card_old", ["text 4 0 356 100"]),
        ("chat_bubble", ["body 8 8 40 20"]),
        ("chat_input", ["attach 0 0 48 48", "message 48 30.5 264 17.5", "send 312 0 48 48"]),
        ("notification", ["icon 0 0 48 48", "title 48 0 312 17.5"]),
        ("profile", ["header 0 0 360 96", "avatar 132 0 96 96", "posts 0 0 120 30"]),
        ("form_bound", ["header 0 0 360 56", "first 0 56 360 48", "save 0 104 360 48"]),
        ("toolbar_custom", ["back 0 0 56 56", "toolbar_title 155 15.5 50 25", "more 312 4 48 48"]),
        // The margin of 24 includes the inset of 16.
        ("toolbar_row", ["logo 24 12 32 32", "title 56 18 304 20"]),
        ("merge_bound", ["a 0 0 360 20", "b 0 20 360 30"]),
        ("view_counter", ["minus 0 0 48 48", "count 48 0 48 48", "plus 96 0 48 48"]),
        ("dialog_message", ["message 24 41.5 312 22.5", "cancel 256 0 42 17.5", "ok 298 0 14 17.5"]),
      ]))
  func frames(name: String, expected: [String]) throws {
    let layout = try TypicalFiles.resources().layout(name, on: phone)
    let placement = layout.layout(in: Frame(width: 360, height: 640))
    let found = expected.map { line in
      let id = String(line.prefix { $0 != " " })
      return placement.node(id).map { "\(id) \(placement.frameInParent(of: $0.index))" } ?? "\(id) is not there"
    }
    #expect(found == expected)
  }

  /// References to missing resources as `type/name`, with their lines.
  private func missing(in xml: String) -> [(line: Int, reference: String)] {
    let files = Set(TypicalFiles.all.map { "layout/\($0.name)" })
    let known = [
      "string/app_name", "string/long_text", "string/appbar_scrolling_view_behavior",
      "dimen/abc_dialog_padding_top_material",
    ]
    var found: [(line: Int, reference: String)] = []
    for (number, line) in xml.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // References of tools, menus and stubs are not read, and a text appearance of the platform has a known size.
      let isRead = !["tools:", "@menu", "@navigation", "@raw", "android:layout=", "TextAppearance.AppCompat"].contains {
        line.contains($0)
      }
      for match in line.matches(of: #/"@(string|dimen|drawable|mipmap|color|style|layout)/([\w.]+)"/#) where isRead {
        let reference = "\(match.1)/\(match.2)"
        let isThere =
          files.contains(reference) || known.contains(reference)
          || TypicalFiles.values.contains("<\(match.1) name=\"\(match.2)\"")
        if !isThere { found.append((number + 1, reference)) }
      }
    }
    return found
  }

  @Test(
    "Each missing resource of a typical layout file is one warning at its line",
    arguments: Thorough.oneIn(4, of: TypicalFiles.all.map { $0.name }))
  func warnings(name: String) throws {
    let resources = try TypicalFiles.resources(), xml = TypicalFiles.all.first { $0.name == name }?.xml ?? ""
    // A file that is refused has no layout, and no warnings.
    guard let layout = try? resources.layout(name, on: phone) else { return }
    for (line, reference) in missing(in: xml) {
      let type = reference.prefix { $0 != "/" }, file = "layout/\(name).xml"
      #expect(
        layout.warnings.contains { $0.file == file && $0.line == line && $0.message.hasPrefix("there is no \(type) ") },
        "\(reference) in line \(line)")
    }
    // Each reference is reported once.
    let places = layout.warnings.filter { $0.kind == .reference }.map { "\($0.file):\($0.line):\($0.column)" }
    #expect(Set(places).count == places.count)
  }

  @Test("Strict resources accept only those typical layout files whose resources all exist")
  func strictResources() throws {
    var resources = try TypicalFiles.resources()
    resources.isStrict = true
    let accepted = TypicalFiles.all.filter { (try? resources.layout($0.name, on: phone)) != nil }.map { $0.name }
    // A missing value of the theme that affects only drawing is no fault.
    #expect(accepted == ["stub", "settings_row", "spinner_item", "toolbar_bound", "toolbar_row", "merge_bound"])
  }
}

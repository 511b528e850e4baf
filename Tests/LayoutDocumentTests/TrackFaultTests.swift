import LayoutDocument
import TestSupport
import Testing

@Suite("Faults in lists of grid tracks")
struct TrackFaultTests {
  private func faults(_ tracks: String, _ property: String = "grid-template-columns") -> String {
    let faults = LayoutDocumentTests.faults(document(style: #""display":"grid","\#(property)":"\#(tracks)""#))
    return faults.replacing("root.style.\(property): ", with: "")
  }

  @Test(
    "The fault of a list of grid tracks states the problem and what to write",
    arguments: Rows.of([
      ("2em", #""2em" is in em, which the format does not support; write a length such as 80px, "#),
      ("80px 10REM", #""10REM" is in rem, which the format does not support"#),
      ("80 1fr", #""80" has no unit; write 80px for a length, or 80fr for a share"#),
      ("-10px", #""-10px" is negative; write 0 or more"#), ("minmax(-1, 1fr)", #""-1" is negative; write 0 or more"#),
      (
        "fit-content",
        "fit-content needs parentheses with a length or a percentage in them; write it as in fit-content(200px)"
      ),
      ("fit-content(1fr)", "fit-content() takes a length or a percentage; write it as in fit-content(200px)"),
      ("minmax(80px)", "minmax() takes a minimum and a maximum size; write it as in minmax(80px, 1fr)"),
      ("minmax(1px, fit-content(2px))", "fit-content() is nested in a function that takes only lengths"),
      (
        "minmax(1fr, 100px)",
        #""1fr" is a share, which minmax() takes only as its maximum size; write minmax(100px, 1fr)"#
      ),
      ("minmax(1fr, 1fr)", "write minmax(0, 1fr)"),
      (
        "repeat(0, 80px)",
        #""0" is not a number of repetitions; write a whole number of 1 or more, auto-fill or auto-fit"#
      ),
      ("repeat(2)", "repeat() takes a number of repetitions, a comma, and tracks; write it as in repeat(2, 1fr)"),
      ("repeat(2, repeat(2, 1fr))", "a repeat() is nested in another one; write its tracks out instead"),
      (
        "repeat(auto-fill, 1fr)",
        #""1fr" has no length, but each track in repeat(auto-fill, …) needs one, because the lengths determine "#
          + "the number of repetitions; write minmax(80px, 1fr)"
      ),
      ("repeat(auto-fill, 100px) 1fr", #""1fr" has no length, but each track beside repeat(auto-fill, …) needs one"#),
      ("repeat(2, auto) repeat(auto-fit, 100px)", "write minmax(80px, auto)"),
      (
        "repeat(auto-fill, 100px) repeat(auto-fit, 80px)",
        "2 parts repeat automatically, but a list can have only one such part; give the others a number"
      ),
      (
        "[span] 80px",
        #""span" cannot be the name of a line, since it is a keyword of CSS; write another, such as [middle]"#
      ),
      (
        "[2x] 80px",
        #""2x" cannot be the name of a line, since a name consists of letters, digits, - and _, and does not"#
      ),
      ("[end 80px", #""80px" cannot be the name of a line"#), ("80px [end", "[ is not closed;"),
      ("[end]", "the list has no track"), ("1fr, 2fr", "a comma separates tracks; write only spaces"),
      ("1fr)", "unmatched ); remove it"), ("maxcontent", "did you mean max-content?"),
      ("wide", #""wide" is not the size of a track; write one such as 80px, 1fr or auto"#),
    ]))
  func faults(rows: Rows<(String, String)>) {
    for (tracks, message) in rows {
      #expect(faults(tracks).contains(message), "\(faults(tracks))")
    }
  }

  @Test("Invalid grid rows, automatic tracks, shorthands and areas have the same faults as invalid grid columns")
  func otherProperties() {
    #expect(faults("2em", "grid-auto-rows").contains("is in em"))
    #expect(faults("repeat(2, 1px)", "grid-auto-rows").contains("write one or more track sizes"))
    #expect(faults("80 / 1fr", "grid-template").hasPrefix(#""80" has no unit"#))
    #expect(faults(#"\"head auto\""#, "grid-template-areas").hasPrefix(#""auto" cannot be the name of an area"#))
    #expect(faults("subgrid 80px").hasPrefix(#""80px" stands after subgrid, which takes only names of lines"#))
    #expect(faults("subgrid repeat(auto-fill, [a])").hasPrefix(#""auto-fill" is not a number of repetitions"#))
  }

  @Test("Lists of grid tracks that CSS accepts have no fault")
  func validLists() {
    for tracks in [
      "80px 1fr", #"80px\n  [end]\t1fr"#, "REPEAT(2, MINMAX(2PX, 1FR)) [Foo] AUTO", "NONE", "0 Fit-Content(20%)",
      "repeat(auto-fill, minmax(100px, 1fr)) minmax(auto, 20px)", "[a b] min-content [c]",
      "subgrid", "subgrid [a] [] [b c] repeat(2, [d] [e])",
    ] { #expect(faults(tracks).isEmpty, "\(tracks): \(faults(tracks))") }
  }
}

import Testing

@Suite("Code of other frameworks at the command line")
struct ForeignCodeCommandTests {
  static let samples = [
    ("Row(children: [Expanded(child: Text('Title'))])", "Flutter", ".flex(1)"),
    (
      "class Bar extends StatelessWidget {\n  build() { return Padding(padding: EdgeInsets.all(8), child: a); }\n}",
      "Flutter", ".padding(8)"
    ),
    (
      "Row(Modifier.fillMaxWidth().padding(8.dp)) { Text(\"Title\", Modifier.weight(1f)) }", "Jetpack Compose",
      ".flex(1)"
    ),
    ("@Composable\nfun Bar() {\n  Box(Modifier.size(48.dp)) {}\n}", "Jetpack Compose", "Overlay { … }"),
    ("import SwiftUI\nstruct Bar: View {\n  var body: some View { VStack { Spacer() } }\n}", "SwiftUI", "Column { … }"),
    ("HStack(spacing: 8) { Spacer() }.frame(width: 300)", "SwiftUI", "Row { … }"),
    ("<View style={{flex: 1, flexDirection: 'row'}}><Text>Title</Text></View>", "React", ".flex(1)"),
    ("const s = StyleSheet.create({ row: { paddingHorizontal: 16 } });", "React", ".padding(horizontal: 16)"),
  ]

  @Test("Code of Flutter, Compose, SwiftUI or React is an error that says what to write instead", arguments: samples)
  func foreignCodeAdvice(code: String, framework: String, advice: String) throws {
    for outcome in [
      try Program.layout(["draw", "-"], input: code), try Program.layout(["why", "-", "1"], input: code),
    ] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("standard input: \(framework) code is not read."), "\(outcome.errors)")
      #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    }
    #expect(try Program.layout(["frames", "-"], input: code).output.contains("\(framework) code is not read"))
  }

  @Test("A SwiftUI name in a layout in the notation is reported as a fault of the notation")
  func foreignNameInNotation() throws {
    let outcome = try Program.layout(["draw", "Row { HStack { Flex() } }"])
    #expect(outcome.errors.contains("Put children side by side in Row"), "\(outcome.errors)")
  }
}

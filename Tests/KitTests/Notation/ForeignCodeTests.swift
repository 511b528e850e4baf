import PlaygroundKit
import Testing

@Suite("Code of other frameworks")
struct ForeignCodeTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let framework: String
    let code: String
    /// Names, each with a part of the advice for it.
    let advice: [(name: String, part: String)]

    var testDescription: String { "\(framework): \(code.prefix(24))" }
  }

  static let samples = [
    Sample(
      framework: "Flutter",
      code: "Row(children: [Expanded(child: Text('Title')), SizedBox(width: 8), Icon(Icons.close)])",
      advice: [("Row", "Row { … }"), ("Expanded", ".flex(1)"), ("SizedBox", "Fixed(width: 8)")]),
    Sample(
      framework: "Flutter",
      code: """
        class Bar extends StatelessWidget {
          Widget build(BuildContext context) {
            return Padding(
              padding: const EdgeInsets.all(8),
              child: Column(mainAxisAlignment: MainAxisAlignment.center, children: [Spacer(), Center(child: logo)]));
          }
        }
        """,
      advice: [
        ("Padding", ".padding(8)"), ("mainAxisAlignment", ".justifyContent"), ("Spacer", "Flex()"),
        ("Center", "Overlay(.center)"),
      ]),
    Sample(
      framework: "Jetpack Compose",
      code: "Row(modifier = Modifier.fillMaxWidth().padding(8.dp)) { Text(\"Title\", Modifier.weight(1f)) }",
      advice: [
        ("modifier", "Row { … }.padding(8)"), ("fillMaxWidth", ".percent(100)"), ("dp", "without a unit"),
        ("weight", ".flex(1)"),
      ]),
    Sample(
      framework: "Jetpack Compose",
      code: """
        @Composable
        fun Bar() {
          Column(verticalArrangement = Arrangement.spacedBy(4.dp), horizontalAlignment = Alignment.CenterHorizontally) {
            Box(Modifier.size(48.dp))
            Spacer(Modifier.height(8.dp))
          }
        }
        """,
      advice: [
        ("verticalArrangement", ".gap(10)"), ("horizontalAlignment", "alignment: .center"), ("Box", "Overlay"),
        ("Spacer", ".gap(8)"),
      ]),
    Sample(
      framework: "SwiftUI",
      code: "HStack(spacing: 8) { Text(\"Title\"); Spacer() }.frame(width: 300).padding(.horizontal, 16)",
      advice: [("HStack", "Row { … }"), ("spacing", ".gap(10)"), ("Spacer", "Flex()"), ("frame", ".width(60)")]),
    Sample(
      framework: "SwiftUI",
      code: """
        import SwiftUI
        struct Bar: View {
          var body: some View {
            VStack { ForEach(rows) { row in Text(row.title) } }.padding()
          }
        }
        """,
      advice: [("VStack", "Column { … }"), ("padding", ".padding(16)")]),
    Sample(
      framework: "React", code: "<View style={{flex: 1, flexDirection: 'row'}}><Text>Title</Text></View>",
      advice: [("View", "Column { … }"), ("flex", ".flex(1)"), ("flexDirection", "Row { … }")]),
    Sample(
      framework: "React",
      code: """
        const styles = StyleSheet.create({
          row: { paddingHorizontal: 16, justifyContent: 'center', width: '50%' },
        });
        export default () => <View style={styles.row} />;
        """,
      advice: [
        ("paddingHorizontal", ".padding(horizontal: 16)"), ("justifyContent", ".justifyContent"),
        ("width", ".percent(50)"),
      ]),
  ]

  @Test("Code of another framework is recognized, and a message gives advice for the names in it", arguments: samples)
  func recognizedFrameworks(sample: Sample) throws {
    let code = try #require(ForeignCode(sample.code))
    #expect(code.framework == sample.framework && code.isJSX == (sample.framework == "React"))
    for (name, part) in sample.advice {
      let remedy = code.advice.first { $0.name == name }?.remedy
      #expect(remedy?.contains(part) ?? false, "\(name): \(remedy ?? "nothing") in \(code.message)")
    }
    #expect(
      code.message.hasPrefix("\(sample.framework) code is not read. Write the layout in the notation, such as Row {"))
    #expect(throws: SketchFault.self) { try Sketch(sample.code) }
  }

  @Test(
    "Code that only resembles code of another framework is not recognized as such",
    arguments: [
      "Row { HStack { Flex() } }", "Row(children: 3)", "<div style='flex: 1'>child</div>", "Rwo { Flex() }",
      "let bar = Row { Flex() }.padding(8)",
    ])
  func otherCode(text: String) { #expect(ForeignCode(text) == nil) }

  @Test("The message about another framework advises on at most 12 names")
  func numberOfNames() throws {
    let names = [
      "Row", "Expanded", "SizedBox", "Padding", "Container", "Center", "Align", "Positioned", "AspectRatio", "Stack",
      "Wrap",
      "ListView", "GridView", "ConstrainedBox",
    ]
    let message = try #require(ForeignCode(names.map { "\($0)(child: a)" }.joined(separator: "\n"))).message
    #expect(message.split(separator: "\n").count == 14 && message.hasSuffix("more names."), "\(message)")
  }
}

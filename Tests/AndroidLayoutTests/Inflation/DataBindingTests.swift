import AndroidLayout
import EagerLayout
import Testing

@Suite("Data binding")
struct DataBindingTests {
  @Test("A data binding expression counts as its default, or is ignored with a warning")
  func expressions() throws {
    let root = column(
      "match match", "",
      view(
        "TextView", "wrap wrap",
        "id='a' textSize='16dp' text='@{user.name, default=@string/guest}' layout_marginTop='@{big ? @dimen/b : @dimen/c, default=4dp}'"
      ),
      view("TextView", "wrap wrap", "id='b' textSize='16dp' text='@{user.name}' padding='@={user.gap}'"),
      view("TextView", "wrap wrap", "id='c' textSize='16dp' text='@{format(`a, b`, n), default=\"a, b\"}'"),
      view(
        "TextView", "wrap wrap",
        "id='d' textSize='16dp' text='d' onClick='@{() -> a.b(c)}' visibility='@{v, default=gone}'"))
    let values = [("values/s.xml", "<resources><string name='guest'>Guest</string></resources>")]
    #expect(
      try frames(root, 100, 100, ["a", "b", "c", "d"], values) == [
        "a 0 4 40 20", "b 0 24 0 20", "c 0 44 32 20", "d 0 0 0 0",
      ])
    let code = "an expression requires code: the attribute is ignored; set the value after inflating: row[\"id\"]"
    #expect(
      try warnings(root, values) == [
        "/LinearLayout/TextView[2]/@text: \(code)", "/LinearLayout/TextView[2]/@padding: \(code)",
      ])
    #expect(strictFaults(root, values).count == 2)
  }

  @Test("The layout element of data binding is skipped in included files and around a merge")
  func layoutElements() throws {
    let layoutElement = { (root: String) in "<layout><data><variable name='a' type='B'/></data>\(root)</layout>" }
    let others = [
      ("layout/one.xml", layoutElement(box("one", "8 8"))),
      ("layout/two.xml", layoutElement("<merge>\(box("two", "4 4"))\(box("three", "5 5"))</merge>")),
    ]
    let root = layoutElement(
      column("match match", "", "<include layout='@layout/one'/>", "<include layout='@layout/two'/>"))
    #expect(
      try frames(root, 50, 50, ["one", "two", "three"], others) == ["one 0 0 8 8", "two 0 8 4 4", "three 0 12 5 5"])
    #expect(strictFaults("<layout><data/></layout>") == ["/layout: contains no view; add one"])
  }
}

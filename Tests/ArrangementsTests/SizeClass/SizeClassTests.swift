import Arrangements
import EagerLayout
import Testing

@Suite("Size classes")
struct SizeClassTests {
  private let landscape = SizeClass(width: .compact, height: .compact, orientation: .landscape)
  private let wide = SizeClass(width: .regular, height: .compact, orientation: .landscape)
  private let upright = SizeClass(width: .compact, height: .regular, orientation: .portrait)

  @Test("Of the choices that match a size class, the most specific applies")
  func mostSpecificChoice() {
    let choices = Choices(default: 100).when(.regular, .any, 200).when(.any, .any, .landscape, 150)
    #expect(choices[landscape] == 150)
    #expect(choices[wide] == 200)
    #expect(choices[upright] == 100)
    let more = choices.when(.any, .compact, 80)
    #expect(more[landscape] == 80)
    #expect(more[wide] == 80)
    #expect(more[upright] == 100)
  }

  @Test("Choices by height precede choices by width, which precede choices by orientation")
  func orderOfPrecedence() {
    // All keys that match the size class `wide`, from the highest precedence to the lowest.
    let keys: [(SizeClass.Category, SizeClass.Category, SizeClass.Orientation)] = [
      (.regular, .compact, .landscape), (.regular, .compact, .any), (.any, .compact, .landscape),
      (.any, .compact, .any),
      (.regular, .any, .landscape), (.regular, .any, .any), (.any, .any, .landscape),
    ]
    // For each subset of the keys, the one of the highest precedence applies.
    for specified in 0..<128 {
      var choices = Choices(default: 99)
      for (rank, key) in keys.enumerated().reversed() where specified & 1 << rank != 0 {
        choices = choices.when(key.0, key.1, key.2, rank)
      }
      choices = choices.when(.compact, .regular, .portrait, -1).when(.compact, .any, -2).when(.any, .regular, -3)
      #expect(choices[wide] == (specified == 0 ? 99 : specified.trailingZeroBitCount))
    }
  }

  @Test("Of several choices for one size class the last one applies")
  func lastChoice() {
    #expect(Choices(default: 1).when(.regular, .any, 2).when(.regular, .any, 3)[wide] == 3)
    #expect(Choices(default: 1).when(.any, .any, 2)[wide] == 2)
    #expect(Choices(default: 1)[SizeClass()] == 1)
  }

  @Test("A style patch changes only the properties that it sets, even if other properties change later")
  func patches() {
    let patches = Choices(default: StylePatch()).when(.regular, .any, StylePatch { $0.width = 200 })
    var style = FlexStyle()
    style.width = 100
    style.height = 30
    #expect(style.patched(by: patches[upright]) == style)
    #expect(style.patched(by: patches[wide]).width == 200)
    style.height = 40
    #expect(style.patched(by: patches[wide]).height == 40)
    let both = StylePatch {
      $0.width = 1; $0.height = 1
    }.patched(by: StylePatch { $0.height = 2 })
    #expect(style.patched(by: both).width == 1)
    #expect(style.patched(by: both).height == 2)
  }

  @Test("A tree that is updated for another size class has the frames of a layout for that class")
  func treeUpdate() {
    func screen(_ size: SizeClass) -> Row {
      Row {
        Fixed(width: Choices(default: 100.0).when(.regular, .any, 200)[size]).id(1)
        Flex().id(2)
      }
    }
    var tree = LayoutTree(screen(upright))
    tree.layout(width: 500)
    tree.update(to: screen(wide))
    tree.layout(width: 500)
    #expect(tree[1]?.width == 200)
    #expect(tree[2]?.width == 300)
  }
}

import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Pictures of trees")
struct Pictures {
  private func picture(_ item: some LayoutItem, _ bounds: Frame, from root: Int = 0) -> Picture {
    Picture(NodeArena(item.node), item.layout(in: bounds), from: root)
  }

  @Test("A box of a picture is named by its id, or by its kind if it has no id")
  func boxNames() {
    let screen = Column {
      Row { Flex().id("title") }
      Measured(width: 10, height: 10)
      Fixed(height: 10).id(7, index: 3)
    }
    let boxes = picture(screen, Frame(width: 100, height: 100)).boxes
    #expect(boxes.map { $0.name } == ["Column", "Row", "title", "content", "7[3]"])
    #expect(boxes.map { $0.isNamed } == [false, false, true, false, true])
    #expect(boxes.map { $0.parent } == [nil, 0, 1, 0, 0])
    #expect(boxes.map { $0.number } == [0, 1, 2, 3, 4])
  }

  @Test("A text in a picture is named by its words, shortened with an ellipsis")
  func textNames() {
    let text = LeafContent(.text(FixedAdvanceText(utf8: "a run of words that goes on and on".utf8)))
    var arena = NodeArena()
    arena.open(FlexStyle(), content: text)
    arena.close()
    let placement = Placement(arena, in: LayoutSpace(width: .definite(400), height: .definite(100)))
    #expect(Picture(arena, placement).boxes.map { $0.name } == ["“a run of words that goes on and…”"])
  }

  @Test("A picture does not show content that a scroll container hides, but counts it in a note")
  func scrolledContent() {
    let screen = Column {
      Column {
        for _ in 0..<4 { Fixed(height: 40) }
      }
      .height(100).overflow(.scroll)
      Flex()
    }
    let picture = picture(screen, Frame(width: 100, height: 150))
    #expect(picture.boxes.map { $0.visible.height } == [150, 100, 40, 40, 20, 0, 50])
    #expect(picture.boxes[4].frame.height == 40)
    #expect(picture.bounds == Frame(width: 100, height: 150))
    #expect(picture.sentenceOnInvisibleBoxes().contains("of 7 boxes: 1 out of sight"))
  }

  @Test("A picture's bounds include overflowing content, unless that content is several times as large as the rest")
  func boundsIncludeOverflow() {
    func list(_ count: Int) -> Frame {
      picture(Column { for _ in 0..<count { Fixed(height: 40) } }, Frame(width: 100, height: 100)).bounds
    }
    #expect(list(4) == Frame(width: 100, height: 160))
    #expect(list(100) == Frame(width: 100, height: 100))
  }

  @Test("A picture of a nested node begins with the node's box, which is not clipped by the containers around it")
  func pictureOfPart() {
    let screen = Column {
      Row { Fixed(width: 300).id("wide") }.overflow(.hidden)
    }
    let complete = picture(screen, Frame(width: 100, height: 50)),
      part = picture(screen, Frame(width: 100, height: 50), from: 2)
    #expect(complete.boxes[2].visible.width == 100)
    #expect(part.boxes.map { $0.name } == ["wide"])
    #expect(part.boxes[0].visible.width == 300)
    #expect(part.boxes[0].number == 2)
  }

  @Test("A picture with too many boxes draws the large ones and states how many are not drawn")
  func crowdedPicture() {
    let grid = Column {
      for _ in 0..<8 {
        Row {
          for _ in 0..<8 {
            Row {
              for _ in 0..<8 { Flex() }
            }
            .grow(1)
          }
        }
        .grow(1)
      }
    }
    let picture = picture(grid, Frame(width: 800, height: 400))
    let drawing = picture.drawnInCells(columns: 65, rows: 17)
    let drawn = drawing.labeling.count { $0 != .tooSmall }
    #expect(drawn == 1 + 8 + 64)
    #expect(
      picture.page(title: "grid", width: 65, rows: 17).lines().joined(separator: " ").contains("512 of 585 boxes"))
  }
}

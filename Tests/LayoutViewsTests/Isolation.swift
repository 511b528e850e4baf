import EagerLayout
import LayoutViews
import Testing

@Suite("Views of an actor")
struct Isolation {
  @MainActor
  @Test("are measured and placed on it")
  func onActor() {
    let label = Label(), card = Label()
    place(in: Frame(width: 100, height: 50), alignment: .center) { Row { Item(label) }.padding(5).view(card) }
    #expect(label.frame == Frame(x: 5, y: 15, width: 60, height: 20))
    #expect(card.frame == Frame(x: 0, y: 10, width: 70, height: 30))
  }

  @Test("stop the program if they are placed elsewhere")
  func elsewhere() async {
    await #expect(processExitsWith: .failure) {
      let row = await MainActor.run { Row { Item(Label()) } }
      place(row, in: Frame(width: 100, height: 50))
    }
  }

  /// What draws on an actor of its own, with a class that belongs to none.
  actor Renderer {
    final class Shape: PlacedView {
      var frame = Frame.zero
    }
    private let shape = Shape()

    func draw() -> Frame {
      place(in: Frame(width: 100, height: 50)) { Item(shape).width(30) }
      return shape.frame
    }
  }

  @Test("may belong to any actor")
  func otherActor() async { #expect(await Renderer().draw() == Frame(width: 30, height: 50)) }

  @MainActor
  @Test("may be placed by a function that belongs to none, called on the actor")
  func helper() {
    nonisolated func placeAll(_ row: Row) { place(row, in: Frame(width: 100, height: 50)) }
    let label = Label()
    placeAll(Row { Item(label) })
    #expect(label.frame.width == 60)
  }
}

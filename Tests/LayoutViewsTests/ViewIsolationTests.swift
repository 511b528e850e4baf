import EagerLayout
import LayoutViews
import Testing

@Suite("Views of actors")
struct ViewIsolationTests {
  @MainActor
  @Test("Views of the main actor are measured and placed on it")
  func mainActorViews() {
    let label = Label(), card = Label()
    place(in: Frame(width: 100, height: 50), alignment: .center) { Row { Item(label) }.padding(5).view(card) }
    #expect(label.frame == Frame(x: 5, y: 15, width: 60, height: 20))
    #expect(card.frame == Frame(x: 0, y: 10, width: 70, height: 30))
  }

  @Test("Placing a view of the main actor outside of that actor stops the program")
  func placingOutsideOfActorStops() async {
    await #expect(processExitsWith: .failure) {
      let row = await MainActor.run { Row { Item(Label()) } }
      place(row, in: Frame(width: 100, height: 50))
    }
  }

  /// An actor that draws a view whose class belongs to no actor.
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

  @Test("Views can belong to an actor other than the main actor")
  func viewsOfAnotherActor() async { #expect(await Renderer().draw() == Frame(width: 30, height: 50)) }

  @MainActor
  @Test("A nonisolated function called on the main actor can place the views of that actor")
  func nonisolatedFunctionPlacesViews() {
    nonisolated func placeAll(_ row: Row) { place(row, in: Frame(width: 100, height: 50)) }
    let label = Label()
    placeAll(Row { Item(label) })
    #expect(label.frame.width == 60)
  }
}

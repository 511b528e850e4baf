import EagerLayout
import Testing

@Suite("Names of custom containers")
struct ArrangementNames {
  struct Named: SimpleArrangement {
    static var name: StaticString { "Fan" }
    func place(_ items: inout PlacementPass) { for item in 0..<items.count { items.place(item, x: 0, y: 0) } }
  }

  @Test("Descriptions and issues name a custom container by its static name, or else by its type")
  func customContainerNames() {
    let fan = Named { Fixed(width: 40, height: 10) }
    #expect("\(fan)" == "Fan { Fixed(width: 40, height: 10) }")
    #expect("\(fan.layout(width: 40))".hasPrefix("Fan  0 0 40 10"))
    #expect(fan.layout(width: 20).issues.first?.message.hasPrefix("Fan 0 overflows by 20 in width") == true)
    let overlay = Overlay { Fixed(width: 40, height: 10) }
    #expect("\(overlay.layout(width: 40))".hasPrefix("Overlay  0 0 40 10"))
  }
}

import AndroidDrawables
import AndroidLayout
import EagerLayout
import TestSupport
import Testing

@Suite("Random Android drawables")
struct DrawableLawTests {
  private let phone = Device(width: 360, height: 640)

  /// The painted frame of a layer: half of the stroke is outside of the layer's frame. If the stroke is wider than
  /// the bounds, the frame is empty, and the stroke exceeds the bounds.
  private func painted(_ layer: DrawnLayer) -> Frame {
    layer.frame.isEmpty ? layer.frame : layer.frame.inset(by: -(layer.stroke?.width ?? 0) / 2)
  }

  private func isInside(_ frame: Frame, _ bounds: Frame) -> Bool {
    frame.x >= bounds.x - 1e-9 && frame.y >= bounds.y - 1e-9 && frame.maxX <= bounds.maxX + 1e-9
      && frame.maxY <= bounds.maxY + 1e-9
  }

  @Test("Layers and clips of random drawables are inside their bounds")
  func layersAreInside() throws {
    var drawables = RandomDrawables(seed: 14), count = 0
    let bounds = Frame(x: 7, y: 5, width: 400, height: 300)
    for _ in 0..<Thorough.pick(120, 500) {
      let text = drawables.next()
      let read = try drawable(text, on: phone)
      for level in [0, 1, 5_000, 10_000] {
        for states in [[], [Drawable.State.pressed]] {
          for layer in read.layers(in: bounds, states: Set(states), level: level) {
            #expect(isInside(painted(layer), bounds), "\(text)")
            for case .clip(let frame) in layer.steps { #expect(isInside(frame, bounds), "\(text)") }
            #expect(layer.frame.width >= 0 && layer.frame.height >= 0)
            count += 1
          }
        }
      }
    }
    #expect(count > Thorough.pick(400, 2_000))
  }

  @Test("Rings, larger layers and negative insets of a drawable exceed its bounds")
  func exceedingBounds() throws {
    let bounds = Frame(width: 20, height: 10)
    let outset = try drawable("<inset inset='-3' drawable='#F00'/>").layers(in: bounds)
    #expect(outset.map { $0.frame } == [Frame(x: -3, y: -3, width: 26, height: 16)])
    let large = try drawable("<layer-list><item width='40' gravity='center' drawable='#F00'/></layer-list>")
    #expect(large.layers(in: bounds).map { $0.frame } == [Frame(x: -10, y: 0, width: 40, height: 10)])
    let ring = try drawable("<shape shape='ring' useLevel='false'><solid color='#F00'/></shape>").layers(in: bounds)
    guard case .ring(let radius, let thickness, _) = ring.first?.content else {
      Issue.record("no ring")
      return
    }
    #expect(radius + thickness > bounds.height / 2)
  }

  @Test("Layers of random drawables have no negative sizes in the smallest bounds")
  func smallestBounds() throws {
    var drawables = RandomDrawables(seed: 15)
    for _ in 0..<Thorough.pick(60, 200) {
      let read = try drawable(drawables.next(), on: phone)
      for layer in read.layers(in: Frame(width: 3, height: 0), states: [.pressed], level: 3_000) {
        #expect(layer.frame.width >= 0 && layer.frame.height >= 0)
      }
    }
  }

  @Test("A drawable resolved for states draws the same layers, and resolving it again changes nothing")
  func resolvedDrawables() throws {
    var drawables = RandomDrawables(seed: 16)
    for _ in 0..<Thorough.pick(60, 200) {
      let text = drawables.next().replacing(" constantSize='true'", "")
      let read = try drawable(text, on: phone)
      let pressed = read.resolved(for: [.pressed], level: 6_000)
      // Layers are inside the paddings of earlier layers, and a list of states has the largest padding of its items.
      if !text.hasPrefix("<layer") && !text.hasPrefix("<ripple") && !text.contains("<layer-list")
        && !text.contains("<ripple")
      {
        let bounds = Frame(width: 90, height: 60)
        #expect(pressed.layers(in: bounds) == read.layers(in: bounds, states: [.pressed], level: 6_000), "\(text)")
      }
      #expect(pressed.resolved(for: []) == pressed)
    }
  }
}

extension String {
  private var bytes: [UInt8] { Array(utf8) }

  /// Whether the string contains a text.
  fileprivate func contains(_ text: String) -> Bool {
    let all = bytes, part = text.bytes
    return all.indices.contains { all[$0...].starts(with: part) }
  }
}

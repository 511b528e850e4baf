import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("The Along container")
struct AlongTests {
  private func frames(_ along: Along, _ count: Int, width: Double = 300, height: Double = 300, side: Double = 20)
    -> [Frame?]
  {
    let placement = along { for item in 0..<count { Fixed(width: side, height: side).id(item) } }
      .layout(width: width, height: height)
    return (0..<count).map { placement[$0] }
  }

  private let flat = Curve.function { _ in 0 }

  @Test("Items on an open curve are evenly spaced, and there is one item at each end")
  func openCurveHasItemsAtEnds() {
    let frames = frames(Along(flat, origin: (0, 0.5)), 4, height: 100)
    #expect(frames.map { $0?.x } == [-10, 90, 190, 290])
    #expect(frames.allSatisfy { $0?.y == 40 })
  }

  @Test("With slots as spacing, 4 items take the first 4 of 6 slots")
  func itemsTakeFirstSlots() {
    let frames = frames(Along(flat, origin: (0, 0.5), spacing: .slots(6)), 4, height: 100)
    #expect(frames.map { $0?.x } == [-10, 50, 110, 170])
  }

  @Test("4 items on a circle are 90° apart")
  func itemsOnCircleGoAllAround() {
    let frames = frames(Along(.circle(radius: 100)), 4, side: 40)
    for (frame, (x, y)) in zip(frames, [(230.0, 130.0), (130, 230), (30, 130), (130, 30)]) {
      #expect(abs(frame!.x - x) < 1e-12 && abs(frame!.y - y) < 1e-12)
    }
    #expect(self.frames(Along(.circle(radius: 100), origin: (0.5, 0.5)), 4, side: 40) == frames)
  }

  @Test("A polar function that returns a constant radius gives items the same frames as a built-in circle")
  func polarCircleEqualsCircle() {
    let circle = frames(Along(.circle(radius: 100)), 7)
    let polar = frames(Along(.polar { _ in 100 }), 7)
    for (a, b) in zip(circle, polar) { #expect(abs(a!.x - b!.x) < 0.1 && abs(a!.y - b!.y) < 0.1) }
  }

  @Test("Items on an arc and on a line are spread from one end to the other")
  func arcAndLineAreUsedToBothEnds() {
    let arc = frames(Along(.arc(radius: 100, from: 180, to: 360), origin: (0.5, 1)), 3)
    for (frame, (x, y)) in zip(arc, [(40.0, 290.0), (140, 190), (240, 290)]) {
      #expect(abs(frame!.x - x) < 1e-12 && abs(frame!.y - y) < 1e-12)
    }
    let line = frames(Along(.line(from: (10, 10), to: (210, 110))), 5)
    for (frame, x) in zip(line, [0.0, 50, 100, 150, 200]) {
      #expect(abs(frame!.x - x) < 1e-12 && abs(frame!.y - x / 2) < 1e-12)
    }
  }

  @Test("yUp makes the y axis point up, and anchor selects the point of each item that is on the curve")
  func yUpAndAnchor() {
    let line = Curve.line(from: (0, 0), to: (200, 100))
    let frames = frames(Along(line, origin: (0, 1), yUp: true, anchor: (0, 1)), 3)
    #expect(frames.map { $0?.x } == [0, 100, 200])
    #expect(frames.map { $0?.y } == [280, 230, 180])
  }

  @Test("Items that are beyond the end of a curve because of their spacing are excluded and reported as an issue")
  func itemsBeyondEndAreExcluded() {
    let along = Along(.line(from: (0, 0), to: (100, 0)), spacing: .points(40), anchor: (0, 0))
    let placement = along { for item in 0..<4 { Fixed(width: 20, height: 20).id(item) } }.layout(width: 300, height: 50)
    #expect((0..<4).map { placement[$0]?.x } == [0, 40, 80, 0])
    #expect(placement[3] == .zero)
    #expect(
      placement.issues.map { $0.message }.filter {
        $0.hasSuffix(
          "is excluded, because the curve of length 100 has places for 3 items: use a longer curve or less spacing.")
      }.count == 1)
    #expect(frames(Along(flat, spacing: .slots(2)), 3)[2] == .zero)
  }

  @Test("The end of a line is a place for an item, but the end of a closed curve is the place of its first item")
  func endOfClosedCurveIsItsStart() {
    let line = Curve.line(from: (0, 0), to: (80, 0))
    #expect(frames(Along(line, spacing: .points(40)), 4).filter { $0 != .zero }.count == 3)
    let circle = Curve.arc(radius: 180 / Double.pi, from: 0, to: 360)
    #expect(frames(Along(circle, spacing: .points(90)), 5).filter { $0 != .zero }.count == 4)
  }

  @Test("The natural size of an Along container is the box around its items")
  func naturalSizeIsBoxAroundItems() {
    func size(_ along: Along) -> Frame {
      along { for _ in 0..<4 { Fixed(width: 40, height: 30) } }.layout().frames[0]
    }
    #expect(size(Along(.circle(radius: 100))) == Frame(width: 240, height: 230))
    #expect(size(Along(.line(from: (50, 50), to: (90, 50)))) == Frame(width: 80, height: 30))
    #expect(size(Along(flat)) == Frame(width: 40, height: 30))
  }

  @Test("A curve given as a function of x spans the container's width and determines its height")
  func functionSpansWidth() {
    let placement = Along(.function { x in x / 4 }, anchor: (0, 0)) {
      for item in 0..<3 { Fixed(width: 10, height: 10).id(item) }
    }
    .layout(width: 200)
    #expect(placement[2] == Frame(x: 200, y: 50, width: 10, height: 10))
    #expect(placement.frames[0].height == 60)
    let centered = frames(Along(.function { x in x }, origin: (0.5, 0.5), anchor: (0, 0)), 3)
    for (frame, at) in zip(centered, [0.0, 150, 300]) {
      #expect(abs(frame!.x - at) < 1e-9 && abs(frame!.y - at) < 1e-9)
    }
  }

  @Test("An interruption of a curve has no length, so items are spaced as if it were absent")
  func interruptionHasNoLength() {
    let gap = Curve.function(0...300) { x in x < 100 || x >= 200 ? 0 : .nan }
    let frames = frames(Along(gap, anchor: (0, 0)), 5)
    for (frame, x) in zip(frames, [0.0, 50, 100, 250, 300]) { #expect(abs(frame!.x - x) < 0.01) }
    let root = self.frames(Along(.function(-50...100) { $0 < 0 ? .nan : $0 }, anchor: (0, 0)), 3)
    for (frame, x) in zip(root, [0.0, 50, 100]) { #expect(abs(frame!.x - x) < 0.01 && abs(frame!.y - x) < 0.01) }
  }

  @Test("Items on a curve without any point are excluded and reported as an issue")
  func curveWithoutPoints() {
    let placement = Along(.function(0...9) { _ in .nan }) { Fixed(width: 20, height: 20).id(0) }.layout()
    #expect(placement[0] == .zero)
    #expect(placement.issues.contains { $0.message.contains("has a curve without any points") })
  }

  @Test("A circle of items breaks none of the rules for arrangements")
  func circleKeepsRules() {
    let broken = Along(.circle(radius: 100)).contractViolations { for _ in 0..<4 { Fixed(width: 40, height: 40) } }
    #expect(broken == [])
  }

  @Test("A single item is at the start of its curve, and all items are there if the curve is a single point")
  func singleItemAndSinglePoint() {
    #expect(frames(Along(flat), 1)[0] == Frame(x: -10, y: -10, width: 20, height: 20))
    #expect(frames(Along(.line(from: (7, 7), to: (7, 7)), anchor: (0, 0)), 2).allSatisfy { $0?.x == 7 })
  }

  @Test("Right-to-left direction mirrors items on a curve, and a hidden item takes no place")
  func mirroredWithoutHiddenItem() {
    let placement = Along(.line(from: (0, 0), to: (100, 0)), anchor: (0, 0)) {
      Fixed(width: 20, height: 20).id(0)
      Fixed(width: 20, height: 20).hidden().id(1)
      Fixed(width: 20, height: 20).id(2)
    }.direction(.rightToLeft).layout(width: 300, height: 50)
    #expect(placement[0]?.x == 280)
    #expect(placement[2]?.x == 180)
  }

  @Test("The angles at items are the curve's directions, clockwise from the x axis")
  func anglesFollowCurve() {
    func angles(_ along: Along, _ count: Int) -> [Double] {
      along.angles(for: count, in: Extent(width: 300, height: 300)).map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(angles(Along(.circle(radius: 100)), 4).map { $0.magnitude } == [90, 180, 90, 0])
    #expect(angles(Along(.arc(radius: 100, from: 90, to: 0)), 2) == [0, -90])
    #expect(angles(Along(.line(from: (0, 0), to: (10, 10))), 2) == [45, 45])
    #expect(angles(Along(.line(from: (0, 0), to: (10, 10)), yUp: true), 1) == [-45])
    #expect(angles(Along(.line(from: (0, 0), to: (-10, -10))), 1) == [-135])
    let parabola = Along(.function(-1...1) { $0 * $0 }).angles(for: 3, in: Extent(width: 10, height: 10))
    #expect(abs(parabola[0] + 63.4349488) < 0.2 && abs(parabola[1]) < 0.2 && abs(parabola[2] - 63.4349488) < 0.2)
    #expect(angles(Along(.line(from: (0, 0), to: (100, 0)), spacing: .points(60)), 5).count == 2)
  }

  @Test("Curves given as functions are equal only if they have the same revision and range")
  func equalityNeedsRevision() {
    #expect(flat != flat)
    #expect(flat.revision(1) == flat.revision(1))
    #expect(flat.revision(1) != flat.revision(2))
    #expect(Curve.function(0...1) { $0 }.revision(1) != Curve.function(0...2) { $0 }.revision(1))
    #expect(Curve.circle(radius: 5) == Curve.arc(radius: 5, from: 0, to: 360))
    #expect(Curve.circle(radius: 5) != Curve.circle(radius: 6))
    #expect(Along(.circle(radius: 5)) != Along(.circle(radius: 5), yUp: true))
  }

  @Test("Curves with numbers that are invalid or huge still give finite frames and angles")
  func invalidNumbersGiveFiniteFrames() {
    for a in Thorough.oneIn(2, of: invalidOrExtremeNumbers) {
      for b in Thorough.oneIn(5, of: invalidOrExtremeNumbers) {
        let curves = [
          Curve.circle(radius: a), .arc(radius: a, from: b, to: a), .line(from: (a, b), to: (b, a)), .polar { _ in a },
          .function { x in x * a }, .function(0...1e9) { _ in b }, .parametric(-.infinity ... .infinity) { (a, $0) },
        ]
        for curve in curves {
          let along = Along(curve, origin: (a, b), yUp: a > b, spacing: .points(a), anchor: (b, a))
          for along in [
            along, Along(curve), Along(curve, spacing: .slots(b == b && b.magnitude < 1e18 ? Int(b) : .max)),
          ] {
            let placement = along { for _ in 0..<5 { Fixed(width: 20, height: 20) } }.layout(width: 300)
            #expect(placement.frames.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.height.isFinite })
            #expect(along.angles(for: 5, in: Extent(width: a, height: b)).allSatisfy { $0.isFinite })
          }
        }
        let reportsNaN = Along(.circle(radius: a), spacing: .points(b)) { Fixed(width: 1) }.layout().issues
          .contains { $0.message.contains("a value that is not a number") }
        #expect(reportsNaN == (a.isNaN || b.isNaN))
      }
    }
  }

  @Test("A tree with an edited Along container has the frames of a fresh layout")
  func editsEqualFreshLayout() {
    var random = SplitMix64(seed: 31)
    var along = Along(.circle(radius: 50))
    var sizes: [(side: Double, isHidden: Bool)] = []
    func screen(_ width: Double) -> Column {
      Column {
        along { for size in sizes { Fixed(width: size.side, height: size.side).hidden(size.isHidden) } }.width(width)
        Flex()
      }
    }
    var width = 200.0
    var tree = LayoutTree(screen(width))
    for round in 0..<Thorough.pick(80, 3_000) {
      let at = random.below(max(sizes.count, 1))
      switch random.below(sizes.isEmpty ? 2 : 6) {
      case 0:
        let curve = random.pick([
          Curve.circle(radius: 40), .function { $0 * $0 / 300 }.revision(1), .polar(0...720) { $0 / 9 }.revision(2),
          .line(from: (0, 0), to: (50, 100)),
        ])
        along = Along(curve, spacing: random.pick([.even, .points(30), .slots(4)]))
      case 1: sizes.insert((Double(random.below(40)), false), at: at)
      case 2: sizes[at].isHidden.toggle()
      case 3: sizes[at].side = Double(random.below(60))
      case 4: width = Double(random.below(400))
      default: if sizes.count > 8 { sizes.remove(at: at) }
      }
      tree.update(to: screen(width))
      tree.layout(width: 300)
      guard tree.placement().frames == screen(width).layout(width: 300).frames else {
        Issue.record("round \(round)")
        return
      }
    }
  }
}

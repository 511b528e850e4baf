import EagerLayout
import TestSupport
import Testing

/// Each length of a tree is a multiple of the square root of a different prime. Sums of different lengths are therefore
/// never equal, so no value can be mistaken for another.
@Suite("Causes in traces")
struct TraceCauseTests {
  @Test("Changing a length that a trace does not name as a cause of a number leaves that number unchanged")
  func traceNamesAllCauses() {
    var trees = EngineTrees(
      seed: 61,
      traits: .everything,
      maxDepth: 3, maxChildren: 3)
    let space = LayoutSpace(width: .definite(223), height: .definite(149), fillsHeight: true)
    var unnamedCauses: [String] = [], namedCount = 0
    for index in 0..<Thorough.pick(15, 600) {
      let tree = trees.next().withPrimes
      let trace = LayoutTrace(tree.arena, in: space)
      let causes = trace.causes
      tree.forEach { node in
        for length in StyleLength.all where length.value(node.style) != nil {
          var style = node.style
          length.add(1.0 / 1024, &style)
          let changed = Placement(tree.map { if $0.tag == node.tag { $0.style = style } }.arena, in: space)
          let cause = Cause(property: length.property, node: node.tag)
          for other in trace.placement.frames.indices {
            let before = trace.placement.frameInParent(of: other), after = changed.frameInParent(of: other)
            for (result, a, b) in [
              (0, before.x, after.x), (1, before.width, after.width),
              (2, before.y, after.y), (3, before.height, after.height),
            ] {
              let isNamed = causes[4 * other + result].contains(cause)
              if isNamed { namedCount += 1 }
              if isNamed || (a - b).magnitude < 1e-9 { continue }
              unnamedCauses.append(
                "tree \(index): \(["x", "width", "y", "height"][result]) of \(other) is \(a), and \(b) where \(cause) changes"
              )
            }
          }
        }
      }
    }
    #expect(namedCount > Thorough.pick(100, 1_000))
    #expect(unnamedCauses.count == 0, "\(unnamedCauses.prefix(9).joined(separator: "\n"))")
  }
}

/// A length of a node's style.
private struct Cause: Hashable, CustomStringConvertible {
  var property: FlexStyle.Property
  var node: Int

  var description: String { "\(property) of \(node)" }
}

extension LayoutTrace {
  /// The lengths on which x, width, y and height of each node depend, directly or through other steps.
  fileprivate var causes: [Set<Cause>] {
    // Operands come from earlier steps.
    var causesOfSteps: [Set<Cause>] = []
    for step in steps {
      var causes: Set<Cause> = []
      for operand in step.operands {
        switch operand.source {
        case .style(let property, let node): causes.insert(Cause(property: property, node: node))
        case .step(let cause): causes.formUnion(causesOfSteps[cause])
        case .space, .content, .count, .named: break
        }
      }
      causesOfSteps.append(causes)
    }
    return placement.frames.indices.flatMap { node in
      [
        stepOfPosition(of: node, along: .horizontal), stepOfSize(of: node, along: .horizontal),
        stepOfPosition(of: node, along: .vertical), stepOfSize(of: node, along: .vertical),
      ].map { $0.map { causesOfSteps[$0] } ?? [] }
    }
  }
}

/// Reads and changes a length of a style that is in points.
private struct StyleLength {
  var property: FlexStyle.Property
  var value: (FlexStyle) -> Double?
  var set: (inout FlexStyle, Double) -> Void

  func add(_ amount: Double, _ style: inout FlexStyle) { if let old = value(style) { set(&style, old + amount) } }

  init(_ property: FlexStyle.Property, _ path: WritableKeyPath<FlexStyle, FlexStyle.SizeLength>) {
    self.property = property
    value = { if case .points(let points) = $0[keyPath: path], points != 0 { points } else { nil } }
    set = { $0[keyPath: path] = .points($1) }
  }

  init(_ property: FlexStyle.Property, _ path: WritableKeyPath<FlexStyle, FlexStyle.AutoLength>) {
    self.property = property
    value = { if case .points(let points) = $0[keyPath: path], points != 0 { points } else { nil } }
    set = { $0[keyPath: path] = .points($1) }
  }

  init(_ property: FlexStyle.Property, _ path: WritableKeyPath<FlexStyle, FlexStyle.Length>) {
    self.property = property
    value = { if case .points(let points) = $0[keyPath: path], points != 0 { points } else { nil } }
    set = { $0[keyPath: path] = .points($1) }
  }

  init(_ property: FlexStyle.Property, _ path: WritableKeyPath<FlexStyle, FlexStyle.FlexBasis>) {
    self.property = property
    value = { if case .points(let points) = $0[keyPath: path], points != 0 { points } else { nil } }
    set = { $0[keyPath: path] = .points($1) }
  }

  init(_ property: FlexStyle.Property, _ path: WritableKeyPath<FlexStyle, Double>) {
    self.property = property
    value = { $0[keyPath: path] == 0 ? nil : $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }

  static var all: [StyleLength] {
    [
      StyleLength(.width, \.width), StyleLength(.height, \.height), StyleLength(.minWidth, \.minWidth),
      StyleLength(.minHeight, \.minHeight), StyleLength(.maxWidth, \.maxWidth), StyleLength(.maxHeight, \.maxHeight),
      StyleLength(.flexBasis, \.flexBasis), StyleLength(.marginLeft, \.marginLeft),
      StyleLength(.marginTop, \.marginTop), StyleLength(.marginRight, \.marginRight),
      StyleLength(.marginBottom, \.marginBottom), StyleLength(.paddingLeft, \.paddingLeft),
      StyleLength(.paddingTop, \.paddingTop), StyleLength(.paddingRight, \.paddingRight),
      StyleLength(.paddingBottom, \.paddingBottom), StyleLength(.borderLeft, \.borderLeft),
      StyleLength(.borderTop, \.borderTop), StyleLength(.borderRight, \.borderRight),
      StyleLength(.borderBottom, \.borderBottom), StyleLength(.left, \.left), StyleLength(.top, \.top),
      StyleLength(.right, \.right), StyleLength(.bottom, \.bottom), StyleLength(.rowGap, \.rowGap),
      StyleLength(.columnGap, \.columnGap),
    ]
  }
}

extension EngineTree {
  /// The tree with each length replaced by a multiple of the square root of a different prime, about as long. Lengths
  /// of 0 stay 0.
  fileprivate var withPrimes: EngineTree {
    var primes = Primes()
    func length(near value: Double) -> Double {
      let root = primes.next().squareRoot()
      return value == 0 ? 0 : root * max((value.magnitude / root).rounded(), 1) * (value < 0 ? -1 : 1)
    }
    return map { node in
      for path in StyleLength.all {
        if let value = path.value(node.style) { path.set(&node.style, length(near: value)) }
      }
      if case .intrinsic(let size)? = node.content?.kind {
        node.content = LeafContent(
          .intrinsic(Extent(width: length(near: size.width), height: length(near: size.height))))
      }
    }
  }
}

/// The sequence of prime numbers.
private struct Primes {
  private var foundPrimes: [Int] = []

  mutating func next() -> Double {
    var candidate = (foundPrimes.last ?? 1) + 1
    while foundPrimes.contains(where: { candidate % $0 == 0 }) { candidate += 1 }
    foundPrimes.append(candidate)
    return Double(candidate)
  }
}

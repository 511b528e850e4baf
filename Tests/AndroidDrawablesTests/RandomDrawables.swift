import AndroidLayout
import EagerLayout
import TestSupport

/// Generates random files of drawables. None has a ring, or a part that exceeds its bounds: drawables that are scaled
/// or placed contain only shapes.
struct RandomDrawables {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next(depth: Int = 0) -> String {
    switch random.below(depth > 3 ? 4 : 13) {
    case 0: return "<color color='#80\(random.below(10))0F0'/>".replacing("#80", "#")
    case 1: return shape()
    case 2: return "<bitmap src='@drawable/i40x30' gravity='\(gravity())'/>"
    case 3:
      return
        "<vector width='\(size())' height='\(size())' viewportWidth='24' viewportHeight='24'><group rotation='45'><path pathData='M0 0h24v24z' fillColor='#F00'/></group></vector>"
    case 4, 5, 6:
      let mode = random.oneIn(3) ? " paddingMode='stack'" : ""
      return "<layer-list\(mode)>\(layers(depth))</layer-list>"
    case 7:
      let size = random.oneIn(2) ? " constantSize='true'" : ""
      return "<selector\(size)>\(many(depth) { $0.random.oneIn(2) ? "state_pressed='true'" : "" })</selector>"
    case 8: return "<level-list>\(many(depth) { "maxLevel='\($0.random.below(10_001))'" })</level-list>"
    case 9:
      let inset = random.oneIn(2) ? "\(random.below(10))dp" : "\(random.below(20))%"
      return "<inset insetLeft='\(inset)' insetTop='\(random.below(9))'>\(next(depth: depth + 1))</inset>"
    case 10:
      let orientation = random.pick(["horizontal", "vertical", "horizontal|vertical"])
      return "<clip clipOrientation='\(orientation)' gravity='\(gravity())'>\(next(depth: depth + 1))</clip>"
    case 11:
      return
        "<scale scaleWidth='\(random.below(101))%' scaleHeight='\(random.below(101))%' scaleGravity='\(gravity())'>\(shape())</scale>"
    default: return "<ripple color='#FFF'>\(layers(depth))</ripple>"
    }
  }

  private mutating func many(_ depth: Int, _ attributes: (inout RandomDrawables) -> String) -> String {
    (0...random.below(3)).map { _ in
      let attributes = attributes(&self)
      return "<item \(attributes)>\(next(depth: depth + 1))</item>"
    }.joined()
  }

  private mutating func layers(_ depth: Int) -> String { (0...random.below(3)).map { _ in layer(depth) }.joined() }

  private mutating func layer(_ depth: Int) -> String {
    var text = ""
    for side in ["left", "top", "right", "bottom", "start", "end"] where random.oneIn(3) {
      text += " \(side)='\(random.below(8))'"
    }
    guard random.oneIn(2) else { return "<item\(text)>\(next(depth: depth + 1))</item>" }
    for side in ["width", "height"] where random.oneIn(2) { text += " \(side)='\(size())'" }
    if random.oneIn(2) { text += " gravity='\(gravity())'" }
    return "<item\(text)>\(shape())</item>"
  }

  private mutating func shape() -> String {
    var text = "<shape shape='\(random.pick(["rectangle", "oval", "line"]))'>"
    if random.oneIn(2) { text += "<solid color='#0F0'/>" }
    if random.oneIn(3) {
      text += "<gradient type='linear' angle='\(random.below(8) * 45)' startColor='#F00' endColor='#00F'/>"
    }
    if random.oneIn(3) { text += "<corners radius='\(size())'/>" }
    if random.oneIn(2) { text += "<stroke width='\(random.below(6))' color='#000' dashWidth='\(random.below(3))'/>" }
    if random.oneIn(2) { text += "<size width='\(size())' height='\(size())'/>" }
    if random.oneIn(2) { text += "<padding left='\(random.below(6))' top='\(random.below(6))' bottom='2'/>" }
    return text + "</shape>"
  }

  private mutating func size() -> Int { 1 + random.below(30) }

  private mutating func gravity() -> String {
    let horizontal = random.pick(["left", "right", "start", "end", "center_horizontal", "fill_horizontal"])
    let vertical = random.pick(["top", "bottom", "center_vertical", "fill_vertical"])
    return random.oneIn(4) ? horizontal : "\(horizontal)|\(vertical)"
  }
}

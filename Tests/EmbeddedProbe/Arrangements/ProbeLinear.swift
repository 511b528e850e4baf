import Arrangements
import EagerLayout

/// Where the last item of a line is whose sizes come of weights.
@_expose(wasm, "linearWeights")
@_cdecl("linearWeights")
public func linearWeights() -> Int32 {
  var line = Linear(.vertical, .android, gravity: .fill, weightSum: 4, alignsBaselines: true, baselineItem: 0)
  line.axis = .horizontal
  line.rules = Linear.Rules.android
  line.gravity = .topLeading
  line.weightSum = line.weightSum.map { $0 - 1 }
  line.alignsBaselines.toggle()
  line.baselineItem = nil
  line.matchesLargest = false
  let placement = line {
    Fixed(width: 20, height: 10).weight(1)
    Fixed(width: 30, height: 10).weight(2, from: 0).gravity(.end, offset: 2)
    Fixed(height: 10).fillsRest().alignsBaseline(false)
  }.layout(in: Frame(width: 200, height: 40))
  return Int32(placement.frames[3].x) + (line.axis == Linear.Axis.vertical ? 1_000 : 0)
}

/// Where the last item of a line is whose gaps yield.
@_expose(wasm, "linearYields")
@_cdecl("linearYields")
public func linearYields() -> Int32 {
  let placement = Linear(.horizontal, .myLayout) {
    Fixed(width: 30, height: 10).gap(before: 20).yields(gap: 1, size: 1)
    Fixed(width: 50, height: 10).gap(before: 10).yields(size: 2)
    Fixed(width: 40, height: 10).gap(before: 20).yields(gap: 1)
  }.layout(in: Frame(width: 120, height: 10))
  var specified = LinearItem.initial
  specified = LinearItem(weight: 1)
  specified.weight += 1
  (specified.startsAt, specified.fillsRest, specified.gravity) = (nil, false, nil)
  (specified.offset, specified.hasBaseline, specified.gapBefore) = (0, true, 0)
  (specified.yieldsGap, specified.yieldsSize) = (0, 0)
  return Int32(placement.frames[3].x) + (specified == LinearItem(weight: 2) ? 0 : 1_000)
}

import EagerLayout

/// Items from pass 3 on: they have heights and baselines.
protocol MeasuredItems: ArrangedItems, ~Copyable {
  func height(of item: Int) -> Double
  func baselines(of item: Int) -> ItemBaselines
}

extension ItemHeights: MeasuredItems {}
extension ItemPlaces: MeasuredItems {}

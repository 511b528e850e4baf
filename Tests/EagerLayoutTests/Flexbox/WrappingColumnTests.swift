import EagerLayout
import Testing

@Suite("Lines of wrapping columns")
struct WrappingColumnTests {
  @Test("A wrapping column that a negative margin makes 14 shorter still has all its items in one line")
  func measuredLineStays() {
    let root = Row {
      Column {
        Column {
          Fixed(width: 20, height: 88)
          Fixed(width: 40, height: 136)
          Fixed(width: 20, height: 10).margin(top: -14)
        }
        .wrap()
      }
    }
    .alignItems(.center).layout(width: 200)
    #expect(root.frames[2] == Frame(width: 40, height: 220))
    #expect(root.frames[4] == Frame(x: 0, y: 88, width: 40, height: 136))
    #expect(root.frames[5] == Frame(x: 0, y: 210, width: 20, height: 10))
  }

  @Test("A wrapping column breaks its lines at its height again when an outer wrapping column widens it")
  func widenedColumnBreaksAgain() {
    let inner = Column {
      Fixed(width: 20, height: 10)
      Fixed(width: 20, height: 0)
      Fixed(width: 20, height: 0).margin(bottom: -5)
    }
    .wrap()
    #expect(Column { inner }.layout(width: 100).frames[3].x == 0)
    #expect(Column { inner }.wrap().layout(width: 100).frames[3].x == 50)
  }

  @Test("A wrapping column breaks its lines at the height that follows from its aspect ratio")
  func columnBreaksInRatioHeight() {
    let column = Column {
      Column {
        Fixed(width: 10, height: 40)
        Fixed(width: 10, height: 20)
      }
      .wrap().aspectRatio(2)
    }
    .layout(width: 100)
    #expect(column.frames[0] == Frame(width: 100, height: 50))
    #expect(column.frames[3] == Frame(x: 50, y: 0, width: 10, height: 20))
  }

  @Test("A wrapping column of height 40 and min-height max-content breaks its lines at 40 and is 50 high")
  func columnBreaksBeforeKeywordLimit() {
    let column = Column {
      Fixed(width: 10, height: 50)
      Fixed(width: 10, height: 0)
    }
    .wrap().height(40).minHeight(.maxContent).layout(width: 100)
    #expect(column.frames[0] == Frame(width: 100, height: 50))
    #expect(column.frames[2] == Frame(x: 50, y: 0, width: 10, height: 0))
  }
}

@Suite("Size keywords as limits of a height")
struct KeywordLimitTests {
  @Test("A wrapping column of height 40 and max-height max-content is 20 high if its item is 50 percent high")
  func percentagesUnderKeywordLimit() {
    let column = Column { Row {}.height(.percent(50)) }
    #expect(column.wrap().height(40).maxHeight(.maxContent).layout(width: 100).frames[0].height == 20)
  }

  @Test("In a row of height 40 and max-height max-content, an item of 50 percent height and ratio 2 is 40 wide")
  func ratiosUnderKeywordLimit() {
    let row = Row { Row {}.height(.percent(50)).aspectRatio(2) }.height(40).maxHeight(.maxContent).layout(width: 100)
    #expect(row.frames[0] == Frame(width: 100, height: 20))
    #expect(row.frames[1] == Frame(width: 40, height: 20))
  }
}

@Suite("Baselines of wrapping columns")
struct MeasuredBaselineTests {
  @Test("A row aligns a wrapping column by the baseline of its text after the column's line has widened the text")
  func baselineOfWidenedText() {
    // When the column is measured, the text is 20 × 20. Its line is then 50 wide, so the text fits in one line.
    let row = Row {
      Fixed(width: 0, height: 10)
      Column {
        Fixed(width: 50, height: 0)
        Measured(text: "aa a", advance: 10, lineHeight: 10, baseline: 8)
      }
      .wrap().width(30)
    }
    .alignItems(.lastBaseline).layout(width: 200)
    #expect(row.frames[0] == Frame(width: 200, height: 22))
    #expect(row.frames[1].y == 0)
    #expect(row.frames[2].y == 2)
    #expect(row.frames[4].height == 20)
  }
}

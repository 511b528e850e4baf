import EagerLayout
import Testing

@Suite("The lines of a column that wraps")
struct WrappingColumnTests {
  @Test("stay as they were measured where its height does, though a negative margin leaves it less than they need")
  func measured() {
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

  @Test("break anew in its height where a line around it gives it another width than it was measured with")
  func widened() {
    let inner = Column {
      Fixed(width: 20, height: 10)
      Fixed(width: 20, height: 0)
      Fixed(width: 20, height: 0).margin(bottom: -5)
    }
    .wrap()
    #expect(Column { inner }.layout(width: 100).frames[3].x == 0)
    #expect(Column { inner }.wrap().layout(width: 100).frames[3].x == 50)
  }

  @Test("break in the height that a ratio makes, where that is what its content is measured in")
  func ratio() {
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

  @Test("break in the height that it has before size keywords limit it")
  func beforeKeywords() {
    let column = Column {
      Fixed(width: 10, height: 50)
      Fixed(width: 10, height: 0)
    }
    .wrap().height(40).minHeight(.maxContent).layout(width: 100)
    #expect(column.frames[0] == Frame(width: 100, height: 50))
    #expect(column.frames[2] == Frame(x: 50, y: 0, width: 10, height: 0))
  }
}

@Suite("A size keyword as limit of a height")
struct KeywordLimitTests {
  @Test("speaks of a wrapping column's content as its percentages are of that height")
  func percentages() {
    let column = Column { Row {}.height(.percent(50)) }
    #expect(column.wrap().height(40).maxHeight(.maxContent).layout(width: 100).frames[0].height == 20)
  }

  @Test("leaves the widths that ratios make of the height without it")
  func ratios() {
    let row = Row { Row {}.height(.percent(50)).aspectRatio(2) }.height(40).maxHeight(.maxContent).layout(width: 100)
    #expect(row.frames[0] == Frame(width: 100, height: 20))
    #expect(row.frames[1] == Frame(width: 40, height: 20))
  }
}

@Suite("A row aligned by baselines")
struct MeasuredBaselineTests {
  @Test("is as high as its items need with the baseline of text that a wrapping column's line widens")
  func widenedText() {
    // The text is 20 wide and 20 high where the column is measured. Its line is 50 wide, which leaves one line of text.
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

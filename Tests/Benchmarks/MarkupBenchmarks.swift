import EagerLayout
import AndroidLayout

/// Android's layout files: read, inflated and laid out.
enum MarkupBenchmarks {
  static let phone = Device(width: 240, height: 480, density: 2)

  static func run(with runner: inout Runner) {
    runner.run(read())
    runner.run(inflate(alternatesDevices: true))
    runner.run(inflate(alternatesDevices: false))
    runner.run(rows("inflate") { Double($0.views.count) })
    runner.run(rows("inflate+layout") { $0.layout(in: bounds)["avatar"]?.y ?? 0 })
    runner.run(
      rows("inflate+text+layout") { row in
        row["name"]?.text = "Anna"
        row["last"]?.text = "See you there at ten, or at nine"
        return row.layout(in: bounds)["avatar"]?.y ?? 0
      })
    runner.run(relayout())
  }

  /// One megabyte of XML, in elements of four attributes.
  private static func read() -> Benchmark {
    Benchmark("markup-1mb", "read", nodes: 1, unit: .layout) {
      let line =
        "  <TextView id=\"@+id/name\" layout_width=\"wrap_content\" layout_height=\"wrap_content\" text=\"Anna Lee\"/>\n"
      let count = 1_000_000 / line.utf8.count
      let bytes = Array(("<LinearLayout>\n" + String(repeating: line, count: count) + "</LinearLayout>").utf8)
      return { Double(XMLReader.read(bytes).tree.elements.count) }
    }
  }

  private static let bounds = Frame(width: 240, height: 480)

  /// A parsed layout of 1,000 views with six attributes each, inflated for alternating devices or for one device.
  private static func inflate(alternatesDevices: Bool) -> Benchmark {
    Benchmark("markup-views", alternatesDevices ? "inflate" : "inflate-again", nodes: 1_000) {
      let view = """
        <TextView id="@+id/name" layout_width="match_parent" layout_height="wrap_content" layout_marginTop="4dp" \
        padding="8dp" text="Anna Lee"/>
        """
      let resources = files([
        "layout/list.xml": """
        <LinearLayout id="@+id/list" layout_width="match_parent" layout_height="wrap_content" orientation="vertical" \
        padding="8dp">\(String(repeating: view, count: 999))</LinearLayout>
        """
      ])
      var device = phone
      return {
        if alternatesDevices { device.apiLevel += 1 }
        return Double(inflated("list", resources, on: device).views.count)
      }
    }
  }

  /// A row of a list with a view, two texts and a time, 1,000 times.
  private static func rows(_ mode: String, _ use: @escaping (inout InflatedLayout) -> Double) -> Benchmark {
    Benchmark("markup-rows", mode, nodes: 1_000, unit: .layout) {
      let resources = files(["layout/row.xml": row])
      return {
        var sum = 0.0
        for _ in 0..<1_000 {
          var row = inflated("row", resources)
          sum += use(&row)
        }
        return sum
      }
    }
  }

  /// A retained list of 1,000 rows, laid out in two alternating widths.
  private static func relayout() -> Benchmark {
    Benchmark("markup-list", "relayout-full", nodes: 6_002, keepsTree: true) {
      let include = "<include layout=\"@layout/row\"/>"
      let resources = files([
        "layout/row.xml": row,
        "layout/list.xml": """
        <LinearLayout layout_width="match_parent" layout_height="wrap_content" orientation="vertical">\
        \(String(repeating: include, count: 1_000))</LinearLayout>
        """,
      ])
      var tree = inflated("list", resources).tree(), isWide = false
      return {
        isWide.toggle()
        return Double(tree.layout(in: Frame(width: isWide ? 360 : 240, height: 480)).count)
      }
    }
  }

  private static let row = """
    <LinearLayout layout_width="match_parent" layout_height="wrap_content" gravity="center_vertical" \
    paddingLeft="16dp" paddingRight="16dp" paddingTop="8dp" paddingBottom="8dp">
      <View id="@+id/avatar" layout_width="48dp" layout_height="48dp" layout_marginRight="8dp"/>
      <LinearLayout layout_width="0dp" layout_height="wrap_content" layout_weight="1" orientation="vertical">
        <TextView id="@+id/name" layout_width="match_parent" layout_height="wrap_content" textSize="16sp" \
    text="Anna Lee"/>
        <TextView id="@+id/last" layout_width="match_parent" layout_height="wrap_content" textSize="16sp" \
    text="See you there at nine"/>
      </LinearLayout>
      <TextView id="@+id/when" layout_width="wrap_content" layout_height="wrap_content" layout_marginLeft="8dp" \
    textSize="16sp" text="9:41"/>
    </LinearLayout>
    """

  private static func files(_ files: [String: String]) -> Resources {
    do {
      return try Resources(files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func inflated(_ name: String, _ resources: Resources, on device: Device = phone) -> InflatedLayout {
    do {
      return try resources.layout(name, on: device)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

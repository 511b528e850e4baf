// Prints the frame of a view in an Android layout. The program imports only modules of the library, and not Foundation.
import Arrangements
import EagerLayout
import LayoutDocument
import AndroidLayout

var resources = Resources()
try resources.add(
  #"""
  <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="match_parent" android:layout_height="wrap_content">
    <View android:id="@+id/avatar" android:layout_width="48dp" android:layout_height="48dp"/>
  </LinearLayout>
  """#, at: "layout/row.xml")
let row = try resources.layout("row", on: Device(width: 200, height: 100, density: 2))
print(
  "row.layout(in: Frame(width: 200, height: 100))[\"avatar\"]:",
  row.layout(in: Frame(width: 200, height: 100))["avatar"] ?? .zero)

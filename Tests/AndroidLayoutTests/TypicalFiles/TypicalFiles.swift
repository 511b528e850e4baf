import AndroidLayout

/// Layout files as apps have them, written for these tests. They refer to resources of libraries and other modules that
/// the tests do not define.
enum TypicalFiles {
  static let all = screens + rows + forms + refused

  static func resources() throws -> Resources {
    var resources = Resources()
    for (name, xml) in all { try resources.add(xml, at: "layout/\(name).xml") }
    try resources.add(values, at: "values/values.xml")
    return resources
  }

  static let values = #"""
    <resources>
      <string name="app_name">Mailbox</string>
      <string name="long_text">A text of some lines that says what there is to be said of this</string>
      <dimen name="margin">16dp</dimen>
      <dimen name="header_height">200dp</dimen>
      <dimen name="nav_header_height">176dp</dimen>
      <dimen name="activity_horizontal_margin">16dp</dimen>
      <dimen name="activity_vertical_margin">16dp</dimen>
      <dimen name="card_radius">8dp</dimen>
      <color name="toolbar">#336699</color>
      <style name="Text.Caption" parent="TextAppearance.AppCompat.Caption">
        <item name="android:textColor">?attr/colorAccent</item>
      </style>
      <style name="Widget.App.Button" parent="Widget.MaterialComponents.Button">
        <item name="android:layout_width">match_parent</item>
        <item name="android:layout_height">wrap_content</item>
      </style>
      <style name="Widget.App.Link">
        <item name="android:layout_width">wrap_content</item>
        <item name="android:layout_height">wrap_content</item>
      </style>
      <style name="SettingsHeader" parent="@android:style/Widget.TextView">
        <item name="android:layout_width">match_parent</item>
        <item name="android:layout_height">48dp</item>
      </style>
      <style name="PlayerButton" parent="@style/Widget.AppCompat.ImageButton">
        <item name="android:layout_width">48dp</item>
        <item name="android:layout_height">48dp</item>
      </style>
      <style name="ProfileNumber">
        <item name="android:layout_width">0dp</item>
        <item name="android:layout_height">wrap_content</item>
        <item name="android:layout_weight">1</item>
        <item name="android:textAppearance">?attr/textAppearanceHeadline5</item>
      </style>
      <style name="Divider">
        <item name="android:layout_width">match_parent</item>
        <item name="android:layout_height">1dp</item>
        <item name="android:background">?android:attr/listDivider</item>
      </style>
    </resources>
    """#
}

import EagerLayout

/// Values of the platform and its libraries, for layouts that refer to them. No file of an app contains these values.
/// They are the defaults of AppCompat and of Material 2, without changes by a theme.
enum PlatformValues {
  /// Returns an item of the platform's themes; `nil` for unknown items, such as colors.
  static func themeItem(_ name: String, on device: Device) -> String? {
    name == "actionBarSize" ? actionBarSize(on: device) : themeItems[name]
  }

  /// Returns the height of an app bar: smaller on phones in landscape orientation, larger on tablets.
  static func actionBarSize(on device: Device) -> String {
    min(device.width, device.height) >= 600 ? "64dp" : device.width > device.height ? "48dp" : "56dp"
  }

  /// Returns a resource of the package `android`.
  static func value(_ type: String, _ name: String, on device: Device) -> String? {
    switch type {
    case "color": colors[name]
    case "dimen": name == "app_icon_size" ? "48dp" : nil
    case "string": device.language == nil || device.language == "en" ? strings[name] : nil
    default: nil
    }
  }

  /// Returns a resource of AppCompat or Material, whose files are not part of an app.
  static func libraryValue(_ type: String, _ name: String) -> String? { type == "dimen" ? dimensions[name] : nil }

  /// Returns the text size of a text appearance: of a style such as `TextAppearance.AppCompat.Medium`, or of a theme
  /// item such as `textAppearanceBody1`.
  static func textSize(ofStyle name: String) -> String? {
    if name == "TextAppearance" || name == "TextAppearance.AppCompat" { return "14sp" }
    if let size = suffix(of: name, after: "textAppearance") {
      return themeTextSizes[size] ?? materialTextSizes[size] ?? material3TextSizes[size]
    }
    guard var size = suffix(of: name, after: "TextAppearance.") else { return nil }
    if let (before, after) = size.cut(atLast: "."), after == "Inverse" { size = before }
    let library = size.cut(atLast: ".")?.before ?? ""
    size = size.cut(atLast: ".")?.after ?? size
    switch library {
    case "", "AppCompat", "Material": return textSizes[size]
    case "MaterialComponents": return materialTextSizes[size]
    case "Material3": return material3TextSizes[size]
    default: return nil
    }
  }

  private static func suffix(of name: String, after start: String) -> String? {
    name.begins(with: start) ? name.dropping(first: start.utf8.count) : nil
  }

  private static let themeItems = valuesByName(
    """
    listPreferredItemHeight 64dp listPreferredItemHeightSmall 48dp listPreferredItemHeightLarge 80dp \
    listPreferredItemPaddingLeft 16dp listPreferredItemPaddingRight 16dp listPreferredItemPaddingStart 16dp \
    listPreferredItemPaddingEnd 16dp dropdownListPreferredItemHeight 48dp dialogPreferredPadding 24dp \
    minTouchTargetSize 48dp
    """)
  private static let colors = ["black": "#FF000000", "white": "#FFFFFFFF", "transparent": "#00000000"]
  private static let strings = ["ok": "OK", "cancel": "Cancel"]
  private static let dimensions = valuesByName(
    """
    abc_action_bar_default_height_material 56dp abc_action_bar_content_inset_material 16dp \
    abc_action_bar_content_inset_with_nav 72dp abc_action_button_min_width_material 48dp \
    abc_action_button_min_height_material 48dp abc_control_inset_material 4dp abc_control_padding_material 4dp \
    abc_button_inset_horizontal_material 4dp abc_button_inset_vertical_material 6dp \
    abc_list_item_padding_horizontal_material 16dp abc_dialog_padding_material 24dp \
    abc_dialog_padding_top_material 18dp abc_text_size_body_1_material 14sp abc_text_size_body_2_material 14sp \
    abc_text_size_button_material 14sp abc_text_size_caption_material 12sp abc_text_size_display_1_material 34sp \
    abc_text_size_display_2_material 45sp abc_text_size_display_3_material 56sp \
    abc_text_size_display_4_material 112sp abc_text_size_headline_material 24sp abc_text_size_large_material 22sp \
    abc_text_size_medium_material 18sp abc_text_size_menu_material 16sp abc_text_size_small_material 14sp \
    abc_text_size_subhead_material 16sp abc_text_size_title_material 20sp mtrl_min_touch_target_size 48dp \
    mtrl_toolbar_default_height 56dp design_fab_size_normal 56dp design_fab_size_mini 40dp \
    design_bottom_navigation_height 56dp
    """)
  private static let textSizes = valuesByName(
    """
    Large 22sp Medium 18sp Small 14sp Body1 14sp Body2 14sp Button 14sp Caption 12sp Display1 34sp Display2 45sp \
    Display3 56sp Display4 112sp Headline 24sp Title 20sp Subhead 16sp Menu 16sp
    """)
  private static let themeTextSizes = valuesByName(
    """
    Large 22sp Medium 18sp Small 14sp LargeInverse 22sp MediumInverse 18sp SmallInverse 14sp ListItem 16sp \
    ListItemSmall 16sp ListItemSecondary 14sp
    """)
  private static let materialTextSizes = valuesByName(
    """
    Headline1 96sp Headline2 60sp Headline3 48sp Headline4 34sp Headline5 24sp Headline6 20sp Subtitle1 16sp \
    Subtitle2 14sp Body1 16sp Body2 14sp Button 14sp Caption 12sp Overline 10sp
    """)
  private static let material3TextSizes = valuesByName(
    """
    DisplayLarge 57sp DisplayMedium 45sp DisplaySmall 36sp HeadlineLarge 32sp HeadlineMedium 28sp HeadlineSmall 24sp \
    TitleLarge 22sp TitleMedium 16sp TitleSmall 14sp BodyLarge 16sp BodyMedium 14sp BodySmall 12sp LabelLarge 14sp \
    LabelMedium 12sp LabelSmall 11sp
    """)

  /// Reads a list of names, each followed by its value.
  private static func valuesByName(_ text: String) -> [String: String] {
    let words = text.listedNames
    var valuesByName: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) { valuesByName[words[index]] = words[index + 1] }
    return valuesByName
  }
}

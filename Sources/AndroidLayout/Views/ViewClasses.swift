public import EagerLayout

/// What the names of classes mean in layout files.
///
///     var classes = ViewClasses.standard
///     classes.add("com.example.Chart") { view in Measured(width: 100, height: 12 * (view.number("bars") ?? 0)) }
///     classes.add("UIButton", as: "Button")
///     let row = try resources.layout("row", on: phone, classes: classes)
///
/// A name is looked up whole, then by its last part, then with the packages that were added before it.
public struct ViewClasses: Sendable {
  /// Which way a LinearLayout goes.
  public enum Orientation: Equatable, Sendable {
    /// From side to side, as Android has it.
    case horizontal
    /// From top to bottom, as iDroidLayout has it.
    case vertical
  }

  /// The classes of Android, and those of iDroidLayout.
  public static let standard = ViewClasses()

  /// Which way a LinearLayout goes that does not say it. Initially from side to side.
  public var defaultOrientation = Orientation.horizontal { didSet { mark = Mark() } }
  /// Measures all text: what is asked is the room without padding. Nil for characters of half the text size, lines of 1.25 and a
  /// baseline of 1.0 times it.
  ///
  /// It answers for all that is in the view: what `lines`, `minLines`, `maxLines` and `singleLine` say
  /// (``InflatedView/attribute(_:)``), and the images at the sides of the text (``InflatedView/imagesBeside``), which take from
  /// the room and add to the size. Only least and greatest widths and heights are heeded without it.
  public var text: (@Sendable (InflatedView, Proposal) -> ContentSize)? { didSet { mark = Mark() } }

  /// What is made of a view without children, or with them.
  enum Kind: Sendable {
    case linear, relative, frame, verticalScroll, horizontalScroll, text, image, plain, space, hidden
    /// A view of a size of its own, whose content is made by code.
    case widget(Widget)
    case leaf(@Sendable (InflatedView) -> LayoutNode)
    case container(@Sendable (InflatedView, [InflatedItem]) -> LayoutNode)
    case unknown
  }

  /// The size of a view whose content is made by code, in dp; nil along an axis along which it has none here.
  struct Widget: Sendable {
    var width, height: Double?
  }

  private var kinds: [String: Kind] = Self.standardKinds { didSet { mark = Mark() } }
  private var packages: [String] = [] { didSet { mark = Mark() } }
  private var others: [String: String] = [:] { didSet { mark = Mark() } }
  private(set) var styles: [String: String] = [:] { didSet { mark = Mark() } }
  private var mark = Mark()

  /// By this object copies that nobody has changed are known to be the same.
  private final class Mark: Sendable {}

  /// Whether these are copies of the same classes.
  func isSame(as other: ViewClasses) -> Bool { mark === other.mark }

  /// Adds a class without children, whose item is made of what is written of a view.
  public mutating func add(_ name: String, _ item: @escaping @Sendable (InflatedView) -> some LayoutItem) {
    kinds[name] = .leaf { item($0)._node }
  }

  /// Adds a container on any arrangement, which is made of a view and its children.
  ///
  ///     classes.add(container: "com.example.Wheel") { view, children in
  ///       Radial(radius: view.length("radius") ?? 80) { children }
  ///     }
  ///
  /// A child with a length has it; the others are as the arrangement has them.
  public mutating func add(
    container name: String, _ item: @escaping @Sendable (InflatedView, [InflatedItem]) -> some LayoutItem
  ) {
    kinds[name] = .container { item($0, $1)._node }
  }

  /// Gives a class another name.
  public mutating func add(_ name: String, as other: String) { others[name] = other }

  /// Adds a package: the names of its classes are looked up without it.
  public mutating func addPackage(_ name: String) { packages.append(name) }

  /// Says the style that all views of a class have, before what is written of them: `classes.setStyle("Button", "@style/Raised")`.
  public mutating func setStyle(_ name: String, _ style: String) { styles[name] = style }

  /// The class that a class of an app is probably derived from: the end of its name is that of a known class.
  func base(of name: String) -> String? {
    let last = Self.lastPart(of: name)
    return Self.bases.first { last.utf8.count > $0.utf8.count && last.ends(with: $0) }
  }

  /// Classes of which those of apps are derived, the longest names first.
  private static let bases = """
    CollapsingToolbarLayout HorizontalScrollView CoordinatorLayout SwipeRefreshLayout NestedScrollView ConstraintLayout \
    TextInputLayout RelativeLayout MotionLayout AppBarLayout RecyclerView LinearLayout FrameLayout ImageButton ScrollView RadioButton DrawerLayout \
    TableLayout GridLayout ImageView ViewPager RadioGroup TextView CardView CheckBox EditText ListView WebView Toolbar \
    Button Switch
    """.listedNames

  /// What a name means, and the name under which it was found.
  func find(_ name: String) -> (Kind, name: String) {
    for candidate in [name, Self.lastPart(of: name)] + packages.map({ "\($0).\(name)" }) {
      var candidate = candidate
      // Names that stand for each other in a circle mean nothing.
      for _ in 0..<8 { if let other = others[candidate] { candidate = other } }
      if let kind = kinds[candidate] { return (kind, candidate) }
    }
    return (.unknown, name)
  }

  static func lastPart(of name: String) -> String {
    name.cut(atLast: ".")?.after ?? name
  }

  var names: [String] { kinds.keys.sorted() }

  private static let standardKinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    func add(_ kind: Kind, _ names: String) {
      for name in names.listedNames { kinds[name] = kind }
    }
    add(
      .linear,
      """
      LinearLayout RadioGroup LinearLayoutCompat MaterialButtonToggleGroup AppBarLayout Toolbar MaterialToolbar \
      TextInputLayout ChipGroup TabWidget
      """)
    add(.relative, "RelativeLayout")
    add(
      .frame,
      """
      FrameLayout ViewSwitcher CardView MaterialCardView ViewAnimator ViewFlipper TextSwitcher ImageSwitcher \
      CoordinatorLayout CollapsingToolbarLayout SwipeRefreshLayout DrawerLayout TabHost FragmentTabHost \
      ContentFrameLayout FitWindowsFrameLayout
      """)
    add(.verticalScroll, "ScrollView NestedScrollView UIScrollView")
    add(.horizontalScroll, "HorizontalScrollView")
    add(
      .text,
      """
      TextView Button EditText CheckBox RadioButton Switch ToggleButton CheckedTextView AutoCompleteTextView Chronometer \
      AppCompatTextView AppCompatButton AppCompatEditText AppCompatCheckBox AppCompatRadioButton \
      AppCompatCheckedTextView AppCompatAutoCompleteTextView AppCompatMultiAutoCompleteTextView AppCompatToggleButton \
      MultiAutoCompleteTextView SwitchCompat SwitchMaterial MaterialSwitch MaterialButton MaterialCheckBox \
      MaterialRadioButton MaterialAutoCompleteTextView MaterialTextView TextInputEditText Chip TextClock \
      ExtendedFloatingActionButton UILabel UIButton UITextField
      """)
    add(
      .image,
      """
      ImageView ImageButton AppCompatImageView AppCompatImageButton ShapeableImageView QuickContactBadge UIImageView
      """)
    // Those of the others take the room that they get, too.
    add(.plain, "View UIView ViewPager SurfaceView TextureView VideoView")
    add(.space, "Space")
    add(.hidden, "ViewStub")
    add(
      .widget(Widget()),
      """
      RecyclerView ListView ExpandableListView GridView StackView ViewPager2 WebView FragmentContainerView fragment \
      SearchView DatePicker TimePicker CalendarView NumberPicker Spinner AppCompatSpinner SeekBar AppCompatSeekBar \
      RatingBar AppCompatRatingBar Slider RangeSlider LottieAnimationView AdapterViewFlipper ActionMenuView \
      CircularProgressIndicator
      """)
    add(.widget(Widget(width: 56, height: 56)), "FloatingActionButton")
    add(.widget(Widget(width: 48, height: 48)), "ProgressBar ContentLoadingProgressBar")
    add(.widget(Widget(height: 56)), "BottomNavigationView BottomAppBar")
    add(.widget(Widget(height: 48)), "TabLayout")
    add(.widget(Widget(height: 4)), "LinearProgressIndicator")
    add(.widget(Widget(height: 1)), "MaterialDivider")
    add(.widget(Widget(width: 72)), "NavigationRailView")
    add(.widget(Widget(width: 280)), "NavigationView")
    return kinds
  }()
}

/// A child of a container of a program's own: an item that carries its ``InflatedView``.
public struct InflatedItem: _StoredItem {
  /// An item of a tree, as it is.
  public typealias TreeItem = InflatedItem

  /// The item as the engine sees it.
  public var _node: LayoutNode
  /// What is written of it.
  public let view: InflatedView
}

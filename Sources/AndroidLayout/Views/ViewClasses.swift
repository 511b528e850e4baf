public import EagerLayout

/// The meaning of class names in layout files.
///
///     var classes = ViewClasses.standard
///     classes.add("com.example.Chart") { view in Measured(width: 100, height: 12 * (view.number("bars") ?? 0)) }
///     classes.add("UIButton", as: "Button")
///     let row = try resources.layout("row", on: phone, classes: classes)
///
/// A class is looked up by its full name, then by the last part, then in the packages that were added.
public struct ViewClasses: Sendable {
  /// The orientation of a LinearLayout.
  public enum Orientation: Equatable, Sendable {
    /// From left to right, the default in Android.
    case horizontal
    /// From top to bottom, the default in iDroidLayout.
    case vertical
  }

  /// The classes of Android and of iDroidLayout.
  public static let standard = ViewClasses()

  /// The orientation of a LinearLayout that specifies none. Initially horizontal.
  public var defaultOrientation = Orientation.horizontal { didSet { identity = Identity() } }
  /// Measures all text, given the available space without padding. By default `nil`: in units of the text size, a
  /// character is 0.5 wide, and a line is 1.25 high, with its baseline at 1.
  ///
  /// The closure is responsible for `lines`, `minLines`, `maxLines`, `singleLine` (``InflatedView/attribute(_:)``), and
  /// the images at the sides of the text (``InflatedView/compoundDrawables``), which reduce the space and add to the
  /// size. Minimum and maximum widths and heights are applied to its result.
  public var text: (@Sendable (InflatedView, Proposal) -> ContentSize)? { didSet { identity = Identity() } }

  /// The kind of node for a view.
  enum Kind: Sendable {
    // `plain` fills the available space, `space` has no size of its own, and `hidden` is gone until code replaces it.
    case linear, relative, frame, verticalScroll, horizontalScroll, text, image, plain, space, hidden
    /// A view whose content an app's code creates. Its size is fixed or specified.
    case widget(Widget)
    /// A custom view without children.
    case leaf(@Sendable (InflatedView) -> LayoutNode)
    /// A custom container.
    case container(@Sendable (InflatedView, [InflatedItem]) -> LayoutNode)
    case unknown
  }

  /// The fixed size of a view in dp; `nil` along an axis without one.
  struct Widget: Sendable {
    var width, height: Double?
  }

  private var kindsByName: [String: Kind] = Self.standardKinds { didSet { identity = Identity() } }
  private var packages: [String] = [] { didSet { identity = Identity() } }
  /// The class that each alias stands for.
  private var classesByAlias: [String: String] = [:] { didSet { identity = Identity() } }
  /// The default styles, by the names of classes.
  private(set) var stylesByClass: [String: String] = [:] { didSet { identity = Identity() } }
  private var identity = Identity()

  /// An object that unmodified copies share. Each change replaces it.
  private final class Identity: Sendable {}

  /// Returns `true` if neither value was changed since one was copied from the other.
  func isIdentical(to other: ViewClasses) -> Bool { identity === other.identity }

  /// Adds a class of views without children. The closure creates an item from the attributes of a view.
  public mutating func add(_ name: String, _ item: @escaping @Sendable (InflatedView) -> some LayoutItem) {
    kindsByName[name] = .leaf { item($0)._node }
  }

  /// Adds a container with any arrangement, created from a view and its children.
  ///
  ///     classes.add(container: "com.example.Wheel") { view, children in
  ///       Radial(radius: view.length("radius") ?? 80) { children }
  ///     }
  ///
  /// A child with a specified length has that length; the arrangement sizes the others.
  public mutating func add(
    container name: String, _ item: @escaping @Sendable (InflatedView, [InflatedItem]) -> some LayoutItem
  ) {
    kindsByName[name] = .container { item($0, $1)._node }
  }

  /// Adds a class with the same meaning as another.
  public mutating func add(_ name: String, as other: String) { classesByAlias[name] = other }

  /// Adds a package. Its classes may then be written without the package's name.
  public mutating func addPackage(_ name: String) { packages.append(name) }

  /// Sets the default style of a class: `classes.setStyle("Button", "@style/Raised")`. Attributes of a view override
  /// it.
  public mutating func setStyle(_ name: String, _ style: String) { stylesByClass[name] = style }

  /// Returns the class from which an app's class is probably derived, if its name ends with the name of that class.
  func base(of name: String) -> String? {
    let last = Self.lastPart(of: name)
    return Self.baseClasses.first { last.utf8.count > $0.utf8.count && last.ends(with: $0) }
  }

  /// Names of base classes, the longest first.
  private static let baseClasses = """
    CollapsingToolbarLayout HorizontalScrollView CoordinatorLayout SwipeRefreshLayout NestedScrollView ConstraintLayout \
    TextInputLayout RelativeLayout MotionLayout AppBarLayout RecyclerView LinearLayout FrameLayout ImageButton ScrollView RadioButton DrawerLayout \
    TableLayout GridLayout ImageView ViewPager RadioGroup TextView CardView CheckBox EditText ListView WebView Toolbar \
    Button Switch
    """.listedNames

  /// Returns the kind of a class, and the name that matched: the full name, its last part, or the name in a package.
  func find(_ name: String) -> (Kind, name: String) {
    for candidate in [name, Self.lastPart(of: name)] + packages.map({ "\($0).\(name)" }) {
      var candidate = candidate
      // At most eight aliases are followed, since they may form a cycle.
      for _ in 0..<8 { if let aliased = classesByAlias[candidate] { candidate = aliased } }
      if let kind = kindsByName[candidate] { return (kind, candidate) }
    }
    return (.unknown, name)
  }

  static func lastPart(of name: String) -> String {
    name.cut(atLast: ".")?.after ?? name
  }

  var names: [String] { kindsByName.keys.sorted() }

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
    // Like a View, these classes fill the available space.
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

/// A child of a program's own container: an item that carries its ``InflatedView``.
public struct InflatedItem: _StoredItem {
  /// The type itself.
  public typealias TreeItem = InflatedItem

  /// The node for the engine.
  public var _node: LayoutNode
  /// The attributes of the view.
  public let view: InflatedView
}

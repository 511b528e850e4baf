extension TypicalFiles {
  /// Files with an unsupported container.
  static let refused: [(name: String, xml: String)] = [
    (
      "about",
      #"""
      <TableLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:layout_width="match_parent"
          android:layout_height="wrap_content"
          android:stretchColumns="1">
        <TableRow>
          <TextView android:text="@string/version"/>
          <TextView android:text="1.0"/>
        </TableRow>
        <TableRow>
          <TextView android:text="@string/license"/>
          <TextView android:text="MIT" android:layout_span="1"/>
        </TableRow>
      </TableLayout>
      """#
    ),
    (
      "details",
      #"""
      <androidx.constraintlayout.widget.ConstraintLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto"
          android:layout_width="match_parent"
          android:layout_height="match_parent">
        <TextView
            android:id="@+id/title"
            android:layout_width="0dp"
            android:layout_height="wrap_content"
            android:text="@string/missing"
            app:layout_constraintEnd_toEndOf="parent"
            app:layout_constraintStart_toStartOf="parent"
            app:layout_constraintTop_toTopOf="parent"/>
        <androidx.constraintlayout.widget.Barrier
            android:id="@+id/barrier"
            android:layout_width="wrap_content"
            android:layout_height="wrap_content"
            app:barrierDirection="end"
            app:constraint_referenced_ids="title"/>
      </androidx.constraintlayout.widget.ConstraintLayout>
      """#
    ),
    (
      "keypad",
      #"""
      <GridLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:layout_width="wrap_content"
          android:layout_height="wrap_content"
          android:columnCount="3">
        <Button android:id="@+id/one" android:layout_width="64dp" android:layout_height="64dp" android:text="1"/>
        <Button android:id="@+id/two" android:layout_width="64dp" android:layout_height="64dp" android:text="2" android:layout_columnSpan="2"/>
      </GridLayout>
      """#
    ),
    (
      "tags",
      #"""
      <com.google.android.flexbox.FlexboxLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto"
          android:layout_width="match_parent"
          android:layout_height="wrap_content"
          app:flexWrap="wrap">
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="tag" app:layout_flexGrow="1"/>
      </com.google.android.flexbox.FlexboxLayout>
      """#
    ),
  ]
}

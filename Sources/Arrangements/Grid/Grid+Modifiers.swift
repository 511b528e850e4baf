public import EagerLayout

// How the tracks and items of a grid are aligned, as rows and columns say it.
extension Arranged {
  /// Where the columns of a ``Grid`` stand in its width. Initially automatic ones share what is left. CSS `justify-content`.
  public consuming func justifyContent(
    _ value: FlexStyle.JustifyContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> Arranged {
    style {
      $0.justifyContent = value
      $0.justifySafety = safety
    }
  }

  /// Where the rows of a ``Grid`` stand in its height. Initially automatic ones share what is left. CSS `align-content`.
  public consuming func alignContent(
    _ value: FlexStyle.AlignContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> Arranged {
    style {
      $0.alignContent = value
      $0.contentSafety = safety
    }
  }

  /// Where the items of a ``Grid`` stand in the height of their areas. Initially they fill it. CSS `align-items`.
  public consuming func alignItems(
    _ value: FlexStyle.AlignItems, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> Arranged {
    style {
      $0.alignItems = value
      $0.itemsSafety = safety
    }
  }
}

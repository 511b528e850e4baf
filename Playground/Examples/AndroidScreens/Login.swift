import Arrangements
import EagerLayout
import Screens

enum Login { case ground, form, logo, name, password, forgot, cancel, logIn, version }

/// A FrameLayout: a background, a form in the middle, and a line at the bottom. The form is a LinearLayout with
/// gravity.
let login = Overlay {
  Flex().shape("#e0f2fe").id(Login.ground)
  Linear(.vertical, gravity: .top) {
    Fixed(64).shape("#2563eb", radius: 16).id(Login.logo).gravity(.center)
    field("Name").gap(before: 20).id(Login.name)
    field("Password").gap(before: 8).id(Login.password)
    words("Forgotten?", 13, fill: "#2563eb").gap(before: 4).id(Login.forgot).gravity(.end)
    Linear(.horizontal) {
      pill("Cancel").weight(1, from: 0).id(Login.cancel)
      pill("Log in", "#2563eb", on: "#ffffff").weight(2, from: 0).gap(before: 8).id(Login.logIn)
    }
    .gap(before: 16)
  }
  .padding(24).width(.percent(90)).maxWidth(360).shape("#ffffff", radius: 16).id(Login.form).place(.center)
  words("Version 4.1", 13).margin(bottom: 12).id(Login.version)
    .place(.bottomCenter)
}
.flex(1)

private func field(_ label: String) -> Row {
  Row { words(label, fill: "#94a3b8") }.padding(12).shape("#f1f5f9", radius: 8)
}

// Screens like those of Android's samples, with Android's layout rules: settings, chats, and a login form.
//
//     swift run AndroidScreens --width 320 --right-to-left --svg pictures
import Screens

Screen.show(
  Screen("settings") { settingsPage },
  Screen("chats") { chatPage },
  Screen("login", height: 480) { login })

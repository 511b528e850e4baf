// Screens as Android's samples have them, with its rules: settings, chats, and a form to log in.
//
//     swift run AndroidScreens --width 320 --right-to-left --svg pictures
import Screens

Screen.show(
  Screen("settings") { settingsPage },
  Screen("chats") { chatPage },
  Screen("login", height: 480) { login })

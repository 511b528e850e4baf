// The content of the screens.

struct Setting {
  var title: String, value: String, about: String
}

let settings = [
  Setting(title: "Notifications", value: "On", about: "Sound, and a mark on the icon"),
  Setting(title: "Appearance", value: "Automatic", about: "Light by day, dark by night"),
  Setting(title: "Language", value: "English", about: "The telephone's own, if the app speaks it"),
]

struct Chat {
  var name: String, message: String, time: String, unread: Int?, hasPicture: Bool
}

let chats = [
  Chat(name: "Grace", message: "The moth is in the logbook.", time: "9:41", unread: 2, hasPicture: true),
  Chat(
    name: "Edsger", message: "I would rather not go to that talk, but I shall read it.", time: "Monday", unread: nil,
    hasPicture: true),
  Chat(name: "Barbara", message: "What does the type say?", time: "May 4", unread: 17, hasPicture: false),
]

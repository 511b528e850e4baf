// The content of the lists, by language.

struct Message {
  /// Its layout: `message_in` and so on.
  var kind: String
  /// The text of the message, or the time at which the picture was sent.
  var text: String
}

let messages = [
  "en": [
    Message(kind: "in", text: "Have you seen the logbook?"),
    Message(kind: "out", text: "Not yet. What is in it?"),
    Message(kind: "in", text: "A moth. It sat between the contacts of relay 70, and we taped it in."),
    Message(kind: "out", text: "Then it is the first actual case of a bug being found."),
    Message(kind: "photo", text: "15:45"),
    Message(kind: "in", text: "And this is where I write it down."),
  ],
  "ar": [
    Message(kind: "in", text: "هل رأيت دفتر السجل؟"),
    Message(kind: "out", text: "ليس بعد. ماذا فيه؟"),
    Message(kind: "in", text: "عثة. كانت بين ملامسات المرحل 70، وقد ألصقناها في الصفحة."),
    Message(kind: "out", text: "إذن هذه أول حالة حقيقية للعثور على خلل."),
    Message(kind: "photo", text: "15:45"),
    Message(kind: "in", text: "وهنا أكتب عنها."),
  ],
]

struct Chat {
  var name: String, last: String, time: String, unread: Int?
}

let chats = [
  "en": [
    Chat(name: "Grace Hopper", last: "And this is where I write it down.", time: "15:46", unread: 2),
    Chat(name: "Edsger", last: "I would rather not go to that talk, but I shall read it.", time: "Monday", unread: nil),
    Chat(name: "Barbara", last: "What does the type say?", time: "May 4", unread: 17),
    Chat(name: "Alan", last: "Can it think?", time: "May 2", unread: nil),
  ],
  "ar": [
    Chat(name: "غريس هوبر", last: "وهنا أكتب عنها.", time: "15:46", unread: 2),
    Chat(name: "إدسخر", last: "لا أريد الذهاب إلى تلك المحاضرة، لكنني سأقرؤها.", time: "الاثنين", unread: nil),
    Chat(name: "باربرا", last: "ماذا يقول النوع؟", time: "4 مايو", unread: 17),
    Chat(name: "آلان", last: "هل تستطيع أن تفكر؟", time: "2 مايو", unread: nil),
  ],
]

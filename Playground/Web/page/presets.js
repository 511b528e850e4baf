'use strict';

// Example layouts: `[text, width, height, name of the chosen box]`.
const Presets = (() => {
  const ALL = {
    'Toolbar with a limit': [`Row {
  Fixed(width: 60).id(logo)
  Flex(1).basis(100).id(title)
  Flex(3).basis(80).maxWidth(128)
    .id(search)
}
.gap(10)`, 340, 72, 'title'],
    'Too little room': [`Row {
  Fixed(width: 200).shrink(1)
    .minWidth(150).id(first)
  Fixed(width: 200).shrink(1)
    .id(second)
  Fixed(width: 100).shrink(1)
    .id(third)
}`, 350, 72, 'second'],
    'Cards that wrap': [`Row {
  Flex().basis(100).height(56).id(a)
  Flex().basis(100).height(56).id(b)
  Flex().basis(100).height(56).id(c)
  Flex().basis(100).height(56).id(d)
  Flex().basis(100).height(56).id(e)
}
.wrap().gap(10).padding(10)`, 380, 150, 'd'],
    'A list row': [`Row(alignment: .center) {
  Fixed(width: 44, height: 44).id(avatar)
  Column {
    Fixed(height: 20).id(name)
    Fixed(height: 16).id(message)
  }
  .gap(4).flex(1).id(texts)
  Fixed(width: 52, height: 16).id(time)
}
.gap(12).padding(14)`, 360, 76, 'texts'],
    'Header, main, footer': [`Column {
  Fixed(height: 40).id(header)
  Row {
    Fixed(width: 70).id(menu)
    Flex().id(main)
  }
  .flex(1).gap(8)
  Fixed(height: 28).id(footer)
}
.gap(8).padding(8)`, 300, 220, 'main'],
    'Words that wrap': [`Row(alignment: .start) {
  Text("these words take as many lines as they need")
    .shrink(1).id(words)
  Fixed(width: 60, height: 40).id(picture)
}
.gap(12).padding(8)`, 300, 80, 'words'],
    'On one baseline': [`Row {
  Text("large").id(large)
  Fixed(width: 50, height: 32).id(box)
  Text("two lines").width(50).id(lines)
}
.alignItems(.baseline).gap(10).padding(8)`, 280, 72, 'large'],
    'A badge on a picture': [`Row {
  Row {
    Fixed(width: 24, height: 24)
      .absolute(top: -8, right: -8).id(badge)
  }
  .size(96, 96).id(picture)
  Flex().id(text)
}
.gap(16).padding(16)`, 320, 128, 'badge'],
    'As wide as it is high': [`Row(alignment: .start) {
  Flex().aspectRatio(1).id(square)
  Flex(2).aspectRatio(16, 9).id(film)
}
.gap(10)`, 330, 130, 'film'],
    'Right to left': [`Row {
  Fixed(width: 60).id(first)
  Flex().id(second)
  Fixed(width: 40).margin(start: 20)
    .id(third)
}
.direction(.rightToLeft).gap(10)`, 320, 64, 'second'],
    'Pushed to the end': [`Row(alignment: .center) {
  Fixed(width: 60, height: 28).id(logo)
  Fixed(width: 50, height: 20).id(home)
  Fixed(width: 50, height: 20).id(about)
  Fixed(width: 70, height: 28)
    .margin(left: .auto).id(account)
}
.gap(12).padding(10)`, 380, 56, 'account'],
    'More than there is room for': [`Row {
  Fixed(width: 120).id(first)
  Fixed(width: 120).id(second)
  Fixed(width: 120).id(third)
}
.gap(10).padding(10)`, 300, 72, 'third'],
    'A page in areas': [`Grid(
  columns: [70, .flexible(1), 50],
  rows: [32, .flexible(1), 24],
  areas: ["head head head",
    "menu text side",
    "menu foot foot"],
  gap: 8) {
  Flex().area("head").id(head)
  Flex().area("menu").id(menu)
  Flex().area("text").id(text)
  Flex().area("side").id(side)
  Flex().area("foot").id(foot)
}
.padding(8)`, 340, 190, 'text'],
    'As many columns as fit': [`Grid(columns: .autoFill(minimum: 80)) {
  Fixed(height: 44).id(a)
  Fixed(height: 44).span(columns: 2)
    .id(wide)
  Fixed(height: 44).id(c)
  Fixed(height: 44).id(d)
  Fixed(height: 44).id(e)
}
.gap(10).padding(10)
.alignContent(.start)`, 340, 190, 'wide'],
    'Masonry': [`Masonry(columns: 3) {
  Fixed(height: 60).id(a)
  Fixed(height: 90).id(b)
  Fixed(height: 40).id(c)
  Fixed(height: 70).id(d)
  Fixed(height: 50).id(e)
  Fixed(height: 80).id(f)
}
.gap(10).padding(10)`, 330, 200, 'd'],
    'One over the other': [`Overlay(.center) {
  Fixed(width: 240, height: 120).id(photo)
  Fixed(width: 60, height: 60).id(play)
  Fixed(width: 36, height: 20)
    .place(.bottomTrailing).margin(8)
    .id(length)
}`, 280, 150, 'play'],
    'Tags that flow': [`Flow(alignment: .center) {
  Text("layout").padding(4).id(a)
  Text("flex").padding(4).id(b)
  Text("baseline").padding(4).id(c)
  Text("wrap").padding(4).id(d)
  Text("gap").padding(4).id(e)
}
.gap(8).padding(8)`, 260, 80, 'c'],
    'Split in parts': [`Split(.columns([.points(70),
  .rows([.fill, .points(36)], gap: 8),
  .fraction(0.25)], gap: 8)) {
  Flex().id(menu)
  Flex().id(main)
  Flex().id(status)
  Flex().id(side)
}
.padding(8)`, 340, 160, 'main'],
    'Placed by each other': [`Relative {
  Fixed(width: 64, height: 64).id(photo)
  Fixed(width: 130, height: 20).id(name)
    .leading(to: .trailing(of: photo), 10)
  Fixed(width: 60, height: 20).id(time)
    .trailing(to: .trailing(of: name))
    .bottom(to: .bottom(of: photo))
}
.padding(10)`, 280, 90, 'time'],
    'On a circle': [`Along(.circle(radius: 70)) {
  Fixed(40).id(a)
  Fixed(40).id(b)
  Fixed(40).id(c)
  Fixed(40).id(d)
  Fixed(40).id(e)
}`, 240, 200, 'b'],
    'The first that fits': [`FirstThatFits {
  Row {
    Fixed(width: 140, height: 30).id(yes)
    Fixed(width: 140, height: 30).id(no)
  }
  .gap(8)
  Column {
    Fixed(width: 140, height: 30).id(above)
    Fixed(width: 140, height: 30).id(below)
  }
  .gap(8)
}
.padding(8)`, 260, 90, 'above'],
  };

  return {
    names: Object.keys(ALL),
    of(name) {
      const [text, width, height, chosen] = ALL[name];
      return {text, width, height, chosen};
    },
  };
})();

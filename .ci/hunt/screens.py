"""Screens as authors write them."""
from mutants import mutate
from pen import SIDES


def box(*children, **style):
    """A container: flex_direction="column" is flex-direction: column; what is None is not set."""
    node = {"style": {k.replace("_", "-"): v for k, v in style.items() if v is not None}}
    if children:
        node["children"] = list(children)
    return node


def text(words, **style):
    return {**box(**style), "text": words}


def leaf(width, height, **style):
    return {**box(**style), "intrinsic": [width, height]}


def column(*children, **style):
    return box(*children, **{"flex_direction": "column", **style})


def around(value, kind="padding", sides=SIDES):
    return {f"{kind}_{side}": value for side in sides}


def gaps(value):
    return {"row_gap": value, "column_gap": value}


def icon(pen):
    side = pen.one(16, 20, 24, 32)
    return pen.one(lambda: box(width=f"{side}px", height=f"{side}px", flex_shrink=pen.one(0, None)),
                   lambda: box(width=f"{side}px", aspect_ratio=1, flex_shrink=pen.one(0, None)), lambda: leaf(side, side))()


def button(pen):
    return box(text(pen.words(2)), align_items=pen.one("center", None), justify_content=pen.one("center", None),
               min_width=pen.one("64px", None), height=pen.one("32px", "44px", None), flex_grow=pen.one(1, None, None),
               **around(pen.one("4px", "8px", "12px")), **around(pen.one("1px", "2px"), "border"))


def header(pen):
    title = text(pen.words(3), flex_grow=pen.one(1, None), min_width=pen.one("0px", None),
                 **around("auto", "margin", pen.one(("left",), ("right",), ("left", "right"), ())))
    return box(icon(pen), title, *(pen.one(icon, button)(pen) for _ in range(pen.randint(0, 3))),
               height=pen.one("44px", "56px", None), flex_shrink=pen.one(0, None), align_items=pen.one("center", "baseline", None),
               flex_wrap=pen.one("wrap", None, None, None), justify_content=pen.one("space-between", None),
               column_gap=pen.one("8px", "12px", None), **around(pen.one("8px", "16px"), sides=("left", "right")))


def tabs(pen):
    tab = lambda: column(icon(pen), text(pen.words(1)), align_items="center", flex_grow=1, flex_basis=pen.one("0px", "0%", "auto"),
                         min_width=pen.one("0px", None), row_gap=pen.one("2px", None), max_width=pen.one("96px", None, None))
    return box(*(tab() for _ in range(pen.randint(2, 6))), height=pen.one("49px", "64px", None), flex_shrink=pen.one(0, None),
               justify_content=pen.one("space-around", None), **around(pen.one("1px", "0px"), "border", ("top",)))


def media(pen):
    lines = column(*(text(pen.words(n)) for n in pen.one((2,), (2, 8), (1, 5, 2))), flex_grow=pen.one(1, 1, None),
                   flex_basis=pen.one("0px", None), min_width=pen.one("0px", None), row_gap=pen.one("4px", None))
    end = [pen.one(icon, button)(pen)] if pen.chance(.5) else [text("12", align_self=pen.one("baseline", "flex-end", None))]
    picture = box(width=pen.one("40px", "20%", "64px"), aspect_ratio=pen.one(1, 1, "4/3"), flex_shrink=pen.one(0, None),
                  align_self=pen.one("flex-start", "center", None))
    return box(picture, lines, *end, align_items=pen.one("center", "flex-start", "baseline", None),
               column_gap=pen.one("8px", "12px", None), **around(pen.one("8px", "12px", "16px")))


def card(pen, **style):
    foot = box(*(button(pen) for _ in range(pen.randint(1, 3))), flex_wrap=pen.one("wrap", None), **gaps("8px"),
               justify_content=pen.one("flex-end", "space-between", None), margin_top=pen.one("auto", "8px", None))
    picture = box(aspect_ratio=pen.one("16/9", "4/3", 1, 2), width=pen.one("100%", None), max_height=pen.one("120px", "50%", None))
    return column(*pen.sample([picture, text(pen.words()), text(pen.words(12)), foot, media(pen)], pen.randint(1, 5)), **style,
                  row_gap=pen.one("8px", None), **around("1px", "border"), **around(pen.one("0px", "12px"), sides=("top", "bottom")))


def cards(pen):
    how = pen.one(dict(width=pen.one("50%", "48%", "33%")), dict(flex_basis=pen.one("120px", "160px", "30%"), flex_grow=1),
                  dict(min_width="120px", max_width=pen.one("200px", "50%"), flex_grow=1), dict(width="140px"))
    return box(*(card(pen, **how) for _ in range(pen.randint(2, 7))), flex_wrap=pen.one("wrap", "wrap", "wrap-reverse"),
               align_items=pen.one("flex-start", "center", "baseline", None), align_content=pen.one("flex-start", "center", None),
               justify_content=pen.one("space-between", "center", None), **gaps(pen.one("8px", "16px", "0px")))


def table(pen):
    count = pen.randint(2, 6)
    widths = [pen.one(dict(flex_grow=1, flex_basis="0px"), dict(width="80px"), dict(width="20%"), dict(flex_basis="25%"),
                      dict(flex_grow=2, flex_basis="auto", min_width="0px"), dict(min_width="min-content", flex_grow=1))
              for _ in range(count)]
    cell = lambda how: text(pen.words(3), **how) if pen.chance(.6) else box(
        text(pen.words(2)), **how, **around("4px"), justify_content=pen.one("flex-end", "center", None))
    return column(*(box(*(cell(how) for how in widths), align_items=pen.one("center", "baseline", None),
                        **around("1px", "border", ("bottom",)), column_gap=pen.one("8px", "2%", None))
                    for _ in range(pen.randint(2, 8))), overflow_x=pen.one("auto", None), overflow_y=pen.one("auto", None))


def form(pen):
    field = lambda: box(text(pen.words(2)), flex_grow=pen.one(1, None), height=pen.one("32px", None), align_items="center",
                        min_width=pen.one("120px", "50%", None), **around("6px"), **around("1px", "border"))
    line = lambda: box(text(pen.words(2), width=pen.one("80px", "30%", "max-content", None), flex_shrink=pen.one(0, None)), field(),
                       align_items=pen.one("baseline", "center", None), flex_wrap=pen.one("wrap", None), **gaps(pen.one("8px", "4px")),
                       flex_direction=pen.one("column", None, None, None))
    last = box(*(button(pen) for _ in range(pen.randint(1, 3))), justify_content=pen.one("flex-end", "space-between", None),
               flex_direction=pen.one("row-reverse", None), column_gap="8px")
    return column(*(line() for _ in range(pen.randint(1, 5))), last, row_gap=pen.one("12px", None), **around("16px"),
                  max_width=pen.one("360px", "90%", None), align_self=pen.one("center", None),
                  **around("auto", "margin", pen.one(("left", "right"), ())))


def chat(pen):
    def message():
        bubble = column(text(pen.words(14)), text("12", align_self=pen.one("flex-end", None)),
                        max_width=pen.one("75%", "80%", "240px", "fit-content"), min_width=pen.one("0px", None),
                        width=pen.one("fit-content", None, None), **around(pen.one("8px", "10px")))
        badge = box(text("1"), position="absolute", right="-4px", bottom=pen.one("-4px", "0px"), min_width="16px")
        face = box(badge, width="32px", aspect_ratio=1, flex_shrink=0, align_self=pen.one("flex-end", None))
        return box(*pen.one((face, bubble), (bubble,), (bubble, icon(pen))), flex_direction=pen.one("row", "row-reverse"),
                   align_self=pen.one("flex-start", "flex-end", None), column_gap="8px", max_width=pen.one("90%", None),
                   align_items=pen.one("flex-end", "last baseline", None))
    return column(*(message() for _ in range(pen.randint(2, 8))), row_gap="8px", justify_content=pen.one("flex-end", None),
                  flex_direction=pen.one("column", "column-reverse"), **around("12px"))


def scroll(pen, inner):
    over = pen.one("auto", "scroll", "hidden")
    return column(inner, flex_grow=1, flex_basis=pen.one("0px", "auto", "0%"), min_height=pen.one("0px", None),
                  overflow_x=over, overflow_y=over)


def stack(pen):
    return column(*(media(pen) for _ in range(pen.randint(2, 8))), row_gap=pen.one("1px", None))


def sidebar(pen):
    return column(*(box(icon(pen), text(pen.words(2)), column_gap="8px", align_items="center") for _ in range(pen.randint(2, 6))),
                  width=pen.one("200px", "25%", "max-content", None), flex_shrink=pen.one(0, None), min_width=pen.one("120px", None),
                  row_gap="4px", flex_wrap=pen.one("wrap", None, None), max_height=pen.one("80px", "100%", None, None))


def screen(pen, *inner):
    inner = inner or (pen.one(stack, cards, form, chat, table),)
    body = [scroll(pen, make(pen)) if pen.chance(.6) else make(pen) for make in inner]
    if pen.chance(.35):
        body = [box(sidebar(pen), *body, flex_grow=pen.one(1, None), min_height=pen.one("0px", None),
                    column_gap=pen.one("16px", None))]
    if pen.chance(.3):
        body.append(box(icon(pen), position="absolute", right="16px", bottom=pen.one("16px", "10%"), **around("16px")))
    return slips(pen, column(header(pen), *body, *([tabs(pen)] if pen.chance(.6) else []),
                             height=pen.one("100%", "600px", None), min_height=pen.one("100%", None), width=pen.one("100%", None)))


def panels(pen):
    tile = lambda: pen.one(card, media, lambda p: column(text("10,000"), text(p.words(2)), **around("16px")), table)(pen)
    row = lambda: box(*(box(tile(), flex_grow=pen.one(1, 2), flex_basis=pen.one("0px", "200px", "30%"), min_width=pen.one("0px", None))
                        for _ in range(pen.randint(1, 4))), flex_wrap=pen.one("wrap", None), **gaps("16px"))
    return column(*(row() for _ in range(pen.randint(1, 3))), row_gap="16px", **around("16px"))


def slips(pen, root):
    """The document, with what an author may have changed in a hurry."""
    for _ in range(pen.one(0, 0, 1, 2, 4)):
        mutate(pen, root)
    return root


SCREENS = {
    "screens": screen,
    "tables": lambda pen: screen(pen, table),
    "forms": lambda pen: screen(pen, form),
    "cards": lambda pen: screen(pen, cards),
    "chats": lambda pen: screen(pen, chat),
    "media": lambda pen: slips(pen, stack(pen)),
    "dashboards": lambda pen: screen(pen, panels),
}

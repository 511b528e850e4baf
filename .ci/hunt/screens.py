"""Documents that resemble screens of apps and pages."""
from mutants import mutate
from generator import SIDES


def box(*children, **style):
    """A container. The keyword flex_direction="column" sets flex-direction: column. A property of None is not set."""
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


def icon(rng):
    side = rng.pick(16, 20, 24, 32)
    return rng.pick(lambda: box(width=f"{side}px", height=f"{side}px", flex_shrink=rng.pick(0, None)),
                   lambda: box(width=f"{side}px", aspect_ratio=1, flex_shrink=rng.pick(0, None)), lambda: leaf(side, side))()


def button(rng):
    return box(text(rng.words(2)), align_items=rng.pick("center", None), justify_content=rng.pick("center", None),
               min_width=rng.pick("64px", None), height=rng.pick("32px", "44px", None), flex_grow=rng.pick(1, None, None),
               **around(rng.pick("4px", "8px", "12px")), **around(rng.pick("1px", "2px"), "border"))


def header(rng):
    title = text(rng.words(3), flex_grow=rng.pick(1, None), min_width=rng.pick("0px", None),
                 **around("auto", "margin", rng.pick(("left",), ("right",), ("left", "right"), ())))
    return box(icon(rng), title, *(rng.pick(icon, button)(rng) for _ in range(rng.randint(0, 3))),
               height=rng.pick("44px", "56px", None), flex_shrink=rng.pick(0, None), align_items=rng.pick("center", "baseline", None),
               flex_wrap=rng.pick("wrap", None, None, None), justify_content=rng.pick("space-between", None),
               column_gap=rng.pick("8px", "12px", None), **around(rng.pick("8px", "16px"), sides=("left", "right")))


def tabs(rng):
    tab = lambda: column(icon(rng), text(rng.words(1)), align_items="center", flex_grow=1, flex_basis=rng.pick("0px", "0%", "auto"),
                         min_width=rng.pick("0px", None), row_gap=rng.pick("2px", None), max_width=rng.pick("96px", None, None))
    return box(*(tab() for _ in range(rng.randint(2, 6))), height=rng.pick("49px", "64px", None), flex_shrink=rng.pick(0, None),
               justify_content=rng.pick("space-around", None), **around(rng.pick("1px", "0px"), "border", ("top",)))


def media(rng):
    lines = column(*(text(rng.words(n)) for n in rng.pick((2,), (2, 8), (1, 5, 2))), flex_grow=rng.pick(1, 1, None),
                   flex_basis=rng.pick("0px", None), min_width=rng.pick("0px", None), row_gap=rng.pick("4px", None))
    end = [rng.pick(icon, button)(rng)] if rng.chance(.5) else [text("12", align_self=rng.pick("baseline", "flex-end", None))]
    picture = box(width=rng.pick("40px", "20%", "64px"), aspect_ratio=rng.pick(1, 1, "4/3"), flex_shrink=rng.pick(0, None),
                  align_self=rng.pick("flex-start", "center", None))
    return box(picture, lines, *end, align_items=rng.pick("center", "flex-start", "baseline", None),
               column_gap=rng.pick("8px", "12px", None), **around(rng.pick("8px", "12px", "16px")))


def card(rng, **style):
    foot = box(*(button(rng) for _ in range(rng.randint(1, 3))), flex_wrap=rng.pick("wrap", None), **gaps("8px"),
               justify_content=rng.pick("flex-end", "space-between", None), margin_top=rng.pick("auto", "8px", None))
    picture = box(aspect_ratio=rng.pick("16/9", "4/3", 1, 2), width=rng.pick("100%", None), max_height=rng.pick("120px", "50%", None))
    return column(*rng.sample([picture, text(rng.words()), text(rng.words(12)), foot, media(rng)], rng.randint(1, 5)), **style,
                  row_gap=rng.pick("8px", None), **around("1px", "border"), **around(rng.pick("0px", "12px"), sides=("top", "bottom")))


def cards(rng):
    width_style = rng.pick(dict(width=rng.pick("50%", "48%", "33%")), dict(flex_basis=rng.pick("120px", "160px", "30%"), flex_grow=1),
                  dict(min_width="120px", max_width=rng.pick("200px", "50%"), flex_grow=1), dict(width="140px"))
    return box(*(card(rng, **width_style) for _ in range(rng.randint(2, 7))), flex_wrap=rng.pick("wrap", "wrap", "wrap-reverse"),
               align_items=rng.pick("flex-start", "center", "baseline", None), align_content=rng.pick("flex-start", "center", None),
               justify_content=rng.pick("space-between", "center", None), **gaps(rng.pick("8px", "16px", "0px")))


def table(rng):
    count = rng.randint(2, 6)
    widths = [rng.pick(dict(flex_grow=1, flex_basis="0px"), dict(width="80px"), dict(width="20%"), dict(flex_basis="25%"),
                      dict(flex_grow=2, flex_basis="auto", min_width="0px"), dict(min_width="min-content", flex_grow=1))
              for _ in range(count)]
    cell = lambda width_style: text(rng.words(3), **width_style) if rng.chance(.6) else box(
        text(rng.words(2)), **width_style, **around("4px"), justify_content=rng.pick("flex-end", "center", None))
    return column(*(box(*(cell(width_style) for width_style in widths), align_items=rng.pick("center", "baseline", None),
                        **around("1px", "border", ("bottom",)), column_gap=rng.pick("8px", "2%", None))
                    for _ in range(rng.randint(2, 8))), overflow_x=rng.pick("auto", None), overflow_y=rng.pick("auto", None))


def form(rng):
    field = lambda: box(text(rng.words(2)), flex_grow=rng.pick(1, None), height=rng.pick("32px", None), align_items="center",
                        min_width=rng.pick("120px", "50%", None), **around("6px"), **around("1px", "border"))
    line = lambda: box(text(rng.words(2), width=rng.pick("80px", "30%", "max-content", None), flex_shrink=rng.pick(0, None)), field(),
                       align_items=rng.pick("baseline", "center", None), flex_wrap=rng.pick("wrap", None), **gaps(rng.pick("8px", "4px")),
                       flex_direction=rng.pick("column", None, None, None))
    last = box(*(button(rng) for _ in range(rng.randint(1, 3))), justify_content=rng.pick("flex-end", "space-between", None),
               flex_direction=rng.pick("row-reverse", None), column_gap="8px")
    return column(*(line() for _ in range(rng.randint(1, 5))), last, row_gap=rng.pick("12px", None), **around("16px"),
                  max_width=rng.pick("360px", "90%", None), align_self=rng.pick("center", None),
                  **around("auto", "margin", rng.pick(("left", "right"), ())))


def chat(rng):
    def message():
        bubble = column(text(rng.words(14)), text("12", align_self=rng.pick("flex-end", None)),
                        max_width=rng.pick("75%", "80%", "240px", "fit-content"), min_width=rng.pick("0px", None),
                        width=rng.pick("fit-content", None, None), **around(rng.pick("8px", "10px")))
        badge = box(text("1"), position="absolute", right="-4px", bottom=rng.pick("-4px", "0px"), min_width="16px")
        face = box(badge, width="32px", aspect_ratio=1, flex_shrink=0, align_self=rng.pick("flex-end", None))
        return box(*rng.pick((face, bubble), (bubble,), (bubble, icon(rng))), flex_direction=rng.pick("row", "row-reverse"),
                   align_self=rng.pick("flex-start", "flex-end", None), column_gap="8px", max_width=rng.pick("90%", None),
                   align_items=rng.pick("flex-end", "last baseline", None))
    return column(*(message() for _ in range(rng.randint(2, 8))), row_gap="8px", justify_content=rng.pick("flex-end", None),
                  flex_direction=rng.pick("column", "column-reverse"), **around("12px"))


def scroll(rng, inner):
    overflow = rng.pick("auto", "scroll", "hidden")
    return column(inner, flex_grow=1, flex_basis=rng.pick("0px", "auto", "0%"), min_height=rng.pick("0px", None),
                  overflow_x=overflow, overflow_y=overflow)


def stack(rng):
    return column(*(media(rng) for _ in range(rng.randint(2, 8))), row_gap=rng.pick("1px", None))


def sidebar(rng):
    return column(*(box(icon(rng), text(rng.words(2)), column_gap="8px", align_items="center") for _ in range(rng.randint(2, 6))),
                  width=rng.pick("200px", "25%", "max-content", None), flex_shrink=rng.pick(0, None), min_width=rng.pick("120px", None),
                  row_gap="4px", flex_wrap=rng.pick("wrap", None, None), max_height=rng.pick("80px", "100%", None, None))


def screen(rng, *inner):
    inner = inner or (rng.pick(stack, cards, form, chat, table),)
    body = [scroll(rng, make(rng)) if rng.chance(.6) else make(rng) for make in inner]
    if rng.chance(.35):
        body = [box(sidebar(rng), *body, flex_grow=rng.pick(1, None), min_height=rng.pick("0px", None),
                    column_gap=rng.pick("16px", None))]
    if rng.chance(.3):
        body.append(box(icon(rng), position="absolute", right="16px", bottom=rng.pick("16px", "10%"), **around("16px")))
    return with_mistakes(rng, column(header(rng), *body, *([tabs(rng)] if rng.chance(.6) else []),
                             height=rng.pick("100%", "600px", None), min_height=rng.pick("100%", None), width=rng.pick("100%", None)))


def panels(rng):
    tile = lambda: rng.pick(card, media, lambda rng: column(text("10,000"), text(rng.words(2)), **around("16px")), table)(rng)
    row = lambda: box(*(box(tile(), flex_grow=rng.pick(1, 2), flex_basis=rng.pick("0px", "200px", "30%"), min_width=rng.pick("0px", None))
                        for _ in range(rng.randint(1, 4))), flex_wrap=rng.pick("wrap", None), **gaps("16px"))
    return column(*(row() for _ in range(rng.randint(1, 3))), row_gap="16px", **around("16px"))


def with_mistakes(rng, root):
    """The document after a few random changes, such as mistakes of an author."""
    for _ in range(rng.pick(0, 0, 1, 2, 4)):
        mutate(rng, root)
    return root


SCREENS = {
    "screens": screen,
    "tables": lambda rng: screen(rng, table),
    "forms": lambda rng: screen(rng, form),
    "cards": lambda rng: screen(rng, cards),
    "chats": lambda rng: screen(rng, chat),
    "media": lambda rng: with_mistakes(rng, stack(rng)),
    "dashboards": lambda rng: screen(rng, panels),
}

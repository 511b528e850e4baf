import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension Book {
  /// The script of the pages: a slider for widths, checked answers, hints one by one, and answers at the end on paper.
  ///
  /// The pictures of a slider are the engine's, made in advance; widths between two of them are not shown.
  static let script = #"""
    document.documentElement.classList.add("scripted");
    const add = (parent, name, set) => parent.appendChild(Object.assign(document.createElement(name), set));

    for (const data of document.querySelectorAll("script.widths")) {
      const { patterns, widths } = JSON.parse(data.textContent), view = data.previousElementSibling;
      const home = view.innerHTML, own = +view.closest("section").querySelector(".place").textContent.match(/[\d.]+/)[0];
      const start = widths.findIndex((one) => one.width === own);
      const label = document.createElement("label");
      label.className = "width";
      view.before(label);
      add(label, "span", { textContent: "Width" });
      const slider = add(label, "input", { type: "range", min: 0, max: widths.length - 1, value: start });
      const output = add(label, "output", { textContent: own });
      slider.setAttribute("aria-valuetext", own);
      slider.addEventListener("input", () => {
        const { width, pattern, numbers } = widths[slider.value], values = numbers.split(" ");
        let next = 0;
        view.innerHTML = +slider.value === start ? home : patterns[pattern].replace(/\u00a4/g, () => values[next++]);
        output.textContent = width;
        slider.setAttribute("aria-valuetext", width);
      });
    }

    // The typed value: a number, or one divided by another.
    function number(text) {
      const parts = text.trim().match(/^(-?(?:\d+\.?|\d*\.\d+))(?:\s*\/\s*(\d*\.?\d+))?$/);
      if (!parts || +parts[2] === 0) return null;
      return parts[2]
        ? { value: parts[1] / parts[2], places: 0 } : { value: +parts[1], places: (parts[1].split(".")[1] || "").length };
    }

    // Equal to 1/64, or as the value rounded to the decimals typed.
    function same(typed, value) {
      const last = typed.places > 0 ? 0.5 / 10 ** Math.min(typed.places, 6) + 1e-9 : 0;
      return Math.abs(typed.value - value) <= Math.max(1 / 64, last);
    }

    // The reply to numbers that are not all right.
    function reply({ labels, values, slips }, typed, wrong, isGuess) {
      const fits = (all) => slips.find((slip) => all.every((index) => same(typed[index], slip.values[index])));
      const slip = fits([...values.keys()]) || fits(wrong);
      if (slip) return slip.reply;
      // The answer to a guess is shown anyway.
      if (isGuess) return "Not quite.";
      const isNear = ({ value, places }, index) => places === 0 && Math.abs(value - values[index]) < 1;
      const kinds = typed.map((number, index) => !wrong.includes(index) ? "Right" : isNear(number, index)
        ? "Near, but a decimal is missing" : number.value > values[index] ? "Too large" : "Too small");
      if (labels.length === 1) {
        const kind = isNear(typed[0], 0) ? "near, but a decimal is missing" : kinds[0].toLowerCase();
        return `${typed[0].value} is ${kind}.`;
      }
      return ["Right", "Too large", "Too small", "Near, but a decimal is missing"].filter((kind) => kinds.includes(kind))
        .map((kind) => `${kind}: ${labels.filter((_, index) => kinds[index] === kind).join(", ")}.`).join(" ");
    }

    for (const section of document.querySelectorAll(".guess, .exercise")) {
      const answer = section.querySelector("details.answer"), hints = [...section.querySelectorAll("details.hint")];
      hints.slice(1).forEach((hint, index) => {
        hint.hidden = true;
        hints[index].addEventListener("toggle", () => (hint.hidden = false));
      });
      const data = section.querySelector("script.key");
      if (!data) continue;
      const key = JSON.parse(data.textContent), blanks = [...section.querySelectorAll(".blank")];
      answer.hidden = hints.length > 0;
      hints.at(-1)?.addEventListener("toggle", () => (answer.hidden = false));
      let failures = 0;
      const say = (html, isRight) => {
        said.innerHTML = isRight ? "Right. " + html : html;
        said.classList.toggle("right", isRight);
        if (!isRight) failures += 1;
        if (isRight || failures > 2) answer.hidden = false;
        if (isRight || section.classList.contains("guess")) answer.open = true;
      };
      const form = document.createElement("form");
      data.before(form);
      if (key.values) {
        const first = blanks[0].closest("ul, p.sum");
        first.before(form);
        for (const line of section.querySelectorAll(":scope > ul.asked, :scope > p.sum")) form.append(line);
        const fields = blanks.map((blank, index) => {
          const field = Object.assign(document.createElement("input"), { className: "blank", autocomplete: "off" });
          field.setAttribute("aria-label", new DOMParser().parseFromString(key.labels[index], "text/html").body.textContent);
          blank.replaceWith(field);
          return field;
        });
        add(form, "button", { textContent: "Check" });
        form.addEventListener("submit", (event) => {
          event.preventDefault();
          const typed = fields.map((field) => number(field.value)), missing = typed.indexOf(null);
          if (missing >= 0) {
            said.textContent = "A number goes into each field, with a point before decimals.";
            fields[missing].focus();
            return;
          }
          const wrong = [...typed.keys()].filter((index) => !same(typed[index], key.values[index]));
          const isGuess = section.classList.contains("guess");
          say(wrong.length ? reply(key, typed, wrong, isGuess) : "", wrong.length === 0);
        });
      } else {
        const list = section.querySelector(".choices"), name = `choice-${document.forms.length}`;
        form.append(list);
        [...list.children].forEach((item, index) => {
          const label = document.createElement("label");
          label.append(...item.childNodes);
          const radio = Object.assign(document.createElement("input"), { type: "radio", name });
          label.prepend(radio);
          item.append(label);
          radio.addEventListener("change", () => {
            const isRight = index === key.right;
            say(isRight ? "" : key.replies[index] || "Another choice is right.", isRight);
          });
        });
      }
      const said = add(form, "p", { className: "reply" });
      said.setAttribute("role", "status");
    }

    // On paper the answers are at the end.
    addEventListener("beforeprint", () => {
      const paper = add(document.querySelector("main"), "section", { className: "paper" });
      for (const details of document.querySelectorAll("details.answer")) {
        if (!paper.firstChild) add(paper, "h2", { textContent: "Answers" });
        let head = details.closest("section.exercise, section.guess") || details;
        while (head && !/^H[23]$/.test(head.tagName)) head = head.previousElementSibling;
        add(paper, "h3", { textContent: head ? head.textContent : "" });
        paper.append(...[...details.cloneNode(true).children].slice(1));
      }
    });
    addEventListener("afterprint", () => document.querySelector(".paper")?.remove());

    """#
}

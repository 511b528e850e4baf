extension Book {
  /// A script for printing: it copies the answers to the end of the page, below the titles of their exercises.
  static let printingScript = #"""
    addEventListener("beforeprint", () => {
      if (document.querySelector(".paper")) return;
      const add = (parent, name, properties) =>
        parent.appendChild(Object.assign(document.createElement(name), properties));
      const paper = add(document.querySelector(".book main"), "section", { className: "paper" });
      for (const details of document.querySelectorAll(".book details.answer")) {
        if (!paper.firstChild) add(paper, "h2", { textContent: "Answers" });
        let head = details.closest("section.exercise, section.guess") || details;
        while (head && !/^H[23]$/.test(head.tagName)) head = head.previousElementSibling;
        add(paper, "h3", { textContent: head ? head.textContent : "" });
        paper.append(...[...details.cloneNode(true).children].slice(1));
      }
      document.querySelector(".book").classList.add("printed");
    });
    addEventListener("afterprint", () => {
      document.querySelector(".paper")?.remove();
      document.querySelector(".book").classList.remove("printed");
    });

    """#

  /// A script for the list of lessons: it marks the lessons that were read in this browser.
  static let progressScript = #"""
    try {
      for (const [, name] of (localStorage.getItem("progress") ?? "").matchAll(/^read (\S+)$/gm)) {
        document.querySelector(`.contents a[href="${name}.html"]`)?.classList.add("read");
      }
    } catch { /* A browser may forbid pages from disk to store anything. */ }

    """#
}

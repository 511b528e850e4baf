"""A driver of a headless Chromium by its debugging pipe. It needs no port and no package."""

import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """One page of a headless Chromium.

    `errors` has the exceptions and the logged errors of the page; `requests` has the URLs requested from the network.
    """

    name = "Chromium"

    def __init__(self, program="chromium"):
        self.profile = tempfile.mkdtemp(prefix="page-test-")
        self.process, self.out, self.into = self.start(program)
        self.buffer, self.last, self.session, self.errors = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.requests, self.requested = [], {}
        self.resize(1440, 900)

    def start(self, program):
        """Starts the browser. Returns the process, a file for commands to it, and a file for messages from it."""
        down, up = os.pipe(), os.pipe()
        # The browser reads from descriptor 3 and writes to 4. These copies have numbers of 20 and more, so that neither
        # is overwritten before it was copied.
        theirs = [fcntl.fcntl(fd, fcntl.F_DUPFD, 20) for fd in (down[0], up[1])]

        def plug():
            os.dup2(theirs[0], 3)
            os.dup2(theirs[1], 4)

        process = subprocess.Popen(
            [
                program,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-extensions",
                "--no-first-run",
                "--disable-background-networking",
                "--hide-scrollbars",
                "--remote-debugging-pipe",
                f"--user-data-dir={self.profile}",
                "about:blank",
            ],
            preexec_fn=plug,
            pass_fds=(3, 4),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for fd in (down[0], up[1], *theirs):
            os.close(fd)
        return process, os.fdopen(down[1], "wb"), os.fdopen(up[0], "rb")

    def message(self):
        while True:
            head, mark, rest = self.buffer.partition(b"\0")
            if mark:
                self.buffer = rest
                return json.loads(head)
            chunk = self.into.read1(1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk

    def call(self, method, **params):
        """Sends one command and returns its result. Events that arrive before the result are recorded."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        self.out.flush()
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.record_event(answer)

    def record_event(self, event):
        method, params = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            url = params["request"]["url"]
            if not url.startswith(("file:", "data:", "blob:", "about:")):
                self.requests.append(url)
                self.requested[params["requestId"]] = url
        elif method == "Network.loadingFailed" and params.get("blockedReason") == "csp":
            # The page's policy blocked the request, so nothing was sent.
            url = self.requested.pop(params["requestId"], None)
            if url in self.requests:
                self.requests.remove(url)

    def evaluate(self, expression):
        """The value of a JavaScript expression in the page (promises awaited)."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def resize(self, width, height, scale=1, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile
        )

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def open(self, url, ready="document.documentElement.dataset.ready === '1'", seconds=20):
        """Opens a page. Returns the seconds until the expression `ready` is true."""
        # Without the blank page in between, `ready` could be true in the old page.
        self.call("Page.navigate", url="about:blank")
        began = time.time()
        self.call("Page.navigate", url=url)
        while time.time() - began < seconds:
            try:
                if self.evaluate(ready):
                    return time.time() - began
            except RuntimeError:
                pass
            if self.errors and time.time() - began > 1:
                break
            time.sleep(0.02)
        raise RuntimeError(f"the page is not ready. {' '.join(self.errors)[:600]}")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def mouse(self, kind, x, y, held=True):
        """Moves, presses or releases the mouse. The kind is "Moved", "Pressed" or "Released"."""
        button = "left" if held or kind != "Moved" else "none"
        self.call(
            "Input.dispatchMouseEvent",
            type="mouse" + kind,
            x=x,
            y=y,
            button=button,
            buttons=1 if held else 0,
            clickCount=1,
        )

    def click(self, x, y):
        self.mouse("Moved", x, y, held=False)
        self.mouse("Pressed", x, y)
        self.mouse("Released", x, y)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def press(self, key, alt=False, control=False, shift=False):
        """Presses and releases a key by its name in key events."""
        codes = {
            "Enter": 13,
            "Escape": 27,
            "Tab": 9,
            "ArrowLeft": 37,
            "ArrowUp": 38,
            "ArrowRight": 39,
            "ArrowDown": 40,
            "Home": 36,
            "End": 35,
            "Delete": 46,
            "Backspace": 8,
            " ": 32,
            "F6": 117,
        }
        code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        modifiers = (1 if alt else 0) | (2 if control else 0) | (8 if shift else 0)
        text = {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 else "")
        what = dict(
            key=key,
            code={" ": "Space"}.get(key, "Key" + key.upper() if key.isalpha() and len(key) == 1 else key),
            windowsVirtualKeyCode=code,
            modifiers=modifiers,
        )
        if text and not (alt or control):
            self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **what)
        else:
            self.call("Input.dispatchKeyEvent", type="rawKeyDown", **what)
        self.call("Input.dispatchKeyEvent", type="keyUp", **what)

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
            self.process.wait(20)
        except (RuntimeError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

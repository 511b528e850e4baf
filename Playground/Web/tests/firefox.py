"""A driver of a headless Firefox by Marionette on a free local port."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

# The page's policy forbids `eval`, but not script elements. Only a script element has access to the page's constants.
SCRIPT = """const done = arguments[arguments.length - 1];
const script = document.createElement('script');
script.textContent = 'window.testAnswer = (async () => (' + arguments[0] + '\\n))();';
window.testAnswer = Promise.reject('this is no expression');
window.testAnswer.catch(() => {});
document.documentElement.append(script);
script.remove();
window.testAnswer.then(value => done([value]), fault => done({fault: String(fault)}));"""

PREFERENCES = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
}


KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Home": "\ue011", "End": "\ue010", "Delete": "\ue017",
    "Backspace": "\ue003", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "F6": "\ue036", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
}  # fmt: skip


class Firefox:
    """One page of a headless Firefox."""

    name = "Firefox"

    def __init__(self, program="firefox-esr"):
        self.profile = tempfile.mkdtemp(prefix="page-test-")
        self.errors, self.requests, self.last = [], [], 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with open(os.path.join(self.profile, "user.js"), "w", encoding="utf-8") as file:
            for name, value in {**PREFERENCES, "marionette.port": port}.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "--profile", self.profile, "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.profile},
        )
        self.wire = self.connect(port)
        self.receive()
        self.call("WebDriver:NewSession", {"capabilities": {}})
        self.call("WebDriver:SetTimeouts", {"script": 300000})
        self.resize(1440, 900)

    def connect(self, port, seconds=60):
        began = time.time()
        while time.time() - began < seconds:
            try:
                return socket.create_connection(("127.0.0.1", port))
            except OSError:
                time.sleep(0.25)
        raise RuntimeError("the browser does not answer")

    def receive(self):
        """Receives a message: the length, a colon, and that number of bytes of JSON."""
        head = b""
        while not head.endswith(b":"):
            head += self.wire.recv(1)
        body, size = bytearray(), int(head[:-1])
        while len(body) < size:
            body += self.wire.recv(size - len(body))
        return json.loads(body)

    def call(self, command, params):
        self.last += 1
        text = json.dumps([0, self.last, command, params]).encode()
        self.wire.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(error.get("message", json.dumps(error))[:2000])
        return result

    def evaluate(self, expression):
        """The value of a JavaScript expression in the page (promises awaited)."""
        parameters = {"script": SCRIPT, "args": [expression], "sandbox": None}
        value = self.call("WebDriver:ExecuteAsyncScript", parameters)["value"]
        if isinstance(value, dict):
            raise RuntimeError(value["fault"])
        return value[0] if value else None

    def resize(self, width, height, scale=1, mobile=False):
        """Sets the size of the window. The page is smaller by the window's frame and bars."""
        self.call("WebDriver:SetWindowRect", {"width": width, "height": height})

    def open(self, url, ready="document.documentElement.dataset.ready === '1'", seconds=40):
        """Opens a page. Returns the seconds until the expression `ready` is true."""
        began = time.time()
        self.call("WebDriver:Navigate", {"url": "about:blank"})
        self.call("WebDriver:Navigate", {"url": url})
        while time.time() - began < seconds:
            try:
                if self.evaluate(ready):
                    return time.time() - began
            except RuntimeError:
                pass
            time.sleep(0.05)
        raise RuntimeError(f"the page is not ready after {seconds} s")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("WebDriver:TakeScreenshot", {"full": False})["value"]))

    def perform(self, kind, actions, **parameters):
        source = {"type": kind, "id": kind, "actions": actions, **parameters}
        self.call("WebDriver:PerformActions", {"actions": [source]})

    def mouse(self, kind, x, y, held=True):
        """Moves, presses or releases the mouse. The kind is "Moved", "Pressed" or "Released"."""
        actions = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}]
        if kind != "Moved":
            actions.append({"type": "pointerDown" if kind == "Pressed" else "pointerUp", "button": 0})
        self.perform("pointer", actions, parameters={"pointerType": "mouse"})

    def click(self, x, y):
        self.mouse("Pressed", x, y)
        self.mouse("Released", x, y)

    def type(self, text):
        self.evaluate(f"document.execCommand('insertText', false, {json.dumps(text)})")

    def press(self, key, alt=False, control=False, shift=False):
        """Presses and releases a key by its name in key events."""
        held = [KEYS[name] for name, is_held in (("Alt", alt), ("Control", control), ("Shift", shift)) if is_held]
        value = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": each} for each in (*held, value)]
        actions += [{"type": "keyUp", "value": each} for each in (value, *reversed(held))]
        self.perform("key", actions)

    def close(self):
        try:
            self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
            self.process.wait(20)
        except (RuntimeError, OSError, ValueError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

"""The check that every test makes at its end does hear what it should."""

from tests.e2e.visitor import Visit


def test_trouble_is_heard(visit: Visit) -> None:
    eve = visit().open()
    for trouble, heard in (
        ("() => console.error('ouch')", "ouch"),
        ("() => { setTimeout(() => { throw new Error('thrown') }) }", "thrown"),
        ("() => fetch('http://127.0.0.1:9/').catch(() => 0)", "Content Security Policy"),
        ("() => { document.body.setAttribute('style', 'color: red') }", "Content Security Policy"),
        ("() => { location.href = 'http://localhost:9/' }", "a request elsewhere"),
    ):
        eve.complaints.clear()
        eve.page.evaluate(trouble)
        eve.await_complaint(heard)
    eve.complaints.clear()

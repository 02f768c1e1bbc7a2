"""Notices away from the page: pushed to the browser, by e-mail, or to a webhook. Nothing is sent unless the operator
has set a channel up and the person has asked for it."""

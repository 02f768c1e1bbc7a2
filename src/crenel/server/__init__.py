"""The table in the browser: seats, storage, live updates. It knows games only through the kernel and names none."""

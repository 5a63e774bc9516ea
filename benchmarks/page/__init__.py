"""How quick the page is under the finger, in Chromium with its processor slowed down."""

"""What docs/build.py is made of: pages with markers, checked examples, generated tables."""

"""The parts of the plain kernel: tiles are swept from the lowest number to the highest.

What has a header of the same name in the compiled kernel does the same there.
"""

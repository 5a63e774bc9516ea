"""The animals of the picture cards, heads seen from the front: cat, fox, elephant, duck, frog."""

from rackrun.tiles import Colour

ANIMAL_SIZE = 64

ANIMALS = {
    Colour.BLACK: (
        '<path fill="#2a2b31" d="M9 8c0-3 3-4.2 5.2-2.6L25 13a29 29 0 0 1 14 0L49.8 5.4C52'
        " 3.8 55 5 55 8v21c2.4 3.8 3.4 7.6 3.4 11.5C58.4 52 47.5 60 32 60S5.6 52 5.6"
        ' 40.5c0-3.9 1-7.7 3.4-11.5Z"/>'
        '<path fill="#ef9aa8" d="M14 12.5 21.5 18 14 25ZM50 12.5 42.5 18 50 25Z"'
        ' stroke="#ef9aa8" stroke-width="2" stroke-linejoin="round"/>'
        '<ellipse cx="20.5" cy="35" rx="6" ry="6.6" fill="#ffd65a"/>'
        '<ellipse cx="43.5" cy="35" rx="6" ry="6.6" fill="#ffd65a"/>'
        '<ellipse cx="21" cy="35" rx="2.4" ry="5.2" fill="#17181c"/>'
        '<ellipse cx="43" cy="35" rx="2.4" ry="5.2" fill="#17181c"/>'
        '<path fill="#ef9aa8" d="M28.6 43.5h6.8L32 47.3Z" stroke="#ef9aa8"'
        ' stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M32 48v1.5c0 3-5.5 4.5-7.5 1.5M32 49.5c0 3 5.5 4.5 7.5 1.5M12'
        ' 46l-8.5-1.5M12 50l-7.5 2.5M52 46l8.5-1.5M52 50l7.5 2.5" fill="none"'
        ' stroke="#c9cad2" stroke-width="1.8" stroke-linecap="round"/>'
    ),
    Colour.RED: (
        '<path fill="#d8352f" d="M7 5c8 .5 14.5 4.5 18 10.5a28 28 0 0 1 14 0C42.5 9.5 49'
        " 5.5 57 5c2 8.5 1.5 16.5-1.5 23 2.2 2.8 3.7 5.7 4.5 9-6 13-16.5 23-28 23S10 50 4"
        ' 37c.8-3.3 2.3-6.2 4.5-9C5.5 21.5 5 13.5 7 5Z"/>'
        '<path fill="#fff1de" d="M4 37c10-3.5 18.5.5 21 9 1.2 4 3.5 6.5 7 6.5s5.8-2.5'
        ' 7-6.5c2.5-8.5 11-12.5 21-9-6 13-16.5 23-28 23S10 50 4 37Z"/>'
        '<path fill="#7c1420" d="M11.5 10.5c4.5 1 7.8 3.5 10 7.5-4 1.4-7 3.6-9.3'
        " 6.8-1.5-4.8-1.7-9.6-.7-14.3ZM52.5 10.5c-4.5 1-7.8 3.5-10 7.5 4 1.4 7 3.6 9.3 6.8"
        ' 1.5-4.8 1.7-9.6.7-14.3Z"/>'
        '<circle cx="20" cy="35" r="3.6" fill="#2b1216"/>'
        '<circle cx="44" cy="35" r="3.6" fill="#2b1216"/>'
        '<circle cx="21.3" cy="33.7" r="1.2" fill="#fff"/>'
        '<circle cx="45.3" cy="33.7" r="1.2" fill="#fff"/>'
        '<ellipse cx="32" cy="51.5" rx="5.2" ry="4" fill="#2b1216"/>'
    ),
    Colour.BLUE: (
        '<path fill="#1b62c9" d="M20 13C12 5 1 10 1 24c0 13 8 21 18 19ZM44 13c8-8 19-3 19'
        ' 11 0 13-8 21-18 19Z"/>'
        '<path fill="#a9ccfa" d="M17 18c-5-4.5-11-2-11 6.5 0 8.5 4.5 13.5 11 13ZM47'
        ' 18c5-4.5 11-2 11 6.5 0 8.5-4.5 13.5-11 13Z"/>'
        '<path fill="#3f8cf0" d="M32 6c12 0 19 8.5 19 19.5 0 8-4 13.5-10.5 16.5-.5 4.5-.3'
        " 7.5 2.5 7.5 2 0 3-1.2 4.5-1.2 2.8 0 3.5 3.7 1.5 6.2-1.8 2.4-4.8 4.5-8.5 4.5-9"
        ' 0-13.5-6.5-15-16.8C18 39.5 13 34 13 25.5 13 14.5 20 6 32 6Z"/>'
        '<circle cx="23" cy="26" r="3.4" fill="#0c2550"/>'
        '<circle cx="41" cy="26" r="3.4" fill="#0c2550"/>'
        '<circle cx="24.2" cy="24.8" r="1.1" fill="#fff"/>'
        '<circle cx="42.2" cy="24.8" r="1.1" fill="#fff"/>'
        '<circle cx="18.5" cy="33" r="3" fill="#f5a3b3" opacity=".85"/>'
        '<circle cx="45.5" cy="33" r="3" fill="#f5a3b3" opacity=".85"/>'
        '<path d="M28 45.5c2.5.8 5 .8 7.5 0M30.5 51c2.2.3 4-.2 5.5-1.2" fill="none"'
        ' stroke="#1b62c9" stroke-width="2" stroke-linecap="round"/>'
    ),
    Colour.YELLOW: (
        '<path fill="#f5aa0a" d="M30 11c-5-1-7-5-5-9 2 2 4 3 6 3-.5-2 .5-4 3-5 0 3 1 5 3.5'
        ' 6.5C40 8 38 11 34 11Z"/>'
        '<circle cx="32" cy="34" r="26" fill="#fdc931"/>'
        '<path fill="#f5aa0a" d="M10.5 49a26 26 0 0 0 43 0C49 54 41 57 32'
        ' 57s-17-3-21.5-8Z"/>'
        '<circle cx="20" cy="28" r="3.8" fill="#33210a"/>'
        '<circle cx="44" cy="28" r="3.8" fill="#33210a"/>'
        '<circle cx="21.4" cy="26.6" r="1.3" fill="#fff"/>'
        '<circle cx="45.4" cy="26.6" r="1.3" fill="#fff"/>'
        '<path fill="#ef7d12" d="M32 33c4.5 0 7 2.5 10.5 4 4 1.7 7 1.8 7 4.5 0 4.5-7.5'
        ' 9-17.5 9s-17.5-4.5-17.5-9c0-2.7 3-2.8 7-4.5C25 35.5 27.5 33 32 33Z"/>'
        '<path d="M16.5 42c4.5 2.8 9.7 2 15.5 2s11 .8 15.5-2" fill="none" stroke="#a84a00"'
        ' stroke-width="1.9" stroke-linecap="round"/>'
        '<circle cx="28.5" cy="37.8" r="1" fill="#a84a00"/>'
        '<circle cx="35.5" cy="37.8" r="1" fill="#a84a00"/>'
    ),
    Colour.GREEN: (
        '<circle cx="17" cy="18" r="12" fill="#2fae6a"/>'
        '<circle cx="47" cy="18" r="12" fill="#2fae6a"/>'
        '<path fill="#2fae6a" d="M32 15c17 0 29 10.5 29 24S49 60 32 60 3 52.5 3 39s12-24'
        ' 29-24Z"/>'
        '<path fill="#c4ecc9" d="M9 47.5C14 51 22 53 32 53s18-2 23-5.5C51 55 42.5 60 32'
        ' 60S13 55 9 47.5Z"/>'
        '<circle cx="17" cy="18" r="7.6" fill="#fff"/>'
        '<circle cx="47" cy="18" r="7.6" fill="#fff"/>'
        '<circle cx="18.6" cy="19" r="4.2" fill="#0c3320"/>'
        '<circle cx="45.4" cy="19" r="4.2" fill="#0c3320"/>'
        '<circle cx="20" cy="17.6" r="1.3" fill="#fff"/>'
        '<circle cx="46.8" cy="17.6" r="1.3" fill="#fff"/>'
        '<path d="M13 40c5 6.5 11.5 8.5 19 8.5S46 46.5 51 40" fill="none" stroke="#0c5a35"'
        ' stroke-width="2.6" stroke-linecap="round"/>'
        '<circle cx="28.5" cy="32.5" r="1.3" fill="#0c5a35"/>'
        '<circle cx="35.5" cy="32.5" r="1.3" fill="#0c5a35"/>'
        '<circle cx="9.5" cy="37" r="3.2" fill="#f0a0a0" opacity=".7"/>'
        '<circle cx="54.5" cy="37" r="3.2" fill="#f0a0a0" opacity=".7"/>'
    ),
}

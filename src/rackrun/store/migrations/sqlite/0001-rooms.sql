CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    touched INTEGER NOT NULL, -- when something last happened, in milliseconds since 1970
    wakes INTEGER             -- when somebody must look at the room again
);

CREATE INDEX rooms_by_touched ON rooms (touched);
CREATE INDEX rooms_by_wakes ON rooms (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE entries (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (room, version)
);

CREATE TABLE moves (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    mover TEXT NOT NULL,
    id TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (room, mover, id)
);

CREATE TABLE seeds (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (room, commitment)
);

CREATE TABLE beats (
    worker TEXT PRIMARY KEY,
    at INTEGER NOT NULL
);

CREATE TABLE rooms (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    version bigint NOT NULL,  -- how many entries it has
    touched bigint NOT NULL,  -- when something last happened, in milliseconds since 1970
    wakes bigint,             -- when somebody must look at the room again
    owner text                -- the worker that sees to its bots and clocks
);

CREATE INDEX rooms_by_touched ON rooms (touched);
CREATE INDEX rooms_by_owner ON rooms (owner) WHERE wakes IS NOT NULL;

CREATE TABLE entries (
    room text NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    version bigint NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (room, version)
);

CREATE TABLE moves (
    room text NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    mover text NOT NULL,
    id text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    PRIMARY KEY (room, mover, id)
);

CREATE TABLE seeds (
    room text NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    commitment text NOT NULL,
    seed text NOT NULL,
    PRIMARY KEY (room, commitment)
);

CREATE TABLE beats (
    worker text PRIMARY KEY,
    at bigint NOT NULL
);

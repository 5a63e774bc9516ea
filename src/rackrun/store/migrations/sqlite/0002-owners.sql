ALTER TABLE rooms ADD COLUMN owner TEXT; -- the worker that sees to its bots and clocks
CREATE INDEX rooms_by_owner ON rooms (owner);

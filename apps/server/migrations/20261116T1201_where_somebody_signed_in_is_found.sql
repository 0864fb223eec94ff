-- Whether a person signed in from this address and device before: their tries there are counted apart.
create index session_place on session (person_id, address, started_at);

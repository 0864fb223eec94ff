-- A statement of many lines is added to its account in parts, so that nobody else waits for it: how far that is, and for whom.
alter table bank_statement add column taking jsonb;

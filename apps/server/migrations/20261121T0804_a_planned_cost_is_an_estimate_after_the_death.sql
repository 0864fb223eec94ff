-- A cost that was planned while the client lived: until somebody confirms it, no account is drawn with it.
alter table expense add column is_estimate boolean not null default false;

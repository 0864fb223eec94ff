-- Whose dates an address of a team shows, besides what its maker may see of them; nobody named is everybody of the firm.
alter table calendar_feed add column people bigint[] not null default '{}';

-- How often each asked in the minute that runs, by all processes together. The key is a fingerprint: neither addresses nor
-- sessions can be read here. Nothing of it is worth keeping over a crash, so it is not logged.
create unlogged table request_count (
  key text primary key,
  started_at timestamptz not null,
  count int not null
);
create index request_count_old on request_count (started_at); -- what may be forgotten
select own_by_provider('request_count');

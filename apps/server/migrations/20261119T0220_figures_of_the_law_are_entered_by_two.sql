-- Rates and limits of the law that the provider's staff enter without a release: one person enters, another confirms.
create table rate_entry (
  id bigint generated always as identity primary key,
  table_name text not null,
  from_on date not null,
  to_on date,
  figures jsonb not null,
  reference text not null,
  note text,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  entered_by bigint not null references person (id),
  entered_name text not null,
  entered_at timestamptz not null,
  decided_by bigint references person (id),
  decided_name text,
  decided_at timestamptz,
  version int not null default 1,
  check (to_on is null or to_on >= from_on),
  check (num_nonnulls(decided_by, decided_name, decided_at) = case when state = 'waiting' then 0 else 3 end),
  check (state <> 'confirmed' or decided_by <> entered_by)
);
create index rate_entry_confirmed on rate_entry (id) where state = 'confirmed'; -- what the law counts with
create index rate_entry_entered_by on rate_entry (entered_by); -- a person who goes
create index rate_entry_decided_by on rate_entry (decided_by) where decided_by is not null; -- a person who goes
comment on table rate_entry is 'Figures of the law entered after a release';
select own_by_provider('rate_entry');

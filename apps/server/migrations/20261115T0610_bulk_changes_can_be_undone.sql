-- What a bulk action found before it changed things, so that it can be put back.
create table matter_bulk_change (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null,
  -- One entry a matter: its id, its version after the change, and the values before.
  lines jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
select own_by_firm('matter_bulk_change');

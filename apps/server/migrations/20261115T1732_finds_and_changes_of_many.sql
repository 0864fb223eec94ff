-- What turned up and may be an asset or a debt, until it is one, or nothing.
create table matter_find (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  -- Who told of it, or was asked.
  source text,
  may_be text not null default 'unknown' check (may_be in ('asset', 'liability', 'unknown')),
  amount_cents bigint check (amount_cents >= 0),
  found_on date,
  asked_on date,
  answered_on date,
  status text not null default 'open' check (status in ('open', 'asked', 'answered', 'asset', 'liability', 'nothing')),
  outcome text,
  asset_id bigint,
  notes text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete set null (asset_id)
);
create index matter_find_of_matter on matter_find (intermediary_id, matter_id, id); -- the finds of a matter
select own_by_matter('matter_find');
select needs_right('matter_find', 'estate');
alter table matter_document_link add column find_id bigint,
  add foreign key (intermediary_id, find_id) references matter_find (intermediary_id, id) on delete cascade;
create index matter_document_link_find on matter_document_link (intermediary_id, find_id) where find_id is not null; -- letters of a find

-- What a change of many assets found, so that it can be put back.
create table asset_bulk_change (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint not null,
  -- One entry an asset: its id, its version after the change, and the columns before; none where it was added.
  lines jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index asset_bulk_change_of_matter on asset_bulk_change (intermediary_id, matter_id); -- goes with its matter
select own_by_matter('asset_bulk_change');

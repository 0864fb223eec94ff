-- Copies of a client's plan with named changes, each with the date of its rates.
create table scenario (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  name text not null,
  rates_on date,
  is_shown boolean not null default false,
  new_cover_cents bigint,
  cover_to_id bigint,
  sold_asset_id bigint,
  sold_price_cents bigint,
  sold_costs_cents bigint,
  left_asset_id bigint,
  left_to_id bigint,
  residue_to_id bigint,
  married_to text,
  married_as text,
  trust_asset_id bigint,
  trust_name text,
  years int,
  growth_percent numeric(7, 4),
  inflation_percent numeric(7, 4),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, cover_to_id) references matter_party (intermediary_id, matter_id, id) on delete set null (cover_to_id),
  foreign key (intermediary_id, matter_id, left_to_id) references matter_party (intermediary_id, matter_id, id) on delete set null (left_to_id),
  foreign key (intermediary_id, matter_id, residue_to_id) references matter_party (intermediary_id, matter_id, id) on delete set null (residue_to_id),
  foreign key (intermediary_id, matter_id, sold_asset_id) references asset (intermediary_id, matter_id, id) on delete set null (sold_asset_id),
  foreign key (intermediary_id, matter_id, left_asset_id) references asset (intermediary_id, matter_id, id) on delete set null (left_asset_id),
  foreign key (intermediary_id, matter_id, trust_asset_id) references asset (intermediary_id, matter_id, id) on delete set null (trust_asset_id)
);
create index scenario_of_matter on scenario (intermediary_id, matter_id, id); -- the scenarios of a client, side by side
comment on table scenario is 'Scenarios of a client';
select own_by_matter('scenario');
select needs_right('scenario', 'estate');

-- A scenario computes the tax of a sale; those made before had it in the costs, so nothing more is computed for them.
alter table scenario
  add column nominations jsonb not null default '[]',
  add column donations jsonb not null default '[]',
  add column payments jsonb not null default '[]',
  add column executor_rate_percent numeric(7, 4),
  add column marriage_ends text check (marriage_ends in ('divorce', 'spouseFirst')),
  add column spouse_leaves_cents bigint check (spouse_leaves_cents >= 0);
set local role boedel_provider;
update scenario set sales = (select coalesce(jsonb_agg(sale || '{"tax": 0}'), '[]') from jsonb_array_elements(sales) sale);
reset role;

-- What the plan of a client for later rests on.
create table flow_assumption (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  years int,
  growth_percent numeric(7, 4),
  property_percent numeric(7, 4),
  investments_percent numeric(7, 4),
  money_percent numeric(7, 4),
  belongings_percent numeric(7, 4),
  policies_percent numeric(7, 4),
  retirement_percent numeric(7, 4),
  spouse_worth_percent numeric(7, 4),
  inflation_percent numeric(7, 4),
  spread_percent numeric(7, 4),
  premiums_cents bigint check (premiums_cents >= 0),
  loans jsonb not null default '[]',
  currencies jsonb not null default '[]',
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- one set for a client
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table flow_assumption is 'Assumptions of a client''s plan';
select own_by_matter('flow_assumption');
select needs_right('flow_assumption', 'estate');

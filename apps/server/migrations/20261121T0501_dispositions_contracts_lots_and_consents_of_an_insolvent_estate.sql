-- What left an insolvent estate before the order and may be set aside, and the contracts on which its trustee or liquidator
-- decides in time.
create table voidable_disposition (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  recipient text not null,
  ground text not null check (ground in ('withoutValue', 'voidablePreference', 'unduePreference', 'collusive', 'businessSold')),
  disposed_on date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  value_received_cents bigint check (value_received_cents >= 0),
  relation text,
  asset_id bigint,
  state text not null default 'found'
    check (state in ('found', 'demanded', 'sued', 'settled', 'setAside', 'recovered', 'notPursued')),
  state_on date,
  recovered_amount_cents bigint check (recovered_amount_cents >= 0),
  case_number text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id)
    on delete set null (asset_id)
);
create index on voidable_disposition (intermediary_id, matter_id);
comment on table voidable_disposition is 'Voidable dispositions of an insolvent estate';
select own_by_matter('voidable_disposition');
select needs_right('voidable_disposition', 'estate');

create table open_contract (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  kind text not null check (kind in ('leaseAsTenant', 'employment', 'landPurchase', 'other')),
  description text not null,
  counterparty text not null,
  monthly_amount_cents bigint check (monthly_amount_cents >= 0),
  demand_on date,
  decision text check (decision in ('continued', 'ended')),
  decided_on date,
  authority text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index on open_contract (intermediary_id, matter_id);
comment on table open_contract is 'Contracts of an insolvent estate that were not completed';
select own_by_matter('open_contract');
select needs_right('open_contract', 'estate');

create table auction_lot (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  lot_number int not null,
  description text not null,
  asset_id bigint not null,
  reserve_price_cents bigint check (reserve_price_cents >= 0),
  hammer_price_cents bigint check (hammer_price_cents >= 0),
  vat_kind text not null default 'none' check (vat_kind in ('none', 'included', 'added')),
  sold_on date,
  buyer text,
  paid_on date,
  conditions text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade
);
create index on auction_lot (intermediary_id, matter_id);
comment on table auction_lot is 'Lots of an auction of an insolvent estate';
select own_by_matter('auction_lot');
select needs_right('auction_lot', 'estate');

create table sale_consent (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  source text not null
    check (source in ('masterBeforeMeeting', 'masterProvisional', 'securedCreditor', 'creditors', 'court')),
  description text not null,
  giver text,
  asset_id bigint,
  lowest_price_cents bigint check (lowest_price_cents >= 0),
  asked_on date,
  answer text check (answer in ('given', 'refused')),
  answered_on date,
  conditions text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id)
    on delete set null (asset_id)
);
create index on sale_consent (intermediary_id, matter_id);
comment on table sale_consent is 'Consents to sales of an insolvent estate';
select own_by_matter('sale_consent');
select needs_right('sale_consent', 'estate');

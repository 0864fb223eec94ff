-- Heads that a person puts bank lines and cash under.
create table recon_group (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  name text not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index recon_group_named on recon_group (intermediary_id, matter_id, lower(name)); -- one of a name
comment on table recon_group is 'Recon groups';
select own_by_matter('recon_group');
select needs_right('recon_group', 'money');

-- What was handed to Sage Pastel: each line goes once.
create table pastel_export (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bank_account_id bigint not null,
  line_count int not null,
  content text not null,
  settings jsonb not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id)
);
create index pastel_export_of_account on pastel_export (intermediary_id, matter_id, bank_account_id, id desc); -- what was used last
comment on table pastel_export is 'Sage Pastel exports';
select own_by_matter('pastel_export');
select needs_right('pastel_export', 'money');

-- Lines of the bank that answer entries of the ledger, to the cent.
create table recon_match (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bank_account_id bigint not null,
  voucher text,
  document_id bigint,
  -- As it was suggested, where it was.
  confidence int,
  made_by bigint default app_user_id(),
  made_name text not null,
  made_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id),
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id)
);
create index recon_match_of_account on recon_match (intermediary_id, matter_id, bank_account_id);
create index recon_match_of_document on recon_match (intermediary_id, document_id) where document_id is not null; -- a paper that is removed
comment on table recon_match is 'Matched bank lines';
select own_by_matter('recon_match');
select needs_right('recon_match', 'money');

create table recon_match_entry (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  match_id bigint not null,
  bank_account_id bigint not null,
  -- The row an event of the ledger was booked from; the event itself changes when its row does.
  source text not null,
  source_id bigint not null,
  amount_cents bigint not null,
  -- Made with the match, so that it goes with it.
  is_made boolean not null default false,
  -- The day an expected entry had before money answered it.
  expected_on date,
  primary key (intermediary_id, id),
  unique (intermediary_id, bank_account_id, source, source_id), -- an entry is answered once
  foreign key (intermediary_id, matter_id, match_id) references recon_match (intermediary_id, matter_id, id) on delete cascade
);
create index recon_match_entry_of_match on recon_match_entry (intermediary_id, matter_id, match_id);
comment on table recon_match_entry is 'What matched bank lines answer';
select own_by_matter('recon_match_entry');
select needs_right('recon_match_entry', 'money');

alter table bank_line add column match_id bigint;
alter table bank_line add column group_id bigint;
alter table bank_line add column pastel_export_id bigint;
alter table bank_line add foreign key (intermediary_id, matter_id, match_id) references recon_match (intermediary_id, matter_id, id);
alter table bank_line add foreign key (intermediary_id, matter_id, group_id) references recon_group (intermediary_id, matter_id, id) on delete set null (group_id);
alter table bank_line add foreign key (intermediary_id, matter_id, pastel_export_id) references pastel_export (intermediary_id, matter_id, id);
create index bank_line_of_match on bank_line (intermediary_id, matter_id, match_id) where match_id is not null; -- a match that is undone, what was chosen before
create index bank_line_of_group on bank_line (intermediary_id, matter_id, group_id) where group_id is not null;
create index bank_line_of_export on bank_line (intermediary_id, matter_id, pastel_export_id) where pastel_export_id is not null;

-- Cash a person sets aside for a head or somebody, beside what follows from the facts.
create table cash_allocation (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  head text not null,
  description text not null,
  amount_cents bigint not null check (amount_cents > 0),
  party_id bigint,
  group_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete set null (party_id),
  foreign key (intermediary_id, matter_id, group_id) references recon_group (intermediary_id, matter_id, id) on delete set null (group_id)
);
create index cash_allocation_of_matter on cash_allocation (intermediary_id, matter_id);
create index cash_allocation_of_party on cash_allocation (intermediary_id, matter_id, party_id) where party_id is not null;
create index cash_allocation_of_group on cash_allocation (intermediary_id, matter_id, group_id) where group_id is not null;
comment on table cash_allocation is 'Cash allocations';
select own_by_matter('cash_allocation');
select needs_right('cash_allocation', 'money');

-- How much of a claim is to be paid from the bank: one for a claim.
create table recon_claim (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  liability_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, liability_id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, liability_id) references liability (intermediary_id, matter_id, id) on delete cascade
);
comment on table recon_claim is 'Claims to be paid';
select own_by_matter('recon_claim');
select needs_right('recon_claim', 'money');

-- What an asset is to bring in money, where a person expects another amount than its price or value.
create table recon_asset (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  expected_cents bigint not null check (expected_cents >= 0),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, asset_id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade
);
comment on table recon_asset is 'Money expected from assets';
select own_by_matter('recon_asset');
select needs_right('recon_asset', 'money');

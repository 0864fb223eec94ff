-- Claims against a matter, funeral and death-bed costs with them. Costs of administration are expenses.
create table liability (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- An entry of the directory, or the name as typed.
  creditor_id bigint,
  creditor text,
  description text,
  kind text not null check (kind in ('debtBeforeDeath', 'incomeTaxToDeath', 'medical', 'funeral', 'tombstone', 'maintenance',
    'capitalGainsTaxAtDeath', 'transferOfDeceasedHalf', 'debtOfSurvivor')),
  amount_cents bigint not null check (amount_cents >= 0),
  incurred_on date,
  reference text,
  voucher text,
  account int check (account > 0),
  status text not null check (status in ('lodged', 'admitted', 'disputed', 'rejected', 'withdrawn')),
  status_on date,
  status_reason text,
  interest_rate numeric(7, 4) check (interest_rate >= 0),
  interest_from_on date,
  interest_to_on date,
  security_rank int check (security_rank > 0),
  rank text check (rank in ('s96Funeral', 's96DeathBed', 's97', 's98', 's98A', 's99', 's101', 's102', 's103')),
  allocation text check (allocation in ('joint', 'deceasedOnly', 'survivorOnly')),
  taken_over_by_id bigint,
  is_to_non_resident boolean not null default false,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at a liability is of the same matter; the liabilities tab and the estate's reader
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id),
  foreign key (intermediary_id, matter_id, taken_over_by_id) references matter_party (intermediary_id, matter_id, id),
  check ((creditor_id is null) <> (creditor is null)),
  check (interest_to_on >= interest_from_on)
);
create index liability_creditor on liability (intermediary_id, creditor_id) where creditor_id is not null; -- where a creditor is used
create index liability_taken_over on liability (intermediary_id, matter_id, taken_over_by_id) where taken_over_by_id is not null; -- whether somebody may go
comment on table liability is 'Liabilities';
select own_by_matter('liability');
select needs_right('liability', 'estate');

-- The assets a liability is secured on.
create table liability_security (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  liability_id bigint not null,
  asset_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, liability_id, asset_id), -- once each; the security of a liability
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, liability_id) references liability (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id)
);
create index liability_security_of_matter on liability_security (intermediary_id, matter_id); -- the estate's reader
create index liability_security_asset on liability_security (intermediary_id, matter_id, asset_id); -- whether an asset may go
select own_by_matter('liability_security');
select needs_right('liability_security', 'estate');

-- A find may turn out to be a debt.
alter table matter_find add column liability_id bigint,
  add foreign key (intermediary_id, matter_id, liability_id) references liability (intermediary_id, matter_id, id) on delete set null (liability_id);
create index matter_find_liability on matter_find (intermediary_id, matter_id, liability_id) where liability_id is not null; -- a debt that is removed

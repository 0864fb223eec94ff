-- What creditors claim of an insolvent estate, from lodging to proof, with the assets that secure it and its parts.
create table creditorclaim (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  creditor_id bigint not null,
  claim_number int check (claim_number > 0),
  reference text,
  claim_type_id int not null check (claim_type_id between 1 and 5),
  claim_basis_id int check (claim_basis_id between 1 and 6),
  preferent_claim_category_id int check (preferent_claim_category_id between 1 and 25),
  amount_cents bigint not null check (amount_cents >= 0),
  agreed_rate numeric(7, 4) check (agreed_rate >= 0),
  is_applicant boolean not null default false,
  is_reserved boolean not null default false,
  security_type_id int check (security_type_id between 1 and 4),
  relies_solely boolean not null default false,
  bonded_sum_cents bigint check (bonded_sum_cents >= 0),
  status text not null check (status in ('lodged', 'tendered', 'proved', 'rejected', 'disputed', 'confirmed', 'reduced', 'expunged',
    'withdrawn', 'lateNeedsLeave')),
  status_on date,
  proved_amount_cents bigint check (proved_amount_cents >= 0),
  status_reason text,
  is_court_claim boolean not null default false,
  court_case_number text,
  court_order_on date,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at a claim is of the same matter; the claims tab and the estate's reader
  unique (intermediary_id, matter_id, claim_number), -- a number is of one claim
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id),
  check (proved_amount_cents <= amount_cents)
);
create index creditorclaim_creditor on creditorclaim (intermediary_id, creditor_id); -- where a creditor is used
comment on table creditorclaim is 'Claims';
select own_by_matter('creditorclaim');
select needs_right('creditorclaim', 'estate');

-- The assets a claim is secured on, with its rank on each.
create table creditorclaim_security (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  creditorclaim_id bigint not null,
  asset_id bigint not null,
  rank int not null check (rank > 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, creditorclaim_id, asset_id), -- once each; the security of a claim
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, creditorclaim_id) references creditorclaim (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id)
);
create index creditorclaim_security_of_matter on creditorclaim_security (intermediary_id, matter_id); -- the estate's reader
create index creditorclaim_security_asset on creditorclaim_security (intermediary_id, matter_id, asset_id); -- whether an asset may go
select own_by_matter('creditorclaim_security');
select needs_right('creditorclaim_security', 'estate');

-- What a claim is made up of.
create table creditorclaim_amount (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  creditorclaim_id bigint not null,
  part text not null check (part in ('capital', 'interest', 'olderInterest', 'costs', 'salary', 'leave', 'paidAbsence', 'severance')),
  amount_cents bigint not null check (amount_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, creditorclaim_id) references creditorclaim (intermediary_id, matter_id, id) on delete cascade
);
create index creditorclaim_amount_of on creditorclaim_amount (intermediary_id, matter_id, creditorclaim_id); -- the parts of a claim; the estate's reader
select own_by_matter('creditorclaim_amount');
select needs_right('creditorclaim_amount', 'estate');

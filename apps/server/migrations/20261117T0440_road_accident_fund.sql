-- What the Road Accident Fund owes under an award and its undertaking, once for each matter.
create table raf_details (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  claimant text,
  is_protected boolean not null default false,
  accident_on date,
  accident_place text,
  court text,
  case_number text,
  order_on date,
  general_damages_cents bigint,
  loss_of_earnings_cents bigint,
  are_fees_allowed boolean not null default false,
  is_premium_allowed boolean not null default false,
  link_number text,
  claim_number text,
  undertaking_on date,
  apportionment_percent numeric(7, 4),
  covers text,
  contact_name text,
  contact_email text,
  contact_phone text,
  address text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- the details of a matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table raf_details is 'Road Accident Fund details';
select own_by_matter('raf_details');
select needs_right('raf_details', 'money');

-- A claim against the undertaking.
create table raf_claim (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  reference text,
  lodged_on date,
  acknowledged_on date,
  closed_on date,
  difference text check (difference in ('accepted', 'escalated')),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what hangs on a claim is of the same matter; the claims of a trust
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table raf_claim is 'Claims against the undertaking';
select own_by_matter('raf_claim');
select needs_right('raf_claim', 'money');

-- The accounts of its schedule.
create table raf_item (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  raf_claim_id bigint not null,
  served_on date not null,
  provider text not null,
  provider_address text,
  treatment text,
  injury_link text,
  invoice_number text,
  amount_cents bigint not null check (amount_cents > 0),
  pay_to text not null default 'trust' check (pay_to in ('trust', 'supplier')),
  expense_id bigint,
  document_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, raf_claim_id) references raf_claim (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, expense_id) references expense (intermediary_id, id) on delete set null (expense_id),
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id)
);
create index raf_item_of on raf_item (intermediary_id, matter_id, raf_claim_id); -- the schedule of a claim
create index raf_item_expense on raf_item (intermediary_id, expense_id) where expense_id is not null; -- an expense that is removed
create index raf_item_document on raf_item (intermediary_id, document_id) where document_id is not null; -- a paper that is removed
comment on table raf_item is 'Accounts claimed from the Road Accident Fund';
select own_by_matter('raf_item');
select needs_right('raf_item', 'money');

-- What the Fund paid; an entry of the ledger answers it once it is in the bank.
create table raf_payment (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  raf_claim_id bigint not null,
  paid_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_to text not null default 'trust' check (paid_to in ('trust', 'supplier')),
  income_id bigint,
  reference text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, raf_claim_id) references raf_claim (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, income_id) references income (intermediary_id, id),
  check (paid_to = 'trust' or income_id is null)
);
create index raf_payment_of on raf_payment (intermediary_id, matter_id, raf_claim_id); -- what was paid on a claim
create index raf_payment_income on raf_payment (intermediary_id, income_id) where income_id is not null; -- how much of a receipt is taken
comment on table raf_payment is 'Payments of the Road Accident Fund';
select own_by_matter('raf_payment');
select needs_right('raf_payment', 'money');

-- The letters that went after 30, 60 and 90 days.
create table raf_letter (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  raf_claim_id bigint not null,
  stage int not null check (stage in (30, 60, 90)),
  sent_on date not null,
  document_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, raf_claim_id, stage), -- the letters of a claim, each once
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, raf_claim_id) references raf_claim (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id)
);
create index raf_letter_document on raf_letter (intermediary_id, document_id) where document_id is not null; -- a paper that is removed
comment on table raf_letter is 'Letters to the Road Accident Fund';
select own_by_matter('raf_letter');
select needs_right('raf_letter', 'money');

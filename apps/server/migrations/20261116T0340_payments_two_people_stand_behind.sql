-- How far one person's word goes in paying, and what the firm's files look like.
create table payout_options (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  checker_limit_cents bigint check (checker_limit_cents > 0),
  two_from_cents bigint check (two_from_cents > 0),
  format text not null default 'fnb',
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index payout_options_one_a_firm on payout_options (intermediary_id);
comment on table payout_options is 'Limits of payments';
select own_by_firm('payout_options');
create function furnish_payout() returns trigger language plpgsql as $$
begin
  insert into payout_options (intermediary_id) values (new.id);
  return null;
end $$;
create trigger furnish_payout after insert on intermediary for each row execute function furnish_payout();
set local role boedel_provider;
insert into payout_options (intermediary_id) select id from intermediary;
reset role;

-- A payment out of a matter, from its capture to the day the bank made it.
create table payout (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  payee text not null,
  purpose text not null,
  party_id bigint,
  liability_id bigint,
  expense_id bigint,
  cost_type text,
  expense_type text,
  bank_account_id bigint,
  account_number text,
  account_type text,
  branch_code text,
  branch_number text,
  amount_cents bigint not null check (amount_cents > 0),
  my_ref text,
  ben_ref text,
  same_day boolean not null default false,
  -- What follows is set by what happens to it, never typed.
  state text not null default 'captured' check (state in ('captured', 'approved', 'filed', 'paid')),
  -- Whoever captured or changed whom it pays, how much or where to; none of them approves it.
  makers bigint[] not null default '{}',
  -- The account the payee was known to have, where this is another; how somebody made sure of it.
  account_changed boolean not null default false,
  known_account_number text,
  known_branch_code text,
  confirmed_how text,
  confirmed_name text,
  paid_on date,
  paid_movement_id bigint,
  paid_expense_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at a payment is of the same matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, liability_id) references liability (intermediary_id, matter_id, id),
  foreign key (intermediary_id, expense_id) references expense (intermediary_id, id),
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id),
  foreign key (intermediary_id, paid_movement_id) references money_movement (intermediary_id, id),
  foreign key (intermediary_id, paid_expense_id) references expense (intermediary_id, id),
  check ((state = 'paid') = (paid_on is not null)),
  check (num_nonnulls(paid_movement_id, paid_expense_id) = case when state = 'paid' then 1 else 0 end)
);
create unique index payout_movement_once on payout (intermediary_id, paid_movement_id) where paid_movement_id is not null; -- an entry is paid by one payment
create unique index payout_expense_once on payout (intermediary_id, paid_expense_id) where paid_expense_id is not null;
create unique index payout_provision_once on payout (intermediary_id, expense_id) where expense_id is not null; -- a provision is paid once
create index payout_of_matter on payout (intermediary_id, matter_id, state); -- the tab
create index payout_of_firm on payout (intermediary_id, state, id desc); -- the firm's page
create index payout_of_party on payout (intermediary_id, matter_id, party_id) where party_id is not null;
create index payout_of_liability on payout (intermediary_id, matter_id, liability_id) where liability_id is not null;
create index payout_of_bank on payout (intermediary_id, matter_id, bank_account_id) where bank_account_id is not null;
comment on table payout is 'Payments';
select own_by_matter('payout');
select needs_right('payout', 'money');

-- Somebody's word for a payment as it stood: so much, to that account.
create table payout_approval (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  payout_id bigint not null,
  person_id bigint not null,
  person_name text not null,
  amount_cents bigint not null,
  account_number text not null,
  branch_code text not null,
  approved_at timestamptz not null default clock_timestamp(),
  voided_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id, payout_id) references payout (intermediary_id, matter_id, id) on delete cascade
);
create unique index payout_approval_once on payout_approval (intermediary_id, matter_id, payout_id, person_id) where voided_at is null; -- one word a person
create index payout_approval_of_payout on payout_approval (intermediary_id, matter_id, payout_id);
comment on table payout_approval is 'Approvals of payments';
select own_by_matter('payout_approval');
select needs_right('payout_approval', 'money');

-- A bank's file as it was made: once, with what proves that it arrived whole. Never changed.
create table payout_file (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bank_account_id bigint not null,
  number int not null,
  format text not null,
  action_on date not null,
  same_day boolean not null,
  row_count int not null check (row_count > 0),
  total_cents bigint not null check (total_cents > 0),
  hash_total text not null,
  sha256 text not null,
  content text not null,
  made_by bigint default app_user_id(),
  made_name text not null,
  made_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  unique (intermediary_id, matter_id, number), -- the files of a matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id),
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id)
);
create index payout_file_of_bank on payout_file (intermediary_id, matter_id, bank_account_id);
comment on table payout_file is 'Bank files';
select own_by_matter('payout_file');
select needs_right('payout_file', 'money');
revoke update, delete on payout_file from boedel_app, boedel_provider;
grant delete on payout_file to boedel_eraser;
create trigger append_only before update or delete or truncate on payout_file for each statement execute function refuse_change();

-- What stands in a file, as it was written, and what became of it.
create table payout_file_row (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  payout_file_id bigint not null,
  payout_id bigint not null,
  place int not null,
  payee text not null,
  amount_cents bigint not null,
  account_number text not null,
  branch_code text not null,
  outcome text not null default 'sent' check (outcome in ('sent', 'paid', 'failed', 'withdrawn')),
  outcome_on date,
  why text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, payout_file_id, place), -- the rows of a file
  foreign key (intermediary_id, matter_id, payout_file_id) references payout_file (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, payout_id) references payout (intermediary_id, matter_id, id)
);
create unique index payout_file_row_once on payout_file_row (intermediary_id, matter_id, payout_id) where outcome in ('sent', 'paid'); -- no payment stands in two files
create index payout_file_row_of_payout on payout_file_row (intermediary_id, matter_id, payout_id);
comment on table payout_file_row is 'Rows of bank files';
select own_by_matter('payout_file_row');
select needs_right('payout_file_row', 'money');

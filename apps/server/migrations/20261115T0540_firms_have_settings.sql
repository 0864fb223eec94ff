-- Where a firm is paid, and its logo.
alter table company
  add column account_holder text,
  add column bank_name text,
  add column branch_code text,
  add column account_number text,
  add column account_type text,
  add column logo_file_id bigint,
  add foreign key (intermediary_id, logo_file_id) references stored_file (intermediary_id, id);

-- How a firm works: one row each, there from the moment the firm is.
create table firm_setting (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  -- Null leaves it to the product's own colour.
  white_label_color text check (white_label_color ~ '^#[0-9a-f]{6}$'),
  certificate_info text,
  letterhead_header text,
  letterhead_footer text,
  letterhead_file_id bigint,
  matter_reference_pattern text not null default '{type}/{yyyy}/{seq:5}',
  is_vat_registered boolean not null default false,
  -- Null leaves a fee to the tariff.
  executor_fee_percent numeric(7, 4),
  executor_income_fee_percent numeric(7, 4),
  curator_income_fee_percent numeric(7, 4),
  curator_capital_fee_percent numeric(7, 4),
  advertising_cost_cents bigint check (advertising_cost_cents >= 0),
  reminder_frequency int not null default 1 check (reminder_frequency in (1, 2, 3, 4)),
  reminder_weekday int default 1 check (reminder_weekday between 1 and 7),
  reminder_month_day int check (reminder_month_day in (1, 7, 15, 20, 25)),
  batch_frequency int not null default 3 check (batch_frequency in (1, 2, 3, 4)),
  batch_weekday int check (batch_weekday between 1 and 7),
  batch_month_day int check (batch_month_day in (1, 7, 15, 20, 25)),
  is_share_point_on boolean not null default false,
  is_fx_assist_on boolean not null default false,
  -- 0 nobody, 1 the person responsible for the matter, 2 the Legal Agent who signs milestone letters.
  milestone_signatory int not null default 1 check (milestone_signatory in (0, 1, 2)),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, letterhead_file_id) references stored_file (intermediary_id, id)
);
create unique index firm_setting_one_a_firm on firm_setting (intermediary_id);
select own_by_firm('firm_setting');

-- What the firm asks for trusts. There is no tariff: as the deed fixes it, else what is reasonable (Trust Property Control
-- Act 57 of 1988 s 22).
create table trust_fees (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  take_on_percent numeric(7, 4),
  annual_percent numeric(7, 4),
  annual_basis text check (annual_basis in ('Closing value', 'Average value')),
  income_percent numeric(7, 4),
  termination_percent numeric(7, 4),
  minimum_fee_cents bigint check (minimum_fee_cents >= 0),
  hourly_rate_cents bigint check (hourly_rate_cents >= 0),
  is_vat_added boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index trust_fees_one_a_firm on trust_fees (intermediary_id);
select own_by_firm('trust_fees');

-- How bank lines are matched and vouchers numbered.
create table recon_options (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  assigns_vouchers boolean not null default true,
  voucher_prefix text,
  first_voucher_number int not null default 1 check (first_voucher_number >= 1),
  match_within_days int not null default 5 check (match_within_days between 0 and 60),
  suggests_from_history boolean not null default true,
  needs_voucher_document boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index recon_options_one_a_firm on recon_options (intermediary_id);
select own_by_firm('recon_options');

-- The thirty layout switches of the accounts. Null leaves a switch as the product has it.
create table ld_option (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  option_number int not null check (option_number between 1 and 30),
  is_on boolean,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index ld_option_once on ld_option (intermediary_id, option_number);
select own_by_firm('ld_option');

create function furnish_firm() returns trigger language plpgsql as $$
begin
  insert into firm_setting (intermediary_id) values (new.id);
  insert into trust_fees (intermediary_id) values (new.id);
  insert into recon_options (intermediary_id) values (new.id);
  insert into ld_option (intermediary_id, option_number) select new.id, generate_series(1, 30);
  return null;
end $$;
create trigger furnish after insert on intermediary for each row execute function furnish_firm();

-- Firms that are there already. The provider's role sees them all, whoever owns the schema.
set local role boedel_provider;
insert into firm_setting (intermediary_id) select id from intermediary;
insert into trust_fees (intermediary_id) select id from intermediary;
insert into recon_options (intermediary_id) select id from intermediary;
insert into ld_option (intermediary_id, option_number) select id, generate_series(1, 30) from intermediary;
reset role;

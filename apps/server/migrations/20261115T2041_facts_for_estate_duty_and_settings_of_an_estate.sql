-- Facts estate duty asks for that stand nowhere else, each a list of a matter.
create table held_annuity (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  yearly_cents bigint not null check (yearly_cents >= 0),
  is_charged_on_property boolean not null default false,
  passes_to_id bigint,
  term_years int check (term_years >= 0),
  term_months int check (term_months between 0 and 11),
  owner_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- the estate's reader, and what points at one
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, passes_to_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, owner_id) references matter_party (intermediary_id, matter_id, id)
);
comment on table held_annuity is 'Annuities the deceased enjoyed';
create table exempt_donation (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  value_cents bigint not null check (value_cents >= 0),
  exempt_under text not null check (exempt_under in ('56(1)(c)', '56(1)(d)')),
  in_share_value_cents bigint check (in_share_value_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- the estate's reader, and what points at one
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table exempt_donation is 'Exempt donations';
create table exempt_donation_donee (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  donation_id bigint not null,
  party_id bigint not null,
  share_n bigint not null check (share_n >= 0),
  share_d bigint not null check (share_d > 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, donation_id) references exempt_donation (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id)
);
create index exempt_donation_donee_of on exempt_donation_donee (intermediary_id, matter_id, donation_id); -- who was given it
create index exempt_donation_donee_party on exempt_donation_donee (intermediary_id, matter_id, party_id); -- what somebody was given
create table disposable_property (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  value_cents bigint not null check (value_cents >= 0),
  in_share_value_cents bigint check (in_share_value_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- the estate's reader, and what points at one
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table disposable_property is 'Property the deceased could dispose of';
create table estate_improvement (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  paid_by_id bigint not null,
  amount_cents bigint not null check (amount_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, paid_by_id) references matter_party (intermediary_id, matter_id, id)
);
create index estate_improvement_of on estate_improvement (intermediary_id, matter_id, asset_id); -- the estate's reader
comment on table estate_improvement is 'Improvements others paid for';
create table earlier_duty (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint,
  payee_id bigint,
  annuity_id bigint,
  donation_id bigint,
  disposable_id bigint,
  died_on date not null,
  duty_cents bigint not null check (duty_cents >= 0),
  net_value_cents bigint not null check (net_value_cents >= 0),
  total_value_cents bigint check (total_value_cents >= 0),
  dutiable_amount_cents bigint check (dutiable_amount_cents >= 0),
  property_value_cents bigint not null check (property_value_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, payee_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, annuity_id) references held_annuity (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, donation_id) references exempt_donation (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, disposable_id) references disposable_property (intermediary_id, matter_id, id) on delete cascade,
  check (num_nonnulls(asset_id, annuity_id, donation_id, disposable_id) = 1)
);
create index earlier_duty_of on earlier_duty (intermediary_id, matter_id); -- the estate's reader
comment on table earlier_duty is 'Property that bore duty before';
create table duty_credit (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint,
  payee_id bigint,
  annuity_id bigint,
  donation_id bigint,
  disposable_id bigint,
  kind text not null check (kind in ('transferDuty', 'foreignDeathDuty')),
  amount_cents bigint not null check (amount_cents >= 0),
  person_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, payee_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, annuity_id) references held_annuity (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, donation_id) references exempt_donation (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, disposable_id) references disposable_property (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, person_id) references matter_party (intermediary_id, matter_id, id),
  check (num_nonnulls(asset_id, annuity_id, donation_id, disposable_id) = 1)
);
create index duty_credit_of on duty_credit (intermediary_id, matter_id); -- the estate's reader
comment on table duty_credit is 'Credits against estate duty';
create table duty_payment (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  paid_on date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index duty_payment_of on duty_payment (intermediary_id, matter_id); -- the estate's reader
comment on table duty_payment is 'Estate duty paid';

-- Choices and figures of an estate that are no rows. Fractions are kept as written.
create table estate_setting (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  account_on date,
  reduced_capital_rate text,
  reduced_income_rate text,
  reduced_reason text,
  masters_fee_amount_cents bigint,
  masters_scale jsonb not null default '{}',
  tax_method text,
  tax_rate text,
  other_taxable_income_cents bigint,
  medical_credits_cents bigint,
  tax_paid_in_advance_cents bigint,
  gains_earlier_in_year_cents bigint,
  loss_brought_forward_cents bigint,
  businesses_value_cents bigint,
  businesses_used_before_cents bigint,
  heir_carries_tax_id bigint,
  heir_carries_asset_id bigint,
  four_q_before_duty text,
  attribution_basis text,
  interest_method text,
  recover_duty text,
  duty_assessed_on date,
  duty_payable_on date,
  duty_free_until_on date,
  shortfall_method text,
  shortfall_rounding text,
  funeral_preference_cents bigint,
  death_bed_preference_cents bigint,
  secured_interest_rate text,
  secured_interest_from_on date,
  secured_interest_to_on date,
  insolvent_split text,
  overrides jsonb not null default '{}',
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, heir_carries_tax_id) references matter_party (intermediary_id, matter_id, id) on delete set null (heir_carries_tax_id),
  foreign key (intermediary_id, matter_id, heir_carries_asset_id) references asset (intermediary_id, matter_id, id) on delete set null (heir_carries_asset_id)
);
create unique index estate_setting_one on estate_setting (intermediary_id, matter_id); -- one row a matter
comment on table estate_setting is 'Settings of an estate';

select own_by_matter(t), needs_right(t, 'estate') from unnest(array['held_annuity', 'exempt_donation', 'exempt_donation_donee',
  'disposable_property', 'estate_improvement', 'earlier_duty', 'duty_credit', 'duty_payment', 'estate_setting']::regclass[]) as t;

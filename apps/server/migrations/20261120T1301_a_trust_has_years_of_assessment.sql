-- What the books of a trust do not say about a year of assessment: losses brought forward, adjustments, provisional payments.
create table trust_tax_year (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  end_on date not null,
  basis text check (basis in ('ordinary', 'specialA', 'specialB')),
  expense_rule text not null default 'trust' check (expense_rule in ('trust', 'shared')),
  loss_brought_forward_cents bigint check (loss_brought_forward_cents >= 0),
  capital_loss_brought_forward_cents bigint check (capital_loss_brought_forward_cents >= 0),
  allowances_cents bigint check (allowances_cents >= 0),
  not_deductible_cents bigint check (not_deductible_cents >= 0),
  other_exempt_cents bigint check (other_exempt_cents >= 0),
  gain_adjustment_cents bigint,
  exemption_used_cents bigint check (exemption_used_cents >= 0),
  last_assessed_year_end_on date,
  last_assessed_income_cents bigint check (last_assessed_income_cents >= 0),
  estimate_first_cents bigint check (estimate_first_cents >= 0),
  estimate_second_cents bigint check (estimate_second_cents >= 0),
  paid_first_cents bigint check (paid_first_cents >= 0),
  paid_second_cents bigint check (paid_second_cents >= 0),
  paid_top_up_cents bigint check (paid_top_up_cents >= 0),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, end_on),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table trust_tax_year is 'Years of assessment of trusts';
select own_by_matter('trust_tax_year');
select needs_right('trust_tax_year', 'money');

-- Income or a gain of a trust that is taxed in the hands of a donor.
create table trust_attribution (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  end_on date not null,
  rule text not null check (rule in ('7(3)', '7(4)', '7(5)', '7(6)', '7(8)', '68', '69', '70', '71', '72')),
  donor_id bigint not null,
  beneficiary_id bigint,
  income_type text,
  is_foreign boolean not null default false,
  amount_cents bigint not null check (amount_cents > 0),
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, donor_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, beneficiary_id) references matter_party (intermediary_id, matter_id, id)
);
create index trust_attribution_of on trust_attribution (intermediary_id, matter_id, end_on); -- what is a donor's in a year
create index trust_attribution_donor on trust_attribution (intermediary_id, matter_id, donor_id); -- whether a donor may go
create index trust_attribution_beneficiary on trust_attribution (intermediary_id, matter_id, beneficiary_id) where beneficiary_id is not null; -- whether a beneficiary may go
comment on table trust_attribution is 'Income of trusts that is taxed in the hands of a donor';
select own_by_matter('trust_attribution');
select needs_right('trust_attribution', 'money');

-- A loan to a trust by somebody connected to it: interest below the official rate is a donation.
alter table liability add column is_connected_loan boolean not null default false;
alter table liability add column loan_exemption text
  check (loan_exemption in ('specialTrust', 'vesting', 'home', 'transferPricing', 'sharia', 'dividend', 'employees', 'publicBenefit'));

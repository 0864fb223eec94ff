-- Income and expenses of a trust may be a beneficiary's own, by right; what vests in a beneficiary is entered and booked.
alter table income add column beneficiary_id bigint;
alter table income add foreign key (intermediary_id, matter_id, beneficiary_id) references matter_party (intermediary_id, matter_id, id);
create index income_of_beneficiary on income (intermediary_id, matter_id, beneficiary_id) where beneficiary_id is not null; -- whether a beneficiary may go
alter table expense add column beneficiary_id bigint;
alter table expense add foreign key (intermediary_id, matter_id, beneficiary_id) references matter_party (intermediary_id, matter_id, id);
create index expense_of_beneficiary on expense (intermediary_id, matter_id, beneficiary_id) where beneficiary_id is not null; -- whether a beneficiary may go

create table trust_distribution (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  vested_on date not null,
  beneficiary_id bigint not null,
  ground text not null default 'discretionary' check (ground in ('discretionary', 'vested')),
  nature text not null default 'income' check (nature in ('income', 'gain', 'capital')),
  income_type text,
  amount_cents bigint not null check (amount_cents > 0),
  resolution_id bigint,
  asset_id bigint,
  voucher text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  check (ground = 'vested' or resolution_id is not null),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, beneficiary_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, resolution_id) references trustee_resolution (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id)
);
create index trust_distribution_of on trust_distribution (intermediary_id, matter_id, vested_on); -- what vested, in order
create index trust_distribution_to on trust_distribution (intermediary_id, matter_id, beneficiary_id); -- whether a beneficiary may go
create index trust_distribution_by on trust_distribution (intermediary_id, matter_id, resolution_id) where resolution_id is not null; -- what stands on a resolution
create unique index trust_distribution_asset on trust_distribution (intermediary_id, matter_id, asset_id) where asset_id is not null; -- an asset is given once
comment on table trust_distribution is 'Distributions of trusts';
select own_by_matter('trust_distribution');
select needs_right('trust_distribution', 'money');

-- A fee that was invoiced is an expense of the trust from that day, paid or not.
alter table trust_invoice add column expense_id bigint;
alter table trust_invoice add foreign key (intermediary_id, expense_id) references expense (intermediary_id, id);
create unique index trust_invoice_expense on trust_invoice (intermediary_id, expense_id) where expense_id is not null; -- whether an expense is an invoice

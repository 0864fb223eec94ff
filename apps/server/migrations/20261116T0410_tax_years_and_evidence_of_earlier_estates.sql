-- Income of the estate itself, by tax year.
create table estate_tax_year (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  taxable_income_cents bigint not null check (taxable_income_cents >= 0),
  paid_in_advance_cents bigint check (paid_in_advance_cents >= 0),
  account int,
  assessment_number text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index estate_tax_year_of on estate_tax_year (intermediary_id, matter_id); -- the estate's reader
comment on table estate_tax_year is 'Tax years of the estate itself';
select own_by_matter('estate_tax_year');
select needs_right('estate_tax_year', 'estate');

-- The earlier estate is named, so that its return can be asked for.
alter table earlier_duty
  add column deceased_name text,
  add column estate_number text,
  add column assessed_on date,
  add column notes text;

-- Papers of the estate of a spouse who died before: the evidence of Estate Duty Act s 4A(5).
alter table marriage add unique (intermediary_id, matter_id, id);
alter table matter_document_link add column marriage_id bigint,
  add foreign key (intermediary_id, matter_id, marriage_id) references marriage (intermediary_id, matter_id, id) on delete cascade;
create index matter_document_link_marriage on matter_document_link (intermediary_id, marriage_id) where marriage_id is not null; -- the evidence of a spouse's estate

-- What was not said to be missing counted as filed; from now on it is said to be filed, and until then it is not.
set local role boedel_provider;
update marriage set earlier_estate = (earlier_estate - 'isEvidenceMissing')
  || jsonb_build_object('isEvidenceFiled', not coalesce((earlier_estate ->> 'isEvidenceMissing')::boolean, false))
where earlier_estate ->> 'abatementUsed' is not null or earlier_estate ->> 'diedTogetherNetValue' is not null
  or earlier_estate ? 'isEvidenceMissing';
reset role;

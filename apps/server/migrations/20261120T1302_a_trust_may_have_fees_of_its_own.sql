-- What the deed of a trust fixes as the firm's fees, or its trustees agreed, from a day on.
create table trust_fee_terms (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  from_on date not null,
  clause text,
  take_on_percent numeric(7, 4),
  annual_percent numeric(7, 4),
  annual_basis text check (annual_basis in ('Closing value', 'Average value')),
  income_percent numeric(7, 4),
  termination_percent numeric(7, 4),
  minimum_fee_cents bigint check (minimum_fee_cents >= 0),
  hourly_rate_cents bigint check (hourly_rate_cents >= 0),
  escalation_percent numeric(7, 4),
  is_vat_added boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, from_on),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table trust_fee_terms is 'Fees of a trust by its deed';
select own_by_matter('trust_fee_terms');
select needs_right('trust_fee_terms', 'money');

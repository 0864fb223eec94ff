-- A period a trust is charged for.
create table trust_fee (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  from_on date not null,
  to_on date not null,
  opening_value_cents bigint,
  closing_value_cents bigint,
  take_on_value_cents bigint,
  termination_value_cents bigint,
  minutes int,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what hangs on a period is of the same matter; the fees of a trust
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  check (from_on <= to_on)
);
comment on table trust_fee is 'Fees of trusts';
select own_by_matter('trust_fee');
select needs_right('trust_fee', 'money');

-- What was invoiced, as it was: a rate that changes later changes no invoice.
create table trust_invoice (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  trust_fee_id bigint not null,
  number int not null check (number > 0),
  invoiced_on date not null,
  income_cents bigint not null,
  result jsonb not null,
  document_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, number), -- the firm's invoices are numbered on
  unique (intermediary_id, matter_id, trust_fee_id), -- the invoice of a period
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, trust_fee_id) references trust_fee (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id)
);
create index trust_invoice_document on trust_invoice (intermediary_id, document_id) where document_id is not null; -- a paper that is removed
comment on table trust_invoice is 'Invoices of trust fees';
select own_by_matter('trust_invoice');
select needs_right('trust_invoice', 'money');

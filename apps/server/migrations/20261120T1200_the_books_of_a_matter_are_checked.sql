-- What the last check of a matter's books found, and when: worked out from the ledger, the bank lines and the payments each night.
create table books_check (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  checked_at timestamptz not null default clock_timestamp(),
  event_count int not null,
  -- How many items each check looked at: where there were none, nothing is known to be in order.
  looked jsonb not null,
  findings jsonb not null,
  error_count int not null,
  warning_count int not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- the last check of a matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index books_check_found on books_check (intermediary_id, error_count desc, warning_count desc, matter_id)
  where error_count > 0 or warning_count > 0; -- the page of the checks: matters with findings, errors first
comment on table books_check is 'Checks of the books';
select own_by_matter('books_check');
select needs_right('books_check', 'money');

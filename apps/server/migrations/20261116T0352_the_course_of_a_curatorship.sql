-- Steps of a curatorship that no event of the matter shows: those taken once, and those of every account.
create table curator_step (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- 0 for a step that is taken once.
  account_number int not null,
  step int not null,
  done_on date,
  is_not_needed boolean not null default false,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index curator_step_one on curator_step (intermediary_id, matter_id, account_number, step); -- one row a step of an account
comment on table curator_step is 'Steps of a curatorship';
select own_by_matter('curator_step');

-- Release of those who acted: what was asked of the Master and of who gave security, and when.
create table release_step (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  step text not null check (step in ('requestRelease', 'closeAndDestroy', 'releaseBond')),
  done_on date not null,
  note text,
  person_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index release_step_one on release_step (intermediary_id, matter_id, step); -- the tab of a matter
comment on table release_step is 'Release of duties';
select own_by_matter('release_step');
select needs_right('release_step', 'estate');

-- What is expected every month, quarter or year in a curatorship, in one line; the year's entries are made of it.
create table budget_line (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  description text not null,
  income_type text,
  expense_type text,
  payee text,
  amount_cents bigint not null,
  every text not null,
  first_on date not null,
  until_on date,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index budget_line_of_matter on budget_line (intermediary_id, matter_id, first_on); -- the budget of a year
comment on table budget_line is 'Budget of a curatorship';
select own_by_matter('budget_line');
select needs_right('budget_line', 'money');

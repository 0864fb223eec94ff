-- What the Master asks about an account that was lodged, what others object to, and what we answered.
create table account_query (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  account_no int,
  kind text not null default 'query' check (kind in ('query', 'objection')),
  number int,
  raised_by text,
  received_on date not null,
  asked text not null,
  reply text,
  replied_on date,
  -- The line of the account it changed, as the paper has it.
  line text,
  ruling text check (ruling in ('upheld', 'dismissed', 'withdrawn')),
  ruled_on date,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, account_no) references lodged_account (intermediary_id, matter_id, number)
);
create index account_query_of_matter on account_query (intermediary_id, matter_id, id); -- the sheet of a matter
create index account_query_of_account on account_query (intermediary_id, matter_id, account_no) where account_no is not null; -- queries on an account
comment on table account_query is 'Queries and objections';
select own_by_matter('account_query');
select needs_right('account_query', 'reports');

-- Steps after lodging that this estate does not need, and why. The day of one that was done is an event of the matter.
create table estate_step (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  step text not null,
  is_not_needed boolean not null default false,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index estate_step_one on estate_step (intermediary_id, matter_id, step); -- one row a step of a matter
comment on table estate_step is 'Steps after lodging';
select own_by_matter('estate_step');
select needs_right('estate_step', 'estate');

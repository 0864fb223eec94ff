-- Reports a firm puts together itself: columns and filters over what it has, shared or not, made on their day.
create table own_report (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null default app_user_id(),
  person_name text not null,
  name text not null,
  subject text not null,
  columns jsonb not null,
  filters jsonb not null default '[]',
  is_shared boolean not null default false,
  frequency int not null default 3 check (frequency in (1, 2, 3, 4)),
  weekday int check (weekday between 1 and 7),
  month_day int check (month_day in (1, 7, 15, 20, 25)),
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index own_report_of on own_report (intermediary_id, person_id); -- one's own reports
comment on table own_report is 'Reports of the firm''s own';
select own_by_firm('own_report');

-- Files of reports that were made in the background, for whom they were made.
create table report_file (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null default app_user_id(),
  title text not null,
  -- What was asked for: which report, of what, in which form.
  asked jsonb not null,
  own_report_id bigint,
  -- The day it was made by itself: once.
  scheduled_on date,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  fault jsonb,
  file_id bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, own_report_id) references own_report (intermediary_id, id) on delete set null (own_report_id),
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create index report_file_of on report_file (intermediary_id, person_id, id); -- the files made for somebody
create index report_file_file on report_file (intermediary_id, file_id) where file_id is not null; -- whether a file may go
create unique index report_file_once on report_file (intermediary_id, own_report_id, scheduled_on) where scheduled_on is not null; -- a report's file of a day is made once
comment on table report_file is 'Files of reports';
select own_by_firm('report_file');

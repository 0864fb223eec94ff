-- Reports to clients and mails about milestones, of many matters at once: what was asked for, and what became of each.
create table client_report_batch (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('reports', 'milestones')),
  message text,
  -- The day it went out by itself: once.
  scheduled_on date,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index client_report_batch_once on client_report_batch (intermediary_id, kind, scheduled_on) where scheduled_on is not null; -- the batch of a day is made once
comment on table client_report_batch is 'Batches of reports to clients';
select own_by_firm('client_report_batch');

create table client_report (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  batch_id bigint not null,
  place int not null,
  recipient_id bigint,
  name text not null,
  email text,
  language text not null check (language in ('en', 'af')),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
  fault jsonb,
  file_id bigint,
  mail_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, batch_id) references client_report_batch (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, recipient_id) references matter_party (intermediary_id, matter_id, id) on delete set null (recipient_id),
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create unique index client_report_of on client_report (intermediary_id, batch_id, place); -- the reports of a batch, in their order
create index client_report_matter on client_report (intermediary_id, matter_id); -- when somebody was last written to about a matter
create index client_report_recipient on client_report (intermediary_id, matter_id, recipient_id); -- whether a recipient may go
create index client_report_file on client_report (intermediary_id, file_id) where file_id is not null; -- whether a file may go
comment on table client_report is 'Reports to clients';
select own_by_matter('client_report');
select needs_right('client_report', 'reports');

-- When a job was last begun: how long it took is the time from here to its end.
alter table job add column started_at timestamptz;
create index job_of_kind on job (kind, state, finished_at desc); -- what a kind did last

-- Kinds of work that nobody takes up until somebody of the provider lets them go on.
create table job_pause (
  kind text primary key,
  paused_at timestamptz not null,
  paused_by text not null
);
select own_by_provider('job_pause');

-- A ticket opens the scheduler once, within a minute of being made, in place of the token. Only its fingerprint is kept.
create table scheduler_ticket (
  hash text primary key,
  person_id bigint not null references person (id) on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index scheduler_ticket_old on scheduler_ticket (made_at); -- those that are thrown away
select own_by_provider('scheduler_ticket');

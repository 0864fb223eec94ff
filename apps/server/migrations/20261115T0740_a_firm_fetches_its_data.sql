-- A firm's own data as an archive, made by a job and kept for a week.
create table firm_export (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  job_id bigint,
  file_id bigint,
  person_name text not null,
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  error text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create unique index firm_export_one_at_a_time on firm_export (intermediary_id) where finished_at is null; -- a second waits
create index firm_export_over on firm_export (expires_at) where file_id is not null; -- archives whose week is over
select own_by_firm('firm_export');

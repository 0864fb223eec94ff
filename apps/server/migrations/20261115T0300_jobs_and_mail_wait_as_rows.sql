-- Work that leaves after the commit waits as rows: written with the change, kept apart by firm like everything else.

-- As own_by_firm, for rows that may hang on a matter: restricted people see those of their matters and what they made
-- themselves, add to their own matters or to none, and change nothing.
create function own_by_matter_or_maker(target regclass) returns void language plpgsql as $$
declare
  seen text := 'intermediary_id = app_firm() and (app_matters() is null or matter_id = any(app_matters()) or person_id = app_user_id())';
  added text := 'intermediary_id = app_firm() and (app_matters() is null or matter_id is null or matter_id = any(app_matters()))';
  changed text := 'intermediary_id = app_firm() and app_matters() is null';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm_read on %s for select to boedel_app using (%s)', target, seen);
  execute format('create policy firm_insert on %s for insert to boedel_app with check (%s)', target, added);
  execute format('create policy firm_update on %s for update to boedel_app using (%s) with check (%s)', target, changed, changed);
  execute format('create policy firm_delete on %s for delete to boedel_app using (%s)', target, changed);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_app, boedel_provider', target);
end $$;

create table job (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  kind text not null,
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
  -- Smaller goes first: a sign-in code does not wait behind an import.
  priority int not null default 5,
  attempts int not null default 0,
  max_attempts int not null default 8 check (max_attempts > 0),
  run_at timestamptz not null default now(),
  locked_by text,
  locked_until timestamptz,
  last_error text,
  once_key text,
  progress_done bigint not null default 0,
  progress_total bigint,
  matter_id bigint,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (intermediary_id, id),
  check ((state = 'running') = (locked_by is not null and locked_until is not null))
);
create index job_due on job (priority, run_at, id) where state = 'waiting'; -- what a worker claims next
create index job_held on job (locked_until) where state = 'running'; -- what a crashed worker left behind
create index job_done on job (finished_at) where state = 'done'; -- what may be tidied away
create index job_dead on job (finished_at) where state = 'dead'; -- what somebody should look at
create unique index job_once on job (intermediary_id, kind, once_key) where once_key is not null; -- a second one is not written
select own_by_matter_or_maker('job');

create table mail (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead')),
  sender text not null check (sender in ('firm', 'provider')),
  to_addresses text[] not null check (cardinality(to_addresses) > 0),
  cc_addresses text[] not null default '{}',
  subject text not null,
  body_text text not null,
  body_html text,
  language text not null check (language in ('en', 'af')),
  -- Holds a code or a link that lets somebody in: the words are forgotten once it left.
  is_secret boolean not null default false,
  matter_id bigint,
  entity_type text,
  entity_id bigint,
  person_id bigint default app_user_id(),
  attempts int not null default 0,
  message_id text,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (intermediary_id, id)
);
create index mail_of_matter on mail (intermediary_id, matter_id, id desc) where matter_id is not null; -- a matter's correspondence
select own_by_matter_or_maker('mail');

create table mail_attachment (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  mail_id bigint not null,
  position int not null,
  filename text not null,
  content_type text not null,
  content bytea not null,
  primary key (intermediary_id, mail_id, position),
  foreign key (intermediary_id, mail_id) references mail (intermediary_id, id) on delete cascade
);
select own_by_firm('mail_attachment');

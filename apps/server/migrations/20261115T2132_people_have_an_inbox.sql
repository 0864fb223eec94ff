-- What a person is told of in a firm, kept until it is read and after: a mention, a date handed over, a file that is ready.
create table inbox_entry (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null references person (id) on delete cascade,
  kind text not null,
  -- Words with their values apart, so that it is read in the person's own language.
  words jsonb not null,
  -- The page that shows it.
  path text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index inbox_entry_of_person on inbox_entry (intermediary_id, person_id, id desc); -- somebody's newest
create index inbox_entry_unread on inbox_entry (intermediary_id, person_id) where read_at is null; -- how many are unread
comment on table inbox_entry is 'Notifications';
select own_by_firm('inbox_entry');
-- Anybody's work may tell a colleague; only the colleague reads it.
create policy mine on inbox_entry as restrictive for select to boedel_app using (person_id = (select app_user_id()));
create policy mine_to_mark on inbox_entry as restrictive for update to boedel_app using (person_id = (select app_user_id()));
create policy mine_to_clear on inbox_entry as restrictive for delete to boedel_app using (person_id = (select app_user_id()));

-- Who asked for an archive is told when it is there.
alter table firm_export add column person_id bigint references person (id) on delete set null;

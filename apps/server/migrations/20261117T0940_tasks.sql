-- Work that somebody of the firm has to do, of a matter or of none.
create table task (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint,
  title text not null,
  note text,
  owner_person_id bigint not null,
  due_on date,
  priority text not null default 'normal' check (priority in ('urgent', 'high', 'normal', 'low')),
  -- Whom or what it waits for, while others have to act.
  waiting_for text,
  -- One entry a line: its words and whether it is done.
  checklist jsonb not null default '[]',
  repeat_unit text check (repeat_unit in ('days', 'weeks', 'months', 'years')),
  repeat_every int check (repeat_every between 1 and 99),
  repeat_until date,
  -- The day of the month a series keeps to: the 31st stays the 31st after February.
  repeat_day int check (repeat_day between 1 and 31),
  -- The task whose being done brought this one.
  follows_id bigint,
  -- What it was made from.
  diary_id bigint,
  note_id bigint,
  query_id bigint,
  done_at timestamptz,
  done_by bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  check (repeat_unit is null or (repeat_every is not null and repeat_until is not null and repeat_day is not null and due_on is not null)),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, follows_id) references task (intermediary_id, id) on delete set null (follows_id),
  foreign key (intermediary_id, diary_id) references diary_entry (intermediary_id, id) on delete set null (diary_id),
  foreign key (intermediary_id, note_id) references matter_note (intermediary_id, id) on delete set null (note_id),
  foreign key (intermediary_id, query_id) references account_query (intermediary_id, id) on delete set null (query_id)
);
create index task_open on task (intermediary_id, owner_person_id, due_on) where done_at is null; -- somebody's open tasks
create index task_open_of_firm on task (intermediary_id, due_on) where done_at is null; -- everybody's open tasks
create index task_done on task (intermediary_id, done_at desc) where done_at is not null; -- what was done last
create index task_of_matter on task (intermediary_id, matter_id) where matter_id is not null; -- the tasks of a matter
create index task_follows on task (intermediary_id, follows_id) where follows_id is not null; -- the next of a series
create index task_of_entry on task (intermediary_id, diary_id) where diary_id is not null; -- a date that is removed
create index task_of_note on task (intermediary_id, note_id) where note_id is not null; -- a note that is removed
create index task_of_query on task (intermediary_id, query_id) where query_id is not null; -- a query that is removed
comment on table task is 'Tasks';
select own_by_firm('task');
-- The people of the firm work by them; whoever was given single matters never sees them.
create policy colleagues on task as restrictive to boedel_app using ((select app_matters() is null)) with check ((select app_matters() is null));

create table task_comment (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  task_id bigint not null,
  words text not null,
  person_id bigint,
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, task_id) references task (intermediary_id, id) on delete cascade
);
create index task_comment_of on task_comment (intermediary_id, task_id, id); -- the comments of a task
comment on table task_comment is 'Comments on tasks';
select own_by_firm('task_comment');
create policy colleagues on task_comment as restrictive to boedel_app using ((select app_matters() is null)) with check ((select app_matters() is null));

-- What a change of many tasks found, so that it can be put back.
create table task_bulk_change (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null,
  -- One entry a task: its id, its version after the change, and the columns before.
  lines jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
comment on table task_bulk_change is 'Changes of many tasks';
select own_by_firm('task_bulk_change');
create policy colleagues on task_bulk_change as restrictive to boedel_app using ((select app_matters() is null)) with check ((select app_matters() is null));

alter table matter_document_link add column task_id bigint,
  add foreign key (intermediary_id, task_id) references task (intermediary_id, id) on delete cascade;
create index matter_document_link_task on matter_document_link (intermediary_id, task_id) where task_id is not null; -- papers of a task

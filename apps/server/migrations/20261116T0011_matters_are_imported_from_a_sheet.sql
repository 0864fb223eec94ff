-- Lists of existing matters, people, assets and liabilities are staged where directories are. Their columns are mapped by a
-- person, each row is tried before it is made, and what was made is known, so that all of it can be taken out again.
alter table directory_import drop constraint directory_import_state_check;
alter table directory_import add constraint directory_import_state_check
  check (state in ('receiving', 'mapping', 'reading', 'ready', 'refused', 'making', 'done', 'undone'));
alter table directory_import add column system_type int;
alter table directory_import add column day_format text;

alter table directory_import_row add column is_skipped boolean not null default false;
-- What became of the row: the id it was given, its version then, and how far the trail of its matter had come.
alter table directory_import_row add column made_id bigint;
alter table directory_import_row add column made_version int;
alter table directory_import_row add column made_trail bigint;

-- Which field a heading was taken for the last time; the next file with it is mapped by itself.
create table import_heading (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  kind text not null,
  heading text not null,
  field text not null,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index import_heading_one on import_heading (intermediary_id, kind, heading); -- a file's headings are looked up
comment on table import_heading is 'Headings of imported lists';
select own_by_firm('import_heading');

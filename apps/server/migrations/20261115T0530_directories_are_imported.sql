-- An import is staged here and made live in one statement. Nothing of it is kept once it is live or given up.
create table directory_import (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  directory text not null,
  file_name text not null,
  state text not null default 'receiving' check (state in ('receiving', 'reading', 'ready', 'done')),
  size int not null,
  -- The whole file, once every part is here; gone again when all of it is read.
  content text,
  encoding text,
  separator text,
  columns jsonb not null default '[]',
  unknown_headings jsonb not null default '[]',
  read_to int not null default 0,
  read_line int not null default 1,
  row_count int not null default 0,
  error_count int not null default 0,
  duplicate_count int not null default 0,
  added_count int not null default 0,
  person_id bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
select own_by_firm('directory_import');

create table directory_import_part (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  import_id bigint not null,
  number int not null,
  content text not null,
  primary key (intermediary_id, import_id, number),
  foreign key (intermediary_id, import_id) references directory_import (intermediary_id, id) on delete cascade
);
select own_by_firm('directory_import_part');

create table directory_import_row (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  import_id bigint not null,
  line int not null,
  -- What would be saved, by column of the directory's table, and as the person sees it, by field.
  saved jsonb not null,
  shown jsonb not null,
  errors jsonb not null,
  warnings jsonb not null,
  sort_name text not null,
  is_wrong boolean not null,
  is_duplicate boolean not null default false,
  primary key (intermediary_id, import_id, line),
  foreign key (intermediary_id, import_id) references directory_import (intermediary_id, id) on delete cascade
);
create index directory_import_row_name on directory_import_row (intermediary_id, import_id, sort_name); -- the same name twice in a file
select own_by_firm('directory_import_row');

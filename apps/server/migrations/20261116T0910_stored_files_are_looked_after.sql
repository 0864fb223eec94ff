-- What was found when a stored file was last held against its checksum, and whether a PDF holds a script.
alter table stored_file
  add column has_script boolean not null default false,
  add column checked_at timestamptz,
  add column fault text check (fault in ('missing', 'changed'));
create index stored_file_to_check on stored_file (checked_at nulls first, intermediary_id, id); -- what is looked at next
create index stored_file_faults on stored_file (intermediary_id) where fault is not null; -- what a firm has to be told

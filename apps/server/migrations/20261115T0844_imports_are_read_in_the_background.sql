-- A file is read by a job, whether or not anybody watches. What is wrong with the file as a whole stays with it, for whoever
-- comes back to see.
alter table directory_import drop constraint directory_import_state_check;
alter table directory_import add constraint directory_import_state_check
  check (state in ('receiving', 'reading', 'ready', 'refused', 'done'));
alter table directory_import add column refusals jsonb not null default '[]';
create index directory_import_of_person on directory_import (intermediary_id, directory, person_id, id); -- the import somebody comes back to
create index directory_import_age on directory_import (created_at); -- those nobody came back to

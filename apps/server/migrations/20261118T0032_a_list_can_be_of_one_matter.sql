-- A list brought in from inside a matter is all of that matter and needs no column for it.
alter table directory_import add column matter_id bigint;
alter table directory_import add foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade;
create index directory_import_of_matter on directory_import (intermediary_id, matter_id) where matter_id is not null; -- when a matter is removed

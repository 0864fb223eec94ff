-- A directory made from now on has its own search at once; those there are get theirs from functions/directory-search.sql, and
-- so does all of a new database, where that file comes after the last migration.
create or replace function make_directory(target regclass, searched text[], shared boolean default false) returns void language plpgsql as $$
begin
  execute format('alter table %s add column sort_name text not null generated always as (plain_text(name)) stored', target);
  perform add_searched_text(target, searched);
  perform add_searched_numbers(target);
  execute format('create index %I on %s (intermediary_id, sort_name, id)', target::text || '_by_name', target); -- the list in its usual order; entries of the same name
  if shared then perform own_by_firm_shared(target); else perform own_by_firm(target); end if;
  perform count_and_index_directory(target);
  if to_regprocedure('make_directory_search(regclass)') is not null then perform make_directory_search(target); end if;
end $$;

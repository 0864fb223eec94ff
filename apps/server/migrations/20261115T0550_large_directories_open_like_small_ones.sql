create extension if not exists btree_gin;

-- How many entries a firm has in each directory, kept as they come and go: counting ten thousand rows for the total under a
-- list would take longer than reading the fifty that are shown. Only the triggers below write it.
create table directory_size (
  intermediary_id bigint not null,
  directory text not null,
  entries int not null,
  primary key (intermediary_id, directory)
);
alter table directory_size enable row level security;
alter table directory_size force row level security;
create policy firm on directory_size for select to boedel_app using (intermediary_id in (0, app_firm()));
create policy provider on directory_size to boedel_provider using (true) with check (true);
grant select on directory_size to boedel_app;
grant select, insert, update, delete on directory_size to boedel_provider;

create function count_added_entries() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into directory_size as s (intermediary_id, directory, entries)
    select intermediary_id, tg_table_name, count(*) from added group by intermediary_id order by intermediary_id
    on conflict (intermediary_id, directory) do update set entries = s.entries + excluded.entries;
  return null;
end $$;
create function count_deleted_entries() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update directory_size s set entries = s.entries - d.gone
    from (select intermediary_id, count(*) as gone from deleted group by intermediary_id) d
    where s.intermediary_id = d.intermediary_id and s.directory = tg_table_name;
  return null;
end $$;

create or replace function make_directory(target regclass, searched text[], shared boolean default false) returns void language plpgsql as $$
declare
  everything text := (select string_agg(format('coalesce(%I, '''')', word), ' || '' '' || ') from unnest(searched) as word);
begin
  execute format('alter table %s add column sort_name text not null generated always as (plain_text(name)) stored', target);
  execute format('alter table %s add column search_text text not null generated always as (plain_text(%s)) stored', target, everything);
  execute format('create index %I on %s (intermediary_id, sort_name, id)', target::text || '_by_name', target); -- the list in its usual order; entries of the same name
  if shared then perform own_by_firm_shared(target); else perform own_by_firm(target); end if;
  perform count_and_index_directory(target);
end $$;

-- What search and the total need. A firm's words are looked up in one index, so other firms' entries cost nothing.
create function count_and_index_directory(target regclass) returns void language plpgsql as $$
begin
  execute format('create index %I on %s using gin (intermediary_id, search_text gin_trgm_ops)', target::text || '_search', target); -- the search box
  execute format('create trigger count_added after insert on %s referencing new table as added for each statement execute function count_added_entries()', target);
  execute format('create trigger count_deleted after delete on %s referencing old table as deleted for each statement execute function count_deleted_entries()', target);
  perform recount_directory(target);
end $$;
-- As the provider's role, which sees every firm's entries whoever owns the schema.
create function recount_directory(target regclass) returns void language plpgsql security definer set search_path = public as $$
begin
  delete from directory_size where directory = target::text;
  execute format('insert into directory_size (intermediary_id, directory, entries) select intermediary_id, %L, count(*) from %s group by 1', target::text, target);
end $$;
revoke execute on function recount_directory(regclass) from public;

-- Owner 0 is asked only where it has entries.
create or replace function found_in_directory(directory regclass, words text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public rows 50 as $$
declare
  holds text := (
    select string_agg(format('search_text like %L', '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    from unnest(words) as word);
  is_shared boolean := exists (select from directory_size s where s.intermediary_id = 0 and s.directory = $1::text);
begin
  return query execute format('select id from %s where intermediary_id = app_firm() and %s', directory, holds);
  if is_shared then
    return query execute format('select id from %s where intermediary_id = 0 and %s', directory, holds);
  end if;
end $$;

-- After many rows at once: what waits is merged into the search index and the planner is told, so that the next search uses
-- it. Both need the owner of the table, and an embedded database has no vacuum that would do it by and by.
create function settle_directory(target regclass) returns void language plpgsql security definer set search_path = public as $$
begin
  perform gin_clean_pending_list((target::text || '_search')::regclass);
  execute format('analyze %s', target);
end $$;
revoke execute on function settle_directory(regclass) from public;
grant execute on function settle_directory(regclass) to boedel_app, boedel_provider;

grant create on schema public to boedel_provider;
alter function count_added_entries() owner to boedel_provider;
alter function count_deleted_entries() owner to boedel_provider;
alter function recount_directory(regclass) owner to boedel_provider;
alter function found_in_directory(regclass, text[]) owner to boedel_provider;
revoke create on schema public from boedel_provider;

-- The directories that are there already.
do $$
declare
  target regclass;
begin
  for target in
    select a.attrelid::regclass from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
    where a.attname = 'sort_name' and exists (select from pg_attribute s where s.attrelid = a.attrelid and s.attname = 'search_text')
    order by 1
  loop
    execute format('drop index %I', target::text || '_search');
    perform count_and_index_directory(target);
  end loop;
end $$;

-- Entries that come with the product belong to owner 0, which is no firm: firms' ids start at 1. Every firm reads them;
-- only the provider's own firm writes them, and whatever it writes is shared.
create function app_shared_owner() returns bigint language sql stable parallel safe as $$
  select case when exists (select from intermediary where id = app_firm() and is_provider) then 0 else app_firm() end
$$;

-- As own_by_firm, for a directory every firm reads together. Such a table does not refer to intermediary, for owner 0.
create function own_by_firm_shared(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm_read on %s for select to boedel_app using (intermediary_id in (0, app_firm()))', target);
  execute format('create policy firm_insert on %s for insert to boedel_app with check (intermediary_id = app_shared_owner())', target);
  execute format('create policy firm_update on %s for update to boedel_app using (intermediary_id = app_shared_owner()) with check (intermediary_id = app_shared_owner())', target);
  execute format('create policy firm_delete on %s for delete to boedel_app using (intermediary_id = app_shared_owner())', target);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_app, boedel_provider', target);
end $$;

-- A firm's row that points at a shared entry: `select refer_to_shared('matter', 'masteroffice_id', 'masteroffice')`. The
-- entry is the firm's or owner 0's, and the foreign key needs to know which, so an owner column stands beside the id and
-- fills itself. Code reads and writes the id alone; another firm's entry is refused as one that does not exist.
create function fill_shared_owner() returns trigger language plpgsql as $$
declare
  wanted bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  found_owner bigint;
begin
  if wanted is not null then
    execute format('select intermediary_id from %s where id = $1 and intermediary_id in (0, $2)', tg_argv[2])
      into found_owner using wanted, new.intermediary_id;
    if found_owner is null then
      raise exception 'There is no such entry in %.', tg_argv[2] using errcode = 'foreign_key_violation';
    end if;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], found_owner));
end $$;
create function refer_to_shared(child regclass, id_column text, directory regclass) returns void language plpgsql as $$
declare
  owner_column text := regexp_replace(id_column, '_id$', '') || '_owner';
begin
  execute format('alter table %s add column %I bigint check (%I in (0, intermediary_id))', child, owner_column, owner_column);
  execute format('alter table %s add foreign key (%I, %I) references %s (intermediary_id, id)', child, owner_column, id_column, directory);
  execute format('create index on %s (%I, %I) where %I is not null', child, owner_column, id_column, id_column); -- where an entry is used
  execute format('create trigger %I before insert or update of %I on %s for each row execute function fill_shared_owner(%L, %L, %L)',
    'owner_of_' || id_column, id_column, child, id_column, owner_column, directory::text);
end $$;

-- Makes a table with a name a directory: two columns that are worked out from the others, two indexes, row security.
-- sort_name is a column and not an expression, and the search is a function below, because row security keeps the
-- planner from using an index with any expression or operator that is not proven leakproof; LIKE and unaccent are not.
create function make_directory(target regclass, searched text[], shared boolean default false) returns void language plpgsql as $$
declare
  everything text := (select string_agg(format('coalesce(%I, '''')', word), ' || '' '' || ') from unnest(searched) as word);
begin
  execute format('alter table %s add column sort_name text not null generated always as (plain_text(name)) stored', target);
  execute format('alter table %s add column search_text text not null generated always as (plain_text(%s)) stored', target, everything);
  execute format('create index %I on %s (intermediary_id, sort_name, id)', target::text || '_by_name', target); -- the list in its usual order; entries of the same name
  execute format('create index %I on %s using gin (search_text gin_trgm_ops)', target::text || '_search', target); -- the search box
  if shared then perform own_by_firm_shared(target); else perform own_by_firm(target); end if;
end $$;

-- The entries that hold all the words, in the firm of the transaction. It runs as the provider's role so that the trigram
-- index can be used, and names the firm itself; what it finds is read again under row security.
create function found_in_directory(directory regclass, words text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public rows 50 as $$
declare
  holds text := (
    select string_agg(format('search_text like %L', '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    from unnest(words) as word);
begin
  return query execute format('select id from %s where intermediary_id in (0, app_firm()) and %s', directory, holds);
end $$;
grant create on schema public to boedel_provider;
alter function found_in_directory(regclass, text[]) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function found_in_directory(regclass, text[]) from public;
grant execute on function found_in_directory(regclass, text[]) to boedel_app, boedel_provider;

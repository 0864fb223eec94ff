-- A directory's search. The first entries in order are walked, and only where they do not suffice the index is asked: always
-- the index, since of words with digits, which may stand in the text or be a whole number, the planner reads all entries.
create or replace function found_in_directory(directory regclass, words text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public set enable_seqscan = off rows 50 as $$
declare
  holds text := holds_words(words);
  is_shared boolean := exists (select from directory_size s where s.intermediary_id = 0 and s.directory = $1::text);
begin
  return query execute format('select id from %s where intermediary_id = app_firm() and %s', directory, holds);
  if is_shared then
    return query execute format('select id from %s where intermediary_id = 0 and %s', directory, holds);
  end if;
end $$;

-- The fewer parts a statement has, the sooner it is planned, which takes longer here than running it: most firms have
-- entries of their own alone, and those are read without joining two lists.
create or replace function search_directory(directory regclass, words text[], descending boolean, skip int, take int)
  returns table (id bigint, in_all bigint, is_more boolean, place bigint)
  language plpgsql stable security definer set search_path = public set enable_seqscan = off rows 50 as $$
declare
  holds text := holds_words(words);
  by_name text := case when descending then 'order by sort_name desc, id desc' else 'order by sort_name, id' end;
  wanted int := skip + take;
  walk int := 100 + 3 * wanted;
  first_of text := format('select id, sort_name, search_text, search_numbers from %s where intermediary_id = %%s %s limit %s',
    directory, by_name, walk);
  held_by text := format('select id, sort_name from %s where intermediary_id = %%s and %s', directory, replace(holds, '%', '%%'));
  owners bigint[];
  entries bigint;
  walked text;
  found text;
  ids bigint[];
begin
  select array_agg(s.intermediary_id), sum(s.entries) into owners, entries from directory_size s
    where s.directory = $1::text and s.intermediary_id in (0, app_firm()) and s.entries > 0;
  if owners is null then return; end if;
  walked := format(first_of, owners[1]);
  found := format(held_by, owners[1]);
  if cardinality(owners) > 1 then
    walked := format('select * from ((%s) union all (%s)) both_lists %s limit %s', walked, format(first_of, owners[2]), by_name, walk);
    found := found || ' union all ' || format(held_by, owners[2]);
  end if;
  -- One more than is wanted says that there is more; where the walk sees every entry, all are counted.
  execute format('select array(select id from (%s) walked where %s %s limit %L)', walked, holds, by_name,
    case when entries > walk then wanted + 1 end) into ids;
  is_more := entries > walk and cardinality(ids) > wanted;
  if entries > walk and not is_more then
    execute format('select array(select id from (%s) found %s)', found, by_name) into ids;
  end if;
  return query select i.id, case when search_directory.is_more then wanted else cardinality(ids) end::bigint,
    search_directory.is_more, i.place from unnest(ids[skip + 1 : wanted]) with ordinality as i (id, place);
end $$;

-- The same for what is searched for most: one word, among a firm's own entries, by name. Each directory has a function of its
-- own, whose plans a connection keeps: to plan the two statements anew takes longer than to run them. It gives the walk up as
-- soon as few of the entries it sees hold the word, which `holds_words` would say in the same way.
create or replace function make_directory_search(directory regclass) returns void language plpgsql as $make$
declare
  signature text := format('search_%s(text[], boolean, int, int)', directory);
begin
  execute replace($text$
    create or replace function search_DIRECTORY(words text[], descending boolean, skip int, take int)
      returns table (id bigint, in_all bigint, is_more boolean, place bigint)
      language plpgsql stable security definer rows 50
      set search_path = public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $search$
    declare
      firm bigint := app_firm();
      part text := '%' || regexp_replace(plain_text(words[1]), '([\\%_])', '\\\1', 'g') || '%';
      whole text[] := array[case when words[1] ~ '[0-9]' then whole_number(words[1]) end];
      wanted int := skip + take;
      walk int := 100 + 3 * wanted;
      walked int := 0;
      shared bigint;
      entries bigint;
      entry record;
      ids bigint[] := '{}';
    begin
      select coalesce(sum(s.entries) filter (where s.intermediary_id = 0), 0),
          coalesce(sum(s.entries) filter (where s.intermediary_id = firm), 0)
        into shared, entries from directory_size s where s.directory = 'DIRECTORY' and s.intermediary_id in (0, firm);
      if descending or cardinality(words) <> 1 or shared > 0 then
        return query select * from search_directory('DIRECTORY', words, descending, skip, take);
        return;
      end if;
      is_more := false;
      for entry in select e.id, e.search_text like part or e.search_numbers @> whole as holds from DIRECTORY e
                   where e.intermediary_id = firm order by e.sort_name, e.id limit walk loop
        walked := walked + 1;
        if entry.holds then ids := ids || entry.id; end if;
        continue when entries <= walk; -- all of them are seen and counted
        is_more := cardinality(ids) > wanted;
        exit when is_more or walked >= 30 and 10 * cardinality(ids) < walked;
      end loop;
      if entries > walk and not is_more then
        ids := array(select e.id from DIRECTORY e
                     where e.intermediary_id = firm and (e.search_text like part or e.search_numbers @> whole)
                     order by e.sort_name, e.id);
      end if;
      return query select i.id, case when search_DIRECTORY.is_more then wanted else cardinality(ids) end::bigint,
        search_DIRECTORY.is_more, i.place from unnest(ids[skip + 1 : wanted]) with ordinality as i (id, place);
    end $search$
  $text$, 'DIRECTORY', directory::text);
  grant create on schema public to boedel_provider;
  execute format('alter function %s owner to boedel_provider', signature);
  revoke create on schema public from boedel_provider;
  execute format('revoke execute on function %s from public', signature);
  execute format('grant execute on function %s to boedel_app, boedel_provider', signature);
end $make$;

do $$ begin
  perform make_directory_search(t.tgrelid) from pg_trigger t where t.tgname = 'count_added';
end $$;

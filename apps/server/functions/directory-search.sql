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

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

create or replace function search_directory(directory regclass, words text[], descending boolean, skip int, take int)
  returns table (id bigint, in_all bigint, is_more boolean, place bigint)
  language plpgsql stable security definer set search_path = public set enable_seqscan = off rows 50 as $$
declare
  holds text := holds_words(words);
  way text := case when descending then 'desc' else 'asc' end;
  walk int := 100 + 3 * (skip + take);
  owners bigint[] := array(select s.intermediary_id from directory_size s
    where s.directory = $1::text and s.intermediary_id in (0, app_firm()) and s.entries > 0);
  entries bigint := (select coalesce(sum(s.entries), 0) from directory_size s
    where s.directory = $1::text and s.intermediary_id = any(owners));
  walked text := (
    select string_agg(format('(select d.id, d.sort_name, d.search_text, d.search_numbers from %s d where intermediary_id = %s order by d.sort_name %s, d.id %s limit %s)',
      directory, owner, way, way, walk), ' union all ')
    from unnest(owners) as owner);
  looked_up text := (
    select string_agg(format('select d.id, d.sort_name from %s d where intermediary_id = %s and %s', directory, owner, holds), ' union all ')
    from unnest(owners) as owner);
  ids bigint[];
begin
  if walked is null then return; end if;
  execute format('select array(select w.id from (select * from (%s) a order by sort_name %s, a.id %s limit %s) w where %s order by sort_name %s, w.id %s)',
    walked, way, way, walk, holds, way, way) into ids;
  is_more := entries > walk and cardinality(ids) > skip + take;
  if entries > walk and not is_more then
    execute format('select array(select f.id from (%s) f order by sort_name %s, f.id %s)', looked_up, way, way) into ids;
  end if;
  return query select i.id, cardinality(ids)::bigint, search_directory.is_more, i.place
    from unnest(ids[skip + 1 : skip + take]) with ordinality as i (id, place);
end $$;

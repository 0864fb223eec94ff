-- As before, but each owner's entries are looked up by themselves: asked for several owners at once, a server does not use
-- the owner in the search index and reads a large directory whole.
create or replace function search_directory(directory regclass, words text[], descending boolean, skip int, take int)
  returns table (id bigint, in_all bigint, is_more boolean, place bigint)
  language plpgsql stable security definer set search_path = public rows 50 as $$
declare
  holds text := (
    select string_agg(format('search_text like %L', '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    from unnest(words) as word);
  way text := case when descending then 'desc' else 'asc' end;
  walk int := 100 + 3 * (skip + take);
  owners bigint[] := array(select s.intermediary_id from directory_size s
    where s.directory = $1::text and s.intermediary_id in (0, app_firm()) and s.entries > 0);
  entries bigint := (select coalesce(sum(s.entries), 0) from directory_size s
    where s.directory = $1::text and s.intermediary_id = any(owners));
  walked text := (
    select string_agg(format('(select d.id, d.sort_name, d.search_text from %s d where intermediary_id = %s order by d.sort_name %s, d.id %s limit %s)',
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

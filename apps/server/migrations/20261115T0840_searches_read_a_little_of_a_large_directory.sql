-- One page of a search in the order of names. First the names are walked a little way: a small directory is read to its end
-- by that, and a search that finds much has its page already, so what else there is need not be counted: `in_all` is then
-- what was found so far and `is_more` says so. Only a search that finds little is looked up in the search index, whole. Runs
-- as the provider's role for the reason given at found_in_directory, and names the firm itself.
create function search_directory(directory regclass, words text[], descending boolean, skip int, take int)
  returns table (id bigint, in_all bigint, is_more boolean, place bigint)
  language plpgsql stable security definer set search_path = public rows 50 as $$
declare
  holds text := (
    select string_agg(format('search_text like %L', '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    from unnest(words) as word);
  way text := case when descending then 'desc' else 'asc' end;
  walk int := 300 + 3 * (skip + take);
  -- Owner 0 is asked only where it has entries, and each owner by itself: so the index gives them in order.
  owners bigint[] := array(select s.intermediary_id from directory_size s
    where s.directory = $1::text and s.intermediary_id in (0, app_firm()) and s.entries > 0);
  entries bigint := (select coalesce(sum(s.entries), 0) from directory_size s
    where s.directory = $1::text and s.intermediary_id = any(owners));
  walked text := (
    select string_agg(format('(select d.id, d.sort_name, d.search_text from %s d where intermediary_id = %s order by d.sort_name %s, d.id %s limit %s)',
      directory, owner, way, way, walk), ' union all ')
    from unnest(owners) as owner);
  ids bigint[];
begin
  if walked is null then return; end if;
  execute format('select array(select w.id from (select * from (%s) a order by sort_name %s, a.id %s limit %s) w where %s order by sort_name %s, w.id %s)',
    walked, way, way, walk, holds, way, way) into ids;
  is_more := entries > walk and cardinality(ids) > skip + take;
  if entries > walk and not is_more then
    execute format('select array(select d.id from %s d where intermediary_id = any($1) and %s order by sort_name %s, d.id %s)', directory, holds, way, way)
      into ids using owners;
  end if;
  return query select i.id, cardinality(ids)::bigint, search_directory.is_more, i.place
    from unnest(ids[skip + 1 : skip + take]) with ordinality as i (id, place);
end $$;
drop function found_page(regclass, text[], boolean, int, int);
grant create on schema public to boedel_provider;
alter function search_directory(regclass, text[], boolean, int, int) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function search_directory(regclass, text[], boolean, int, int) from public;
grant execute on function search_directory(regclass, text[], boolean, int, int) to boedel_app, boedel_provider;

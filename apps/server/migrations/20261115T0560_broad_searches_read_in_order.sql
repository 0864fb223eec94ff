-- One page of a search in the order of names, with how many it found in all. Where it finds few they are looked up once and
-- put in order. Where it finds many it walks the names and stops after a page; only the count looks at every match. Runs as
-- the provider's role for the reason given at found_in_directory, and names the firm itself.
create function found_page(directory regclass, words text[], descending boolean, skip int, take int)
  returns table (id bigint, in_all bigint, place bigint)
  language plpgsql stable security definer set search_path = public rows 50 as $$
declare
  holds text := (
    select string_agg(format('search_text like %L', '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    from unnest(words) as word);
  is_shared boolean := exists (select from directory_size s where s.intermediary_id = 0 and s.directory = $1::text);
  whose text := case when is_shared then 'intermediary_id in (0, app_firm())' else 'intermediary_id = app_firm()' end;
  way text := case when descending then 'desc' else 'asc' end;
  few constant int := 500;
  ids bigint[];
  total bigint;
begin
  execute format('select array(select d.id from %s d where %s and %s limit %s)', directory, whose, holds, few + 1) into ids;
  total := cardinality(ids);
  if total > few then
    execute format('select count(*) from %s where %s and %s', directory, whose, holds) into total;
  else
    holds := 'd.id = any($4)';
  end if;
  return query execute format(
    'select p.id, $1, row_number() over () from (select d.id from %s d where %s and %s order by sort_name %s, d.id %s limit $2 offset $3) p',
    directory, whose, holds, way, way) using total, take, skip, ids;
end $$;
grant create on schema public to boedel_provider;
alter function found_page(regclass, text[], boolean, int, int) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function found_page(regclass, text[], boolean, int, int) from public;
grant execute on function found_page(regclass, text[], boolean, int, int) to boedel_app, boedel_provider;

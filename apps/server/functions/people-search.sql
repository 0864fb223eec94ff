-- Who is found while typing a name or a whole number: numbers of people, best first. It asks the search indexes, which
-- row security would keep unused, so it says itself whose records count: those of the firm, in matters the person reaches.
create or replace function known_people(words text[], take int) returns table (known_id bigint, place bigint)
  language plpgsql stable security definer set search_path = public rows 10 as $$
declare
  holds text := holds_words(words);
  -- So many are looked at: whoever types one short name goes on typing.
  most int := 200 + 10 * take;
  sees text := case when app_matters() is null then 'true' else 'matter_id = any(array(select a.matter_id from matter_access a
    where a.intermediary_id = app_firm() and a.person_id = app_user_id() and ''estate'' = any(a.rights)))' end
    || case when app_types() is null then '' else ' and exists (select from matter m where m.intermediary_id = app_firm()
      and m.id = matter_party.matter_id and m.system_type = any(app_types()))' end;
  -- Not every directory has the registration number in its words; whole, it is found in all.
  registered text := (select string_agg(format(' or registration_number = %L', upper(word)), '') from unnest(words) as word where word ~ '[0-9]');
  directories text := case when app_matters() is not null then '' else (
    select string_agg(format(' union all (select known_id, search_text from %I where intermediary_id = app_firm() and (%s%s) limit %s)',
      directory, holds, coalesce(registered, ''), most), '')
    from unnest('{globalbeneficiary,globalexecutor,founder,globaltrustee,creditor,auditor,taxpractitioner}'::text[]) as directory) end;
begin
  if cardinality(words) = 0 then return; end if;
  return query execute format('
    select f.known_id, row_number() over (order by bool_or(f.search_text like %L) desc, min(f.search_text), f.known_id) as place
    from ((select known_id, search_text from matter_party where intermediary_id = app_firm() and %s and %s limit %s)%s) f
    group by f.known_id order by place limit %s',
    regexp_replace(plain_text(words[1]), '([\\%_])', '\\\1', 'g') || '%', holds, sees, most, directories, take);
end $$;

-- Whoever has one of these identity or passport numbers, as letters and digits alone, or one of these registration numbers.
create or replace function known_by_numbers(privately text[], registered text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public rows 10 as $$
declare
  held_by text := 'select known_id from %I where intermediary_id = app_firm() and search_numbers && $1
    union select known_id from %I where intermediary_id = app_firm() and registration_number = any($2)';
begin
  return query execute (
    select string_agg(format(held_by, t, t), ' union ')
    from unnest('{matter_party,globalbeneficiary,globalexecutor,founder,globaltrustee,creditor,auditor,taxpractitioner}'::text[]) as t)
    using privately, registered;
end $$;

-- Both run as who may read past row security. To be given a function its new owner must be allowed to make one there.
grant create on schema public to boedel_provider;
alter function known_people(text[], int) owner to boedel_provider;
alter function known_by_numbers(text[], text[]) owner to boedel_provider;
revoke create on schema public from boedel_provider;

-- Identity, passport and account numbers are masked to their last signs. Found by any part of them, they could be guessed
-- sign by sign without a line in the trail; so they are found whole and no other way. They leave the text that is searched
-- by parts, and stand beside it as whole numbers, without spaces and dashes. Registration numbers are public and stay.
create function whole_number(value text) returns text language sql immutable parallel safe strict
  as $$ select nullif(lower(regexp_replace(value, '[^0-9A-Za-z]', '', 'g')), '') $$;

-- Words as they are searched for: each in the text or, if it has a digit, as a whole number; or all of them together as one
-- number that was typed with spaces. The condition is text because it is planned anew for the words it names.
create function holds_words(words text[]) returns text language plpgsql immutable as $$
declare
  whole text := whole_number(array_to_string(words, ''));
  each_held text := (
    select string_agg(case when word ~ '[0-9]' and whole_number(word) is not null
        then format('(search_text like %L or search_numbers @> array[%L])', part, whole_number(word))
        else format('search_text like %L', part) end, ' and ')
    from unnest(words) as word
      cross join lateral (select '%' || regexp_replace(plain_text(word), '([\\%_])', '\\\1', 'g') || '%' as part) p);
begin
  if cardinality(words) > 1 and whole ~ '^[0-9]{5,}$' then
    return format('((%s) or search_numbers @> array[%L])', each_held, whole);
  end if;
  return each_held;
end $$;

-- As before, with the private numbers a table has in a column of their own. What else is named is searched by parts.
create or replace function make_directory(target regclass, searched text[], shared boolean default false) returns void language plpgsql as $$
begin
  execute format('alter table %s add column sort_name text not null generated always as (plain_text(name)) stored', target);
  perform add_searched_text(target, searched);
  perform add_searched_numbers(target);
  execute format('create index %I on %s (intermediary_id, sort_name, id)', target::text || '_by_name', target); -- the list in its usual order; entries of the same name
  if shared then perform own_by_firm_shared(target); else perform own_by_firm(target); end if;
  perform count_and_index_directory(target);
end $$;
create function private_columns() returns text[] language sql immutable as $$
  select '{id_number,passport_number,account_number}'::text[]
$$;
create function add_searched_text(target regclass, searched text[]) returns void language plpgsql as $$
declare
  parts text := (select string_agg(format('coalesce(%I, '''')', word), ' || '' '' || ') from unnest(searched) as word
    where word <> all(private_columns()));
begin
  execute format('alter table %s add column search_text text not null generated always as (plain_text(%s)) stored', target, parts);
end $$;
create function add_searched_numbers(target regclass) returns void language plpgsql as $$
declare
  numbers text := (select string_agg(format('whole_number(%I)', a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = target and not a.attisdropped and a.attname = any(private_columns()));
begin
  execute format('alter table %s add column search_numbers text[] not null generated always as (array_remove(array[%s]::text[], null)) stored',
    target, coalesce(numbers, ''));
end $$;
create function index_searched_columns(target regclass) returns void language plpgsql as $$
begin
  execute format('create index %I on %s using gin (intermediary_id, search_text gin_trgm_ops, search_numbers)', target::text || '_search', target); -- the search box
end $$;
create or replace function count_and_index_directory(target regclass) returns void language plpgsql as $$
begin
  perform index_searched_columns(target);
  execute format('create trigger count_added after insert on %s referencing new table as added for each statement execute function count_added_entries()', target);
  execute format('create trigger count_deleted after delete on %s referencing old table as deleted for each statement execute function count_deleted_entries()', target);
  perform recount_directory(target);
end $$;

create or replace function found_in_directory(directory regclass, words text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public rows 50 as $$
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
  language plpgsql stable security definer set search_path = public rows 50 as $$
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

-- The directories that are there already. Parties of the firm are searched by their registration number too.
do $$
declare
  was record;
  parties constant jsonb := '{"globalexecutor": "{name,party_type,registration_number,email,phone,physical_city,capacity}",
    "founder": "{name,party_type,registration_number,email,phone,physical_city}",
    "globalbeneficiary": "{name,party_type,registration_number,email,phone,physical_city}",
    "globaltrustee": "{name,party_type,registration_number,company_number,email,phone,physical_city}"}';
begin
  for was in
    select a.attrelid::regclass as target from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
    where a.attname = 'sort_name' and not a.attisdropped
      and exists (select from pg_attribute s where s.attrelid = a.attrelid and s.attname = 'search_text' and not s.attisdropped)
    order by 1
  loop
    execute format('drop index if exists %I', was.target::text || '_search');
    if parties ? was.target::text then
      execute format('alter table %s drop column search_text', was.target);
      perform add_searched_text(was.target, (parties ->> was.target::text)::text[]);
    end if;
    perform add_searched_numbers(was.target);
    perform index_searched_columns(was.target);
  end loop;
end $$;

-- Matters, by the same rule.
alter table matter add column search_numbers text[] not null default '{}';
create or replace function matter_search_text(firm bigint, the_matter bigint) returns text language sql stable as $$
  select plain_text(concat_ws(' ', m.reference, m.name, m.master_reference, m.case_number,
    (select string_agg(concat_ws(' ', p.first_names, p.surname, p.registration_number), ' ' order by p.id)
     from matter_party p where p.intermediary_id = firm and p.matter_id = the_matter)))
  from matter m where m.intermediary_id = firm and m.id = the_matter
$$;
create function matter_search_numbers(firm bigint, the_matter bigint) returns text[] language sql stable as $$
  select array(select distinct whole_number(n.held) from matter_party p cross join lateral (values (p.id_number), (p.passport_number)) n (held)
    where p.intermediary_id = firm and p.matter_id = the_matter and whole_number(n.held) is not null)
$$;
create or replace function refresh_search_of_matter() returns trigger language plpgsql as $$
begin
  new.search_text := plain_text(concat_ws(' ', new.reference, new.name, new.master_reference, new.case_number,
    (select string_agg(concat_ws(' ', p.first_names, p.surname, p.registration_number), ' ' order by p.id)
     from matter_party p where p.intermediary_id = new.intermediary_id and p.matter_id = new.id)));
  new.search_numbers := matter_search_numbers(new.intermediary_id, new.id);
  return new;
end $$;
create or replace function refresh_search_of_party() returns trigger language plpgsql as $$
begin
  update matter set search_text = matter_search_text(intermediary_id, id), search_numbers = matter_search_numbers(intermediary_id, id)
    where intermediary_id = coalesce(new.intermediary_id, old.intermediary_id) and id = coalesce(new.matter_id, old.matter_id);
  return null;
end $$;
-- As the provider's role, which sees every firm's matters whoever owns the schema.
set local role boedel_provider;
update matter set search_text = matter_search_text(intermediary_id, id), search_numbers = matter_search_numbers(intermediary_id, id);
reset role;

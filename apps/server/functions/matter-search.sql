-- What a matter is found by: its own words and those of its parties. Private numbers are found whole (docs/adr/0013).
create or replace function matter_search_numbers(firm bigint, the_matter bigint) returns text[] language sql stable as $$
  select array(select distinct whole_number(n.held) from matter_party p cross join lateral (values (p.id_number), (p.passport_number)) n (held)
    where p.intermediary_id = firm and p.matter_id = the_matter and whole_number(n.held) is not null)
$$;

create or replace function matter_search_text(firm bigint, the_matter bigint) returns text language sql stable as $$
  select plain_text(concat_ws(' ', m.reference, m.name, m.master_reference, m.case_number,
    (select string_agg(concat_ws(' ', p.first_names, p.surname, p.registration_number), ' ' order by p.id)
     from matter_party p where p.intermediary_id = firm and p.matter_id = the_matter)))
  from matter m where m.intermediary_id = firm and m.id = the_matter
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

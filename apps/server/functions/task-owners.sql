-- People who own open tasks of the firm and left it: the firm knew their names, and has to hand their tasks over.
create or replace function task_owners_who_left() returns table (id bigint, name text, count int)
  language sql stable security definer set search_path = public as $$
  select k.owner_person_id, p.full_name, count(*)::int
  from task k join person p on p.id = k.owner_person_id
  where k.intermediary_id = app_firm() and k.done_at is null
    and not exists (select from membership m where m.intermediary_id = app_firm() and m.person_id = k.owner_person_id)
  group by k.owner_person_id, p.full_name order by p.full_name, k.owner_person_id
$$;

-- The name of somebody who left, for the tasks of the firm that still carry it.
create or replace function former_owner_name(the_person bigint) returns text
  language sql stable security definer set search_path = public as $$
  select p.full_name from person p where p.id = the_person
    and exists (select from task k where k.intermediary_id = app_firm() and k.owner_person_id = the_person)
$$;

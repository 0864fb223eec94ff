-- A firm mends the name of somebody who is known to it alone; while an invitation waits, only of somebody who never came.
create or replace function rename_person(the_person bigint, the_firm bigint, the_name text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update person p set full_name = the_name, version = version + 1
  where p.id = the_person
    and exists (select from membership m where m.person_id = p.id and m.intermediary_id = the_firm
      and (m.accepted_at is not null or (p.terms_accepted_at is null and p.password_hash is null)))
    and not exists (select from membership m where m.person_id = p.id and m.intermediary_id <> the_firm);
  return found;
end $$;

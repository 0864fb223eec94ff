-- When somebody was asked to join; whether they came is told by their terms.
alter table membership add column invited_at timestamptz;

-- A name belongs to the person. The firm may mend it while it is the only one the person belongs to; whether there is
-- another is not the firm's to know, so this alone looks across firms. It says whether the name was changed.
create function rename_person(the_person bigint, the_firm bigint, the_name text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update person p set full_name = the_name, version = version + 1
  where p.id = the_person
    and exists (select from membership m where m.person_id = p.id and m.intermediary_id = the_firm)
    and not exists (select from membership m where m.person_id = p.id and m.intermediary_id <> the_firm);
  return found;
end $$;
grant create on schema public to boedel_provider;
alter function rename_person(bigint, bigint, text) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function rename_person(bigint, bigint, text) from public;
grant execute on function rename_person(bigint, bigint, text) to boedel_app;

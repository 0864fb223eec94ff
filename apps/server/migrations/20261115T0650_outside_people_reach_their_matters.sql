-- The matters a joint appointee or an outside person was given. caller_of asks here, so the reach of who calls is still
-- one round trip and a right taken away counts from the next request. Served by matter_access_once.
create or replace function given_matters(the_person bigint, the_firm bigint) returns table (matter_id bigint, may_capture boolean)
  language sql stable as $$
  select a.matter_id, a.may_capture from matter_access a
  where a.intermediary_id = the_firm and a.person_id = the_person
$$;

-- What somebody is given unless told otherwise: everything about the estate, nothing of the firm's own notes.
alter table matter_access alter column rights set default '{diary,estate,money,documents,reports}';
update matter_access set rights = default where rights = '{}';

-- Restricted people see their own access alone and never give any: the firm's people do that.
create policy own_access on matter_access as restrictive for select to boedel_app
  using (app_matters() is null or person_id = app_user_id());
create policy given_by_firm on matter_access as restrictive for insert to boedel_app with check (app_matters() is null);
create policy changed_by_firm on matter_access as restrictive for update to boedel_app using (app_matters() is null);
create policy taken_by_firm on matter_access as restrictive for delete to boedel_app using (app_matters() is null);

-- One call puts a table of matter rows behind a right kept per matter. The condition stands in the policy itself, not
-- in a function, so that people of the whole firm pay no call a row.
create function needs_right(target regclass, needed text) returns void language plpgsql as $$
declare
  allowed text := format('app_matters() is null or exists (select from matter_access a where a.intermediary_id = app_firm()
    and a.person_id = app_user_id() and a.matter_id = %s.matter_id and %L = any(a.rights))', target, needed);
begin
  execute format('create policy needs_right on %s as restrictive to boedel_app using (%s) with check (%s)', target, allowed, allowed);
end $$;
select needs_right('matter_note', 'notes');
select needs_right('diary_entry', 'diary');

-- Somebody from outside is invited by address. Whether the address is known is not the firm's to ask, so this alone
-- crosses firms: it finds the person or makes one without a password.
create function person_for_access(the_email text, the_name text) returns table (id bigint, is_new boolean)
  language plpgsql security definer set search_path = public as $$
declare made bigint;
begin
  insert into person (email, full_name) values (the_email, the_name)
    on conflict (lower(email)) do nothing returning person.id into made;
  return query select coalesce(made, (select p.id from person p where lower(p.email) = lower(the_email))), made is not null;
end $$;
grant create on schema public to boedel_provider;
alter function person_for_access(text, text) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function person_for_access(text, text) from public;
grant execute on function person_for_access(text, text) to boedel_app;

-- Somebody who was invited belongs to the firm once they enter it. Until then the firm knows of them what it typed itself
-- and no more: whether the address has an account, and under which name, is not the firm's to learn.
alter table membership
  add column accepted_at timestamptz default now(),
  add column invited_name text,
  add column invited_email text,
  add constraint membership_invited_as_typed
    check (accepted_at is not null or (invited_name is not null and invited_email is not null));

alter policy firm on person
  using (id = app_user_id() or exists (select from membership m
    where m.person_id = person.id and m.intermediary_id = app_firm() and m.accepted_at is not null))
  with check (id = app_user_id() or exists (select from membership m
    where m.person_id = person.id and m.intermediary_id = app_firm() and m.accepted_at is not null));

-- As before, and an invitation opens nothing until it is accepted.
create or replace function caller_of(the_person bigint, the_firm bigint, the_session bigint, at timestamptz)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_version text,
                 firm_system_types int[], country text, matters bigint[], capture_matters bigint[], idle_ends_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select p.email, p.full_name,
    case when s.role_ceiling is null then m.roles
      else array(select held from unnest(m.roles) held
                 where held = any(s.role_ceiling) or held in ('JointAppointee', 'UserMatterAccess')) end,
    m.system_types,
    case when m.system_type = any(m.system_types) and m.system_type = any(i.system_types) then m.system_type else 0 end,
    p.terms_version, i.system_types, i.country,
    coalesce(given.matters, '{}'), coalesce(given.capture_matters, '{}'), s.idle_ends_at
  from session s
    join person p on p.id = s.person_id
    join membership m on m.person_id = p.id and m.intermediary_id = the_firm
    join intermediary i on i.id = m.intermediary_id
    left join lateral (
      select array_agg(g.matter_id) as matters, array_agg(g.matter_id) filter (where g.may_capture) as capture_matters
      from given_matters(the_person, the_firm) g
      where m.roles && array['JointAppointee', 'UserMatterAccess']) given on true
  where s.id = the_session and s.person_id = the_person
    and s.ended_at is null and s.idle_ends_at > at and s.ends_at > at
    and m.accepted_at is not null
    and (m.support_until is null or m.support_until > at)
    and i.erasing_since is null
$$;

-- As before, and while the invitation waits only the name of somebody who never came is mended.
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

-- Work is given to people who belong to the firm. Somebody invited is answered like somebody unknown.
create function refuse_invited() returns trigger language plpgsql as $$
begin
  if exists (select from membership m
             where m.intermediary_id = new.intermediary_id and m.accepted_at is null
               and m.person_id in (select (to_jsonb(new) ->> given)::bigint from unnest(tg_argv) given)) then
    raise exception 'Nothing is given to somebody who has not accepted the invitation.'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger refuse_invited before insert or update of responsible_person_id, assistant_person_id on matter
  for each row execute function refuse_invited('responsible_person_id', 'assistant_person_id');
create trigger refuse_invited before insert or update of assigned_person_id on diary_entry
  for each row execute function refuse_invited('assigned_person_id');
create trigger refuse_invited before insert or update of person_id on matter_access
  for each row execute function refuse_invited('person_id');

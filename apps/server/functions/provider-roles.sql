-- Roles of the provider are held in the provider's firm alone. The one exception is a visit, which ends by itself, of
-- somebody who holds the role there. Whatever writes a membership, the database asks.
create or replace function provider_role_stays_home() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if 'SuperAdmin' = any(new.roles)
    and not exists (select from intermediary i where i.id = new.intermediary_id and i.is_provider)
    and not (new.support_until is not null and exists (
      select from membership m join intermediary i on i.id = m.intermediary_id and i.is_provider
      where m.person_id = new.person_id and 'SuperAdmin' = any(m.roles) and m.accepted_at is not null
        and m.support_until is null)) then
    raise exception 'SuperAdmin is held in the provider''s firm alone.'
      using errcode = 'check_violation', constraint = 'provider_role_stays_home';
  end if;
  return null;
end $$;
grant create on schema public to boedel_provider;
alter function provider_role_stays_home() owner to boedel_provider;
revoke create on schema public from boedel_provider;
drop trigger if exists provider_role_stays_home on membership;
create constraint trigger provider_role_stays_home after insert or update on membership
  for each row execute function provider_role_stays_home();

-- A firm that is no longer the provider keeps nobody in its roles.
create or replace function provider_is_left_by_its_roles() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if exists (select from membership m where m.intermediary_id = new.id and m.support_until is null and 'SuperAdmin' = any(m.roles)) then
    raise exception 'People of this firm hold roles of the provider.'
      using errcode = 'check_violation', constraint = 'provider_role_stays_home';
  end if;
  return null;
end $$;
grant create on schema public to boedel_provider;
alter function provider_is_left_by_its_roles() owner to boedel_provider;
revoke create on schema public from boedel_provider;
drop trigger if exists provider_is_left_by_its_roles on intermediary;
create constraint trigger provider_is_left_by_its_roles after update of is_provider on intermediary
  for each row when (old.is_provider and not new.is_provider) execute function provider_is_left_by_its_roles();

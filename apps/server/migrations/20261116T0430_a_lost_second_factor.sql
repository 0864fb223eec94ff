-- Sessions and second factors are a person's, so no firm sees them. These two cross that line for members of the firm that asks.
create function end_member_sessions(the_person bigint, why text, but_not bigint, the_moment timestamptz) returns int
  language plpgsql security definer set search_path = public as $$
declare ended int;
begin
  update session set ended_at = the_moment, ended_why = why
  where person_id = the_person and ended_at is null and id is distinct from but_not
    and exists (select from membership m where m.person_id = the_person and m.intermediary_id = app_firm());
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Whoever takes it away can then sign in with the password alone, in every firm of the person: so the firm must be their only
-- one, or the provider's support does it. Null where it was not done, else whether there was one.
create function reset_member_factor(the_person bigint, for_support boolean) returns boolean
  language plpgsql security definer set search_path = public as $$
declare had boolean;
begin
  if not exists (select from membership m where m.person_id = the_person and m.intermediary_id = app_firm()) then return null; end if;
  if not for_support and exists (select from membership m where m.person_id = the_person and m.intermediary_id <> app_firm()) then
    return null;
  end if;
  had := exists (select from authenticator a where a.person_id = the_person and a.confirmed_at is not null);
  delete from authenticator where person_id = the_person;
  delete from recovery_code where person_id = the_person;
  return had;
end $$;

grant create on schema public to boedel_provider;
alter function end_member_sessions(bigint, text, bigint, timestamptz) owner to boedel_provider;
alter function reset_member_factor(bigint, boolean) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function end_member_sessions(bigint, text, bigint, timestamptz) from public;
revoke execute on function reset_member_factor(bigint, boolean) from public;
grant execute on function end_member_sessions(bigint, text, bigint, timestamptz) to boedel_app;
grant execute on function reset_member_factor(bigint, boolean) to boedel_app;

-- Who calls, looked up fresh on every request in one round trip, so that a removed person or a changed role counts at once.
-- It runs as the provider's role because the firm is not yet proven when it is asked.
create function caller_of(the_person bigint, the_firm bigint)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_accepted boolean,
                 firm_system_types int[], country text)
  language sql stable security definer set search_path = public as $$
  select p.email, p.full_name, m.roles, m.system_types, m.system_type, p.terms_accepted_at is not null, i.system_types, i.country
  from membership m join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
  where m.person_id = the_person and m.intermediary_id = the_firm
$$;
grant create on schema public to boedel_provider;
alter function caller_of(bigint, bigint) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function caller_of(bigint, bigint) from public;
grant execute on function caller_of(bigint, bigint) to current_user;

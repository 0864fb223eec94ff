-- The matters a restricted person was given in a firm. There are none until there are matters; the migration that brings
-- them replaces this function, and everything that asks about reach asks here.
create function given_matters(the_person bigint, the_firm bigint) returns table (matter_id bigint, may_capture boolean)
  language sql stable as $$ select null::bigint, false where false $$;

drop function caller_of(bigint, bigint);

-- Who calls, looked up fresh on every request in one round trip: the session lives, the person is a member still, and
-- roles, types and terms are as they are now. It runs as the provider's role because the firm is not yet proven.
create function caller_of(the_person bigint, the_firm bigint, the_session bigint, at timestamptz)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_version text,
                 firm_system_types int[], country text, matters bigint[], capture_matters bigint[], idle_ends_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select p.email, p.full_name,
    -- Roles that restrict are never narrowed away: that would widen what is seen.
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
$$;
grant create on schema public to boedel_provider;
alter function caller_of(bigint, bigint, bigint, timestamptz) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function caller_of(bigint, bigint, bigint, timestamptz) from public;
grant execute on function caller_of(bigint, bigint, bigint, timestamptz) to current_user;

-- Who calls: asked once with every request. In PL/pgSQL, whose plans a connection keeps: planned anew each time it took
-- twice as long.
create or replace function given_matters(the_person bigint, the_firm bigint) returns table (matter_id bigint, may_capture boolean)
  language sql stable as $$
  select a.matter_id, a.may_capture from matter_access a
  where a.intermediary_id = the_firm and a.person_id = the_person
$$;

create or replace function caller_of(the_person bigint, the_firm bigint, the_session bigint, at timestamptz)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_version text,
                 firm_system_types int[], country text, matters bigint[], capture_matters bigint[], idle_ends_at timestamptz)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select p.email, p.full_name,
    case when s.role_ceiling is null then m.roles
      else array(select held from unnest(m.roles) held
                 where held = any(s.role_ceiling) or held = any(restricted_roles())) end,
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
      where m.roles && restricted_roles()) given on true
  where s.id = the_session and s.person_id = the_person
    and s.ended_at is null and s.idle_ends_at > at and s.ends_at > at
    and m.accepted_at is not null
    and (m.support_until is null or m.support_until > at)
    and i.erasing_since is null;
end $$;

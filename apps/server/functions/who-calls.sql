-- Who calls: asked once with every request. In PL/pgSQL, whose plans a connection keeps: planned anew each time it took
-- twice as long.
create or replace function given_matters(the_person bigint, the_firm bigint) returns table (matter_id bigint, may_capture boolean)
  language sql stable as $$
  select a.matter_id, a.may_capture from matter_access a
  where a.intermediary_id = the_firm and a.person_id = the_person
$$;

-- What stands behind the name of the provider's people in a firm that they are in for support.
create or replace function support_mark() returns text
  language sql stable security definer set search_path = public as $$
  select ' (' || coalesce((select name from intermediary where is_provider order by id limit 1), 'Boedel') || ' support)'
$$;

-- The one place that says how the name of somebody who did something is shown in a firm: whoever was there for support and
-- does not belong to it is marked as support.
create or replace function shown_name(the_person bigint, full_name text) returns text language sql stable as $$
  select full_name || case
    when exists (select from support_visit v where v.intermediary_id = app_firm() and v.person_id = the_person)
      and not exists (select from membership m
        where m.intermediary_id = app_firm() and m.person_id = the_person and m.support_until is null)
    then support_mark() else '' end
$$;

-- Whose session it is, as far as a token says. Written into the two functions that ask. In a visit for support `visit` says
-- whether the firm allows changes at this moment.
create or replace function session_in_firm(the_person bigint, the_firm bigint, the_session bigint, at timestamptz)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_version text,
                 firm_system_types int[], country text, idle_ends_at timestamptz, visit text)
  language sql stable as $$
  select p.email, case when m.support_until is null then p.full_name else p.full_name || support_mark() end,
    case when s.role_ceiling is null then m.roles
      else array(select held from unnest(m.roles) held
                 where held = any(s.role_ceiling) or held = any(restricted_roles())) end,
    m.system_types,
    case when m.system_type = any(m.system_types) and m.system_type = any(i.system_types) then m.system_type else 0 end,
    p.terms_version, i.system_types, i.country, s.idle_ends_at,
    case when m.support_until is null then ''
      when exists (select from support_write w where w.intermediary_id = the_firm and w.ends_at > at) then 'write'
      else 'read' end
  from session s
    join person p on p.id = s.person_id
    join membership m on m.person_id = p.id and m.intermediary_id = the_firm
    join intermediary i on i.id = m.intermediary_id
  where s.id = the_session and s.person_id = the_person
    and s.ended_at is null and s.idle_ends_at > at and s.ends_at > at
    and m.accepted_at is not null
    and (m.support_until is null or m.support_until > at)
    and i.erasing_since is null
$$;

create or replace function caller_of(the_person bigint, the_firm bigint, the_session bigint, at timestamptz)
  returns table (email text, full_name text, roles text[], system_types int[], system_type int, terms_version text,
                 firm_system_types int[], country text, matters bigint[], capture_matters bigint[], idle_ends_at timestamptz, visit text)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select c.email, c.full_name, c.roles, c.system_types, c.system_type, c.terms_version, c.firm_system_types, c.country,
    coalesce(given.matters, '{}'), coalesce(given.capture_matters, '{}'), c.idle_ends_at, c.visit
  from session_in_firm(the_person, the_firm, the_session, at) c
    left join lateral (
      select array_agg(g.matter_id) as matters, array_agg(g.matter_id) filter (where g.may_capture) as capture_matters
      from given_matters(the_person, the_firm) g
      where c.roles && restricted_roles()) given on true;
end $$;

-- What a token says of a person, as one short text: the token carries it, and whether it still holds is asked without reading
-- any of it.
create or replace function caller_stamp(email text, full_name text, roles text[], system_types int[], system_type int,
    terms_version text, firm_system_types int[], country text, visit text) returns text
  language sql stable as $$ select md5(row($1, $2, $3, $4, $5, $6, $7, $8, $9)::text) $$;

-- Fails, and with it the transaction it opens, unless the person is still who the token says.
create or replace function must_be_caller(the_person bigint, the_firm bigint, the_session bigint, at_ms bigint, the_stamp text)
  returns void language plpgsql stable security definer set search_path = public as $$
begin
  if not exists (select from session_in_firm(the_person, the_firm, the_session, to_timestamp(at_ms / 1000.0)) c
                 where caller_stamp(c.email, c.full_name, c.roles, c.system_types, c.system_type, c.terms_version,
                                    c.firm_system_types, c.country, c.visit) = the_stamp) then
    raise exception using errcode = 'BD001', message = 'the person is no longer who the token says';
  end if;
end $$;
grant create on schema public to boedel_provider;
alter function must_be_caller(bigint, bigint, bigint, bigint, text) owner to boedel_provider;
alter function caller_of(bigint, bigint, bigint, timestamptz) owner to boedel_provider;
alter function support_mark() owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function must_be_caller(bigint, bigint, bigint, bigint, text) from public;
grant execute on function must_be_caller(bigint, bigint, bigint, bigint, text) to current_user;
revoke execute on function caller_of(bigint, bigint, bigint, timestamptz) from public;
grant execute on function caller_of(bigint, bigint, bigint, timestamptz) to current_user;

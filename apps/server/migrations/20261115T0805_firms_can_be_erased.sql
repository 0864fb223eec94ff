-- Who gave notice, when, and whether it was the firm itself: the firm takes back its own notice, the provider any.
alter table intermediary
  add column notice_from text check (notice_from in ('firm', 'provider')),
  add column notice_by text,
  add column notice_at timestamptz,
  -- Set when the rows begin to go; from then on nobody of the firm gets in.
  add column erasing_since timestamptz;
update intermediary set notice_from = 'provider', notice_by = 'Boedel', notice_at = now() where terminates_on is not null;

-- What stays of a firm that was erased: that it was here, who ended it, when, and the last link of its trail, so that an
-- archive the firm kept can still be proved against it. The provider's own invoices are the provider's books, which the
-- Tax Administration Act 28 of 2011 s 29 has it keep for five years.
create table erased_firm (
  id bigint generated always as identity primary key,
  firm_id bigint not null unique,
  name text not null,
  country text not null,
  notice_from text not null,
  notice_by text not null,
  notice_at timestamptz not null,
  reason text,
  terminated_on date not null,
  begun_at timestamptz not null,
  erased_at timestamptz,
  rows_erased bigint not null default 0,
  files_erased bigint not null default 0,
  audit_links bigint not null,
  audit_head text not null,
  account jsonb not null
);
select own_by_provider('erased_firm');

-- A third role, which alone may delete from the trail. It has what boedel_provider has, so that a table made later is
-- erased without a word here, and it is taken on by the job that erases and by nothing else.
do $$ begin create role boedel_eraser nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not pg_has_role(current_user, 'boedel_eraser', 'member') then grant boedel_eraser to current_user; end if;
  if not pg_has_role('boedel_eraser', 'boedel_provider', 'member') then grant boedel_provider to boedel_eraser; end if;
end $$;
grant usage on schema public to boedel_eraser;
-- The trail, and that somebody accepted the terms: append only for everybody else.
grant delete on audit_entry, audit_link, terms_acceptance to boedel_eraser;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'boedel_eraser' then return null; end if;
  raise exception 'The % is append only.', tg_table_name using errcode = 'restrict_violation';
end $$;

-- As before, and a firm that is being erased opens to nobody.
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
    and (m.support_until is null or m.support_until > at)
    and i.erasing_since is null
$$;

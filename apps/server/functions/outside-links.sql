-- Whom a link was sent to: asked with every request that comes by one.
create or replace function link_of(the_hash text, at timestamptz)
  returns table (intermediary_id bigint, id bigint, matter_id bigint, purpose text, subject_id bigint, name text, email text, language text)
  language sql stable security definer set search_path = public as $$
  select l.intermediary_id, l.id, l.matter_id, l.purpose, l.subject_id, l.name, l.email, l.language
  from outside_link l join intermediary i on i.id = l.intermediary_id
  where l.hash = the_hash and l.ended_at is null and l.ends_at > at and i.erasing_since is null
$$;

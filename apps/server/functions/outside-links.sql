-- Whom a link was sent to: asked with every request that comes by one.
create or replace function link_of(the_hash text, at timestamptz)
  returns table (intermediary_id bigint, id bigint, matter_id bigint, purpose text, subject_id bigint, name text, email text, language text)
  language sql stable security definer set search_path = public as $$
  select l.intermediary_id, l.id, l.matter_id, l.purpose, l.subject_id, l.name, l.email, l.language
  from outside_link l join intermediary i on i.id = l.intermediary_id
  where l.hash = the_hash and l.ended_at is null and l.ends_at > at and i.erasing_since is null
$$;
-- It runs as the provider's role, because whose firm it is is what is asked; nobody but the server's own user may ask.
grant create on schema public to boedel_provider;
alter function link_of(text, timestamptz) owner to boedel_provider;
revoke create on schema public from boedel_provider;
revoke execute on function link_of(text, timestamptz) from public;
grant execute on function link_of(text, timestamptz) to current_user;

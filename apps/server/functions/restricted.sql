-- Who sees only the matters they were given: what isRestricted says in packages/domain/src/access/who.ts. A test holds the
-- two together.
create or replace function restricted_roles() returns text[]
  language sql immutable parallel safe as $$ select array['JointAppointee', 'UserMatterAccess'] $$;

create or replace function is_restricted(roles text[]) returns boolean
  language sql immutable parallel safe as $$
  select roles && restricted_roles() and not roles && array['Admin', 'SuperAdmin']
$$;

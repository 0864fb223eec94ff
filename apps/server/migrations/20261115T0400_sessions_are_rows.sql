alter table person
  -- The version of the terms accepted last; the person works once it is the one in force.
  add column terms_version text,
  add column two_factor boolean not null default false,
  add column password_changed_at timestamptz,
  add column changes_seen_at timestamptz;
grant update (changes_seen_at) on person to boedel_app;
grant select (changes_seen_at) on person to boedel_app;

-- Nothing of signing in is a firm's: only the provider's role reaches these tables.
create function own_by_provider(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_provider', target);
end $$;

create table session (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  way text not null check (way in ('password', 'two-factor', 'identity-provider')),
  -- The roles an identity provider allows; null where it says nothing. It narrows what is held here, never adds.
  role_ceiling text[],
  address text,
  device text,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Ends by itself when nobody does anything, and in any case.
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  check (idle_ends_at <= ends_at)
);
create index session_open on session (person_id) where ended_at is null; -- a person's open sessions, and ending them all
create index session_over on session (ends_at); -- what may be forgotten
select own_by_provider('session');

-- A family of refresh tokens: each is good once, and one that comes back a second time ends its session.
create table refresh_token (
  hash text primary key,
  session_id bigint not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_of_session on refresh_token (session_id); -- forgetting a session takes its tokens along
select own_by_provider('refresh_token');

-- Tries at a lock: an account, an address, a code. The key is a fingerprint, so an unknown address leaves no trace of itself.
create table sign_in_tries (
  key text primary key,
  failures int not null default 0,
  last_at timestamptz,
  locked_until timestamptz
);
create index sign_in_tries_old on sign_in_tries (last_at); -- what may be forgotten
select own_by_provider('sign_in_tries');

-- The first step done, the code still to come.
create table sign_in_challenge (
  hash text primary key,
  person_id bigint not null references person (id) on delete cascade,
  -- Of the code together with the challenge, which is not kept: six digits alone would be found in a moment.
  code_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenge_old on sign_in_challenge (expires_at); -- what may be forgotten
select own_by_provider('sign_in_challenge');

create table password_reset (
  hash text primary key,
  person_id bigint not null references person (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_of_person on password_reset (person_id); -- a new password closes every link
create index password_reset_old on password_reset (expires_at); -- what may be forgotten
select own_by_provider('password_reset');

-- Who accepted which terms when: kept for good.
create table terms_acceptance (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  terms_version text not null,
  accepted_at timestamptz not null,
  address text,
  unique (person_id, terms_version)
);
select own_by_provider('terms_acceptance');
revoke update, delete on terms_acceptance from boedel_provider;

-- An authenticator app as second factor. The secret is kept sealed with a key that is not in the database.
create table authenticator (
  person_id bigint primary key references person (id) on delete cascade,
  sealed_secret text not null,
  -- Null until the first code proved that the app holds the secret.
  confirmed_at timestamptz,
  -- The step of the last code taken: a code that was seen over a shoulder works no second time.
  last_step bigint not null default 0
);
select own_by_provider('authenticator');

-- For when the telephone is lost: each good once.
create table recovery_code (
  person_id bigint not null references person (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (person_id, hash)
);
select own_by_provider('recovery_code');

-- With an authenticator no code is sent, so there is none to compare with.
alter table sign_in_challenge alter column code_hash drop not null;

create index session_of_person on session (person_id, started_at desc); -- a person's sign-in history

-- Who an identity provider's subject is here. Names and addresses at a provider can be chosen and change; this does not.
create table person_identity (
  issuer text not null,
  subject text not null,
  person_id bigint not null references person (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create unique index person_identity_of_person on person_identity (person_id, issuer); -- one subject of a provider for each person
select own_by_provider('person_identity');

-- What a sign-in through a provider must bring back: given out here, good once.
create table identity_nonce (
  hash text primary key,
  expires_at timestamptz not null
);
create index identity_nonce_old on identity_nonce (expires_at); -- what may be forgotten
select own_by_provider('identity_nonce');

-- The firm's own rules for signing in.
alter table firm_setting
  add column allows_single_sign_on boolean not null default false,
  add column demands_second_factor boolean not null default false;

-- The roles an identity provider allows wait with the code that is still to come.
alter table sign_in_challenge add column role_ceiling text[];

-- A paper of a matter that is to be signed: by links that were mailed, or by hand on a print that comes back as a scan.
create table signing (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- The paper as it was sent; what is signed is known by its hash.
  document_id bigint,
  title text not null,
  sha256 text not null,
  way text not null check (way in ('link', 'ink')),
  turns text not null default 'inTurn' check (turns in ('inTurn', 'together')),
  state text not null default 'open' check (state in ('open', 'signed', 'declined', 'cancelled', 'lapsed')),
  message text,
  -- So many days after somebody was asked they are reminded.
  remind_after int[] not null default '{}',
  ends_at timestamptz,
  -- The paper with its certificate, or the scan.
  result_id bigint,
  reason text,
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  check ((way = 'link') = (ends_at is not null)),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id),
  foreign key (intermediary_id, result_id) references matter_document (intermediary_id, id) on delete set null (result_id)
);
create index signing_of_matter on signing (intermediary_id, matter_id, id desc); -- what of a matter is to be signed
create unique index signing_open on signing (intermediary_id, document_id) where state = 'open'; -- a paper is out to be signed once
create index signing_document on signing (intermediary_id, document_id) where document_id is not null; -- what became of a paper
create index signing_result on signing (intermediary_id, result_id) where result_id is not null; -- what a signed paper came of
create index signing_to_remind on signing (ends_at) where state = 'open' and way = 'link'; -- whom to remind, across firms
comment on table signing is 'Papers to be signed';
select own_by_matter('signing');
select needs_right('signing', 'documents');

create table signer (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  signing_id bigint not null,
  place int not null,
  name text not null,
  email text,
  language text not null check (language in ('en', 'af')),
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'signed', 'declined')),
  asked_at timestamptz,
  reminders int not null default 0,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- What they signed with and where from, for the certificate.
  signature jsonb,
  address text,
  device text,
  consent text,
  reason text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, signing_id, place),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, signing_id) references signing (intermediary_id, id) on delete cascade
);
create index signer_of_matter on signer (intermediary_id, matter_id); -- goes with its matter
comment on table signer is 'Signers';
select own_by_matter('signer');
select needs_right('signer', 'documents');

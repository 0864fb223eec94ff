-- What was sent to somebody without an account: family, signer, creditor, client. Of its secret only the fingerprint is kept.
create table outside_link (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  hash text not null,
  purpose text not null check (purpose in ('intake', 'signing', 'creditor', 'client')),
  matter_id bigint not null,
  -- The intake, signature or claim it is about; its area's table.
  subject_id bigint,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'af')),
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index outside_link_hash on outside_link (hash); -- who comes by a link
create index outside_link_of_subject on outside_link (intermediary_id, matter_id, purpose, subject_id); -- what was sent about one thing
comment on table outside_link is 'Links sent';
select own_by_matter('outside_link');

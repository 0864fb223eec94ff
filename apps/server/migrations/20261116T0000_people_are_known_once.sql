-- Whoever is captured has a number in the firm. Records of the same person or body, in whatever matter or directory, have
-- the same one: linking moves a record to another number, and a record that stands alone has a number of its own.
create sequence known_person_seq;
grant usage on sequence known_person_seq to boedel_app, boedel_provider;

-- As in directories: words are searched by parts, private numbers whole. Registration numbers are public.
alter table matter_party
  add column known_id bigint not null default nextval('known_person_seq'),
  add column search_text text not null generated always as
    (plain_text(surname || ' ' || coalesce(first_names, '') || ' ' || coalesce(registration_number, ''))) stored,
  add column search_numbers text[] not null generated always as
    (array_remove(array[whole_number(id_number), whole_number(passport_number)], null)) stored;
create index matter_party_known on matter_party (intermediary_id, known_id); -- a person's page
create index matter_party_search on matter_party using gin (intermediary_id, search_text gin_trgm_ops, search_numbers); -- found while typing
create index matter_party_registration on matter_party (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere

alter table globalbeneficiary add column known_id bigint not null default nextval('known_person_seq');
alter table globalexecutor add column known_id bigint not null default nextval('known_person_seq');
alter table founder add column known_id bigint not null default nextval('known_person_seq');
alter table globaltrustee add column known_id bigint not null default nextval('known_person_seq');
alter table creditor add column known_id bigint not null default nextval('known_person_seq');
alter table auditor add column known_id bigint not null default nextval('known_person_seq');
alter table taxpractitioner add column known_id bigint not null default nextval('known_person_seq');
create index globalbeneficiary_registration on globalbeneficiary (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index globalbeneficiary_known on globalbeneficiary (intermediary_id, known_id); -- a person's page
create index globalexecutor_registration on globalexecutor (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index globalexecutor_known on globalexecutor (intermediary_id, known_id);
create index founder_registration on founder (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index founder_known on founder (intermediary_id, known_id);
create index globaltrustee_registration on globaltrustee (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index globaltrustee_known on globaltrustee (intermediary_id, known_id);
create index creditor_registration on creditor (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index creditor_known on creditor (intermediary_id, known_id);
create index auditor_registration on auditor (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index auditor_known on auditor (intermediary_id, known_id);
create index taxpractitioner_registration on taxpractitioner (intermediary_id, registration_number) where registration_number is not null; -- the same body elsewhere
create index taxpractitioner_known on taxpractitioner (intermediary_id, known_id);

-- A creditor whom no directory has, and who is known from elsewhere: an heir, an executor.
alter table liability add column creditor_known_id bigint;
create index liability_creditor_known on liability (intermediary_id, creditor_known_id) where creditor_known_id is not null; -- a person's page

set local role boedel_provider;
-- Who was taken from a directory is the entry.
update matter_party p set known_id = e.known_id from (
  select intermediary_id, 'globalbeneficiary' as directory, id, known_id from globalbeneficiary
  union all select intermediary_id, 'globalexecutor', id, known_id from globalexecutor
  union all select intermediary_id, 'auditor', id, known_id from auditor
  union all select intermediary_id, 'taxpractitioner', id, known_id from taxpractitioner) e
where e.intermediary_id = p.intermediary_id and e.directory = p.directory_kind and e.id = p.directory_id;
-- For beneficiaries the number is the whole of the link; who acts or advises was appointed from the list besides.
update matter_party set directory_kind = null, directory_id = null where directory_kind = 'globalbeneficiary';
reset role;

-- What joined or changed several records of one person, so that it can be taken back while nothing was built on it.
create table people_change (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('merge', 'change')),
  known_id bigint not null,
  -- The number that the records moved had before.
  from_known_id bigint,
  moved jsonb not null default '[]',
  -- Each record with what it held before and the version it has since.
  changed jsonb not null default '[]',
  person_id bigint not null,
  person_name text not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index people_change_of on people_change (intermediary_id, known_id, id desc); -- what can be taken back on a person's page
comment on table people_change is 'Changes of several records of one person';
select own_by_firm('people_change');

-- The directories of a firm: one table each, named as the registry of directories names it.

-- Columns that most of them share, written once. The two templates go again at the end.
create table business_columns (
  name text not null,
  registration_number text,
  vat_number text,
  country text,
  contact_name text,
  email text,
  phone text,
  mobile text,
  website text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  postal_address1 text,
  postal_address2 text,
  postal_city text,
  postal_code text,
  account_holder text,
  bank_name text,
  branch_code text,
  account_number text,
  account_type text,
  notes text
);
create table party_columns (
  name text not null,
  party_type text,
  id_number text,
  passport_number text,
  birth_on date,
  registration_number text,
  tax_number text,
  country text,
  email text,
  phone text,
  mobile text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  postal_address1 text,
  postal_address2 text,
  postal_city text,
  postal_code text,
  account_holder text,
  bank_name text,
  branch_code text,
  account_number text,
  account_type text,
  notes text
);

create table creditor (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  kind text,
  reference text,
  global_creditor_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index creditor_of_global on creditor (intermediary_id, global_creditor_id) where global_creditor_id is not null; -- where a global creditor is used
select make_directory('creditor', '{name,contact_name,email,phone,physical_city,reference}');

create table globalcreditor (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  kind text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('globalcreditor', '{name,contact_name,email,phone,physical_city,kind}');

create table globalserviceprovider (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  service text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('globalserviceprovider', '{name,contact_name,email,phone,physical_city,service}');

create table valuer (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  professional_number text,
  is_appraiser boolean not null default false,
  district text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('valuer', '{name,contact_name,email,phone,physical_city}');

create table auctioneer (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  commission_percent numeric(7, 4),
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('auctioneer', '{name,contact_name,email,phone,physical_city}');

create table storageprovider (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  monthly_rate_cents bigint,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('storageprovider', '{name,contact_name,email,phone,physical_city}');

create table guardingcompany (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  security_number text,
  daily_rate_cents bigint,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('guardingcompany', '{name,contact_name,email,phone,physical_city}');

create table publicationpartner (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  medium text,
  language text,
  notice_cost_cents bigint,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('publicationpartner', '{name,contact_name,email,phone,physical_city,medium,language}');

create table bondofsecurityprovider (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  premium_percent numeric(7, 4),
  minimum_premium_cents bigint,
  facility_number text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('bondofsecurityprovider', '{name,contact_name,email,phone,physical_city}');

create table fxassistprovider (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  licence_number text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('fxassistprovider', '{name,contact_name,email,phone,physical_city,licence_number}');

create table jointappointee (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  id_number text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('jointappointee', '{name,contact_name,email,phone,physical_city}');

create table director (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  name text not null,
  designation text,
  id_number text,
  practice_number text,
  email text,
  phone text,
  mobile text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  signature_file_id bigint,
  is_milestone_signatory boolean not null default false,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('director', '{name,designation,email,phone,physical_city}');

create table referrer (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  id_number text,
  commission_percent numeric(7, 4),
  agreement_on date,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('referrer', '{name,contact_name,email,phone,physical_city}');

create table marketer (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  id_number text,
  commission_percent numeric(7, 4),
  agreement_on date,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('marketer', '{name,contact_name,email,phone,physical_city}');

create table globalexecutor (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like party_columns,
  capacity text,
  signature_file_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('globalexecutor', '{name,party_type,id_number,email,phone,physical_city,capacity}');

create table founder (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like party_columns,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('founder', '{name,party_type,id_number,email,phone,physical_city}');

create table globalbeneficiary (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like party_columns,
  is_resident boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('globalbeneficiary', '{name,party_type,id_number,email,phone,physical_city}');

create table auditor (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  professional_body text,
  practice_number text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('auditor', '{name,contact_name,email,phone,physical_city,professional_body,practice_number}');

create table taxpractitioner (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like business_columns,
  practitioner_number text,
  professional_body text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('taxpractitioner', '{name,contact_name,email,phone,physical_city,practitioner_number}');

create table globaltrustee (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  like party_columns,
  is_independent boolean not null default false,
  company_number text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('globaltrustee', '{name,party_type,id_number,email,phone,physical_city}');

alter table creditor add foreign key (intermediary_id, global_creditor_id) references globalcreditor (intermediary_id, id);
-- Signatures are stored files.
alter table director add foreign key (intermediary_id, signature_file_id) references stored_file (intermediary_id, id);
alter table globalexecutor add foreign key (intermediary_id, signature_file_id) references stored_file (intermediary_id, id);
drop table business_columns;
drop table party_columns;

-- The people behind a joint appointee. They go with it.
create table jointappointee_trustee (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  jointappointee_id bigint not null,
  name text not null,
  id_number text,
  email text,
  phone text,
  mobile text,
  account_holder text,
  bank_name text,
  branch_code text,
  account_number text,
  account_type text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, jointappointee_id) references jointappointee (intermediary_id, id) on delete cascade
);
create index jointappointee_trustee_of on jointappointee_trustee (intermediary_id, jointappointee_id, name); -- a joint appointee's trustees
select own_by_firm('jointappointee_trustee');

-- Contact persons of parties. `party` names the kind as the calls do (Auditor, Beneficiary, Fiduciary, …) and party_id the
-- entry: kinds live in different tables and more will come, so no one foreign key can hold them. Whoever deletes the
-- party deletes them in the same transaction.
create table contact_person (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  party text not null,
  party_id bigint not null,
  name text not null,
  position text,
  email text,
  phone text,
  mobile text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index contact_person_of on contact_person (intermediary_id, party, party_id); -- the contact persons of one party
select own_by_firm('contact_person');

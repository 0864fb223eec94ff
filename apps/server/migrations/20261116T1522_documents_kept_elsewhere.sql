-- Where else papers of a matter lie: a library or a folder of a document service, by its address.
create table document_storage_link (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  name text not null,
  url text not null,
  note text,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index document_storage_link_of_matter on document_storage_link (intermediary_id, matter_id, id); -- the links of a matter
comment on table document_storage_link is 'Links to stored documents';
select own_by_matter('document_storage_link');
select needs_right('document_storage_link', 'documents');

-- The firm's own bucket, into which it has the documents of a matter copied. The secret is sealed with the product's key.
create table firm_bucket (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  endpoint text not null,
  region text not null,
  bucket text not null,
  folder text,
  access_key_id text not null,
  secret_sealed text not null,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index firm_bucket_of_firm on firm_bucket (intermediary_id); -- a firm has one
comment on table firm_bucket is 'Buckets of firms';
select own_by_firm('firm_bucket');

-- A copying of all documents of a matter, and what became of each.
create table bucket_copy (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bucket text not null,
  total int not null,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  -- Each document with where it lies in the bucket, or why it does not.
  report jsonb not null default '[]',
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index bucket_copy_of_matter on bucket_copy (intermediary_id, matter_id, id desc); -- the copies of a matter, newest first
comment on table bucket_copy is 'Copies into the bucket';
select own_by_matter('bucket_copy');
select needs_right('bucket_copy', 'documents');

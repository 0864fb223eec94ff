-- What people uploaded or the product made, as the firm knows it. The bytes lie in the file store under the key, which
-- starts with the firm's id, and are never changed: a new version is a new key.
create table stored_file (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  key text not null check (key like intermediary_id || '/%'),
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  matter_id bigint,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index stored_file_key on stored_file (intermediary_id, key); -- the sweep asks which objects have a row
select own_by_matter_or_maker('stored_file');

-- The application works as one of two roles that own nothing. boedel_app sees the one firm its transaction names;
-- boedel_provider crosses firms and is used by sign-in, the provider's own screens and the background workers.
do $$ begin create role boedel_app nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role boedel_provider nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not pg_has_role(current_user, 'boedel_app', 'member') then grant boedel_app to current_user; end if;
  if not pg_has_role(current_user, 'boedel_provider', 'member') then grant boedel_provider to current_user; end if;
end $$;
grant usage on schema public to boedel_app, boedel_provider;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable because its dictionary could change; ours does not, and an index needs immutable.
create function plain_text(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

-- What the request's handle has set. After a transaction the setting is '', not null.
create function app_firm() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.firm', true), '')::bigint $$;
create function app_user_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::bigint $$;
-- The matters a joint appointee or an outside person was given; null for people who see the whole firm.
create function app_matters() returns bigint[] language sql stable parallel safe
  as $$ select nullif(current_setting('app.matters', true), '')::bigint[] $$;
create function app_capture_matters() returns bigint[] language sql stable parallel safe
  as $$ select nullif(current_setting('app.capture_matters', true), '')::bigint[] $$;

-- One call makes a table the firm's: row security forced, nothing seen or written outside the firm of the transaction.
create function own_by_firm(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm on %s to boedel_app using (intermediary_id = app_firm()) with check (intermediary_id = app_firm())', target);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_app, boedel_provider', target);
end $$;

-- As own_by_firm, for rows that hang on a matter: restricted people read their matters and write where they may capture.
create function own_by_matter(target regclass, matter_column text default 'matter_id') returns void language plpgsql as $$
declare
  seen text := format('intermediary_id = app_firm() and (app_matters() is null or %I = any(app_matters()))', matter_column);
  captured text := format('intermediary_id = app_firm() and (app_matters() is null or %I = any(app_capture_matters()))', matter_column);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm_read on %s for select to boedel_app using (%s)', target, seen);
  execute format('create policy firm_insert on %s for insert to boedel_app with check (%s)', target, captured);
  execute format('create policy firm_update on %s for update to boedel_app using (%s) with check (%s)', target, captured, captured);
  execute format('create policy firm_delete on %s for delete to boedel_app using (%s)', target, captured);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_app, boedel_provider', target);
end $$;

create table intermediary (
  id bigint generated always as identity primary key,
  name text not null,
  country text not null check (country in ('South Africa', 'Namibia')),
  system_types int[] not null default '{}',
  is_provider boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now()
);
alter table intermediary enable row level security;
alter table intermediary force row level security;
create policy firm on intermediary to boedel_app using (id = app_firm()) with check (id = app_firm());
create policy provider on intermediary to boedel_provider using (true) with check (true);
grant select, update on intermediary to boedel_app;
grant select, insert, update, delete on intermediary to boedel_provider;
create unique index intermediary_one_provider on intermediary (is_provider) where is_provider;

-- The firm's own details, as letterhead and accounts print them.
create table company (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  name text not null,
  trading_name text,
  registration_number text,
  vat_number text,
  country text not null check (country in ('South Africa', 'Namibia')),
  email text,
  phone text,
  website text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  postal_address1 text,
  postal_address2 text,
  postal_city text,
  postal_code text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index company_one_a_firm on company (intermediary_id);
select own_by_firm('company');

-- A person signs in once and may belong to several firms. The person is nobody's row; the membership is the firm's.
create table person (
  id bigint generated always as identity primary key,
  email text not null,
  full_name text not null,
  password_hash text,
  terms_accepted_at timestamptz,
  last_intermediary_id bigint references intermediary (id),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create unique index person_email on person (lower(email)); -- sign-in by address
create table membership (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  roles text[] not null default '{}',
  system_types int[] not null default '{}',
  -- The type the person works in now; 0 until one was chosen.
  system_type int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (intermediary_id, id)
);
create unique index membership_one_a_person on membership (intermediary_id, person_id);
create index membership_of_person on membership (person_id); -- the firms of somebody who signs in
select own_by_firm('membership');

alter table person enable row level security;
alter table person force row level security;
create policy firm on person to boedel_app
  using (id = app_user_id() or exists (select from membership m where m.person_id = person.id and m.intermediary_id = app_firm()))
  with check (id = app_user_id() or exists (select from membership m where m.person_id = person.id and m.intermediary_id = app_firm()));
create policy provider on person to boedel_provider using (true) with check (true);
grant select (id, email, full_name, terms_accepted_at, version, created_at) on person to boedel_app;
grant update (full_name, version) on person to boedel_app;
grant select, insert, update, delete on person to boedel_provider;

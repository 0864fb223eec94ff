-- A change of the firm's or of a matter's own bank account: asked for by one person, made when another confirms it.
create table own_account_change (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  holder text not null check (holder in ('company', 'bank_account')),
  holder_id bigint not null,
  matter_id bigint,
  name text not null,
  account_holder text,
  bank text,
  branch_code text,
  account_number text,
  account_type text,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  requested_by bigint default app_user_id(),
  requested_name text not null,
  requested_at timestamptz not null default clock_timestamp(),
  decided_by bigint,
  decided_name text,
  decided_at timestamptz,
  how text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  check ((holder = 'bank_account') = (matter_id is not null)),
  check (num_nonnulls(decided_name, decided_at, how) = case when state = 'waiting' then 0 else 3 end),
  check (state <> 'confirmed' or decided_by is distinct from requested_by)
);
create unique index own_account_change_waiting on own_account_change (intermediary_id, holder, holder_id) where state = 'waiting'; -- one at a time
create index own_account_change_of_matter on own_account_change (intermediary_id, matter_id) where matter_id is not null; -- a matter that goes
comment on table own_account_change is 'Changes of own bank accounts';
select own_by_firm('own_account_change');
revoke delete on own_account_change from boedel_app, boedel_provider;
grant delete on own_account_change to boedel_eraser;

-- An account as it was lodged: numbered, hashed, with its facts, figures and paper in files of their own. Never changed.
create table lodged_account (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  number int not null,
  kind text not null,
  title text not null,
  -- Its place among the accounts of the matter; an amended one has the place of the one it amends.
  sequence int not null,
  from_on date,
  up_to date not null,
  language text not null,
  facts_file_id bigint not null,
  paper_file_id bigint not null,
  sha256 text not null,
  -- What the next account begins with.
  carries jsonb not null,
  person_id bigint,
  person_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, number), -- the accounts of a matter, oldest first
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id),
  foreign key (intermediary_id, facts_file_id) references stored_file (intermediary_id, id),
  foreign key (intermediary_id, paper_file_id) references stored_file (intermediary_id, id)
);
create index lodged_account_facts on lodged_account (intermediary_id, facts_file_id); -- a file that is removed
create index lodged_account_paper on lodged_account (intermediary_id, paper_file_id);
comment on table lodged_account is 'Lodged accounts';
select own_by_matter('lodged_account');
select needs_right('lodged_account', 'reports');
revoke update, delete on lodged_account from boedel_app, boedel_provider;
grant delete on lodged_account to boedel_eraser;
create trigger append_only before update or delete or truncate on lodged_account for each statement execute function refuse_change();

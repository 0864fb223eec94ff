-- The approval of a whole bank file: its day, format, order and totals, which the approvals of its payments do not cover. Another
-- person than the file's maker gives it, once, and it never changes.
create table payout_file_approval (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  payout_file_id bigint not null,
  -- Null for files created before approvals were required.
  person_id bigint default app_user_id(),
  person_name text not null,
  sha256 text not null,
  approved_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, payout_file_id), -- the approval of a file, once
  foreign key (intermediary_id, matter_id, payout_file_id) references payout_file (intermediary_id, matter_id, id)
);
comment on table payout_file_approval is 'Approvals of bank files';
select own_by_matter('payout_file_approval');
select needs_right('payout_file_approval', 'money');
revoke update, delete on payout_file_approval from boedel_app, boedel_provider;
grant delete on payout_file_approval to boedel_eraser;
create trigger append_only before update or delete or truncate on payout_file_approval for each statement execute function refuse_change();
create trigger not_in_visit before insert or update or delete on payout_file_approval for each row execute function refuse_in_visit();

set local role boedel_provider;
insert into payout_file_approval (intermediary_id, matter_id, payout_file_id, person_id, person_name, sha256, approved_at)
select intermediary_id, matter_id, id, null, '-', sha256, made_at from payout_file;
reset role;

-- Every bank account of a payee, wherever it is kept: who entered it and when, who confirmed it and how. Triggers write it, so
-- that no way of entering an account (a screen, an import, an archive) passes it.
create table payee_account (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  -- The table and the row that hold the account.
  holder text not null,
  holder_id bigint not null,
  payee text,
  party_id bigint,
  creditor_id bigint,
  account_number text not null,
  branch_code text,
  account_type text,
  bare_number text not null generated always as (ltrim(regexp_replace(account_number, '\D', '', 'g'), '0')) stored,
  entered_by bigint,
  entered_name text not null,
  entered_at timestamptz not null default clock_timestamp(),
  -- No longer what the row holds.
  replaced_at timestamptz,
  confirmed_by bigint,
  confirmed_name text,
  confirmed_how text,
  confirmed_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  check (num_nonnulls(confirmed_name, confirmed_how, confirmed_at) in (0, 3)),
  check (confirmed_by <> entered_by)
);
create unique index payee_account_now on payee_account (intermediary_id, holder, holder_id) where replaced_at is null; -- what a row holds
create index payee_account_of_holder on payee_account (intermediary_id, holder, holder_id, id); -- what a row held
create index payee_account_of_name on payee_account (intermediary_id, plain_text(payee)); -- what a name is known by
create index payee_account_of_party on payee_account (intermediary_id, party_id) where party_id is not null; -- what an heir is known by
create index payee_account_of_creditor on payee_account (intermediary_id, creditor_id) where creditor_id is not null; -- what a creditor is known by
create index payee_account_of_number on payee_account (intermediary_id, bare_number); -- who entered a number
comment on table payee_account is 'Bank accounts of payees';
select own_by_firm('payee_account');
revoke delete on payee_account from boedel_app, boedel_provider;
grant delete on payee_account to boedel_eraser;

-- What is held today: who entered it is no longer known.
set local role boedel_provider;
do $$
declare
  holder text;
begin
  for holder in select c.table_name from information_schema.columns c join information_schema.columns n
      on n.table_schema = c.table_schema and n.table_name = c.table_name and n.column_name = 'name'
    where c.table_schema = 'public' and c.column_name = 'account_number' and c.data_type = 'text' order by 1
  loop
    continue when holder = 'asset';
    execute format('insert into payee_account (intermediary_id, holder, holder_id, payee, creditor_id, account_number, branch_code, account_type, entered_name)
      select intermediary_id, %L, id, name, %s, account_number, branch_code, account_type, ''-'' from %I
      where account_number is not null and intermediary_id <> 0 order by id', holder, case when holder = 'creditor' then 'id' else 'null' end, holder);
  end loop;
end $$;
insert into payee_account (intermediary_id, holder, holder_id, payee, party_id, creditor_id, account_number, branch_code, account_type,
    entered_by, entered_name, entered_at, confirmed_by, confirmed_name, confirmed_how, confirmed_at)
  select p.intermediary_id, 'payout', p.id, p.payee, p.party_id, coalesce(l.creditor_id, c.creditor_id), p.account_number, p.branch_code, p.account_type,
    p.makers[1], coalesce((select w.full_name from person w where w.id = p.makers[1]), '-'), p.created_at,
    a.person_id, a.person_name, case when a.person_id is not null then coalesce(p.confirmed_how, 'Payment approved') end, a.approved_at
  from payout p
    left join liability l on l.intermediary_id = p.intermediary_id and l.id = p.liability_id
    left join creditorclaim c on c.intermediary_id = p.intermediary_id and c.id = p.claim_id
    left join lateral (select a.person_id, a.person_name, a.approved_at from payout_approval a
      where a.intermediary_id = p.intermediary_id and a.payout_id = p.id and p.state <> 'captured' and a.voided_at is null
        and a.person_id <> p.makers[1] order by a.id limit 1) a on true
  where p.account_number is not null order by p.id;
reset role;

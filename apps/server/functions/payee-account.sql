-- Who entered the bank account of a payee, kept by the database itself wherever an account is kept: on every way into these
-- tables (a screen, an import, an archive), and whatever is removed afterwards.

-- An account number without blanks, hyphens and noughts in front.
create or replace function bare_account(number text) returns text language sql immutable parallel safe as
  $$ select nullif(ltrim(regexp_replace(number, '\D', '', 'g'), '0'), '') $$;

create or replace function account_is_entered() returns trigger language plpgsql as $$
declare
  me bigint := app_user_id();
  was jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  firm bigint := coalesce(is_now ->> 'intermediary_id', was ->> 'intermediary_id')::bigint;
  -- A payment's payee is who it names and what it is for; any other row is its own payee.
  says text[] := case when tg_table_name = 'payout'
    then array['account_number', 'branch_code', 'account_type', 'payee', 'party_id', 'liability_id', 'claim_id']
    else array['account_number', 'branch_code', 'account_type', 'name'] end;
  creditor bigint;
  confirmed own_account_change;
begin
  -- The provider's own lists are kept by the provider.
  if firm is distinct from app_firm() then return null; end if;
  if tg_op = 'UPDATE' and not exists (select from unnest(says) s where was -> s is distinct from is_now -> s) then return null; end if;
  if was ->> 'account_number' is not null then
    update payee_account set replaced_at = now(), version = version + 1
      where intermediary_id = firm and holder = tg_table_name and holder_id = (was ->> 'id')::bigint and replaced_at is null;
  end if;
  if bare_account(is_now ->> 'account_number') is null then return null; end if;
  if tg_table_name = 'creditor' then
    creditor := (is_now ->> 'id')::bigint;
  elsif tg_table_name = 'payout' then
    creditor := coalesce(
      (select l.creditor_id from liability l where l.intermediary_id = firm and l.id = (is_now ->> 'liability_id')::bigint),
      (select c.creditor_id from creditorclaim c where c.intermediary_id = firm and c.id = (is_now ->> 'claim_id')::bigint));
  end if;
  -- An own account was entered by whoever asked for the change, and confirmed by whoever makes it.
  if tg_table_name in ('bank_account', 'company') then
    select * into confirmed from own_account_change c where c.intermediary_id = firm and c.holder = tg_table_name
      and c.holder_id = (is_now ->> 'id')::bigint and c.state = 'confirmed' and c.decided_at = now();
  end if;
  insert into payee_account (intermediary_id, holder, holder_id, payee, party_id, creditor_id, account_number, branch_code, account_type,
      entered_by, entered_name, confirmed_by, confirmed_name, confirmed_how, confirmed_at)
    values (firm, tg_table_name, (is_now ->> 'id')::bigint, coalesce(is_now ->> 'payee', is_now ->> 'name'), (is_now ->> 'party_id')::bigint, creditor,
      is_now ->> 'account_number', is_now ->> 'branch_code', is_now ->> 'account_type',
      coalesce(confirmed.requested_by, me),
      coalesce(confirmed.requested_name, (select p.full_name from person p where p.id = me), '-'),
      confirmed.decided_by, confirmed.decided_name, confirmed.how, confirmed.decided_at);
  return null;
end $$;

create or replace trigger account_is_entered after insert or update or delete on auctioneer for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on auditor for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on bank_account for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on bondofsecurityprovider for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on company for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on creditor for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on founder for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on fxassistprovider for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on globalbeneficiary for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on globalcreditor for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on globalexecutor for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on globalserviceprovider for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on globaltrustee for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on guardingcompany for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on jointappointee for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on jointappointee_trustee for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on marketer for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on payout for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on publicationpartner for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on referrer for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on storageprovider for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on taxpractitioner for each row execute function account_is_entered();
create or replace trigger account_is_entered after insert or update or delete on valuer for each row execute function account_is_entered();

-- What was entered stays as it was entered; it is replaced once and confirmed once, never by whoever entered it.
create or replace function payee_account_stands() returns trigger language plpgsql as $$
begin
  if (new.holder, new.holder_id, new.payee, new.party_id, new.creditor_id, new.account_number, new.branch_code, new.account_type,
      new.entered_by, new.entered_name, new.entered_at)
    is distinct from
     (old.holder, old.holder_id, old.payee, old.party_id, old.creditor_id, old.account_number, old.branch_code, old.account_type,
      old.entered_by, old.entered_name, old.entered_at)
    or old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at
    or old.confirmed_at is not null and (new.confirmed_at, new.confirmed_by, new.confirmed_how)
      is distinct from (old.confirmed_at, old.confirmed_by, old.confirmed_how) then
    raise exception 'Who entered and confirmed an account stands as it was.' using errcode = 'check_violation', constraint = 'payee_account_stands';
  end if;
  if new.confirmed_at is distinct from old.confirmed_at
    and (new.confirmed_by is distinct from app_user_id() or new.confirmed_by is not distinct from new.entered_by) then
    raise exception 'An account is confirmed by somebody else than who entered it.' using errcode = 'check_violation', constraint = 'payee_account_confirmed';
  end if;
  return new;
end $$;
create or replace trigger stands before update on payee_account for each row execute function payee_account_stands();

-- Everybody who entered the account a payment goes to: whoever entered it last in each directory, and whoever entered it in a
-- payment nobody else approved. The firm's and the matters' own accounts count until somebody else confirmed them.
create or replace function account_enterers(firm bigint, number text) returns table (person_id bigint, holder text, holder_id bigint, entered_at timestamptz)
  language sql stable as $$
  select e.entered_by, e.holder, e.holder_id, e.entered_at from (
    select distinct on (a.holder, a.holder_id) a.* from payee_account a
    where a.intermediary_id = firm and a.bare_number = bare_account(number) and a.holder <> 'payout'
    order by a.holder, a.holder_id, a.id desc) e
  where e.entered_by is not null and (e.confirmed_at is null or e.holder not in ('company', 'bank_account'))
  union all
  select e.entered_by, e.holder, e.holder_id, e.entered_at from payee_account e
  where e.intermediary_id = firm and e.bare_number = bare_account(number) and e.holder = 'payout'
    and e.entered_by is not null and e.confirmed_at is null
$$;

-- The number of an own account is changed when somebody confirmed what somebody else asked for, and in no other way.
create or replace function own_account_is_changed() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  if bare_account(was ->> 'account_number') is null or app_user_id() is null then return new; end if;
  if (bare_account(was ->> 'account_number'), coalesce(was ->> 'branch_code', ''), coalesce(was ->> 'account_type', ''))
      is distinct from (bare_account(is_now ->> 'account_number'), coalesce(is_now ->> 'branch_code', ''), coalesce(is_now ->> 'account_type', ''))
    and not exists (select from own_account_change c where c.intermediary_id = new.intermediary_id and c.holder = tg_table_name
      and c.holder_id = new.id and c.state = 'confirmed' and c.decided_by = app_user_id() and c.decided_by <> c.requested_by and c.decided_at = now()
      and (c.account_number, c.branch_code, c.account_type)
        is not distinct from (is_now ->> 'account_number', is_now ->> 'branch_code', is_now ->> 'account_type')) then
    raise exception 'An own account is changed by two people.' using errcode = 'check_violation', constraint = 'own_account_changed';
  end if;
  return new;
end $$;
create or replace trigger own_account_is_changed before update on bank_account for each row execute function own_account_is_changed();

-- Letters name one account of a matter. A further one with a number could take its place, so that too needs two people. Accounts
-- that come together in one transaction, as with an imported matter, or without a person, as a bank's own report, do not.
create or replace function further_account_is_confirmed() returns trigger language plpgsql as $$
begin
  if bare_account(new.account_number) is null or app_user_id() is null then return new; end if;
  if tg_op = 'UPDATE' and bare_account(old.account_number) is not null then return new; end if;
  if exists (select from bank_account b join payee_account e on e.intermediary_id = b.intermediary_id and e.holder = 'bank_account'
        and e.holder_id = b.id and e.replaced_at is null and e.entered_at < now()
      where b.intermediary_id = new.intermediary_id and b.matter_id = new.matter_id and b.id <> new.id)
    and not exists (select from own_account_change c where c.intermediary_id = new.intermediary_id and c.holder = 'bank_account'
      and c.holder_id = new.id and c.state = 'confirmed' and c.decided_by = app_user_id() and c.decided_by <> c.requested_by
      and c.decided_at = now() and c.account_number = new.account_number) then
    raise exception 'A further account of a matter is entered by two people.' using errcode = 'check_violation', constraint = 'further_account_confirmed';
  end if;
  return new;
end $$;
create or replace trigger further_account_is_confirmed before insert or update on bank_account
  for each row execute function further_account_is_confirmed();
create or replace trigger own_account_is_changed before update on company for each row execute function own_account_is_changed();

-- What was asked for stands; it is decided once.
create or replace function own_account_change_stands() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting'
    or (new.holder, new.holder_id, new.matter_id, new.account_holder, new.bank, new.branch_code, new.account_number, new.account_type, new.requested_by, new.requested_at)
      is distinct from
       (old.holder, old.holder_id, old.matter_id, old.account_holder, old.bank, old.branch_code, old.account_number, old.account_type, old.requested_by, old.requested_at)
    or new.decided_by is distinct from app_user_id() then
    raise exception 'What was asked for an account stands, and is decided once.' using errcode = 'check_violation', constraint = 'own_account_change_stands';
  end if;
  return new;
end $$;
create or replace trigger stands before update on own_account_change for each row execute function own_account_change_stands();

-- What an approval was for includes the account that pays: changed, it takes the approvals with it.
create or replace function paying_account_is_bound() returns trigger language plpgsql as $$
begin
  if (new.name, new.bank, new.branch_code, new.account_number, new.account_type)
    is distinct from (old.name, old.bank, old.branch_code, old.account_number, old.account_type) then
    -- Whoever approves one of them at this moment is waited for, so that their approval is among those that go.
    perform from payout p where p.intermediary_id = new.intermediary_id and p.matter_id = new.matter_id and p.bank_account_id = new.id
      and p.state in ('captured', 'approved') order by p.id for update;
    update payout_approval a set voided_at = now(), version = a.version + 1 from payout p
      where p.intermediary_id = new.intermediary_id and p.matter_id = new.matter_id and p.bank_account_id = new.id and p.state in ('captured', 'approved')
        and a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id and a.payout_id = p.id and a.voided_at is null;
    update payout p set state = 'captured', version = p.version + 1
      where p.intermediary_id = new.intermediary_id and p.matter_id = new.matter_id and p.bank_account_id = new.id and p.state = 'approved';
  end if;
  return null;
end $$;
create or replace trigger paying_account_is_bound after update on bank_account for each row execute function paying_account_is_bound();

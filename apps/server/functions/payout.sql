-- What holds a payment to what people approved, kept by the database itself.

-- The whole line a bank will see of a payment, with the account that pays it, as one hash: what an approval is for.
create or replace function payout_line(p payout) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    p.payee, p.account_number, p.account_type, p.branch_code, p.branch_number, p.amount_cents, p.my_ref, p.ben_ref, p.same_day,
    p.bank_account_id, b.name, b.bank, b.branch_code, b.account_number, b.account_type)::text, 'UTF8')), 'hex')
  from (select 1) one left join bank_account b on b.intermediary_id = p.intermediary_id and b.id = p.bank_account_id
$$;

-- Whoever sets what the bank will see of a payment, or what it is for, is its maker. A change of it takes every approval with it;
-- what a bank was given is not changed at all.
create or replace function payout_is_bound() returns trigger language plpgsql as $$
declare
  me bigint := app_user_id();
begin
  if tg_op = 'INSERT' then
    new.makers := case when me is null then '{}'::bigint[] else array[me] end;
    new.state := 'captured';
    return new;
  end if;
  if (new.payee, new.purpose, new.party_id, new.liability_id, new.claim_id, new.expense_id, new.cost_type, new.expense_type, new.bank_account_id,
      new.account_number, new.account_type, new.branch_code, new.branch_number, new.amount_cents, new.my_ref, new.ben_ref, new.same_day)
    is distinct from
     (old.payee, old.purpose, old.party_id, old.liability_id, old.claim_id, old.expense_id, old.cost_type, old.expense_type, old.bank_account_id,
      old.account_number, old.account_type, old.branch_code, old.branch_number, old.amount_cents, old.my_ref, old.ben_ref, old.same_day) then
    if old.state in ('filed', 'paid') then
      raise exception 'A payment that a bank was given is not changed.' using errcode = 'check_violation', constraint = 'payout_stands';
    end if;
    if me is not null and not (me = any(new.makers)) then
      new.makers := new.makers || me;
    end if;
    new.state := 'captured';
    update payout_approval set voided_at = now(), version = version + 1
      where intermediary_id = old.intermediary_id and payout_id = old.id and voided_at is null;
  end if;
  if (new.payee, new.party_id, new.liability_id, new.claim_id, new.account_number, new.branch_code)
    is distinct from (old.payee, old.party_id, old.liability_id, old.claim_id, old.account_number, old.branch_code) then
    new.confirmed_how := null;
    new.confirmed_name := null;
  end if;
  -- An approval of this very line that stands is what makes it approved; a bank is given nothing else.
  if (new.state in ('approved', 'filed') and old.state = 'captured' or new.state = 'filed' and old.state = 'approved') and not exists (
    select from payout_approval a where a.intermediary_id = new.intermediary_id and a.payout_id = new.id and a.voided_at is null
      and not (a.person_id = any(new.makers)) and a.line_sha256 = payout_line(new)) then
    raise exception 'A payment is approved by somebody else than its maker.' using errcode = 'check_violation', constraint = 'payout_approved';
  end if;
  if new.state = 'filed' and old.state = 'captured' or new.state = 'paid' and old.state <> 'filed' and old.state <> 'paid' then
    raise exception 'A payment is approved, then filed, then paid.' using errcode = 'check_violation', constraint = 'payout_in_turn';
  end if;
  return new;
end $$;
create or replace trigger is_bound before insert or update on payout for each row execute function payout_is_bound();

-- Approved, the account a payment goes to is one that two people stand behind.
create or replace function payout_confirms_account() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' and old.state = 'captured' then
    update payee_account e set confirmed_by = app_user_id(), confirmed_at = clock_timestamp(), version = e.version + 1,
      confirmed_name = coalesce((select p.full_name from person p where p.id = app_user_id()), '-'),
      confirmed_how = coalesce(new.confirmed_how, 'Payment approved')
    where e.intermediary_id = new.intermediary_id and e.holder = 'payout' and e.holder_id = new.id and e.replaced_at is null
      and e.confirmed_at is null and e.entered_by is distinct from app_user_id() and app_user_id() is not null;
  end if;
  return null;
end $$;
create or replace trigger confirms_account after update on payout for each row execute function payout_confirms_account();

-- Nobody approves what they made, nor a payment to an account they entered anywhere, nor anything but the line as it stands.
create or replace function payout_approval_fits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.payout_id, new.person_id, new.amount_cents, new.account_number, new.branch_code, new.line_sha256, new.reason)
      is distinct from (old.payout_id, old.person_id, old.amount_cents, old.account_number, old.branch_code, old.line_sha256, old.reason)
      or old.voided_at is not null then
      raise exception 'An approval stands as it was given.' using errcode = 'check_violation', constraint = 'payout_approval_stands';
    end if;
    return new;
  end if;
  new.line_sha256 := (select payout_line(p) from payout p where p.intermediary_id = new.intermediary_id and p.id = new.payout_id);
  if new.person_id is distinct from app_user_id() or not exists (
    select from payout p where p.intermediary_id = new.intermediary_id and p.id = new.payout_id and p.state in ('captured', 'approved')
      and not (new.person_id = any(p.makers)) and p.amount_cents = new.amount_cents
      and p.account_number = new.account_number and p.branch_code = new.branch_code)
    or exists (select from account_enterers(new.intermediary_id, new.account_number) e where e.person_id = new.person_id) then
    raise exception 'An approval is for a payment of somebody else, as it stands.' using errcode = 'check_violation', constraint = 'payout_approval_fits';
  end if;
  return new;
end $$;
create or replace trigger approval_fits before insert or update on payout_approval for each row execute function payout_approval_fits();

-- A file has what was approved, as it was approved.
create or replace function payout_file_row_fits() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payout p where p.intermediary_id = new.intermediary_id and p.id = new.payout_id and p.state = 'approved'
      and p.payee = new.payee and p.amount_cents = new.amount_cents and p.account_number = new.account_number and p.branch_code = new.branch_code
      and exists (select from payout_approval a where a.intermediary_id = p.intermediary_id and a.payout_id = p.id and a.voided_at is null
        and a.line_sha256 = payout_line(p))) then
    raise exception 'Only an approved payment goes into a file, as it was approved.' using errcode = 'check_violation', constraint = 'payout_file_row_fits';
  end if;
  return new;
end $$;
create or replace trigger row_fits before insert on payout_file_row for each row execute function payout_file_row_fits();

-- A bank file is approved unchanged, by another person than its maker, before it can be downloaded.
create or replace function payout_file_approval_fits() returns trigger language plpgsql as $$
begin
  if new.person_id is null or new.person_id is distinct from app_user_id() or not exists (
    select from payout_file f where f.intermediary_id = new.intermediary_id and f.id = new.payout_file_id
      and f.made_by is distinct from new.person_id and f.sha256 = new.sha256
      and f.sha256 = encode(sha256(convert_to(f.content, 'UTF8')), 'hex'))
    or not exists (select from payout_file_row r where r.intermediary_id = new.intermediary_id and r.payout_file_id = new.payout_file_id
      and r.outcome <> 'withdrawn') then
    raise exception 'A bank file must be approved unchanged, by another person than its maker.' using errcode = 'check_violation', constraint = 'payout_file_approval_fits';
  end if;
  return new;
end $$;
create or replace trigger approval_fits before insert on payout_file_approval for each row execute function payout_file_approval_fits();

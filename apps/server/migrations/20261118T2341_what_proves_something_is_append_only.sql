-- A locked period stays locked: nobody unlocks what an account that was lodged covers.
revoke update, delete on ledger_lock from boedel_app, boedel_provider;
grant delete on ledger_lock to boedel_eraser;
create trigger append_only before update or delete or truncate on ledger_lock for each statement execute function refuse_change();
-- A matter with a locked period is not removed, so nothing is to follow it.
alter table ledger_lock drop constraint ledger_lock_intermediary_id_matter_id_fkey,
  add foreign key (intermediary_id, matter_id) references matter (intermediary_id, id);

-- That somebody accepted the terms.
create trigger append_only before update or delete or truncate on terms_acceptance for each statement execute function refuse_change();

-- Rows that go with what they belong to, and not by themselves.
create or replace function refuse_removal() returns trigger language plpgsql as $$
begin
  if current_user = 'boedel_eraser' or pg_trigger_depth() > 1 then return old; end if;
  raise exception 'The % is append only.', tg_table_name using errcode = 'restrict_violation';
end $$;

-- An approval is voided and otherwise stays as it was given.
revoke delete on payout_approval from boedel_app, boedel_provider;
grant delete on payout_approval to boedel_eraser;
create trigger stays before delete on payout_approval for each row execute function refuse_removal();
create trigger append_only before truncate on payout_approval for each statement execute function refuse_change();
create trigger stands_as_given before update on payout_approval for each row
  when (to_jsonb(old) - '{voided_at,version}'::text[] is distinct from to_jsonb(new) - '{voided_at,version}'::text[])
  execute function refuse_change();

-- What a bank was sent; only what became of it is added.
revoke delete on payout_file_row from boedel_app, boedel_provider;
grant delete on payout_file_row to boedel_eraser;
create trigger append_only before delete or truncate on payout_file_row for each statement execute function refuse_change();
create trigger stands_as_sent before update on payout_file_row for each row
  when (to_jsonb(old) - '{outcome,outcome_on,why,version}'::text[] is distinct from to_jsonb(new) - '{outcome,outcome_on,why,version}'::text[])
  execute function refuse_change();

-- What somebody signed, with what, and from where.
revoke delete on signing, signer from boedel_app, boedel_provider;
grant delete on signing, signer to boedel_eraser;
create trigger stays before delete on signing for each row execute function refuse_removal();
create trigger stays before delete on signer for each row execute function refuse_removal();
create trigger append_only before truncate on signing for each statement execute function refuse_change();
create trigger append_only before truncate on signer for each statement execute function refuse_change();
create trigger paper_stands before update on signing for each row
  when ((old.matter_id, old.title, old.sha256, old.way, old.person_id, old.person_name, old.created_at)
    is distinct from (new.matter_id, new.title, new.sha256, new.way, new.person_id, new.person_name, new.created_at))
  execute function refuse_change();
create trigger stands_once_closed before update on signing for each row
  when (old.state <> 'open'
    and to_jsonb(old) - '{document_id,result_id,version}'::text[] is distinct from to_jsonb(new) - '{document_id,result_id,version}'::text[])
  execute function refuse_change();
create trigger stands_once_answered before update on signer for each row
  when (old.state in ('signed', 'declined') and to_jsonb(old) - '{version}'::text[] is distinct from to_jsonb(new) - '{version}'::text[])
  execute function refuse_change();

-- What a stored file is known by: the hash that lodged accounts, signatures and documents rest on.
create trigger bytes_stand before update on stored_file for each row
  when ((old.key, old.size, old.sha256) is distinct from (new.key, new.size, new.sha256)) execute function refuse_change();

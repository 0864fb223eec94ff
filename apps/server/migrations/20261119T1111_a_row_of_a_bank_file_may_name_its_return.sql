-- What a bank was sent stays; what became of it is added, and the entry of the ledger by which it came back.
drop trigger stands_as_sent on payout_file_row;
create trigger stands_as_sent before update on payout_file_row for each row
  when (to_jsonb(old) - '{outcome,outcome_on,why,returned_expense_id,returned_movement_id,version}'::text[]
    is distinct from to_jsonb(new) - '{outcome,outcome_on,why,returned_expense_id,returned_movement_id,version}'::text[])
  execute function refuse_change();

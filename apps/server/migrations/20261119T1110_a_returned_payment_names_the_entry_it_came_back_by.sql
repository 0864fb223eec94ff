-- A payment that came back after it was paid: its file says so, with the entry of the ledger that the money came back by.
alter table payout_file_row drop constraint payout_file_row_outcome_check;
alter table payout_file_row add constraint payout_file_row_outcome_check
  check (outcome in ('sent', 'paid', 'failed', 'withdrawn', 'returned'));
alter table payout_file_row add column returned_expense_id bigint;
alter table payout_file_row add column returned_movement_id bigint;
alter table payout_file_row add foreign key (intermediary_id, returned_expense_id) references expense (intermediary_id, id);
alter table payout_file_row add foreign key (intermediary_id, returned_movement_id) references money_movement (intermediary_id, id);
create index payout_file_row_returned_expense on payout_file_row (intermediary_id, returned_expense_id) where returned_expense_id is not null; -- an entry that is removed
create index payout_file_row_returned_movement on payout_file_row (intermediary_id, returned_movement_id) where returned_movement_id is not null; -- an entry that is removed

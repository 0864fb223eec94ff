-- A refund, a reversal or a returned payment is an entry of its own, below nought, and names the entry it belongs to.
alter table expense add column reversal_of_id bigint;
alter table expense add foreign key (intermediary_id, reversal_of_id) references expense (intermediary_id, id);
alter table expense add check (reversal_of_id is null or (amount_cents < 0 and bank_account_id is not null));
create index expense_reversals on expense (intermediary_id, reversal_of_id) where reversal_of_id is not null; -- what came back of an entry
alter table income add column reversal_of_id bigint;
alter table income add foreign key (intermediary_id, reversal_of_id) references income (intermediary_id, id);
alter table income add check (reversal_of_id is null or (amount_cents < 0 and bank_account_id is not null));
create index income_reversals on income (intermediary_id, reversal_of_id) where reversal_of_id is not null; -- what was paid back of an entry
alter table money_movement add column reversal_of_id bigint;
alter table money_movement add foreign key (intermediary_id, reversal_of_id) references money_movement (intermediary_id, id);
alter table money_movement add check (reversal_of_id is null or (amount_cents < 0 and bank_account_id is not null));
create index money_movement_reversals on money_movement (intermediary_id, reversal_of_id) where reversal_of_id is not null; -- what came back of an entry

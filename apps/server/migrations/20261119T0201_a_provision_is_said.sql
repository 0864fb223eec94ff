-- A cost without the account it was paid from was taken for one that is still to be paid, and proposed for payment again.
alter table expense add column is_provision boolean not null default false;
set local role boedel_provider;
-- Until now that was what a provision was; those whose day is ahead, or that nothing says were paid, stay provisions.
update expense set is_provision = true
where bank_account_id is null and liability_id is null;
reset role;

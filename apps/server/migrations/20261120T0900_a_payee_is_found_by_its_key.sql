-- A payee's other accounts are found through the key of the name. An index on what a function gives is never used under row
-- security, unless the function is marked leakproof, which only a superuser may do: every payment worked the key out anew for
-- each account the firm ever entered. A column of its own is looked up.
alter table payee_account add column name_key text generated always as (public.payee_key(payee)) stored;
create index payee_account_of_name_key on payee_account (intermediary_id, name_key); -- what a name is known by
drop index payee_account_of_key;

-- An approval is for the whole line a bank will see, by its hash, and for the account that pays it.
alter table payout_approval add column line_sha256 text, add column reason text;
-- Why a payment that looks doubtful is right, in the words of whoever captured it.
alter table payout add column reason text;

-- Approvals that were given for amount and account alone are given again, unless a bank has the payment already.
set local role boedel_provider;
update payout_approval a set voided_at = now(), version = a.version + 1
  from payout p where p.intermediary_id = a.intermediary_id and p.id = a.payout_id and p.state in ('captured', 'approved') and a.voided_at is null;
update payout set state = 'captured', version = version + 1 where state = 'approved';
reset role;

-- Goods a secured creditor keeps at a value move no money.
alter table money_movement alter column bank_account_id drop not null;
alter table money_movement add check (bank_account_id is not null or kind = 'takenOver');

-- Creditors elect a trustee or liquidator among those who were nominated.
alter table meeting_resolution drop constraint meeting_resolution_kind_check;
alter table meeting_resolution add constraint meeting_resolution_kind_check
  check (kind in ('ordinary', 'ownSecurity', 'removal', 'composition', 'election'));
alter table meeting_resolution add column nominees jsonb not null default '[]';
alter table meeting_vote add column nominee text;

-- A contributor who cannot pay: the share falls on the others, with what collecting it cost in vain.
alter table creditorclaim add column cannot_contribute boolean not null default false;
alter table creditorclaim add column collection_cost_cents bigint;

-- What the firm's own bookkeeping program calls each account of our ledger: its files of journals carry these codes.
create table accounting_code (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  account text not null,
  code text not null check (code <> ''),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, account) -- the codes of a firm
);
comment on table accounting_code is 'Codes of ledger accounts';
select own_by_firm('accounting_code');

-- What a firm puts bank lines under by their words, without anybody choosing it each time.
create table bank_rule (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  system_type int not null,
  -- A line that has all of these words, in any order.
  words text not null check (words <> ''),
  account text not null,
  is_active boolean not null default true,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, system_type, words, account) -- a rule once; the rules of a kind of matter
);
comment on table bank_rule is 'Rules for bank lines';
select own_by_firm('bank_rule');
-- Matches that were accepted together: the first of them. They are undone together.
alter table recon_match add column batch_id bigint;
create index recon_match_batch on recon_match (intermediary_id, bank_account_id, batch_id) where batch_id is not null; -- the batches of an account

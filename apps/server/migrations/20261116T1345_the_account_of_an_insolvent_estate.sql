-- What a cost of an insolvent estate ranks as, and what came from carrying on its business.
alter table expense add column cost_head text check (cost_head in ('sheriff', 'administration', 'funeral', 'deathBed', 'trading'));
alter table income add column is_trading boolean not null default false;

-- What was chosen or set by hand for one account of an insolvent estate: one row an account.
create table insolvency_choice (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  number int not null,
  awards_to_on date,
  fee_adjustment_cents bigint,
  fee_adjustment_reason text,
  preferent_contributes text check (preferent_contributes in ('YES', 'NO')),
  appropriation text check (appropriation in ('INTEREST_FIRST', 'CLAIM_FIRST')),
  opening_stock_cents bigint,
  closing_stock_cents bigint,
  why_unrealised text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index insolvency_choice_one on insolvency_choice (intermediary_id, matter_id, number); -- one row an account
comment on table insolvency_choice is 'Choices for the account of an insolvent estate';
select own_by_matter('insolvency_choice');
select needs_right('insolvency_choice', 'reports');

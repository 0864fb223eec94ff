-- What follows from the facts of a matter, one row each: worked out in the transaction that changed a fact. They stood with
-- the matter itself until now, where most of them had no hand that kept them.
create table matter_figures (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  gross_assets_cents bigint,
  liabilities_cents bigint,
  net_cents bigint,
  estate_duty_cents bigint,
  executor_fee_cents bigint,
  income_fee_cents bigint,
  masters_fee_cents bigint,
  -- Kept from before until the ledger tells it.
  cash_position_cents bigint,
  -- Why a figure that should be there is not: what to capture first, by figure.
  reasons jsonb not null default '{}',
  -- The day they were worked out on, for law that follows the day.
  figured_on date,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index matter_figures_one on matter_figures (intermediary_id, matter_id); -- the header, the matters list and the dashboard
comment on table matter_figures is 'Figures of matters';
select own_by_matter('matter_figures');

set local role boedel_provider;
insert into matter_figures (intermediary_id, matter_id, gross_assets_cents, liabilities_cents, net_cents, executor_fee_cents,
  income_fee_cents, cash_position_cents)
select intermediary_id, id, gross_assets_cents, liabilities_cents, gross_assets_cents - liabilities_cents, projected_fee_asset_cents,
  projected_fee_income_cents, cash_position_cents
from matter;
reset role;

alter table matter drop column gross_assets_cents, drop column liabilities_cents, drop column cash_position_cents,
  drop column projected_fee_asset_cents, drop column projected_fee_income_cents;

-- What a claim is worth in the estate: less what was set off before the order (Insolvency Act s 46), in another currency at
-- the rate of the day of the order, with its costs of an execution (s 98) and the creditor's own value of its security (s 44(4)).
alter table creditorclaim
  add column security_value_cents bigint check (security_value_cents >= 0),
  add column set_off_amount_cents bigint check (set_off_amount_cents >= 0),
  add column set_off_on date,
  add column is_set_off_by_cession boolean not null default false,
  add column set_off_disregarded_on date,
  add column foreign_currency text check (foreign_currency ~ '^[A-Z]{3}$'),
  add column foreign_amount_cents bigint check (foreign_amount_cents >= 0),
  add column foreign_rate text check (foreign_rate ~ '^[0-9]{1,12}([.,][0-9]{1,10})?$'),
  add column foreign_rate_on date,
  add column execution_sheriff_cents bigint check (execution_sheriff_cents >= 0),
  add column execution_costs_cents bigint check (execution_costs_cents >= 0),
  add column attached_proceeds_cents bigint check (attached_proceeds_cents >= 0);

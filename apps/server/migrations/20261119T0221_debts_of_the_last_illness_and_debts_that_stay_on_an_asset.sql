-- A medical account of the last illness ranks under s 96; a debt may stay on the asset that a will leaves subject to it.
alter table liability
  add column is_of_last_illness boolean not null default false,
  add column stays_on_asset boolean not null default false;

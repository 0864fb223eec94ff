-- What a company was asked to do about an asset until it is sold: guard it, or store it.
create table asset_service (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  kind text not null check (kind in ('guarding', 'storage')),
  guard_id bigint,
  storage_id bigint,
  from_on date,
  to_on date,
  instructions text,
  asked_on date,
  cancelled_on date,
  cancel_reason text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, guard_id) references guardingcompany (intermediary_id, id),
  foreign key (intermediary_id, storage_id) references storageprovider (intermediary_id, id)
);
create index asset_service_of_matter on asset_service (intermediary_id, matter_id, asset_id); -- the assets tab
create index asset_service_guard on asset_service (intermediary_id, guard_id) where guard_id is not null; -- where a company is used
create index asset_service_storage on asset_service (intermediary_id, storage_id) where storage_id is not null;
comment on table asset_service is 'Guarding and storage';
select own_by_matter('asset_service');
select needs_right('asset_service', 'estate');

-- The cost that the sale of an insolvent's asset was booked with.
alter table asset_sale add column costs_expense_id bigint;
alter table asset_sale add foreign key (intermediary_id, costs_expense_id) references expense (intermediary_id, id)
  on delete set null (costs_expense_id);
create index asset_sale_costs on asset_sale (intermediary_id, costs_expense_id) where costs_expense_id is not null; -- an expense that is removed

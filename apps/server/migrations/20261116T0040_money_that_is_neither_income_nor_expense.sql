-- Transfers, awards, assets that became money, capital: what people add, change and remove, and the ledger books.
create table money_movement (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  moved_on date not null,
  kind text not null,
  description text not null,
  amount_cents bigint not null,
  bank_account_id bigint not null,
  to_bank_account_id bigint,
  asset_id bigint,
  party_id bigint,
  carrying_amount_cents bigint,
  is_for_use boolean not null default false,
  voucher text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, to_bank_account_id) references bank_account (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id)
);
create index money_movement_of_matter on money_movement (intermediary_id, matter_id, moved_on); -- the banking tab
create index money_movement_of_bank on money_movement (intermediary_id, matter_id, bank_account_id);
create index money_movement_to_bank on money_movement (intermediary_id, matter_id, to_bank_account_id) where to_bank_account_id is not null;
create index money_movement_of_asset on money_movement (intermediary_id, matter_id, asset_id) where asset_id is not null;
create index money_movement_of_party on money_movement (intermediary_id, matter_id, party_id) where party_id is not null;
comment on table money_movement is 'Other movements of money';
select own_by_matter('money_movement');
select needs_right('money_movement', 'money');

-- Where the price of an asset was paid into; left open while it is still to come.
alter table asset_sale add column bank_account_id bigint;
alter table asset_sale add foreign key (intermediary_id, matter_id, bank_account_id)
  references bank_account (intermediary_id, matter_id, id);
create index asset_sale_of_bank on asset_sale (intermediary_id, matter_id, bank_account_id) where bank_account_id is not null;

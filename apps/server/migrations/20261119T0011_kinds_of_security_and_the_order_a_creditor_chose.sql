-- A covering bond secures no more than its sum (Deeds Registries Act s 51); a creditor with several securities chooses from
-- which it is paid first (Insolvency Act s 95(1)); pledge, cession and instalment sale (s 84) are securities of their own.
alter table creditorclaim drop constraint if exists creditorclaim_security_type_id_check;
alter table creditorclaim
  add column bond_limit_cents bigint check (bond_limit_cents >= 0),
  add column is_order_chosen boolean not null default false,
  add constraint creditorclaim_security_type_id_check check (security_type_id between 1 and 7);

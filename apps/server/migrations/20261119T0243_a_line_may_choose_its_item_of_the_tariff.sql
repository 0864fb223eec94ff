-- The trustee's fee of a line follows the kind of asset, unless another item of Tariff B was chosen for it (Insolvency Act s 63).
alter table asset add column tariff_item int check (tariff_item between 1 and 6);
alter table income add column tariff_item int check (tariff_item between 1 and 6);

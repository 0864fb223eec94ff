-- A scenario held one change of each kind. It holds several, and says so where what it changes has gone.
alter table scenario
  add column covers jsonb not null default '[]',
  add column sales jsonb not null default '[]',
  add column bequests jsonb not null default '[]',
  add column residue jsonb not null default '[]',
  add column trusts jsonb not null default '[]';
set local role boedel_provider;
update scenario set
  covers = case when new_cover_cents is null then '[]' else jsonb_build_array(jsonb_build_object('amount', new_cover_cents, 'toID', cover_to_id)) end,
  sales = case when sold_price_cents is null then '[]' else jsonb_build_array(jsonb_build_object('assetID', sold_asset_id, 'price', sold_price_cents, 'costs', sold_costs_cents)) end,
  bequests = case when left_asset_id is null and left_to_id is null then '[]' else jsonb_build_array(jsonb_build_object('assetID', left_asset_id, 'toID', left_to_id)) end,
  residue = case when residue_to_id is null then '[]' else jsonb_build_array(jsonb_build_object('partyID', residue_to_id, 'share', '1')) end,
  trusts = case when trust_name is null then '[]' else jsonb_build_array(jsonb_build_object('assetID', trust_asset_id, 'name', trust_name)) end;
reset role;
alter table scenario
  drop column new_cover_cents, drop column cover_to_id,
  drop column sold_asset_id, drop column sold_price_cents, drop column sold_costs_cents,
  drop column left_asset_id, drop column left_to_id, drop column residue_to_id,
  drop column trust_asset_id, drop column trust_name;

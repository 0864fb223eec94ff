-- The first lines of the assets tab, a holding behind its account, without reading the whole estate.
create index asset_in_order on asset (intermediary_id, matter_id, (coalesce(part_of_id, id)), (part_of_id is not null), id);
create index asset_holders on asset (intermediary_id, matter_id, part_of_id) where part_of_id is not null; -- which of a matter's assets hold others

-- A magistrate's court is called by its town: a letter to it has at least that. What somebody filled in is not touched.
set local role boedel_provider;
update magistrateoffice set physical_city = split_part(name, ' (', 1), version = version + 1
where intermediary_id = 0 and physical_city is null and name not like '%/%';
reset role;

-- Keeps how many matters of each type and status a firm has. Most changes of a matter move none of these numbers.
create or replace function count_matters() returns trigger language plpgsql as $$
begin
  -- A firm that is erased leaves no numbers behind.
  if current_user = 'boedel_eraser' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into matter_count as kept (intermediary_id, system_type, status, matters)
    select intermediary_id, system_type, status, count(*) from after_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (intermediary_id, system_type, status) do update set matters = kept.matters + excluded.matters;
  elsif tg_op = 'DELETE' then
    insert into matter_count as kept (intermediary_id, system_type, status, matters)
    select intermediary_id, system_type, status, -count(*) from before_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (intermediary_id, system_type, status) do update set matters = kept.matters + excluded.matters;
  else
    insert into matter_count as kept (intermediary_id, system_type, status, matters)
    select intermediary_id, system_type, status, sum(moved) from (
      select intermediary_id, system_type, status, 1 as moved from after_rows
      union all select intermediary_id, system_type, status, -1 from before_rows) each_row
    group by 1, 2, 3 having sum(moved) <> 0 order by 1, 2, 3
    on conflict (intermediary_id, system_type, status) do update set matters = kept.matters + excluded.matters;
  end if;
  return null;
end $$;

create or replace trigger counted_in after insert on matter referencing new table as after_rows
  for each statement execute function count_matters();
create or replace trigger counted_again after update on matter referencing old table as before_rows new table as after_rows
  for each statement execute function count_matters();
create or replace trigger counted_out after delete on matter referencing old table as before_rows
  for each statement execute function count_matters();

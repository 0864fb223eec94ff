-- The trail and its links are never changed; only the eraser of a whole firm takes them away.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'boedel_eraser' then return null; end if;
  raise exception 'The % is append only.', tg_table_name using errcode = 'restrict_violation';
end $$;

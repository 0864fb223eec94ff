-- How many bytes of files the transaction's firm keeps, also those that whoever asks may not see.
create or replace function stored_bytes() returns bigint
  language sql stable security definer set search_path = public as $$
  select coalesce(sum(size), 0)::bigint from stored_file where intermediary_id = app_firm()
$$;

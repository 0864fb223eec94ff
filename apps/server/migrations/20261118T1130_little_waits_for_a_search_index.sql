-- What is saved waits in a list until the search index takes it in, and every search reads the whole list. At PostgreSQL's
-- 4 MB a search among 3,000 entries took seven times as long after each had been changed; 64 kB hold a dozen entries.
create or replace function index_searched_columns(target regclass) returns void language plpgsql as $$
begin
  execute format('create index %I on %s using gin (intermediary_id, search_text gin_trgm_ops, search_numbers) with (gin_pending_list_limit = 64)',
    target::text || '_search', target); -- the search box
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_am m on m.oid = c.relam
    where m.amname = 'gin' and c.relnamespace = 'public'::regnamespace and c.relname like '%\_search'
  loop
    execute format('alter index %s set (gin_pending_list_limit = 64)', target);
    perform gin_clean_pending_list(target);
  end loop;
end $$;

-- The list by reference or by name reads its page from here and no more.
create index matter_by_reference on matter (intermediary_id, system_type, reference, id);
create index matter_by_name on matter (intermediary_id, system_type, plain_text(name), id);

-- What the caller reaches is asked once a statement, not once a row: a policy that names a setting through a subquery
-- has it as a constant of the plan. Asked as one truth, the planner takes it for as likely as not; 'null' of an unknown
-- value it takes for rare, and then it sorts the whole firm for a page of fifty.
create or replace function own_by_matter(target regclass, matter_column text default 'matter_id') returns void language plpgsql as $$
declare
  seen text := format('intermediary_id = app_firm() and ((select app_matters() is null) or %I = any((select app_matters())::bigint[]))', matter_column);
  captured text := format('intermediary_id = app_firm() and ((select app_matters() is null) or %I = any((select app_capture_matters())::bigint[]))', matter_column);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm_read on %s for select to boedel_app using (%s)', target, seen);
  execute format('create policy firm_insert on %s for insert to boedel_app with check (%s)', target, captured);
  execute format('create policy firm_update on %s for update to boedel_app using (%s) with check (%s)', target, captured, captured);
  execute format('create policy firm_delete on %s for delete to boedel_app using (%s)', target, captured);
  execute format('create policy provider on %s to boedel_provider using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to boedel_app, boedel_provider', target);
end $$;

create or replace function needs_right(target regclass, needed text) returns void language plpgsql as $$
declare
  allowed text := format('(select app_matters() is null) or exists (select from matter_access a where a.intermediary_id = app_firm()
    and a.person_id = app_user_id() and a.matter_id = %s.matter_id and %L = any(a.rights))', target, needed);
begin
  execute format('create policy needs_right on %s as restrictive to boedel_app using (%s) with check (%s)', target, allowed, allowed);
end $$;

do $$
declare
  policy record;
  once text;
begin
  for policy in
    select schemaname, tablename, policyname, qual from pg_policies where schemaname = 'public' and qual like '%app_matters()%'
  loop
    once := replace(policy.qual, 'ANY (app_matters())', 'any ((select app_matters())::bigint[])');
    once := replace(once, 'ANY (app_capture_matters())', 'any ((select app_capture_matters())::bigint[])');
    once := replace(once, '(app_matters() IS NULL)', '(select app_matters() is null)');
    execute format('alter policy %I on %I.%I using (%s)', policy.policyname, policy.schemaname, policy.tablename, once);
  end loop;
end $$;

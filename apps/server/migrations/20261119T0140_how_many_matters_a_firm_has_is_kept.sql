-- How many matters of each type and status a firm has: a list shows it with every page, and counting them cost more than the page.
-- functions/matter-count.sql keeps it, in the transaction that opens, moves or removes matters.
create table matter_count (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  system_type int not null,
  status int not null,
  matters int not null,
  primary key (intermediary_id, system_type, status)
);
select own_by_firm('matter_count');

do $$ begin
  set local role boedel_provider;
  insert into matter_count (intermediary_id, system_type, status, matters)
  select intermediary_id, system_type, status, count(*) from matter group by intermediary_id, system_type, status;
  reset role;
end $$;

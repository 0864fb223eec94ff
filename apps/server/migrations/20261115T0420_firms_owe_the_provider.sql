-- A firm's account with the provider: what it was invoiced and what it paid. The firm reads, the provider writes.
create table subscription_entry (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('invoice', 'payment')),
  reference text not null,
  -- An invoice counts from the day it is due, a payment from the day it was made.
  counts_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
select own_by_provider('subscription_entry');
create policy firm_read on subscription_entry for select to boedel_app using (intermediary_id = app_firm());
grant select on subscription_entry to boedel_app;

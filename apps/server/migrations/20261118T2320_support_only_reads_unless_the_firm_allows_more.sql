-- The provider's people enter a firm to read. Changes they may make while an administrator of the firm allows it.
create table support_visit (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  reason text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (intermediary_id, id)
);
create index support_visit_of_person on support_visit (intermediary_id, person_id); -- whether somebody named was here for support
comment on table support_visit is 'Support visits';
select own_by_firm('support_visit');

create table support_write (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  allowed_by text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (intermediary_id, id)
);
create index support_write_until on support_write (intermediary_id, ends_at); -- whether support may make changes now
comment on table support_write is 'Changes allowed to support';
select own_by_firm('support_write');

-- What the provider's people read of a firm, once for each call, matter and hour: the row decides whether the trail gets an entry.
create table support_read (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  path text not null,
  of_matter bigint not null default 0,
  hour timestamptz not null,
  primary key (intermediary_id, id)
);
create unique index support_read_once on support_read (intermediary_id, person_id, path, of_matter, hour);
create index support_read_old on support_read (hour); -- rows that are tidied away
comment on table support_read is 'What support read';
select own_by_firm('support_read');

-- Visits under way when this was introduced.
set local role boedel_provider;
insert into support_visit (intermediary_id, person_id, reason, began_at, ends_at)
select intermediary_id, person_id, coalesce(support_reason, ''), created_at, support_until
from membership where support_until is not null;
reset role;

-- Whoever was here for support keeps their name where they left it, also when the visit is long over.
alter policy firm on person
  using (id = app_user_id()
    or exists (select from membership m
      where m.person_id = person.id and m.intermediary_id = app_firm() and m.accepted_at is not null)
    or exists (select from support_visit v where v.person_id = person.id and v.intermediary_id = app_firm()));

-- The functions that say who calls tell of a visit too; their new forms are in functions/who-calls.sql.
drop function if exists caller_of(bigint, bigint, bigint, timestamptz);
drop function if exists session_in_firm(bigint, bigint, bigint, timestamptz);
drop function if exists caller_stamp(text, text, text[], int[], int, text, int[], text);

-- No bank details and no payments are written in a visit, whatever call it is and whatever the firm allows.
create function refuse_in_visit() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.visit', true), '') <> '' then
    raise exception using errcode = 'BD002', message = 'not possible in a visit for support';
  end if;
  return coalesce(new, old);
end $$;

-- Every table with the number of a bank account. A new one declares itself with this function.
create function guard_bank_details(target regclass) returns void language plpgsql as $$
begin
  execute format($t$create trigger no_new_account_in_visit before insert on %s for each row
    when (new.account_number is not null) execute function refuse_in_visit()$t$, target);
  execute format($t$create trigger no_other_account_in_visit before update on %s for each row
    when (new.account_number is distinct from old.account_number or new.branch_code is distinct from old.branch_code)
    execute function refuse_in_visit()$t$, target);
end $$;
do $$
declare target regclass;
begin
  for target in
    select c.oid::regclass from pg_class c
      join pg_attribute number on number.attrelid = c.oid and number.attname = 'account_number' and number.atttypid = 'text'::regtype
      join pg_attribute branch on branch.attrelid = c.oid and branch.attname = 'branch_code'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    perform guard_bank_details(target);
  end loop;
end $$;

create trigger not_in_visit before insert or update or delete on payout_options for each row execute function refuse_in_visit();
create trigger not_in_visit before insert or update or delete on payout for each row execute function refuse_in_visit();
create trigger not_in_visit before insert or update or delete on payout_approval for each row execute function refuse_in_visit();
create trigger not_in_visit before insert or update or delete on payout_file for each row execute function refuse_in_visit();
create trigger not_in_visit before insert or update or delete on payout_file_row for each row execute function refuse_in_visit();
create trigger not_in_visit before insert or update or delete on lodged_account for each row execute function refuse_in_visit();

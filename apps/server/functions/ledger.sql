-- The ledger's own guard, held by the database: an event and its postings come in one statement, so that both triggers see
-- them whole, and each looks at all rows of the statement at once.

-- An event adds up to nil, has every posting it says it has, and lies after what a lodged account covers.
create or replace function ledger_event_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from added e cross join lateral (
      select count(*) as lines, coalesce(sum(p.cents), 0) as total from ledger_posting p
      where p.intermediary_id = e.intermediary_id and p.event_id = e.id) posted
    where posted.lines <> e.posting_count or posted.total <> 0) then
    raise exception 'An event of the ledger does not add up to nil.' using errcode = 'check_violation', constraint = 'ledger_adds_up';
  end if;
  if exists (select from added e join ledger_lock l
      on l.intermediary_id = e.intermediary_id and l.matter_id = e.matter_id and l.up_to >= e.day) then
    raise exception 'The period is locked by an account that was lodged.' using errcode = 'check_violation', constraint = 'ledger_locked';
  end if;
  return null;
end $$;

-- Postings come with their event: one that is added later makes more of them than the event says.
create or replace function ledger_posting_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct intermediary_id, event_id from added) touched
      join ledger_event e on e.intermediary_id = touched.intermediary_id and e.id = touched.event_id
      cross join lateral (
        select count(*) as lines, sum(p.cents) as total from ledger_posting p
        where p.intermediary_id = e.intermediary_id and p.event_id = e.id) posted
    where posted.lines <> e.posting_count or posted.total <> 0) then
    raise exception 'An event of the ledger does not add up to nil.' using errcode = 'check_violation', constraint = 'ledger_adds_up';
  end if;
  return null;
end $$;

create or replace trigger adds_up after insert on ledger_event referencing new table as added
  for each statement execute function ledger_event_adds_up();
create or replace trigger adds_up after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_posting_adds_up();

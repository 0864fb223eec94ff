-- Every account of an insolvent estate is advertised, inspected, confirmed and paid out by itself, as those of a deceased estate
-- are: the days of the account lodged last are the events of the matter, those of the accounts before it stand with their steps.
create temporary table insolvency_course (intermediary_id bigint, matter_id bigint, number int, sequence int, up_to date, day date, is_last boolean)
  on commit drop;
create temporary table insolvency_confirmed (intermediary_id bigint, matter_id bigint, number int, day date) on commit drop;
grant select, insert on insolvency_course, insolvency_confirmed to boedel_provider;
set local role boedel_provider;

insert into insolvency_course
select l.intermediary_id, l.matter_id, l.number, l.sequence, l.up_to, (l.created_at at time zone 'Africa/Johannesburg')::date,
  l.number = max(l.number) over (partition by l.intermediary_id, l.matter_id)
from lodged_account l join matter m on m.intermediary_id = l.intermediary_id and m.id = l.matter_id
where l.kind like 'insolvency.%' and m.system_type = 1;

-- Until now an account was confirmed where the day of confirmation lay on or after its last day. The first keeps a day of its own.
insert into insolvency_confirmed
select c.intermediary_id, c.matter_id, c.number, coalesce((select f.due_on from diary_entry f
    where f.intermediary_id = c.intermediary_id and f.matter_id = c.matter_id and f.event = 'firstAccountConfirmed'
      and f.done_at is not null and c.sequence = 1), d.due_on)
from insolvency_course c join diary_entry d on d.intermediary_id = c.intermediary_id and d.matter_id = c.matter_id
where d.event = 'confirmation' and d.done_at is not null and d.due_on >= c.up_to and not c.is_last
  and not exists (select from insolvency_course amended where amended.intermediary_id = c.intermediary_id
    and amended.matter_id = c.matter_id and amended.sequence = c.sequence and amended.number > c.number);

insert into estate_step (intermediary_id, matter_id, account_no, step, done_on)
select c.intermediary_id, c.matter_id, c.number, n.step, n.day
from insolvency_course c
  left join insolvency_confirmed d on d.intermediary_id = c.intermediary_id and d.matter_id = c.matter_id and d.number = c.number
  cross join lateral (values ('lodged', c.day), ('confirmed', d.day)) as n(step, day)
where not c.is_last and n.day is not null
on conflict do nothing;

-- A dividend that was paid before the last account was generated was paid under the one before it.
insert into estate_step (intermediary_id, matter_id, account_no, step, done_on)
select e.intermediary_id, e.matter_id, (select max(p.number) from insolvency_confirmed p
    where p.intermediary_id = e.intermediary_id and p.matter_id = e.matter_id), n.step, e.due_on
from diary_entry e
  join insolvency_course c on c.intermediary_id = e.intermediary_id and c.matter_id = e.matter_id and c.is_last
  join (values ('dividendPaid', 'dividends'), ('contributionNotice', 'demanded')) as n(event, step) on n.event = e.event
where e.done_at is not null and e.due_on < c.day
  and exists (select from insolvency_confirmed p where p.intermediary_id = e.intermediary_id and p.matter_id = e.matter_id)
on conflict do nothing;

-- What happened before the last account was generated stays in the diary as what was done, and is no event of that account.
update diary_entry d set event = null, type = 1, version = d.version + 1
from insolvency_course c
where c.intermediary_id = d.intermediary_id and c.matter_id = d.matter_id and c.is_last
  and d.done_at is not null and d.due_on < c.day and d.event in ('confirmation', 'dividendPaid', 'contributionNotice', 'inspectionOpens',
    'masterDirection')
  and exists (select from insolvency_course b where b.intermediary_id = c.intermediary_id and b.matter_id = c.matter_id and not b.is_last);
update diary_entry d set rule = null, type = 1, version = d.version + 1
from insolvency_course c
where c.intermediary_id = d.intermediary_id and c.matter_id = d.matter_id and c.is_last and d.due_on < c.day
  and d.rule in ('inspection-closes', 'insolvency-objection', 'direction-to-court', 'confirmation-gazetted', 'contribution-writ')
  and exists (select from insolvency_course b where b.intermediary_id = c.intermediary_id and b.matter_id = c.matter_id and not b.is_last);

reset role;

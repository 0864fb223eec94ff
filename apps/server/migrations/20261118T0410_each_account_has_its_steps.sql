-- Every account of an estate is approved, advertised, inspected and paid out by itself. The days of the account lodged last are
-- the events of the matter; those of the accounts before it stand here, under the number of the account.
alter table estate_step
  add column account_no int not null default 0, -- 0: of the estate itself
  add column done_on date,
  add column ends_on date;
drop index estate_step_one;
create unique index estate_step_one on estate_step (intermediary_id, matter_id, account_no, step); -- one row a step of an account
-- Of an estate's notice that an account lies open: which one.
alter table meeting_advert add column account_no int;

create temporary table course (intermediary_id bigint, matter_id bigint, number int, sequence int, day date, before_no int, before_sequence int)
  on commit drop;
grant select, insert on course to boedel_provider;
set local role boedel_provider;

insert into course
select distinct on (intermediary_id, matter_id) intermediary_id, matter_id, number, sequence, day, before_no, before_sequence from (
  select intermediary_id, matter_id, number, sequence, (created_at at time zone 'Africa/Johannesburg')::date as day,
    lag(number) over earlier as before_no, lag(sequence) over earlier as before_sequence
  from lodged_account
  where kind not like 'curator%' and kind not like 'insolvency.%' and kind <> 'statementOfAssetsAndLiabilities'
  window earlier as (partition by intermediary_id, matter_id order by number)) lodged
order by intermediary_id, matter_id, number desc;

-- What happened before another account than an amended one was generated belongs to the account before it.
insert into estate_step (intermediary_id, matter_id, account_no, step, note, done_on, ends_on)
select d.intermediary_id, d.matter_id, c.before_no, n.step, (select s.note from estate_step s
    where s.intermediary_id = d.intermediary_id and s.matter_id = d.matter_id and s.account_no = 0 and s.step = n.step), d.due_on,
  case when d.event = 'accountNotice' then (select max(e.due_on) from diary_entry e
    where e.intermediary_id = d.intermediary_id and e.matter_id = d.matter_id and e.rule = 'inspection-ends') end
from diary_entry d
  join course c on c.intermediary_id = d.intermediary_id and c.matter_id = d.matter_id
  join (values ('accountLodged', 'lodged'), ('accountApproved', 'approved'), ('accountNotice', 'advertised'),
    ('accountInspected', 'inspected'), ('heirsPaid', 'heirsPaid'), ('guardiansFundPaid', 'guardiansFund'),
    ('receiptsLodged', 'receipts')) as n(event, step) on n.event = d.event
where c.before_sequence <> c.sequence and d.due_on < c.day and d.done_at is not null;

delete from estate_step s using estate_step moved
where s.account_no = 0 and moved.account_no > 0
  and moved.intermediary_id = s.intermediary_id and moved.matter_id = s.matter_id and moved.step = s.step;
update estate_step s set account_no = c.number from course c
where c.intermediary_id = s.intermediary_id and c.matter_id = s.matter_id and s.account_no = 0
  and s.step in ('lodged', 'queries', 'approved', 'advertised', 'inspected', 'objections', 'heirsPaid', 'guardiansFund', 'receipts');

update diary_entry d set rule = null, type = 1, version = d.version + 1
from course c
where c.intermediary_id = d.intermediary_id and c.matter_id = d.matter_id
  and d.rule in ('inspection-ends', 'estate-objection', 'distribute', 'estate-guardians-fund')
  and exists (select from estate_step s where s.intermediary_id = d.intermediary_id and s.matter_id = d.matter_id
    and s.account_no = c.before_no and s.step = 'advertised' and s.done_on is not null);

update diary_entry d set event = null, type = 1, version = d.version + 1
from course c
where c.intermediary_id = d.intermediary_id and c.matter_id = d.matter_id and c.before_sequence <> c.sequence
  and d.due_on < c.day and d.done_at is not null
  and d.event in ('accountLodged', 'accountApproved', 'accountNotice', 'accountInspected', 'heirsPaid', 'guardiansFundPaid', 'receiptsLodged');

update meeting_advert a set account_no = case
  when c.before_sequence <> c.sequence and greatest(a.gazette_on, a.newspaper_on, a.second_newspaper_on) < c.day then c.before_no
  else c.number end
from course c, matter m
where c.intermediary_id = a.intermediary_id and c.matter_id = a.matter_id
  and m.intermediary_id = a.intermediary_id and m.id = a.matter_id and m.system_type = 2
  and a.type in (6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);

reset role;

-- When a taxpayer was coded as an estate and when a trust was registered stood twice: with whom the matter is about, and as a
-- key date of the diary. They are events like the others (20261115T1720), so the day stands in the diary alone.

set local role boedel_provider;

-- The key date counts where it is there; a party's other day stays as an ordinary entry under the same name.
with kept as (
  select p.intermediary_id, p.matter_id, home.event, home.title, home.type, read.day,
    d.due_on is not null and d.due_on <> read.day as differs
  from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    cross join lateral (values
      (1, 'taxpayerCoded', 'Coded as an estate on', 1, p.details #>> '{sars,codedDate}'),
      (2, 'taxpayerCoded', 'SARS: Change Taxpayer Status to Deceased', 4, p.details #>> '{sars,codedDate}'),
      (5, 'lettersOfAuthority', 'Registration of Trust', 23, p.details #>> '{trust,registeredDate}')
    ) as home(system_type, event, title, type, written)
    cross join lateral (select case when home.written ~ '^\d{4}-\d{2}-\d{2}$' then home.written::date end as day) as read
    left join diary_entry d on d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = home.event
  where p.role = 'main' and home.system_type = m.system_type and read.day is not null
)
insert into diary_entry (intermediary_id, matter_id, type, event, title, due_on, done_at)
select intermediary_id, matter_id, case when differs then 1 else type end, case when not differs then event end, title, day,
  case when day <= current_date then now() end
from kept on conflict (intermediary_id, matter_id, event) where event is not null do nothing;

update matter_party set details = details #- '{sars,codedDate}' #- '{trust,registeredDate}'
where details #> '{sars,codedDate}' is not null or details #> '{trust,registeredDate}' is not null;

reset role;

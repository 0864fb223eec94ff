-- A meeting of creditors or trustees has one day: its entry of the diary, which the stage line, milestones and periods read.
-- Whether it was held is whether that entry is done.
alter table diary_entry add column meeting_id bigint;
alter table diary_entry add foreign key (intermediary_id, meeting_id)
  references meeting_advert (intermediary_id, id) on delete cascade;
create unique index diary_entry_of_meeting on diary_entry (intermediary_id, meeting_id) where meeting_id is not null; -- one entry a meeting

set local role boedel_provider;

-- The first and second meetings of creditors whose event stands already: the entry is the meeting's, on the day it has.
update diary_entry d set meeting_id = m.id
from (
  select distinct on (a.intermediary_id, a.matter_id, a.type) a.intermediary_id, a.matter_id, a.id, a.type, a.meeting_on
  from meeting_advert a join matter x on x.intermediary_id = a.intermediary_id and x.id = a.matter_id and x.system_type = 1
  where a.type in (1, 2) and a.cancelled_on is null and a.meeting_on is not null
  order by a.intermediary_id, a.matter_id, a.type, a.id desc) m
where d.intermediary_id = m.intermediary_id and d.matter_id = m.matter_id
  and d.event = case m.type when 1 then 'firstMeeting' else 'secondMeeting' end and d.due_on = m.meeting_on;

insert into diary_entry (intermediary_id, matter_id, meeting_id, type, event, title, due_on, due_time, done_at)
select m.intermediary_id, m.matter_id, m.id, 1,
  case when m.is_first and m.type = 1 and not exists (select from diary_entry d where d.intermediary_id = m.intermediary_id
      and d.matter_id = m.matter_id and d.event = 'firstMeeting') then 'firstMeeting'
    when m.is_first and m.type = 2 and not exists (select from diary_entry d where d.intermediary_id = m.intermediary_id
      and d.matter_id = m.matter_id and d.event = 'secondMeeting') then 'secondMeeting' end,
  case m.type when 1 then 'First meeting of creditors' when 2 then 'Second meeting of creditors' when 3 then 'Special Meeting'
    when 4 then 'General Meeting' when 101 then 'Annual meeting of trustees' when 102 then 'Meeting of trustees' end,
  m.meeting_on, m.meeting_time,
  -- Somebody wrote down who came: it was held.
  case when m.meeting_on <= current_date and (exists (select from meeting_attendance t where t.intermediary_id = m.intermediary_id
      and t.meeting_id = m.id and t.is_present) or exists (select from trustee_attendance t where t.intermediary_id = m.intermediary_id
      and t.meeting_id = m.id and t.came in ('present', 'online'))) then now() end
from (
  select a.*, row_number() over (partition by a.intermediary_id, a.matter_id, a.type order by a.id desc) = 1 as is_first
  from meeting_advert a join matter x on x.intermediary_id = a.intermediary_id and x.id = a.matter_id
  where a.cancelled_on is null and a.meeting_on is not null
    and ((x.system_type = 1 and a.type between 1 and 4) or (x.system_type = 5 and a.type in (101, 102)))) m
where not exists (select from diary_entry d where d.intermediary_id = m.intermediary_id and d.meeting_id = m.id);

reset role;

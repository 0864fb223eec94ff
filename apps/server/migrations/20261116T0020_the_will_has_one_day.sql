-- The day of a will stood with the will and with the matter's events; so did the day of its codicil. An event has one home:
-- the diary entry that is the event. The will shows it. Where the two disagreed, the day of the will counts, because
-- the figures were worked out by it.

create temporary table day_of_will (intermediary_id bigint, matter_id bigint, system_type int, event text, day date) on commit drop;
grant select, insert on day_of_will to boedel_provider;

set local role boedel_provider;

insert into day_of_will
select w.intermediary_id, w.matter_id, m.system_type, named.event, named.day
from will w join matter m on m.intermediary_id = w.intermediary_id and m.id = w.matter_id
  cross join lateral (values ('will', w.dated_on), ('codicil', (w.codicils -> -1 ->> 'datedOn')::date)) as named(event, day)
where named.day is not null;

update diary_entry d set due_on = n.day, version = d.version + 1
from day_of_will n
where d.intermediary_id = n.intermediary_id and d.matter_id = n.matter_id and d.event = n.event and d.due_on <> n.day;

insert into diary_entry (intermediary_id, matter_id, event, type, title, due_on, done_at)
select n.intermediary_id, n.matter_id, n.event,
  case when n.system_type = 4 then 1 when n.event = 'will' then 10 else 13 end,
  case when n.system_type = 2 then case n.event when 'will' then 'Will Dated' else 'Will Codicil Dated' end
    else case n.event when 'will' then 'Date of the will' else 'Date of the codicil' end end,
  n.day, case when n.day <= current_date then now() end
from day_of_will n
where not exists (select from diary_entry d where d.intermediary_id = n.intermediary_id and d.matter_id = n.matter_id and d.event = n.event);

update will set codicils = jsonb_set(codicils, array[(jsonb_array_length(codicils) - 1)::text, 'datedOn'], 'null')
where jsonb_array_length(codicils) > 0;

reset role;

alter table will drop column dated_on;

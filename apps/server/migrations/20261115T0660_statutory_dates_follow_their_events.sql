-- An event statutory periods run from (the first meeting, the day an order was served) is a diary entry too: it has a
-- day, a note and a history like any other. Key dates of the fixed lists need no mark, their type says what they are.
alter table diary_entry add column event text;
create unique index diary_entry_event_once on diary_entry (intermediary_id, matter_id, event) where event is not null;
create index diary_entry_in_range on diary_entry (intermediary_id, due_on); -- a month of the firm's diary, done or not
create index diary_entry_of_activity on diary_entry (intermediary_id, activity_id, type) where activity_id is not null; -- an activity's dates

-- What a notice, the Master or a court has set for one rule of one matter, where the Act leaves room for it.
create table matter_deadline_term (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  rule text not null,
  period_count int,
  period_unit text,
  extended_on date,
  announced_on date,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  check ((period_count is null) = (period_unit is null))
);
create unique index matter_deadline_term_once on matter_deadline_term (intermediary_id, matter_id, rule);
select own_by_matter('matter_deadline_term');
select needs_right('matter_deadline_term', 'diary');

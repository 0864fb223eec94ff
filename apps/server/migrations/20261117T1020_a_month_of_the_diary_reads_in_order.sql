-- The firm's calendar: the first entries of each day, open ones before those done and statutory dates before others, without
-- reading the rest of the day.
create index diary_entry_by_day on diary_entry (intermediary_id, due_on, (done_at is not null), (rule is null), due_time nulls first, id);

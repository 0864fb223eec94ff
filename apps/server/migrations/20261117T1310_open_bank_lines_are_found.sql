-- Lines of a bank that nothing answers yet: what a person's day counts, matter by matter.
create index bank_line_open on bank_line (intermediary_id, matter_id, bank_account_id, day) where match_id is null;
-- The matters somebody assists in.
create index matter_assistant on matter (intermediary_id, assistant_person_id) where assistant_person_id is not null;
-- What somebody was given and is still to do.
create index diary_entry_given on diary_entry (intermediary_id, assigned_person_id, due_on) where done_at is null and assigned_person_id is not null;

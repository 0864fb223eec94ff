create index audit_entry_of_person on audit_entry (intermediary_id, person_id, id desc); -- the trail's filter by person

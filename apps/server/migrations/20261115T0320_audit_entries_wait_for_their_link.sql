-- Entries that have no link yet. The linker takes them from here, so that neither finding them nor finding the firms that
-- have some costs more as the trail grows. Losing a row here hides nothing: verifying compares the entries themselves.
create table audit_tail (
  intermediary_id bigint not null references intermediary (id),
  entry_id bigint not null,
  primary key (intermediary_id, entry_id),
  foreign key (intermediary_id, entry_id) references audit_entry (intermediary_id, id)
);
select own_by_firm('audit_tail');
revoke update, delete on audit_tail from boedel_app;

create function await_link() returns trigger language plpgsql as $$
begin
  insert into audit_tail (intermediary_id, entry_id) select intermediary_id, id from added;
  return null;
end $$;
create trigger await_link after insert on audit_entry referencing new table as added
  for each statement execute function await_link();

insert into audit_tail (intermediary_id, entry_id)
select intermediary_id, id from audit_entry e
where not exists (select from audit_link l where l.intermediary_id = e.intermediary_id and l.entry_id = e.id);

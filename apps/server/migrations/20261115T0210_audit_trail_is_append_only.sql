create table audit_entry (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  person_id bigint,
  person_name text not null,
  action text not null,
  entity_type text not null,
  entity_id bigint,
  matter_id bigint,
  before jsonb,
  after jsonb,
  why text,
  request_id text,
  primary key (intermediary_id, id)
);
create index audit_entry_of_record on audit_entry (intermediary_id, entity_type, entity_id, id desc); -- a record's history
create index audit_entry_of_matter on audit_entry (intermediary_id, matter_id, id desc) where matter_id is not null; -- a matter's trail

-- The chain: one link an entry, added after commit in the order commits were seen, so that writers never queue for it.
create table audit_link (
  intermediary_id bigint not null references intermediary (id),
  seq bigint not null,
  entry_id bigint not null,
  hash text not null,
  primary key (intermediary_id, seq),
  foreign key (intermediary_id, entry_id) references audit_entry (intermediary_id, id)
);
create unique index audit_link_once on audit_link (intermediary_id, entry_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The % is append only.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on audit_entry for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_link for each statement execute function refuse_change();

select own_by_firm('audit_entry');
select own_by_firm('audit_link');
revoke update, delete on audit_entry, audit_link from boedel_app, boedel_provider;

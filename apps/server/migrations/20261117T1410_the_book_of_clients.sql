-- A planner's clients: what each would be short of, kept with the figures, and when each was last looked at.
alter table matter_figures add column shortfall_cents bigint;
create table client_review (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  reviewed_at timestamptz not null default now(),
  person_name text not null,
  next_on date,
  note text,
  shortfall_cents bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index client_review_of_matter on client_review (intermediary_id, matter_id, id desc); -- the last review of each client
comment on table client_review is 'Reviews of clients';
select own_by_matter('client_review');

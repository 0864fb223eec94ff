-- What a client's estate was projected to come to, kept when the client dies: the account is held against it.
create table last_projection (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  made_on date not null,
  papers jsonb not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- the plan of a matter, when its account is compared
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table last_projection is 'Last projections of clients';
select own_by_matter('last_projection');
select needs_right('last_projection', 'reports');

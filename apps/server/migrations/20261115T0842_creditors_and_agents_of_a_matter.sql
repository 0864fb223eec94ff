-- The creditors a matter has, and the Legal Agents of the firm who act in it. What a creditor claims is kept beside this.
create table matter_creditor (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  creditor_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, creditor_id), -- a matter's creditors
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id)
);
create index matter_creditor_of on matter_creditor (intermediary_id, creditor_id); -- where a creditor is used
comment on table matter_creditor is 'Matters';
select own_by_matter('matter_creditor');

create table matter_director (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  director_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, director_id), -- a matter's Legal Agents
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, director_id) references director (intermediary_id, id)
);
create index matter_director_of on matter_director (intermediary_id, director_id); -- where a Legal Agent is used
comment on table matter_director is 'Matters';
select own_by_matter('matter_director');

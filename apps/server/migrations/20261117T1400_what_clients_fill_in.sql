-- What a client fills in from an invitation: a sheet of answers, each a fact only once the planner accepts it.
create table client_answer (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  link_id bigint,
  name text not null,
  email text not null,
  language text not null default 'en',
  asked_at timestamptz not null default now(),
  entered_at timestamptz,
  finished_at timestamptz,
  sheet jsonb,
  decisions jsonb not null default '{}',
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index client_answer_of_matter on client_answer (intermediary_id, matter_id, id); -- what the planner reviews
comment on table client_answer is 'What clients fill in';
select own_by_matter('client_answer');

-- A patient who has died: the matter goes on as a deceased estate, and what moved up to this day was the curator's.
create table curatorship_end (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  ended_on date not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index curatorship_end_one on curatorship_end (intermediary_id, matter_id); -- one row a matter
comment on table curatorship_end is 'Curatorships that ended by death';
select own_by_matter('curatorship_end');

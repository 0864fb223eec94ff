-- What changes in a trust: an activity with its steps, whom it is about, and what was said of single steps.
create table activity (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  change_type int not null check (change_type in (1, 2, 4, 6, 7, 8, 9, 10, 11, 12)),
  started_on date not null,
  -- Why a trustee leaves.
  ground text check (ground in ('resignation', 'death', 'court order', 'Master''s direction', 'deed')),
  note text,
  -- Worked out when a step, a date or a paper changes.
  complete_percent int not null default 0 check (complete_percent between 0 and 100),
  completed_on date,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index activity_newest on activity (intermediary_id, started_on desc, id desc); -- the Activity Centre
comment on table activity is 'Activities';
select own_by_matter('activity');
select needs_right('activity', 'diary');

create table activity_party (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  activity_id bigint not null,
  party_id bigint not null,
  part text not null check (part in ('incoming', 'outgoing')),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, activity_id, party_id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, activity_id) references activity (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
create index activity_party_of on activity_party (intermediary_id, matter_id, party_id); -- activities of a trustee
comment on table activity_party is 'Whom activities are about';
select own_by_matter('activity_party');
select needs_right('activity_party', 'diary');

create table activity_step (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  activity_id bigint not null,
  step int not null,
  note text,
  -- Why it does not apply.
  not_applicable text,
  -- A step of the firm's own, and whether it wants a paper.
  own_title text,
  wants_paper boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, activity_id, step),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, activity_id) references activity (intermediary_id, matter_id, id) on delete cascade
);
create index activity_step_of_matter on activity_step (intermediary_id, matter_id); -- goes with its matter
comment on table activity_step is 'Steps of activities';
select own_by_matter('activity_step');
select needs_right('activity_step', 'diary');

-- Steps that every new activity of a kind gets in this firm.
create table activity_firm_step (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  change_type int not null check (change_type in (1, 2, 4, 6, 7, 8, 9, 10, 11, 12)),
  title text not null,
  wants_paper boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index activity_firm_step_of on activity_firm_step (intermediary_id, change_type, id); -- the steps of a kind
comment on table activity_firm_step is 'Own steps of activities';
select own_by_firm('activity_firm_step');

-- Until now nothing held these numbers.
set local role boedel_provider;
update diary_entry set activity_id = null where activity_id is not null;
reset role;
alter table diary_entry add foreign key (intermediary_id, matter_id, activity_id)
  references activity (intermediary_id, matter_id, id) on delete set null (activity_id);

alter table matter_document_link add column activity_id bigint,
  add foreign key (intermediary_id, matter_id, activity_id) references activity (intermediary_id, matter_id, id) on delete cascade;
create index matter_document_link_activity on matter_document_link (intermediary_id, activity_id) where activity_id is not null; -- papers of an activity

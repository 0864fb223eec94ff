-- Who was at a meeting of creditors, what was put to it and how each voted; and what a notice of it has to say.
alter table meeting_advert
  add column creditors_told_on date,
  add column presiding_officer text,
  add column purposes text;
alter table meeting_advert add constraint meeting_advert_in_matter unique (intermediary_id, matter_id, id); -- what points at one is of its matter

create table meeting_attendance (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  meeting_id bigint not null,
  creditor_id bigint not null,
  is_present boolean not null default true,
  agent text,
  has_proxy boolean not null default false,
  agent_is_barred boolean not null default false,
  security_value_cents bigint check (security_value_cents >= 0),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, meeting_id, creditor_id), -- a creditor is listed once at a meeting
  foreign key (intermediary_id, matter_id, meeting_id) references meeting_advert (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id)
);
create index meeting_attendance_creditor on meeting_attendance (intermediary_id, creditor_id); -- where a creditor is used
create index meeting_attendance_matter on meeting_attendance (intermediary_id, matter_id); -- what is carried with a matter
comment on table meeting_attendance is 'Creditors at meetings';
select own_by_matter('meeting_attendance');
select needs_right('meeting_attendance', 'estate');

create table meeting_resolution (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  meeting_id bigint not null,
  number int not null check (number > 0),
  kind text not null check (kind in ('ordinary', 'ownSecurity', 'removal', 'composition')),
  words text not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, meeting_id, number), -- in the order they were put
  unique (intermediary_id, matter_id, id), -- what points at one is of its matter
  foreign key (intermediary_id, matter_id, meeting_id) references meeting_advert (intermediary_id, matter_id, id) on delete cascade
);
comment on table meeting_resolution is 'Resolutions of creditors';
select own_by_matter('meeting_resolution');
select needs_right('meeting_resolution', 'estate');

create table meeting_vote (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  resolution_id bigint not null,
  creditor_id bigint not null,
  in_favour boolean not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, resolution_id, creditor_id), -- a creditor votes once
  foreign key (intermediary_id, matter_id, resolution_id) references meeting_resolution (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id)
);
create index meeting_vote_creditor on meeting_vote (intermediary_id, creditor_id); -- where a creditor is used
create index meeting_vote_matter on meeting_vote (intermediary_id, matter_id); -- what is carried with a matter
comment on table meeting_vote is 'Votes of creditors';
select own_by_matter('meeting_vote');
select needs_right('meeting_vote', 'estate');

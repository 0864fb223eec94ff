-- Trustees of a trust meet: what is told, who came, what was resolved and how each voted; and what they are trained in.
alter table meeting_advert drop constraint meeting_advert_type_check;
alter table meeting_advert
  add constraint meeting_advert_type_check check (type between 1 and 25 or type in (101, 102, 103)),
  add column chair text,
  add column trustees_told_on date;

create table trustee_attendance (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  meeting_id bigint not null,
  party_id bigint not null,
  came text not null check (came in ('present', 'online', 'apology', 'absent')),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, meeting_id, party_id), -- a trustee is listed once at a meeting
  foreign key (intermediary_id, matter_id, meeting_id) references meeting_advert (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
create index trustee_attendance_party on trustee_attendance (intermediary_id, party_id); -- where a trustee is used
create index trustee_attendance_matter on trustee_attendance (intermediary_id, matter_id); -- what is carried with a matter
comment on table trustee_attendance is 'Trustees at meetings';
select own_by_matter('trustee_attendance');
select needs_right('trustee_attendance', 'estate');

create table trustee_resolution (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  meeting_id bigint not null,
  number int not null check (number > 0),
  heading text not null,
  words text not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, meeting_id, number), -- in the order they were put
  unique (intermediary_id, matter_id, id), -- what points at one is of its matter
  foreign key (intermediary_id, matter_id, meeting_id) references meeting_advert (intermediary_id, matter_id, id) on delete cascade
);
comment on table trustee_resolution is 'Resolutions of trustees';
select own_by_matter('trustee_resolution');
select needs_right('trustee_resolution', 'estate');

create table trustee_vote (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  resolution_id bigint not null,
  party_id bigint not null,
  vote text not null check (vote in ('for', 'against', 'aside')),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, resolution_id, party_id), -- a trustee votes once
  foreign key (intermediary_id, matter_id, resolution_id) references trustee_resolution (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
create index trustee_vote_party on trustee_vote (intermediary_id, party_id); -- where a trustee is used
create index trustee_vote_matter on trustee_vote (intermediary_id, matter_id); -- what is carried with a matter
comment on table trustee_vote is 'Votes of trustees';
select own_by_matter('trustee_vote');
select needs_right('trustee_vote', 'estate');

create table training_session (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  programme text not null check (programme in ('trustee', 'systemTrust', 'academy')),
  session_type text not null check (session_type in ('introduction', 'refresher', 'change')),
  held_on date not null,
  held_at text,
  place text,
  trainer text,
  notes text,
  cancelled_on date,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at one is of its matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table training_session is 'Training sessions';
select own_by_matter('training_session');
select needs_right('training_session', 'estate');

create table training_party (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  training_id bigint not null,
  party_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, training_id, party_id), -- somebody is asked once
  foreign key (intermediary_id, matter_id, training_id) references training_session (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
create index training_party_party on training_party (intermediary_id, party_id); -- where a trustee is used
create index training_party_matter on training_party (intermediary_id, matter_id); -- what is carried with a matter
comment on table training_party is 'Who is trained';
select own_by_matter('training_party');
select needs_right('training_party', 'estate');

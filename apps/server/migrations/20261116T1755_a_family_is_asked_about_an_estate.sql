-- What a family was asked about an estate by a link, and what it answered. Nothing of it is a fact until somebody accepts it.
create table family_intake (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'af')),
  message text,
  -- Kinds the family said there is none of.
  none text[] not null default '{}',
  link_id bigint,
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at one is of its matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table family_intake is 'Questions to the family';
select own_by_matter('family_intake');

create table family_answer (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  intake_id bigint not null,
  kind text not null check (kind in ('deceased', 'marriage', 'child', 'will', 'asset', 'policy', 'debt', 'paper')),
  answers jsonb not null default '{}',
  file_id bigint,
  state text not null default 'given' check (state in ('given', 'accepted', 'refused')),
  reason text,
  decided_by text,
  decided_at timestamptz,
  given_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  check (state <> 'refused' or reason is not null),
  foreign key (intermediary_id, matter_id, intake_id) references family_intake (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create index family_answer_of on family_answer (intermediary_id, matter_id, intake_id, id); -- what a family answered
create index family_answer_file on family_answer (intermediary_id, file_id) where file_id is not null; -- whether a file is used
create unique index family_answer_single on family_answer (intermediary_id, intake_id, kind)
  where kind in ('deceased', 'will'); -- one answer about who died, one about the will
comment on table family_answer is 'Answers of the family';
select own_by_matter('family_answer');

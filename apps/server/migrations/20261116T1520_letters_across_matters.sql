-- One letter to each recipient about all its matters: a bank that has forty of them gets one, with a list.
create table joint_letter (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  list text not null check (list in ('creditors', 'banks')),
  subject text not null,
  body text not null,
  language text not null check (language in ('en', 'af')),
  answer_by_on date,
  -- The kinds of document that go along, the latest of each matter.
  document_types int[] not null,
  is_mailed boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
comment on table joint_letter is 'Letters across matters';
select own_by_firm('joint_letter');

create table joint_letter_recipient (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  letter_id bigint not null,
  place int not null,
  name text not null,
  email text,
  address text,
  -- The lines of its list as they were when the letter was asked for.
  lines jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
  -- The whole letter; each matter has a copy with its own lines alone.
  file_id bigint,
  enclosed int not null default 0,
  fault jsonb,
  mail_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, letter_id) references joint_letter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create unique index joint_letter_recipient_of on joint_letter_recipient (intermediary_id, letter_id, place); -- the recipients of a letter, in their order
create index joint_letter_recipient_file on joint_letter_recipient (intermediary_id, file_id) where file_id is not null; -- whether a file may go
comment on table joint_letter_recipient is 'Recipients of letters across matters';
select own_by_firm('joint_letter_recipient');

-- Which document of a matter is its copy of a letter that names other matters too.
create table joint_letter_copy (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  recipient_id bigint not null,
  document_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, recipient_id) references joint_letter_recipient (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete cascade
);
create unique index joint_letter_copy_of on joint_letter_copy (intermediary_id, recipient_id, matter_id); -- the copies of a letter, one a matter
create index joint_letter_copy_document on joint_letter_copy (intermediary_id, document_id); -- whether a document may go
create index joint_letter_copy_matter on joint_letter_copy (intermediary_id, matter_id); -- what hangs on a matter
comment on table joint_letter_copy is 'Copies of letters across matters';
select own_by_matter('joint_letter_copy');
select needs_right('joint_letter_copy', 'documents');

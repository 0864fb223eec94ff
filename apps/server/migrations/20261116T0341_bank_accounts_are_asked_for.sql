-- A bank is asked to open an account for a matter, and answers.
create table account_request (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  kind text not null check (kind in ('account', 'tis')),
  kind_name text not null,
  bank text not null,
  account_name text not null,
  note text,
  state text not null default 'asked' check (state in ('asked', 'opened', 'refused')),
  way text not null check (way in ('letter', 'line')),
  person_id bigint default app_user_id(),
  asked_name text not null,
  asked_at timestamptz not null default clock_timestamp(),
  bank_reference text,
  trouble text,
  answered_on date,
  answer text,
  bank_account_id bigint,
  letter_id bigint,
  answer_document_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id) on delete set null (bank_account_id),
  foreign key (intermediary_id, letter_id) references matter_document (intermediary_id, id) on delete set null (letter_id),
  foreign key (intermediary_id, answer_document_id) references matter_document (intermediary_id, id) on delete set null (answer_document_id),
  check ((state = 'asked') = (answered_on is null))
);
create index account_request_of_matter on account_request (intermediary_id, matter_id, id desc); -- the banking tab
create index account_request_of_bank on account_request (intermediary_id, matter_id, bank_account_id) where bank_account_id is not null;
create index account_request_of_letter on account_request (intermediary_id, letter_id) where letter_id is not null; -- a paper that is removed
create index account_request_of_answer on account_request (intermediary_id, answer_document_id) where answer_document_id is not null;
comment on table account_request is 'Requests for bank accounts';
select own_by_matter('account_request');
select needs_right('account_request', 'money');

-- How the firm reads a table that no layout knows, said once by a person for a heading.
create table statement_mapping (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  name text not null,
  bank text,
  signature text not null,
  columns jsonb not null,
  date_form text,
  decimal text,
  sign text not null,
  fees_move boolean,
  person_id bigint default app_user_id(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, signature) -- the heading a file is known by
);
comment on table statement_mapping is 'Layouts of bank statements';
select own_by_firm('statement_mapping');

-- A bank's file as it was sent: kept, recognised and read, before anything of it is taken.
create table statement_file (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- The account it was dropped on.
  bank_account_id bigint,
  file_id bigint not null,
  file_name text not null,
  sha256 text not null,
  state text not null check (state in ('reading', 'unmapped', 'ready', 'refused', 'done')),
  format text,
  layout text,
  bank text,
  is_confirmed boolean not null default true,
  encoding text,
  separator text,
  row_order text,
  rows_in_file int not null default 0,
  rows_read int not null default 0,
  rows_passed int not null default 0,
  rows_unread int not null default 0,
  staged_count int not null default 0,
  doubts jsonb not null default '[]',
  -- A table that asks for a mapping.
  unmapped jsonb,
  refusals jsonb not null default '[]',
  -- Who reads it now; another may after a while.
  claimed_at timestamptz,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id) on delete set null (bank_account_id),
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create index statement_file_of_account on statement_file (intermediary_id, matter_id, bank_account_id) where bank_account_id is not null; -- an account that is removed
create index statement_file_of_file on statement_file (intermediary_id, file_id); -- a file that is removed
comment on table statement_file is 'Files of bank statements';
select own_by_matter('statement_file');
select needs_right('statement_file', 'money');

-- The statement of one account, as a file tells it, with its proof. Taken, its lines are lines of a bank account.
create table bank_statement (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  statement_file_id bigint not null,
  place int not null,
  account_in_file text,
  currency text,
  owner text,
  number text,
  from_on date,
  to_on date,
  opening_cents bigint,
  opening_from text not null,
  movements_cents bigint not null,
  closing_cents bigint,
  closing_from text not null,
  ties boolean,
  breaks int not null,
  line_count int not null,
  -- Once it was taken.
  bank_account_id bigint,
  new_count int,
  taken_at timestamptz,
  taken_by text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  unique (intermediary_id, statement_file_id, place), -- the statements of a file
  foreign key (intermediary_id, matter_id, statement_file_id) references statement_file (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id),
  check ((taken_at is null) = (bank_account_id is null))
);
create index bank_statement_of_account on bank_statement (intermediary_id, matter_id, bank_account_id, to_on) where bank_account_id is not null; -- what an account's statements cover
comment on table bank_statement is 'Bank statements';
select own_by_matter('bank_statement');
select needs_right('bank_statement', 'money');

-- Lines as read, until they are taken or given up.
create table bank_statement_staged (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  statement_id bigint not null,
  place int not null,
  line int not null,
  day date not null,
  value_on date,
  amount_cents bigint not null,
  balance_cents bigint,
  description text not null,
  reference text,
  bank_reference text,
  bank_id text,
  kind text not null,
  is_reversal boolean not null,
  key text not null,
  likeness text not null,
  doubt jsonb,
  primary key (intermediary_id, statement_id, place),
  foreign key (intermediary_id, matter_id, statement_id) references bank_statement (intermediary_id, matter_id, id) on delete cascade
);
comment on table bank_statement_staged is 'Lines of bank statements as read';
select own_by_matter('bank_statement_staged');
select needs_right('bank_statement_staged', 'money');

-- A movement on a bank account as the bank tells it.
create table bank_line (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bank_account_id bigint not null,
  -- None where a person entered it from paper.
  statement_id bigint,
  line int,
  day date not null,
  value_on date,
  amount_cents bigint not null,
  balance_cents bigint,
  description text not null,
  reference text,
  bank_reference text,
  bank_id text,
  kind text not null,
  is_reversal boolean not null default false,
  key text not null,
  likeness text not null,
  doubt jsonb,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  unique (intermediary_id, bank_account_id, key), -- the same line of another file, or of the same file again
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bank_account_id) references bank_account (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, statement_id) references bank_statement (intermediary_id, matter_id, id)
);
create index bank_line_of_account on bank_line (intermediary_id, matter_id, bank_account_id, day, id); -- the worktop, balances at a day
create index bank_line_of_statement on bank_line (intermediary_id, matter_id, statement_id) where statement_id is not null; -- an import that is undone
create index bank_line_alike on bank_line (intermediary_id, bank_account_id, likeness); -- the same movement told by another format
comment on table bank_line is 'Bank lines';
select own_by_matter('bank_line');
select needs_right('bank_line', 'money');

-- What somebody else was asked for and no part of the product knows of by itself.
create table awaited (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  office text not null default 'other' check (office in ('master', 'sars', 'bank', 'heir', 'creditor', 'other')),
  who text,
  what text not null,
  since_on date not null,
  answered_on date,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index awaited_of_matter on awaited (intermediary_id, matter_id, id); -- what a matter waits for
create index awaited_open on awaited (intermediary_id, matter_id) where answered_on is null; -- the firm's ageing
comment on table awaited is 'Waiting on';
select own_by_matter('awaited');
select needs_right('awaited', 'estate');

-- Each time something awaited was asked for again: what the matter knows by itself, or a row of the table above, by its key.
create table wait_chase (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  key text not null,
  chased_on date not null,
  next_on date,
  note text,
  -- The letter that asked, where one was made for it.
  document_id bigint,
  person_name text not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index wait_chase_of_matter on wait_chase (intermediary_id, matter_id, key, chased_on); -- when each was chased
comment on table wait_chase is 'Reminders sent';
select own_by_matter('wait_chase');
select needs_right('wait_chase', 'estate');

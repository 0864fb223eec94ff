-- What was seen to before somebody who lives abroad is paid, and who saw to it when. What the record itself shows (an address, a
-- number) has no row: it is read from there.
create table beneficiary_check (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  party_id bigint not null,
  what text not null check (what in ('identity', 'exchangeControl', 'tax', 'rollOver')),
  note text,
  person_id bigint,
  person_name text not null,
  done_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, party_id, what), -- the checks of a matter, and of somebody who is removed
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
comment on table beneficiary_check is 'Checks before payment abroad';
select own_by_matter('beneficiary_check');
select needs_right('beneficiary_check', 'estate');

-- The marketer and the referrer who brought a matter, at most one of each, with the share of the fee they are given.
create table matter_introducer (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  marketer_id bigint,
  referrer_id bigint,
  -- Of the firm's fee, in ten-thousandths: 2.5 per cent is 250.
  share int check (share between 0 and 10000),
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, marketer_id) references marketer (intermediary_id, id),
  foreign key (intermediary_id, referrer_id) references referrer (intermediary_id, id),
  check (num_nonnulls(marketer_id, referrer_id) = 1)
);
create unique index matter_introducer_marketer on matter_introducer (intermediary_id, matter_id) where marketer_id is not null;
create unique index matter_introducer_referrer on matter_introducer (intermediary_id, matter_id) where referrer_id is not null;
create index matter_introducer_of_marketer on matter_introducer (intermediary_id, marketer_id) where marketer_id is not null; -- where a marketer is used
create index matter_introducer_of_referrer on matter_introducer (intermediary_id, referrer_id) where referrer_id is not null; -- where a referrer is used
select own_by_matter('matter_introducer');

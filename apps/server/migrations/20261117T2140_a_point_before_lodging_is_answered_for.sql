-- A point of the figures that stands by law once somebody answers for it: a fee allowed above the tariff, an insolvency reported.
create table lodging_settled (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  point text not null,
  about text not null,
  reason text not null,
  settled_on date not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index lodging_settled_once on lodging_settled (intermediary_id, matter_id, point); -- what was answered for in a matter
comment on table lodging_settled is 'Points answered for before lodging';
select own_by_matter('lodging_settled');
select needs_right('lodging_settled', 'reports');

-- That somebody stopped being curator, executor, liquidator or trustee of a matter: the day, why, and to whom the estate was handed.
create table office_end (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  ended_on date not null,
  reason text not null check (reason in ('death', 'release', 'resigned', 'removed', 'died', 'replaced')),
  -- Who left, by name: the parties themselves may be changed or merged later.
  leaving text not null check (leaving <> ''),
  successor text,
  note text,
  recorded_name text not null,
  recorded_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index office_end_of_matter on office_end (intermediary_id, matter_id, ended_on); -- the ends of office of a matter
comment on table office_end is 'Ends of office';
select own_by_matter('office_end');
select needs_right('office_end', 'money');

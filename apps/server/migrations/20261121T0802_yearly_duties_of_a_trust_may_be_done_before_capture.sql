-- Years in which a yearly duty of a trust was done before the diary of its matter began.
create table trust_year_done (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  duty text not null check (duty in ('trust-return', 'third-party-return', 'financial-statements')),
  first_year int not null,
  last_year int not null check (last_year >= first_year),
  done_on date not null,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table trust_year_done is 'Yearly duties of a trust done before capture';
create index on trust_year_done (intermediary_id, matter_id); -- the compliance of a trust
select own_by_matter('trust_year_done');
select needs_right('trust_year_done', 'diary');

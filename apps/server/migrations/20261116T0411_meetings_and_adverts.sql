-- Meetings, and what is advertised in the Gazette and the newspapers.
create table meeting_advert (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  type int not null check (type between 1 and 25),
  reference text,
  gazette_id bigint,
  gazette_on date,
  gazette_number text,
  gazette_cost_cents bigint check (gazette_cost_cents >= 0),
  newspaper_id bigint,
  newspaper_on date,
  newspaper_language text not null default 'English' check (newspaper_language in ('English', 'Afrikaans')),
  newspaper_cost_cents bigint check (newspaper_cost_cents >= 0),
  second_newspaper_id bigint,
  second_newspaper_on date,
  second_newspaper_language text not null default 'Afrikaans' check (second_newspaper_language in ('English', 'Afrikaans')),
  second_newspaper_cost_cents bigint check (second_newspaper_cost_cents >= 0),
  period_count int,
  period_unit text not null default 'days' check (period_unit in ('days', 'months')),
  master_office_id bigint,
  magistrate_office_id bigint,
  meeting_on date,
  meeting_time text,
  place text,
  ordered_on date,
  cancelled_on date,
  cancel_reason text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, gazette_id) references publicationpartner (intermediary_id, id),
  foreign key (intermediary_id, newspaper_id) references publicationpartner (intermediary_id, id),
  foreign key (intermediary_id, second_newspaper_id) references publicationpartner (intermediary_id, id)
);
select refer_to_shared('meeting_advert', 'master_office_id', 'masteroffice');
select refer_to_shared('meeting_advert', 'magistrate_office_id', 'magistrateoffice');
create index meeting_advert_of on meeting_advert (intermediary_id, matter_id, id); -- the list of a matter
create unique index meeting_advert_one_creditors on meeting_advert (intermediary_id, matter_id) where type = 9 and cancelled_on is null; -- one notice to creditors stands
comment on table meeting_advert is 'Meetings and adverts';
select own_by_matter('meeting_advert');
select needs_right('meeting_advert', 'estate');

alter table matter_document_link add column meeting_id bigint,
  add foreign key (intermediary_id, matter_id, meeting_id) references meeting_advert (intermediary_id, matter_id, id) on delete cascade;
create index matter_document_link_meeting on matter_document_link (intermediary_id, meeting_id) where meeting_id is not null; -- papers of a notice

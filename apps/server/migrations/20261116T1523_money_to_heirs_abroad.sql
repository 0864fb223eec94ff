-- What a provider of foreign exchange wants to see, one paper a line; the usual papers where nothing is written.
alter table fxassistprovider add column documents_asked text;

-- A matter's money for heirs abroad: who takes it over the border, and how far that is.
create table fx_assist (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  provider_id bigint,
  status text not null default 'new' check (status in ('new', 'sent', 'inProgress', 'done', 'declined')),
  note text,
  sent_to text,
  sent_at timestamptz,
  mail_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, provider_id) references fxassistprovider (intermediary_id, id)
);
create unique index fx_assist_of_matter on fx_assist (intermediary_id, matter_id); -- a matter has one
create index fx_assist_provider on fx_assist (intermediary_id, provider_id) where provider_id is not null; -- where a provider is used
comment on table fx_assist is 'FX assistance';
select own_by_matter('fx_assist');
select needs_right('fx_assist', 'money');

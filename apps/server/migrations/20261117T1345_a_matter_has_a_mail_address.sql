-- The private address of a matter: mail that comes to it is filed there. A new one takes the place of the old.
create table matter_mail_address (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- What stands in the address behind the firm's number; nobody can guess it.
  secret text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index matter_mail_address_of_matter on matter_mail_address (intermediary_id, matter_id); -- one at a time
create unique index matter_mail_address_secret on matter_mail_address (intermediary_id, secret); -- whose it is
comment on table matter_mail_address is 'Mail addresses of matters';
select own_by_firm('matter_mail_address');

-- How often a person wants to be written to in a firm; what is not here goes by the product's own rhythm.
create table email_notification (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  notification int not null,
  frequency int not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, person_id, notification)
);
select own_by_firm('email_notification');

-- Security found for whoever is appointed: a provider stands surety to the Master for an amount.
create table bond_of_security (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  number text,
  provider_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  applied_on date,
  issued_on date,
  lodged_on date,
  principal text,
  premium_cents bigint check (premium_cents >= 0),
  premium_percent numeric(7, 4),
  minimum_premium_cents bigint check (minimum_premium_cents >= 0),
  first_premium_on date,
  premium_paid_to date,
  master_release_on date,
  released_on date,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, provider_id) references bondofsecurityprovider (intermediary_id, id)
);
create index bond_of_security_of_matter on bond_of_security (intermediary_id, matter_id, id); -- the bonds of a matter
create index bond_of_security_provider on bond_of_security (intermediary_id, provider_id); -- whether a provider is in use
comment on table bond_of_security is 'Bonds of security';
select own_by_matter('bond_of_security');
select needs_right('bond_of_security', 'estate');

-- Requests to the provider to reduce a bond. The bond's own amount is always the one in force.
create table bond_reduction (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  bond_id bigint not null,
  asked_on date not null,
  from_cents bigint not null,
  to_cents bigint not null check (to_cents > 0 and to_cents < from_cents),
  reason text not null,
  outcome text not null default 'asked' check (outcome in ('asked', 'granted', 'refused', 'withdrawn')),
  mailed_at timestamptz,
  mailed_to text,
  master_consent_on date,
  decided_on date,
  comment text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, bond_id) references bond_of_security (intermediary_id, matter_id, id) on delete cascade
);
create index bond_reduction_of_bond on bond_reduction (intermediary_id, bond_id, id); -- requests about a bond
create unique index bond_reduction_asked on bond_reduction (intermediary_id, bond_id) where outcome = 'asked'; -- one request at a time
select own_by_matter('bond_reduction');
select needs_right('bond_reduction', 'estate');

alter table matter_document_link add column bond_id bigint,
  add foreign key (intermediary_id, matter_id, bond_id) references bond_of_security (intermediary_id, matter_id, id) on delete cascade;
create index matter_document_link_bond on matter_document_link (intermediary_id, bond_id) where bond_id is not null; -- papers of a bond

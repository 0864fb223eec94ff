-- What the register of beneficial owners asks of somebody beside what the parties of a trust are asked.
create table owner_fact (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  party_id bigint not null,
  -- Of beneficiaries: a person in a discretionary pool is no owner before something vests.
  standing text check (standing in ('named', 'vested', 'potential')),
  until_on date,
  nationality text,
  citizenship text,
  document_country text,
  service_address text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, party_id), -- the register of a trust
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
comment on table owner_fact is 'Particulars of beneficial owners';
select own_by_matter('owner_fact');
select needs_right('owner_fact', 'estate');

-- Who stands behind a company, a trust or another body, or by a minor as guardian.
create table owner_holding (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  of_party_id bigint not null,
  holder_party_id bigint not null,
  how text not null check (how in ('shareholder', 'member', 'partner', 'director', 'trustee', 'founder', 'beneficiary', 'controller', 'ultimateOwner', 'guardian')),
  percent numeric(6, 3) check (percent > 0 and percent <= 100),
  since_on date,
  until_on date,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, of_party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, holder_party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade,
  check (of_party_id <> holder_party_id)
);
create index owner_holding_of on owner_holding (intermediary_id, matter_id, of_party_id); -- who stands behind a body
create index owner_holding_holder on owner_holding (intermediary_id, matter_id, holder_party_id); -- a party that is removed
comment on table owner_holding is 'Who stands behind whom';
select own_by_matter('owner_holding');
select needs_right('owner_holding', 'estate');

-- A register as it was lodged with the Master: it is compared with, and never changed.
create table owner_register (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  lodged_on date not null,
  receipt text,
  owners jsonb not null,
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index owner_register_last on owner_register (intermediary_id, matter_id, lodged_on desc, id desc); -- the one lodged last
comment on table owner_register is 'Registers of beneficial owners as lodged';
select own_by_matter('owner_register');
select needs_right('owner_register', 'estate');

-- The estate whose will made a trust, and as whom the trust takes there.
create table trust_origin (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  estate_matter_id bigint not null,
  estate_party_id bigint not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- the estate a trust came from
  unique (intermediary_id, estate_matter_id, estate_party_id), -- a will's trust becomes a matter once
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, estate_matter_id, estate_party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
comment on table trust_origin is 'Trusts made by wills';
select own_by_matter('trust_origin');
select needs_right('trust_origin', 'estate');

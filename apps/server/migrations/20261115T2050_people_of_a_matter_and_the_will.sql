-- Everybody of a matter is one row, whatever part they have in it: what the law of succession and the distribution account
-- ask of somebody stands with the party, and nobody is captured a second time to inherit.
alter table matter_party
  -- A spouse, child or adviser who stands among the beneficiaries too. Those captured as beneficiary or relative do anyway.
  add column is_beneficiary boolean not null default false,
  -- As the account prints it; parents and marriages say what the law asks.
  add column relationship text,
  add column body_kind text check (body_kind in ('public benefit body', 'state')),
  add column marital_property text check (marital_property in ('in community of property', 'out of community of property')),
  add column in_community_with text,
  add column unable text check (unable in ('absent', 'unknown', 'incapable')),
  add column money_held_by text check (money_held_by in ('trust', 'guardian', 'tutor or curator')),
  add column trustees jsonb not null default '[]',
  add column authority_number text,
  add column spouse_trust_for_id bigint,
  add column may_give_to_others boolean not null default false,
  add column outlived_deceased text check (outlived_deceased in ('yes', 'no')),
  add column conceived_before_death text check (conceived_before_death in ('yes', 'no')),
  add column is_unborn boolean not null default false,
  add column has_renounced boolean not null default false,
  add column renounced_on date,
  add column renounced_mentally_ill boolean not null default false,
  add column disqualified text,
  -- Null: nobody said.
  add column is_resident boolean,
  -- Beneficiaries of a trust: Trust Property Control Act s 11A.
  add column beneficial_owner_on date,
  add column trust_beneficial_owner_grounds text,
  add column beneficiary_rights text,
  add foreign key (intermediary_id, matter_id, spouse_trust_for_id) references matter_party (intermediary_id, matter_id, id) on delete set null (spouse_trust_for_id);
create index matter_party_spouse_trust on matter_party (intermediary_id, matter_id, spouse_trust_for_id) where spouse_trust_for_id is not null; -- a spouse who is removed

-- Who is whose child, between people of one matter.
create table parentage (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  child_id bigint not null,
  parent_id bigint not null,
  kind text not null default 'birth' check (kind in ('birth', 'adoption')),
  -- A parent by birth who was married to the adoptive parent stays a parent: Intestate Succession Act s 1(5).
  stays boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, child_id, parent_id, kind), -- the parents of somebody
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, child_id) references matter_party (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, parent_id) references matter_party (intermediary_id, matter_id, id) on delete cascade,
  check (child_id <> parent_id),
  check (kind = 'birth' or not stays)
);
create index parentage_of_parent on parentage (intermediary_id, matter_id, parent_id); -- the children of somebody
comment on table parentage is 'Parents and children';
select own_by_matter('parentage');
select needs_right('parentage', 'estate');

-- What holds for the succession of a matter as a whole: heirs put in by hand, and whether relatives were looked for. Its
-- version is the family's: two who draw the tree at once are told.
create table succession (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  override_reason text,
  relatives_sought boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table succession is 'Succession';
select own_by_matter('succession');
select needs_right('succession', 'estate');

-- Heirs and parts of what no will disposes of, in place of those the law finds. A fraction is kept as written.
create table intestate_heir (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  party_id bigint not null,
  share_n bigint not null check (share_n > 0),
  share_d bigint not null check (share_d > 0),
  position int not null default 0,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, party_id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id)
);
comment on table intestate_heir is 'Heirs put in by hand';
select own_by_matter('intestate_heir');
select needs_right('intestate_heir', 'estate');

create table will (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  dated_on date,
  place text,
  -- Days of the codicils, with what each changed.
  codicils jsonb not null default '[]',
  -- Whoever does not outlive the deceased by so many days is passed over.
  survivorship_days int check (survivorship_days between 1 and 3650),
  no_collation boolean not null default false,
  keeps_former_spouse boolean not null default false,
  forbids_take_over boolean not null default false,
  -- What the will fixes for the executor: a sum, or rates of its own.
  executor_fee_cents bigint check (executor_fee_cents >= 0),
  executor_capital_rate_n bigint,
  executor_capital_rate_d bigint check (executor_capital_rate_d > 0),
  executor_income_rate_n bigint,
  executor_income_rate_d bigint check (executor_income_rate_d > 0),
  exempts_from_security boolean not null default false,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id), -- codicils belong to the will they change
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  check (executor_fee_cents is null or (executor_capital_rate_n is null and executor_income_rate_n is null)),
  check ((executor_capital_rate_n is null) = (executor_capital_rate_d is null)
    and (executor_income_rate_n is null) = (executor_income_rate_d is null)
    and (executor_capital_rate_n is null) = (executor_income_rate_n is null))
);
comment on table will is 'Wills';
select own_by_matter('will');
select needs_right('will', 'estate');

-- The clauses of a will in its own order. 'words' disposes of nothing: revocation, burial, appointment.
create table will_clause (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  will_id bigint not null,
  position int not null,
  kind text not null check (kind in ('cash', 'asset', 'limited', 'residue', 'handOver', 'words')),
  clause text,
  wording text,
  asset_id bigint,
  amount_cents bigint check (amount_cents >= 0),
  pre_legacy boolean not null default false,
  -- The right a clause creates over an asset or the residue.
  interest_right text check (interest_right in ('usufruct', 'fiduciary interest', 'like interest')),
  accepted_yield_n bigint,
  accepted_yield_d bigint check (accepted_yield_d > 0),
  security text,
  late_from date,
  late_rate_n bigint,
  late_rate_d bigint check (late_rate_d > 0),
  -- What is handed on comes out of this legacy; none: out of the residue.
  of_clause_id bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, will_id) references will (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, of_clause_id) references will_clause (intermediary_id, matter_id, id) on delete set null (of_clause_id),
  check ((asset_id is not null) = (kind in ('asset', 'limited'))),
  check ((amount_cents is not null) = (kind in ('cash', 'handOver'))),
  check (kind <> 'limited' or interest_right is not null)
);
create unique index will_clause_one_residue on will_clause (intermediary_id, will_id) where kind = 'residue';
create index will_clause_in_order on will_clause (intermediary_id, matter_id, position, id); -- the estate's reader
create index will_clause_of_will on will_clause (intermediary_id, will_id); -- goes with its will
create index will_clause_asset on will_clause (intermediary_id, matter_id, asset_id) where asset_id is not null; -- what an asset is bequeathed by
create index will_clause_of_clause on will_clause (intermediary_id, matter_id, of_clause_id) where of_clause_id is not null; -- a legacy that is removed
comment on table will_clause is 'Clauses of wills';
select own_by_matter('will_clause');
select needs_right('will_clause', 'estate');

-- Who takes by a clause, and who steps in for whom.
create table will_taker (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  clause_id bigint not null,
  party_id bigint not null,
  -- 'from' must hand on, 'to' receives it.
  part text not null check (part in ('taker', 'holder', 'bareOwner', 'substitute', 'from', 'to')),
  instead_of_id bigint,
  share_n bigint check (share_n >= 0),
  share_d bigint check (share_d > 0),
  joint_gift text,
  no_representation boolean not null default false,
  term_years int check (term_years >= 0),
  term_months int check (term_months between 0 and 11),
  position int not null default 0,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, clause_id) references will_clause (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, instead_of_id) references will_taker (intermediary_id, matter_id, id) on delete cascade,
  check ((part = 'substitute') = (instead_of_id is not null)),
  check ((part in ('taker', 'holder', 'bareOwner')) = (share_n is not null) and (share_n is null) = (share_d is null))
);
create index will_taker_of_clause on will_taker (intermediary_id, matter_id, clause_id, position); -- the estate's reader
create index will_taker_party on will_taker (intermediary_id, matter_id, party_id); -- what somebody takes
create index will_taker_instead on will_taker (intermediary_id, matter_id, instead_of_id) where instead_of_id is not null; -- a taker who is removed
comment on table will_taker is 'Who takes by a will';
select own_by_matter('will_taker');
select needs_right('will_taker', 'estate');

-- Who takes which asset by agreement of the heirs, by a take-over of the survivor, or as the executor allots it.
create table agreement (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  ground text not null check (ground in ('redistribution', 's38', 'allotment')),
  dated_on date,
  description text,
  approved_for_minors boolean,
  master_consents boolean,
  security_for_minors boolean,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table agreement is 'Agreements of heirs';
select own_by_matter('agreement');
select needs_right('agreement', 'estate');
create table agreement_part (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  agreement_id bigint not null,
  kind text not null check (kind in ('award', 'signature', 'transfer')),
  party_id bigint not null,
  asset_id bigint,
  share_n bigint check (share_n > 0),
  share_d bigint check (share_d > 0),
  to_party_id bigint,
  amount_cents bigint check (amount_cents >= 0),
  position int not null default 0,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, agreement_id) references agreement (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, to_party_id) references matter_party (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id),
  check ((kind = 'award') = (asset_id is not null and share_n is not null and share_d is not null)),
  check ((kind = 'transfer') = (to_party_id is not null and amount_cents is not null))
);
create index agreement_part_of on agreement_part (intermediary_id, matter_id, agreement_id, position); -- the estate's reader
create index agreement_part_party on agreement_part (intermediary_id, matter_id, party_id); -- what somebody takes
create index agreement_part_to_party on agreement_part (intermediary_id, matter_id, to_party_id) where to_party_id is not null; -- what somebody is given
create index agreement_part_asset on agreement_part (intermediary_id, matter_id, asset_id) where asset_id is not null; -- who takes an asset
comment on table agreement_part is 'Parts of agreements of heirs';
select own_by_matter('agreement_part');
select needs_right('agreement_part', 'estate');

-- What somebody had from the deceased in life and brings in again.
create table advance (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  party_id bigint not null,
  amount_cents bigint not null check (amount_cents >= 0),
  given_on date,
  description text,
  is_excused boolean not null default false,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id)
);
create index advance_of_matter on advance (intermediary_id, matter_id, id); -- the estate's reader
create index advance_party on advance (intermediary_id, matter_id, party_id); -- what somebody had
comment on table advance is 'Advances to be brought in';
select own_by_matter('advance');
select needs_right('advance', 'estate');

-- Whether the executor recognises a life partner has three answers, and that a spouse lives abroad is said of the person.
alter table marriage add column recognition text check (recognition in ('recognised', 'not recognised'));

set local role boedel_provider;
update marriage set recognition = 'recognised' where is_recognised;
update matter_party p set is_resident = false from marriage w
where w.intermediary_id = p.intermediary_id and w.spouse_id = p.id and w.is_spouse_abroad;
-- Children of whom the matter is about descend from them, unless they came with the spouse or were taken in.
insert into parentage (intermediary_id, matter_id, child_id, parent_id, kind)
select c.intermediary_id, c.matter_id, c.id, m.id,
  case when c.details ->> 'relationship' = 'adopted' then 'adoption' else 'birth' end
from matter_party c join matter_party m on m.intermediary_id = c.intermediary_id and m.matter_id = c.matter_id and m.role = 'main'
where c.role = 'child' and coalesce(c.details ->> 'relationship', '') not in ('stepchild', 'foster child');
reset role;

alter table marriage drop column is_recognised, drop column is_spouse_abroad;

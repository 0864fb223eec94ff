-- What an estate holds, what a death pays past it and what was held for others: one list, told apart by its kind.
create table asset (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  kind text not null check (kind in
    ('immovable', 'vehicle', 'movable', 'cash', 'investment', 'policy', 'business', 'claim', 'limitedInterest', 'foreign')),
  class text not null check (class in ('immovable', 'movable', 'claim')),
  name text not null,
  voucher text,
  location text,
  treatment text not null check (treatment in ('inKind', 'sold', 'money', 'outstanding')),
  why_outstanding text,
  account int check (account >= 1),
  liquidity text check (liquidity in ('cash', 'realisable', 'fixed')),
  separate_of text check (separate_of in ('deceased', 'survivor')),
  -- Several wives: property of one house, or of the whole family.
  customary_kind text check (customary_kind in ('house', 'family')),
  customary_spouse_id bigint,
  excluded_from_accrual text check (excluded_from_accrual in
    ('excludedByContract', 'inheritanceOrDonationFromOthers', 'donationBetweenSpouses', 'nonPatrimonialDamages')),
  -- Lent to the State or an approved body by notarial deed (Estate Duty Act s 4(o)).
  is_lent_for_public boolean not null default false,
  borrower text,
  deed_on date,
  lent_years int,
  -- Fractions are two whole numbers, kept as written; none is the whole.
  share_n bigint check (share_n > 0),
  share_d bigint check (share_d > 0),
  is_foreign boolean not null default false,
  country text,
  acquired_before_residence boolean not null default false,
  administered_abroad boolean not null default false,
  bona_fide_farm boolean not null default false,
  -- The account it is held in. The account itself is then not counted.
  part_of_id bigint,
  -- What it is, by its kind.
  title_deed text,
  property_description text,
  extent text,
  deeds_office text,
  make text,
  model_year int,
  registration_number text,
  engine_number text,
  chassis_number text,
  institution text,
  branch_code text,
  account_number text,
  account_type text,
  units text,
  policy_number text,
  life_insured text,
  entity_registration text,
  interest_held text,
  debtor text,
  -- Who has it as security, and on what terms.
  encumbered boolean not null default false,
  creditor_id bigint,
  monthly_payment_cents bigint check (monthly_payment_cents >= 0),
  term_months int check (term_months >= 0),
  interest_rate numeric(7, 4),
  storage_provider_id bigint,
  is_insured boolean not null default false,
  insurer text,
  -- For capital gains tax. The base cost is what was spent (asset_amount), or the facts of 1 October 2001.
  acquired_on date,
  gains_kind text check (gains_kind in ('ordinary', 'residence', 'personalUse', 'longTermPolicy', 'retirementInterest')),
  personal_use_exception text,
  is_small_business boolean not null default false,
  years_held int,
  substantially_involved boolean not null default false,
  time_lived_in_n bigint,
  time_lived_in_d bigint,
  domestic_part_n bigint,
  domestic_part_d bigint,
  within_two_hectares_n bigint,
  within_two_hectares_d bigint,
  held_in_2001 boolean not null default false,
  cost_before_cents bigint,
  cost_after_cents bigint,
  market_value_2001_cents bigint,
  years_before int,
  years_after int,
  cost_in_several_years boolean not null default false,
  valuation_method text check (valuation_method in ('marketValue', 'twentyPercent', 'timeApportionment')),
  -- A policy, fund or trust that pays somebody other than the estate; who, is in asset_person.
  pays_past_estate boolean not null default false,
  benefit_kind text check (benefit_kind in ('policy', 'retirement', 'trust')),
  contributions_not_deducted_cents bigint,
  in_share_value_cents bigint,
  exclusion_ground text check (exclusion_ground in ('marriageContract', 'buyAndSell', 'unconnected')),
  contract_registered boolean not null default false,
  payable_to_spouse_or_child boolean not null default false,
  partner_or_co_shareholder boolean not null default false,
  premium_borne_by_deceased boolean not null default false,
  effected_by_deceased boolean not null default false,
  benefits_family boolean not null default false,
  -- Property the deceased held only as fiduciary or usufructuary; its successors are in asset_person.
  interest_right text check (interest_right in ('usufruct', 'fiduciary', 'like')),
  instrument text,
  deducted_under text check (deducted_under in ('4(m)', '4(g)')),
  charges jsonb not null default '[]',
  enters_duty boolean not null default false,
  duty_successor_id bigint,
  successor_term_years int,
  successor_term_months int,
  accepted_yield_n bigint,
  accepted_yield_d bigint,
  average_net_receipts_cents bigint,
  consideration_cents bigint,
  consideration_on date,
  consideration_years_before int,
  creation_value_cents bigint,
  creation_on date,
  creation_term_years int,
  creation_term_months int,
  -- How far it is on the way to a sale.
  valuation_requested_on date,
  valuation_valuer_id bigint,
  valuation_mailed_at timestamptz,
  notes text,
  -- What it is found by in the firm.
  search_text text not null generated always as (plain_text(name || ' ' || coalesce(location, '') || ' ' || coalesce(title_deed, '')
    || ' ' || coalesce(registration_number, '') || ' ' || coalesce(institution, '') || ' ' || coalesce(policy_number, ''))) stored,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id), -- what points at an asset is of the same matter; the assets tab and the estate's reader
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, part_of_id) references asset (intermediary_id, matter_id, id),
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id),
  foreign key (intermediary_id, storage_provider_id) references storageprovider (intermediary_id, id),
  foreign key (intermediary_id, valuation_valuer_id) references valuer (intermediary_id, id),
  foreign key (intermediary_id, duty_successor_id) references matter_party (intermediary_id, id),
  foreign key (intermediary_id, customary_spouse_id) references matter_party (intermediary_id, id),
  check ((share_n is null) = (share_d is null) and share_n <= share_d)
);
create index asset_search on asset using gin (search_text gin_trgm_ops); -- assets found by their words
create index asset_held_in on asset (intermediary_id, part_of_id) where part_of_id is not null; -- what an account holds
create index asset_creditor on asset (intermediary_id, creditor_id) where creditor_id is not null; -- where a creditor is used
create index asset_storage on asset (intermediary_id, storage_provider_id) where storage_provider_id is not null; -- where a storage provider is used
comment on table asset is 'Assets';
select own_by_matter('asset');
select needs_right('asset', 'estate');

-- Values of an asset over time, and what was spent on it. The value that is used is one of them.
create table asset_amount (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  purpose text not null check (purpose in ('value', 'cost')),
  -- A valuation's kind, or what was spent on.
  type text,
  amount_cents bigint not null check (amount_cents >= 0),
  -- None: the matter's own money.
  currency text check (currency ~ '^[A-Z]{3}$'),
  rate_n bigint check (rate_n > 0),
  rate_d bigint check (rate_d > 0),
  rate_on date,
  dated_on date,
  valuer_id bigint,
  comment text,
  is_used boolean not null default false,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, valuer_id) references valuer (intermediary_id, id),
  check (currency is null or (rate_n is not null and rate_d is not null and rate_on is not null)),
  check (purpose = 'value' or not is_used)
);
create unique index asset_amount_used on asset_amount (intermediary_id, asset_id) where is_used; -- one value counts
create index asset_amount_of_asset on asset_amount (intermediary_id, asset_id, id); -- the history of an asset
create index asset_amount_of_matter on asset_amount (intermediary_id, matter_id); -- the estate's reader
create index asset_amount_valuer on asset_amount (intermediary_id, valuer_id) where valuer_id is not null; -- where a valuer is used
comment on table asset_amount is 'Values of assets';
select own_by_matter('asset_amount');
select needs_right('asset_amount', 'estate');

-- Whom a policy pays past the estate, and who takes what was held for others.
create table asset_person (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  party_id bigint not null,
  role text not null check (role in ('payee', 'successor')),
  share_n bigint not null check (share_n > 0),
  share_d bigint not null check (share_d > 0),
  -- Premiums the payee paid: amount in cents, the day or the whole years before the death.
  premiums jsonb not null default '[]',
  position int not null default 0,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, asset_id, role, party_id), -- nobody stands twice; who takes an asset
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, party_id) references matter_party (intermediary_id, id)
);
create index asset_person_of_matter on asset_person (intermediary_id, matter_id); -- the estate's reader
create index asset_person_party on asset_person (intermediary_id, party_id); -- what somebody takes
select own_by_matter('asset_person');
select needs_right('asset_person', 'estate');

-- Sales, cancelled ones too. At most one of an asset is under way or done.
create table asset_sale (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  asset_id bigint not null,
  way text not null check (way in ('auction', 'outOfHand')),
  arranged_on date not null,
  -- How it was to be dealt with before the sale: a cancelled one puts it back.
  treatment_before text not null,
  auctioneer_id bigint,
  auction_on date,
  auction_status text check (auction_status in ('planned', 'sold', 'notSold', 'postponed')),
  reserve_cents bigint check (reserve_cents >= 0),
  buyer_name text,
  buyer_email text,
  price_cents bigint check (price_cents >= 0),
  price_currency text,
  price_rate_n bigint,
  price_rate_d bigint,
  price_rate_on date,
  offer_signed_on date,
  result_cents bigint check (result_cents >= 0),
  result_currency text,
  result_rate_n bigint,
  result_rate_d bigint,
  result_rate_on date,
  result_on date,
  result_comment text,
  -- Improvements after the death and the costs of selling.
  costs_cents bigint check (costs_cents >= 0),
  auctioneer_mailed_at timestamptz,
  buyer_mailed_at timestamptz,
  cancelled_at timestamptz,
  cancel_comment text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, auctioneer_id) references auctioneer (intermediary_id, id)
);
create unique index asset_sale_one on asset_sale (intermediary_id, asset_id) where cancelled_at is null; -- the sale that counts
create index asset_sale_of_matter on asset_sale (intermediary_id, matter_id); -- the estate's reader
create index asset_sale_auctioneer on asset_sale (intermediary_id, auctioneer_id) where auctioneer_id is not null; -- where an auctioneer is used
comment on table asset_sale is 'Sales of assets';
select own_by_matter('asset_sale');
select needs_right('asset_sale', 'estate');

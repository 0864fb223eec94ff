-- A marriage stands between whom the matter is about and a spouse, once. Until now the regime and the day were kept with
-- each of the two, and its end with the spouse, and nothing kept them from contradicting one another.
create unique index matter_party_in_matter on matter_party (intermediary_id, matter_id, id); -- what marriages point at
create table marriage (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  kind text not null,
  -- Null until the spouse is captured.
  spouse_id bigint,
  married_on date,
  place text,
  contract text,
  is_foreign boolean not null default false,
  has_court_order boolean not null default false,
  is_recognised boolean not null default false,
  is_spouse_abroad boolean not null default false,
  -- By a court; the death of a spouse is read from the person.
  ended_by text,
  ended_on date,
  contract_number text,
  contract_registered_on date,
  deeds_office text,
  notary text,
  is_accrual_unclaimed boolean not null default false,
  own_commencement_cents bigint,
  spouse_commencement_cents bigint,
  own_end_value_cents bigint,
  spouse_end_value_cents bigint,
  cpi_at_marriage text,
  cpi_at_end text,
  accrual_excluded text,
  earlier_estate jsonb not null default '{}',
  massing jsonb not null default '{}',
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, spouse_id) references matter_party (intermediary_id, matter_id, id) on delete set null (spouse_id)
);
create index marriage_of_matter on marriage (intermediary_id, matter_id); -- the marriages of a matter
create index marriage_of_spouse on marriage (intermediary_id, matter_id, spouse_id); -- a spouse who is removed
select own_by_matter('marriage');
select needs_right('marriage', 'estate');

set local role boedel_provider;

with told as (
  -- Each spouse with what it said of the marriage; what it left open, whom the matter is about may have said.
  select s.intermediary_id, s.matter_id, s.id as spouse_id, s.details,
    coalesce(s.marital_regime, case when count(*) over one_matter = 1 then m.marital_regime end) as regime,
    coalesce(s.married_on, case when count(*) over one_matter = 1 then m.married_on end) as married_on,
    case when m.marital_status = 'life partner' then 'life partnership' end as partnership
  from matter_party s left join matter_party m on m.intermediary_id = s.intermediary_id and m.matter_id = s.matter_id and m.role = 'main'
  where s.role = 'spouse'
  window one_matter as (partition by s.intermediary_id, s.matter_id)
  union all
  select m.intermediary_id, m.matter_id, null, '{}'::jsonb, m.marital_regime, m.married_on,
    case when m.marital_status = 'life partner' then 'life partnership' end
  from matter_party m
  where m.role = 'main' and (m.marital_regime is not null or m.married_on is not null)
    and not exists (select from matter_party s where s.intermediary_id = m.intermediary_id and s.matter_id = m.matter_id and s.role = 'spouse')
)
insert into marriage (intermediary_id, matter_id, kind, spouse_id, married_on, place, contract, is_foreign, ended_by, ended_on,
  contract_number, contract_registered_on, deeds_office, notary, own_commencement_cents, spouse_commencement_cents, accrual_excluded, earlier_estate)
select intermediary_id, matter_id,
  coalesce(partnership, case when regime = 'customary marriage' then 'customary marriage' else 'civil marriage' end), spouse_id, married_on,
  details ->> 'placeOfMarriage',
  case regime when 'in community of property' then 'none' when 'customary marriage' then 'none'
    when 'out of community with accrual' then 'with accrual' when 'out of community without accrual' then 'without accrual' end,
  coalesce(regime = 'foreign marriage', false),
  case when details ->> 'marriageEndedDate' is not null then nullif(details ->> 'marriageEnded', 'by death') end,
  case when details ->> 'marriageEnded' in ('by divorce', 'by annulment') then (details ->> 'marriageEndedDate')::date end,
  details #>> '{antenuptialContract,number}', (details #>> '{antenuptialContract,registeredDate}')::date,
  details #>> '{antenuptialContract,deedsOffice}', details #>> '{antenuptialContract,notary}',
  (details #>> '{accrual,ownCommencement}')::bigint, (details #>> '{accrual,spouseCommencement}')::bigint, details #>> '{accrual,excluded}',
  jsonb_strip_nulls(jsonb_build_object('isClaimed', coalesce((details #>> '{spousalRebate,applies}')::boolean, false),
    'unusedAmount', details #> '{spousalRebate,unusedAmount}', 'estateReference', details #>> '{spousalRebate,estateReference}',
    'note', details #>> '{spousalRebate,note}'))
from told;

-- A spouse who died by the spouse's own record has died as a person too.
update matter_party set died_on = (details ->> 'marriageEndedDate')::date
where role = 'spouse' and died_on is null and details ->> 'marriageEnded' = 'by death' and details ->> 'marriageEndedDate' is not null;
update matter_party set details = details - array['isSurviving', 'marriageEnded', 'marriageEndedDate', 'placeOfMarriage', 'spousalRebate', 'antenuptialContract', 'accrual']
where role = 'spouse';
reset role;

alter table matter_party drop column marital_regime, drop column married_on;

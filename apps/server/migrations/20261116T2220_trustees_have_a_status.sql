-- What the law asks of a trustee beside what every party is asked. The person is a party of the matter, among those who act.
create table trustee (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  party_id bigint not null,
  kind text not null default 'individual' check (kind in ('individual', 'independent', 'corporate')),
  status text not null default 'proposed'
    check (status in ('proposed', 'appointed', 'resigned', 'removed', 'deceased', 'deactivated')),
  -- Who acts for a company, as the letters of authority name them.
  nominee text,
  accepted_on date,
  authorised_on date,
  -- Which of these four ends the office is disputed, so all are kept and the latest decides.
  letter_signed_on date,
  beneficiaries_told_on date,
  master_received_on date,
  letters_amended_on date,
  -- Death, or the day somebody was set aside.
  ended_on date,
  -- What of Trust Property Control Act s 6(1A) was answered with yes, and which tests of independence are met.
  disqualifications text[] not null default '{}',
  independence text[] not null default '{}',
  checked_on date,
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, party_id), -- the trustees of a matter
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade
);
comment on table trustee is 'Trustees';
select own_by_matter('trustee');
select needs_right('trustee', 'estate');

set local role boedel_provider;

-- Founders stood among those who act; they never did.
update matter_party p set role = 'founder', details = '{}'
from matter m
where m.intermediary_id = p.intermediary_id and m.id = p.matter_id and m.system_type = 5 and p.role = 'executor'
  and p.details ->> 'capacity' ilike '%founder%' and p.details ->> 'capacity' not ilike '%trustee%';

insert into trustee (intermediary_id, matter_id, party_id, kind, status, authorised_on, ended_on)
select p.intermediary_id, p.matter_id, p.id, case when p.kind = 'person' then 'individual' else 'corporate' end,
  case when p.details ->> 'endedDate' is not null then 'deactivated' when p.details ->> 'appointedDate' is not null then 'appointed' else 'proposed' end,
  (p.details ->> 'appointedDate')::date, (p.details ->> 'endedDate')::date
from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
where m.system_type = 5 and p.role = 'executor';

-- The register of beneficial owners is brought up to date and then lodged: two things to do.
update diary_entry set rule = 'owners-lodge', type = 32 where rule = 'beneficial-owners';
update matter_deadline_term set rule = 'owners-lodge' where rule = 'beneficial-owners';
reset role;

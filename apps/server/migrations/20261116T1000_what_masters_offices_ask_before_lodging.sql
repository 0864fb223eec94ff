-- What is asked with an account: dated rows, by Master's office where one asks more. The provider keeps the list, a firm adds
-- its own beside it.
create table lodgingrequirement (
  intermediary_id bigint not null default app_shared_owner(),
  id bigint generated always as identity,
  name text not null,
  name_af text,
  country text,
  master_office_id bigint,
  asked_of text,
  paper_number int,
  section text,
  -- Whom to ask about it.
  email text,
  from_on date,
  until_on date,
  version int not null default 1,
  primary key (intermediary_id, id)
);
comment on table lodgingrequirement is 'Lodging requirements';
select refer_to_shared('lodgingrequirement', 'master_office_id', 'masteroffice');

-- No office's own list is on record yet: these are asked everywhere.
insert into lodgingrequirement (id, intermediary_id, name, name_af, country, asked_of, paper_number, section, from_on) overriding system value
values
  (1000000001, 0, 'Death notice (J294)', 'Sterfkennis (J294)', null, 'Every estate', 52, 'Administration of Estates Act 66 of 1965 s 7', '1967-10-02'),
  (1000000002, 0, 'Inventory (J243)', 'Inventaris (J243)', null, 'Every estate', 55, 'Administration of Estates Act 66 of 1965 s 9, s 27', '1967-10-02'),
  (1000000003, 0, 'Acceptance of trust as executor (J190)', 'Aanvaarding van trust as eksekuteur (J190)', null, 'Every estate', 53, 'Administration of Estates Act 66 of 1965 s 14', '1967-10-02'),
  (1000000004, 0, 'Next-of-kin affidavit (J192)', 'Naasbestaande-verklaring (J192)', null, 'Estates without a will', 59, null, '1967-10-02'),
  (1000000005, 0, 'The will, as accepted by the Master', 'Die testament, soos deur die Meester aanvaar', null, 'Estates with a will', null, 'Administration of Estates Act 66 of 1965 s 8', '1967-10-02'),
  (1000000006, 0, 'Proof that the notice to creditors was published (J193)', 'Bewys dat die kennisgewing aan skuldeisers gepubliseer is (J193)', null, 'Every estate', null, 'Administration of Estates Act 66 of 1965 s 29', '1967-10-02'),
  (1000000007, 0, 'Bank statements of the estate account up to the date of the account', 'Bankstate van die boedelrekening tot op die datum van die rekening', null, 'Every estate', null, 'Administration of Estates Act 66 of 1965 s 28, s 35(2A)', '1967-10-02'),
  (1000000008, 0, 'Valuation of the immovable property', 'Waardasie van die onroerende eiendom', null, 'Estates with immovable property', null, null, '1967-10-02'),
  (1000000009, 0, 'Copy of the birth certificate of each minor', 'Afskrif van elke minderjarige se geboortesertifikaat', null, 'Estates with minor heirs', null, null, '1967-10-02');

select make_directory('lodgingrequirement', '{name,name_af,section}', true);

-- A requirement that was met otherwise than by a paper filed in the matter.
create table lodging_met (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  requirement_id bigint not null,
  met_on date not null,
  note text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
select refer_to_shared('lodging_met', 'requirement_id', 'lodgingrequirement');
create unique index lodging_met_once on lodging_met (intermediary_id, matter_id, requirement_id); -- the marks of a matter
comment on table lodging_met is 'Requirements met before lodging';
select own_by_matter('lodging_met');
select needs_right('lodging_met', 'reports');

-- The matter, and everybody who has a part in it. One table of parties serves the person tab, spouses, auditors, tax
-- practitioners, persons of interest, executors and recipients, so that search and the conflict check are one query.
create table matter (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  system_type int not null check (system_type between 1 and 5),
  status int not null default 1 check (status between 1 and 4),
  reference text not null,
  -- As lists and headers show it: 'Van der Merwe, Jacobus Petrus'. Kept from the main party.
  name text not null,
  country text not null check (country in ('South Africa', 'Namibia')),
  master_reference text,
  master_office_id bigint,
  magistrate_office_id bigint,
  court text,
  case_number text,
  responsible_person_id bigint,
  assistant_person_id bigint,
  -- What kind of estate, order, trust or liquidation it is, in the words of its type.
  kind text,
  instruction_on date,
  instruction_from text,
  appointed_on date,
  letters_on date,
  lodged_on date,
  status_reason text,
  fica_done boolean not null default false,
  fica_on date,
  -- What only one type asks for, checked by the contract's schema of that type.
  details jsonb not null default '{}',
  -- Figures other areas keep up to date; null while they are not known.
  gross_assets_cents bigint,
  liabilities_cents bigint,
  cash_position_cents bigint,
  projected_fee_asset_cents bigint,
  projected_fee_income_cents bigint,
  -- Everything one would search a matter by, without accents and in lower case.
  search_text text not null default '',
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, responsible_person_id) references membership (intermediary_id, person_id),
  foreign key (intermediary_id, assistant_person_id) references membership (intermediary_id, person_id)
);
create unique index matter_reference on matter (intermediary_id, lower(reference)); -- unique in the firm
create index matter_list on matter (intermediary_id, system_type, status, id); -- the matters list and the dashboard's counts
create index matter_responsible on matter (intermediary_id, responsible_person_id); -- 'mine', and handing over
select own_by_matter('matter', 'id');
-- Offices may be those that come with the product.
select refer_to_shared('matter', 'master_office_id', 'masteroffice');
select refer_to_shared('matter', 'magistrate_office_id', 'magistrateoffice');

create table matter_party (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- main: the deceased, patient, client, insolvent or trust the matter is about.
  role text not null,
  kind text not null default 'person' check (kind in ('person', 'company', 'close corporation', 'trust', 'partnership', 'other')),
  title text,
  first_names text,
  -- A person's surname, or the whole name of anything that is not a person.
  surname text not null,
  id_number text,
  passport_number text,
  registration_number text,
  tax_number text,
  vat_number text,
  born_on date,
  died_on date,
  gender int check (gender in (0, 1)),
  email text,
  phone text,
  mobile text,
  address1 text,
  address2 text,
  city text,
  code text,
  marital_status text,
  marital_regime text,
  married_on date,
  -- The global list's entry it was taken from, where there is one.
  directory_kind text,
  directory_id bigint,
  details jsonb not null default '{}',
  position int not null default 0,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index matter_party_of_matter on matter_party (intermediary_id, matter_id, role, position, id); -- the parties of a matter
create index matter_party_id_number on matter_party (intermediary_id, id_number) where id_number is not null; -- duplicates and conflicts
create unique index matter_party_one_main on matter_party (intermediary_id, matter_id) where role = 'main';
select own_by_matter('matter_party');

-- The search text follows its matter and its parties.
create function matter_search_text(firm bigint, the_matter bigint) returns text language sql stable as $$
  select plain_text(concat_ws(' ', m.reference, m.name, m.master_reference, m.case_number,
    (select string_agg(concat_ws(' ', p.first_names, p.surname, p.id_number, p.passport_number, p.registration_number), ' ' order by p.id)
     from matter_party p where p.intermediary_id = firm and p.matter_id = the_matter)))
  from matter m where m.intermediary_id = firm and m.id = the_matter
$$;
create function refresh_search_of_matter() returns trigger language plpgsql as $$
begin
  new.search_text := plain_text(concat_ws(' ', new.reference, new.name, new.master_reference, new.case_number,
    (select string_agg(concat_ws(' ', p.first_names, p.surname, p.id_number, p.passport_number, p.registration_number), ' ' order by p.id)
     from matter_party p where p.intermediary_id = new.intermediary_id and p.matter_id = new.id)));
  return new;
end $$;
create trigger search_text before insert or update of reference, name, master_reference, case_number on matter
  for each row execute function refresh_search_of_matter();
create function refresh_search_of_party() returns trigger language plpgsql as $$
begin
  update matter set search_text = matter_search_text(intermediary_id, id)
    where intermediary_id = coalesce(new.intermediary_id, old.intermediary_id) and id = coalesce(new.matter_id, old.matter_id);
  return null;
end $$;
create trigger search_text after insert or update or delete on matter_party
  for each row execute function refresh_search_of_party();

create table matter_label (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  name text not null,
  colour text,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index matter_label_name on matter_label (intermediary_id, lower(name));
select own_by_firm('matter_label');
create table matter_label_on (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  label_id bigint not null,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, label_id) references matter_label (intermediary_id, id) on delete cascade
);
create unique index matter_label_on_once on matter_label_on (intermediary_id, matter_id, label_id);
create index matter_label_on_label on matter_label_on (intermediary_id, label_id);
select own_by_matter('matter_label_on');

-- Watching is a person's own: the star of one is not the star of another.
create table matter_watch (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, person_id) references membership (intermediary_id, person_id) on delete cascade
);
create unique index matter_watch_once on matter_watch (intermediary_id, person_id, matter_id); -- the watch list, and the star in a list
create index matter_watch_matter on matter_watch (intermediary_id, matter_id);
select own_by_firm('matter_watch');

-- File notes. The text is rich (a small set of tags, cleaned on the way in).
create table matter_note (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint,
  person_name text not null,
  html text not null,
  plain text not null,
  show_in_report boolean not null default false,
  mentions bigint[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index matter_note_latest on matter_note (intermediary_id, matter_id, id desc); -- last note in lists and the header
select own_by_matter('matter_note');

-- Outside people and joint appointees: which matters, and whether they may capture there.
create table matter_access (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint not null,
  may_capture boolean not null default false,
  rights text[] not null default '{}',
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, person_id) references membership (intermediary_id, person_id) on delete cascade
);
create unique index matter_access_once on matter_access (intermediary_id, person_id, matter_id); -- the reach of who calls
create index matter_access_of_matter on matter_access (intermediary_id, matter_id);
select own_by_matter('matter_access');

-- Milestones reached, and who is told.
create table matter_milestone (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  milestone int not null,
  reached_on date,
  note text,
  mailed_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index matter_milestone_once on matter_milestone (intermediary_id, matter_id, milestone);
select own_by_matter('matter_milestone');

-- The diary: own entries, key dates of the specification's lists, and statutory dates worked out by rule.
create table diary_entry (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- The key date's number in its list; 1 is an ordinary diary event.
  type int not null default 1,
  -- The deadline rule that worked it out, where one did.
  rule text,
  title text not null,
  note text,
  due_on date not null,
  due_time text,
  -- A person moved it by hand; the rule asks before moving it again.
  is_fixed boolean not null default false,
  entity_id bigint,
  activity_id bigint,
  step_type int,
  assigned_person_id bigint,
  done_at timestamptz,
  done_by bigint,
  working jsonb,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create index diary_entry_open on diary_entry (intermediary_id, matter_id, due_on) where done_at is null; -- the next deadline
create index diary_entry_of_matter on diary_entry (intermediary_id, matter_id, type); -- key dates of a matter
create index diary_entry_due on diary_entry (intermediary_id, due_on) where done_at is null; -- what is due in the firm
create unique index diary_entry_rule_once on diary_entry (intermediary_id, matter_id, rule) where rule is not null;
select own_by_matter('diary_entry');

create table matter_option (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  options jsonb not null default '{}',
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index matter_option_one on matter_option (intermediary_id, matter_id);
select own_by_matter('matter_option');

-- Saved and shared views of a list.
create table saved_view (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  list text not null,
  person_id bigint not null,
  name text not null,
  is_shared boolean not null default false,
  state jsonb not null,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create index saved_view_of_person on saved_view (intermediary_id, list, person_id);
select own_by_firm('saved_view');

-- Recently opened, newest first; one row a person and matter.
create table matter_opened (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint not null,
  opened_at timestamptz not null default now(),
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index matter_opened_once on matter_opened (intermediary_id, person_id, matter_id);
create index matter_opened_recent on matter_opened (intermediary_id, person_id, opened_at desc);
create index matter_opened_matter on matter_opened (intermediary_id, matter_id);
select own_by_firm('matter_opened');

-- The next number of a firm's reference pattern; one row a firm, locked while a matter is made.
create table matter_sequence (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  scope text not null,
  last int not null default 0,
  primary key (intermediary_id, scope)
);
select own_by_firm('matter_sequence');

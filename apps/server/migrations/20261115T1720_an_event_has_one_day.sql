-- An event of a matter (instruction, will, letters, notice, lodging …) is one diary entry, and its day is stored there alone.
-- Until now the matter's columns, its details, the key dates of the diary and the milestones each kept a day of their own.
-- The day of death stays with whom the matter is about.

-- As contract/matter-events.ts had them when this ran: the key date, milestone and places of each type's events.
create temporary table event_home (system_type int, event text, title text, key_date int, milestone int, places text[]) on commit drop;
insert into event_home values
  (1, 'instruction', 'Date of instruction', null, null, '{instruction_on}'),
  (1, 'application', 'Date of the application', null, null, '{applicationDate}'),
  (1, 'windingUpResolution', 'Date of the resolution', null, null, '{resolutionDate}'),
  (1, 'provisionalOrder', 'First order of sequestration or winding-up', null, null, '{provisionalOrderDate}'),
  (1, 'returnDay', 'Return day', null, null, '{returnDate}'),
  (1, 'ccFinalOrder', 'Final order or registered resolution (close corporation)', null, null, '{finalOrderDate}'),
  (1, 'certificate', 'Certificate of appointment', null, 1, '{appointed_on,letters_on}'),
  (1, 'bondLodged', 'Bond of security lodged', null, 2, '{}'),
  (1, 'assetsSecured', 'Assets secured', null, 3, '{}'),
  (1, 'firstMeeting', 'First meeting of creditors', null, 4, '{}'),
  (1, 'secondMeeting', 'Second meeting of creditors', null, 5, '{}'),
  (1, 'assetsRealised', 'Assets realised', null, 6, '{}'),
  (1, 'accountLodged', 'Account lodged', null, 7, '{lodged_on}'),
  (1, 'confirmation', 'Master''s confirmation of the account', null, 8, '{}'),
  (1, 'dividendPaid', 'Dividend paid', null, 9, '{}'),
  (1, 'released', 'Released', null, 10, '{}'),
  (2, 'instruction', 'Date Instruction Received', 12, 1, '{instruction_on}'),
  (2, 'reportReceived', 'Date Reporting Document Received', 8, null, '{}'),
  (2, 'reported', 'Reporting Documents submitted to the Master', 6, 2, '{reportedDate}'),
  (2, 'will', 'Will Dated', 10, null, '{willDate}'),
  (2, 'codicil', 'Will Codicil Dated', 13, null, '{codicilDate}'),
  (2, 'willLodged', 'Will lodged with the Master', null, null, '{willLodgedDate}'),
  (2, 'willAccepted', 'Will accepted by the Master', null, null, '{willAcceptedDate}'),
  (2, 'letters', 'Executor Appointment Date', 2, null, '{letters_on,appointed_on}'),
  (2, 'lettersReceived', 'Original Letter Of Executorship Received', 7, 3, '{}'),
  (2, 'executorAmended', 'Executor 1st Amendment Date', 3, null, '{}'),
  (2, 'executorAmendedAgain', 'Executor 2nd Amendment Date', 5, null, '{}'),
  (2, 'taxpayerCoded', 'SARS: Change Taxpayer Status to Deceased', 4, null, '{}'),
  (2, 'creditorsNotice', 'Publication Date Notice to Creditors', 11, 4, '{}'),
  (2, 'estateConfirmed', 'Liabilities and assets confirmed', null, 5, '{}'),
  (2, 'accountGenerated', 'L&D for Submission to Master document generated', 20, null, '{}'),
  (2, 'accountLodged', 'Account lodged', null, 6, '{lodged_on}'),
  (2, 'accountApproved', 'Account approved', null, 7, '{}'),
  (2, 'accountNotice', 'Inspection of L&D Account Publication Date Section 35', 16, null, '{}'),
  (2, 'accountInspected', 'Account lay for inspection', null, 8, '{}'),
  (2, 'dutyAssessmentExtended', 'Notice of Assessment of Estate Duties from SARS extension date', 9, null, '{}'),
  (2, 'heirsPaid', 'Heirs paid', null, 9, '{}'),
  (2, 'discharged', 'Discharged', null, 10, '{}'),
  (3, 'instruction', 'Date of instruction', null, null, '{instruction_on}'),
  (3, 'order', 'Date of the order', null, null, '{orderDate}'),
  (3, 'orderReceived', 'Order received', null, 1, '{}'),
  (3, 'appointed', 'Appointment of the curator or administrator', null, null, '{appointed_on}'),
  (3, 'lettersReceived', 'Letters received', null, 2, '{letters_on}'),
  (3, 'bondLodged', 'Bond of security lodged', null, 3, '{}'),
  (3, 'inventoryLodged', 'Inventory lodged', null, 4, '{}'),
  (3, 'annualAccountLodged', 'Annual account lodged', null, 5, '{}'),
  (3, 'annualAccountApproved', 'Annual account approved', null, 6, '{}'),
  (3, 'finalAccountLodged', 'Final account lodged', null, 7, '{lodged_on}'),
  (3, 'discharged', 'Discharged', null, 8, '{}'),
  (4, 'instruction', 'Date of instruction', null, null, '{instruction_on}'),
  (4, 'consultation', 'Date of consultation', null, null, '{appointed_on}'),
  (4, 'will', 'Date of the will', null, null, '{willDate}'),
  (4, 'codicil', 'Date of the codicil', null, null, '{codicilDate}'),
  (4, 'clientCaptured', 'Client data captured', null, 1, '{}'),
  (4, 'reportGiven', 'Date of report', null, null, '{letters_on}'),
  (4, 'positionPresented', 'Position presented', null, 2, '{}'),
  (4, 'followUpAgreed', 'Follow-up agreed', null, 3, '{}'),
  (5, 'instruction', 'Date Instruction Received', 21, 1, '{instruction_on}'),
  (5, 'formsSubmitted', 'Trust Application and FICA Forms Submitted', 34, null, '{}'),
  (5, 'deedLodged', 'Trust Deed Lodged with the Master', 22, null, '{}'),
  (5, 'packSubmitted', 'Master''s Pack Submitted', 30, 2, '{lodged_on}'),
  (5, 'trusteesAppointed', 'Trustees appointed', null, null, '{appointed_on}'),
  (5, 'lettersOfAuthority', 'Registration of Trust', 23, 3, '{letters_on}'),
  (5, 'lettersRevised', 'Revised Letter of Authority Issue Date', 31, null, '{}'),
  (5, 'masterConfirmed', 'Master''s Confirmation Received', 29, null, '{}'),
  (5, 'financialYearEnd', 'Trust Financial Year End', 24, null, '{}'),
  (5, 'ownersUpdated', 'Beneficial Ownership Registration Update', 25, null, '{}'),
  (5, 'ownersLodged', 'Beneficial Ownership Registration Submitted', 32, 4, '{}'),
  (5, 'bondIssued', 'Bond of Security First Premium Date', 26, null, '{}'),
  (5, 'bondReduced', 'Bond of Security Reduced Premium Date', 28, null, '{}'),
  (5, 'bondCancelled', 'Bond of Security Premium Cancelled Date', 27, null, '{}'),
  (5, 'taxApplied', 'Application for Tax Registration Submitted', 33, null, '{}'),
  (5, 'taxRegistered', 'Tax Registration', 50, 5, '{}'),
  (5, 'statementsSubmitted', 'Financial Statements Submitted to the Master', 37, null, '{}'),
  (5, 'reviewed', 'Annual review done', null, 6, '{}'),
  (5, 'rafSubmitted', 'RAF Correspondence Submitted', 39, null, '{}'),
  (5, 'rafStatement', 'RAF Bank Statement Received', 40, null, '{}'),
  (5, 'deregistrationResolved', 'Resolution to Deregister Trust Submitted to the Master''s Office', 35, null, '{}'),
  (5, 'deregistrationConfirmed', 'Confirmation of Deregistration Submitted to the Master', 36, null, '{}'),
  (5, 'deregistered', 'Deregistration of Trust', 49, 7, '{deregisteredDate}'),
  (5, 'taxDeregistered', 'Tax Deregistration', 38, null, '{}');
grant select on event_home to boedel_provider;

set local role boedel_provider;

-- An event named as such counted before a key date of the same meaning; it takes that key date's place.
update diary_entry d set type = h.key_date, title = h.title
from matter m join event_home h on h.system_type = m.system_type
where m.intermediary_id = d.intermediary_id and m.id = d.matter_id and d.event = h.event and h.key_date is not null;

-- Of several entries for one key date the latest is the event; the others stay as ordinary entries under their name.
with ranked as (
  select d.intermediary_id, d.id, h.event, row_number() over (
    partition by d.intermediary_id, d.matter_id, d.type order by d.event is null, d.due_on desc, d.id desc) as place
  from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
    join event_home h on h.system_type = m.system_type and h.key_date = d.type
  where d.rule is null and d.activity_id is null
)
update diary_entry d set event = case when r.place = 1 then r.event end, type = case when r.place = 1 then d.type else 1 end
from ranked r where r.intermediary_id = d.intermediary_id and r.id = d.id;

-- The days the matter and its details kept, then those of the milestones: the first that is there becomes the event.
with kept as (
  select m.intermediary_id, m.id as matter_id, h.event, h.title, h.key_date, found.day, found.place
  from matter m join event_home h on h.system_type = m.system_type
    cross join lateral unnest(h.places) with ordinality as p(name, place)
    cross join lateral (select p.place, case p.name
      when 'instruction_on' then m.instruction_on when 'appointed_on' then m.appointed_on
      when 'letters_on' then m.letters_on when 'lodged_on' then m.lodged_on
      else case when m.details ->> p.name ~ '^\d{4}-\d{2}-\d{2}$' then (m.details ->> p.name)::date end end as day) found
  where found.day is not null
  union all
  select m.intermediary_id, m.id, h.event, h.title, h.key_date, s.reached_on, 9
  from matter_milestone s join matter m on m.intermediary_id = s.intermediary_id and m.id = s.matter_id
    join event_home h on h.system_type = m.system_type and h.milestone = s.milestone
  where s.reached_on is not null
), first_kept as (
  select distinct on (intermediary_id, matter_id, event) * from kept order by intermediary_id, matter_id, event, place
)
insert into diary_entry (intermediary_id, matter_id, type, event, title, due_on, done_at)
select intermediary_id, matter_id, coalesce(key_date, 1), event, title, day, case when day <= current_date then now() end
from first_kept on conflict (intermediary_id, matter_id, event) where event is not null do nothing;

-- A milestone marked on another day than its event keeps a word of it.
update matter_milestone s set note = concat_ws(' ', s.note, 'Was marked as reached on ' || s.reached_on || '.')
from matter m, event_home h, diary_entry d
where m.intermediary_id = s.intermediary_id and m.id = s.matter_id and h.system_type = m.system_type and h.milestone = s.milestone
  and d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = h.event and d.due_on <> s.reached_on;
update diary_entry d set done_at = now() from matter_milestone s, matter m, event_home h
where m.intermediary_id = s.intermediary_id and m.id = s.matter_id and h.system_type = m.system_type and h.milestone = s.milestone
  and s.reached_on is not null and d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = h.event
  and d.done_at is null and d.due_on <= current_date;

-- A death that was set as an event only goes to whom the matter is about.
update matter_party p set died_on = d.due_on from diary_entry d
where d.event = 'death' and d.intermediary_id = p.intermediary_id and d.matter_id = p.matter_id and p.role = 'main' and p.died_on is null;
delete from diary_entry where event = 'death';

update matter m set details = m.details - (select array_agg(p) from event_home h, unnest(h.places) as p where p !~ '_on$')
where m.details <> '{}';

reset role;

alter table matter drop column instruction_on, drop column appointed_on, drop column letters_on, drop column lodged_on;
alter table matter_milestone drop column reached_on;
alter table diary_entry add check (event <> 'death');

-- What happened is seen with the matter; what is to be done in it needs the right to its diary.
drop policy needs_right on diary_entry;
create policy needs_right on diary_entry as restrictive to boedel_app
  using (event is not null or (select app_matters() is null) or exists (select from matter_access a where a.intermediary_id = app_firm()
    and a.person_id = app_user_id() and a.matter_id = diary_entry.matter_id and 'diary' = any(a.rights)))
  with check (event is not null or (select app_matters() is null) or exists (select from matter_access a where a.intermediary_id = app_firm()
    and a.person_id = app_user_id() and a.matter_id = diary_entry.matter_id and 'diary' = any(a.rights)));

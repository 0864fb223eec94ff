import { systemType } from '@boedel/domain/matter/kinds';
import { labelEvent, findKeyDateOfEvent } from '@boedel/contract/matter/matter-events';
import { listMilestones } from '../areas/milestones/milestone.present';
import { accessRightNames, listUsualRights } from '@boedel/domain/access/access-rights';
import { cleanRichText } from '@boedel/domain/notes/rich-text';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { addDates, captureKeyDates } from './matter-dates';
import { createIdNumber } from './large-family';
import { largeEstate } from './matters';
import { hasStatus } from '../platform/db/matter-status';

const insolvency = 'INS/2026/00001';

interface DemoParty {
  readonly role: string;
  readonly kind?: string;
  readonly first?: string;
  readonly surname: string;
  readonly born?: string;
  readonly gender?: 0 | 1;
  readonly email?: string;
  readonly phone?: string;
  readonly city?: string;
  readonly details?: object;
}

const family: readonly DemoParty[] = [
  {
    role: 'spouse',
    first: 'Aletta Susanna',
    surname: 'Van der Merwe',
    born: '1961-03-09',
    gender: 0,
    email: 'client@protea.test',
    phone: '082 555 0134',
    city: 'Pretoria',
  },
  {
    role: 'child',
    first: 'Petrus Jacobus',
    surname: 'Van der Merwe',
    born: '1986-07-21',
    gender: 1,
    details: { relationship: 'born of the marriage' },
  },
  {
    role: 'child',
    first: 'Marlene',
    surname: 'Joubert',
    born: '1990-11-02',
    gender: 0,
    details: { relationship: 'born of the marriage' },
  },
  {
    role: 'child',
    first: 'Liam',
    surname: 'Van der Merwe',
    born: '2012-05-30',
    gender: 1,
    details: { relationship: 'adopted', guardian: 'Aletta Susanna van der Merwe' },
  },
  {
    role: 'executor',
    first: 'Johan',
    surname: 'Fourie',
    email: 'single@protea.test',
    details: { capacity: 'Executor', sharePercent: 100, isExemptFromSecurity: true },
  },
  {
    role: 'auditor',
    kind: 'company',
    surname: 'Magalies Rekenmeesters Inc',
    email: 'office@magalies.test',
    details: { contactName: 'R Steyn', professionalBody: 'SAICA' },
  },
  {
    role: 'taxpractitioner',
    first: 'Sarel',
    surname: 'Grobler',
    email: 'sarel@tax.test',
    details: { practitionerNumber: 'PR-0091234' },
  },
  {
    role: 'personofinterest',
    first: 'Hendrik',
    surname: 'Van der Merwe',
    details: { relationship: 'Brother', interest: 'Rents the grazing' },
  },
  {
    role: 'powerofattorney',
    first: 'Nadia',
    surname: 'Botha',
    details: { grantedDate: '2026-04-20', scope: 'To sign transfer papers at the deeds office' },
  },
  {
    role: 'recipient',
    kind: 'other',
    surname: 'Aletta van der Merwe',
    email: 'client@protea.test',
    details: { relationship: 'Surviving spouse', milestones: [], getsReports: true },
  },
  {
    role: 'recipient',
    kind: 'other',
    surname: 'Marlene Joubert',
    email: 'marlene@family.test',
    details: { relationship: 'Daughter', milestones: [3, 6, 9], getsReports: false },
  },
];

const notes = [
  '<p>Instruction received from the widow. She brought the <strong>original will</strong> of 2001 and the death notice.</p>',
  '<p>Reported the estate at the Master. Papers handed in:</p><ul><li>J294 and J243</li><li>original will</li><li>certified copies of the identity documents</li></ul>',
  '<p>Letters received. Estate account opened; the bank confirms the balances by Friday.</p>',
  '<p>Notice to creditors lodged for the next Gazette and for <em>Beeld</em>.</p>',
  '<p>The brother pays rent for the grazing until the end of the year. See <a href="https://www.justice.gov.za">the guideline</a> on leases.</p>',
] as const;

const directors = ['Pieter Willem Naude', 'Ravi Pillay'].map((name) => ({
  name,
  idNumber: null,
  designation: 'Director',
  email: null,
  phone: null,
  address: null,
  appointedDate: null,
  resignedDate: null,
}));

const findMatterId = async (tx: Tx, firmId: number, reference: string): Promise<number | undefined> =>
  (
    await tx.maybe<{ id: number }>(
      sql`select id from matter where intermediary_id = ${firmId} and reference = ${reference}`,
    )
  )?.id;

async function addParties(tx: Tx, matterId: number, parties: readonly DemoParty[]): Promise<void> {
  const listColumn = <T>(pick: (party: DemoParty) => T | undefined): (T | null)[] =>
    parties.map((party) => pick(party) ?? null);
  const idNumbers = parties.map(({ born, gender }, place) =>
    born !== undefined && gender !== undefined ? createIdNumber(born, gender, 501 + place) : null,
  );
  await tx.run(sql`
    insert into matter_party (matter_id, role, kind, first_names, surname, born_on, gender, id_number, email, phone, city, details, position)
    select ${matterId}, p.role, coalesce(p.kind, 'person'), p.first, p.surname, p.born, p.gender, p.id_number, p.email, p.phone, p.city,
      coalesce(p.details, '{}')::jsonb, p.place
    from unnest(${listColumn((p) => p.role)}::text[], ${listColumn((p) => p.kind)}::text[], ${listColumn((p) => p.first)}::text[], ${listColumn((p) => p.surname)}::text[],
      ${listColumn((p) => p.born)}::date[], ${listColumn((p) => p.gender)}::int[], ${idNumbers}::text[], ${listColumn((p) => p.email)}::text[], ${listColumn((p) => p.phone)}::text[],
      ${listColumn((p) => p.city)}::text[], ${listColumn((p) => p.details && JSON.stringify(p.details))}::text[])
      with ordinality as p(role, kind, first, surname, born, gender, id_number, email, phone, city, details, place)`);
}

/** The children are those of both. */
const addParents = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`
    insert into parentage (matter_id, child_id, parent_id, kind)
    select c.matter_id, c.id, p.id, case when c.details ->> 'relationship' = 'adopted' then 'adoption' else 'birth' end
    from matter_party c join matter_party p on p.matter_id = c.matter_id and p.role in ('main', 'spouse')
    where c.matter_id = ${matterId} and c.role = 'child'`);

/** Notes of the large estate in full, and one on every third of the other matters. */
async function addNotes(tx: Tx, firmId: number, matterId: number | undefined): Promise<void> {
  const texts = notes.map((note) => cleanRichText(note));
  const [html, plain] = [texts.map((text) => text.html), texts.map((text) => text.plain)];
  await tx.run(sql`
    insert into matter_note (matter_id, person_id, person_name, html, plain, show_in_report, created_at)
    select m.id, p.id, p.full_name, n.html, n.plain, n.place < 4, m.opened_at + n.place * interval '9 days'
    from matter m join person p on p.id = m.responsible_person_id
      join unnest(${html}::text[], ${plain}::text[]) with ordinality as n(html, plain, place)
        on m.id = ${matterId ?? 0} or (m.system_type = ${systemType.estateLate} and m.id % 3 = 0 and n.place = 1 + m.id % ${notes.length})
    where m.intermediary_id = ${firmId} order by m.id, n.place`);
}

/** As many milestones as the matter's months would have brought, each with its event where that has no day yet. */
async function addMilestones(tx: Tx, firmId: number, now: Date): Promise<void> {
  const steps = [1, 2, 3, 4, 5].flatMap((type) =>
    listMilestones(type)
      .slice(0, 3)
      .map(({ milestone, event }) => ({
        type,
        milestone,
        event,
        title: labelEvent(type, event),
        keyDate: findKeyDateOfEvent(type, event),
      })),
  );
  const column = <K extends keyof (typeof steps)[number]>(key: K) => steps.map((step) => step[key]);
  await tx.run(sql`
    insert into diary_entry (matter_id, type, event, title, due_on, done_at)
    select m.id, s.key_date, s.event, s.title, (m.opened_at + s.step * interval '25 days')::date, m.opened_at + s.step * interval '25 days'
    from matter m join unnest(${column('type')}::int[], ${column('milestone')}::int[], ${column('event')}::text[], ${column('title')}::text[],
      ${column('keyDate')}::int[]) as s(type, step, event, title, key_date) on s.type = m.system_type
    where m.intermediary_id = ${firmId} and ${hasStatus('active', sql`m.status`)} and m.opened_at + s.step * interval '25 days' < ${now.toISOString()}::timestamptz
    on conflict (intermediary_id, matter_id, event) where event is not null do nothing`);
  await tx.run(sql`
    insert into matter_milestone (matter_id, milestone, mailed_at)
    select m.id, s.step, d.done_at
    from matter m join unnest(${column('type')}::int[], ${column('milestone')}::int[], ${column('event')}::text[]) as s(type, step, event)
        on s.type = m.system_type
      join diary_entry d on d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = s.event and d.done_at is not null
    where m.intermediary_id = ${firmId} and ${hasStatus('active', sql`m.status`)}`);
}

async function addLabels(tx: Tx, firmId: number): Promise<void> {
  await tx.run(sql`
    insert into matter_label (name, colour) values ('Urgent', '#b3261e'), ('Tax outstanding', '#8a5a00'), ('Heirs abroad', '#0b6e6e')`);
  await tx.run(sql`
    insert into matter_label_on (matter_id, label_id)
    select m.id, l.id from matter m join matter_label l on l.intermediary_id = m.intermediary_id and (m.id + l.id) % 6 = 0
    where m.intermediary_id = ${firmId}`);
}

const grantAccess = (
  tx: Tx,
  matterId: number,
  email: string,
  mayCapture: boolean,
  rights: readonly string[],
): Promise<number> =>
  tx.run(sql`
    insert into matter_access (matter_id, person_id, may_capture, rights)
    select ${matterId}, m.person_id, ${mayCapture}, ${[...rights]}::text[] from membership m join person p on p.id = m.person_id
    where m.intermediary_id = app_firm() and p.email = ${email}`);

/** Everybody and every date around a firm's demo matters. Works in the firm it is told, as the firm's own work would. */
export async function addPeopleAndDates(tx: Tx, firmId: number, now: Date): Promise<void> {
  await tx.run(sql`select set_config('app.firm', ${String(firmId)}, true)`);
  const [estate, company] = [await findMatterId(tx, firmId, largeEstate), await findMatterId(tx, firmId, insolvency)];
  if (estate) {
    await addParties(tx, estate, family);
    await addParents(tx, estate);
    await tx.run(sql`update marriage w set place = 'Rustenburg', married_on = '1984-04-07', spouse_id = s.id
      from matter_party s where w.matter_id = ${estate} and s.matter_id = w.matter_id and s.role = 'spouse'`);
    await grantAccess(tx, estate, 'client@protea.test', false, listUsualRights('UserMatterAccess'));
  }
  if (company) {
    await tx.run(
      sql`update matter_party set details = jsonb_build_object('directors', ${JSON.stringify(directors)}::jsonb) where matter_id = ${company} and role = 'main'`,
    );
    await grantAccess(tx, company, 'joint@protea.test', true, accessRightNames);
  }
  await addNotes(tx, firmId, estate);
  await captureKeyDates(tx, firmId);
  await addMilestones(tx, firmId, now);
  await addLabels(tx, firmId);
  await addDates(tx, firmId, now);
  await tx.run(sql`select set_config('app.firm', '', true)`);
}

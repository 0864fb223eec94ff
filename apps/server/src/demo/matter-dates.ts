import { labelEvent, type MatterEventName, findKeyDateOfEvent } from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { recomputeStatutoryDates } from '../areas/diary/move-dates';
import { createSystemActor } from '../platform/audit/audit';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { hasStatus, isCurrent } from '../platform/db/matter-status';

/** What somebody puts into the diary of each type's matters; five of each. */
const tasks: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Ring the bank about the closing balance',
    'Collect the books from the accountants',
    'Send the creditors a progress report',
    'Follow up the valuation of the plant',
    'Ask SARS for its claim',
  ],
  2: [
    'Ring the bank about the closing balance',
    'Ask SARS for the outstanding assessments',
    'Send the heirs a progress letter',
    'Collect the valuation of the immovable property',
    'Follow up the letters at the Master’s office',
  ],
  3: [
    'Visit the patient at the care home',
    'Check the statements of the care home',
    'Ask the Master about the monthly allowance',
    'Renew the medical aid',
    'Pay the rates of the house',
  ],
  4: [
    'Ask for the schedule of assets',
    'Go through the draft will with the client',
    'Check the policies and who they are ceded to',
    'Send the die-today report',
    'Arrange the yearly review',
  ],
  5: [
    'Have the minutes of the trustees signed',
    'Collect the bank statements for the auditor',
    'Follow up the letters of authority at the Master’s office',
    'Ask the beneficiaries for their tax numbers',
    'Check the register of beneficial owners',
  ],
};

/** Days after the matter was opened, and of which thirds of the matters. Nobody is appointed while it is pending. */
const usualEvents: readonly (readonly [systemType: number, event: MatterEventName, daysOn: number, thirds: number])[] =
  [
    [1, 'provisionalOrder', 15, 3],
    [1, 'certificate', 35, 3],
    [1, 'firstMeeting', 75, 2],
    [2, 'letters', 35, 3],
    [2, 'lettersReceived', 42, 3],
    [2, 'creditorsNotice', 59, 2],
    // SARS still has to assess the returns of these.
    [2, 'taxpayerCoded', 50, 1],
    [2, 'lastReturnsFiled', 70, 1],
    [3, 'appointed', 35, 3],
    [5, 'lettersOfAuthority', 35, 3],
    [5, 'financialYearEnd', 125, 3],
  ];

/**
 * Events as a file would have them by now: instruction, appointment, publication, and what each type is asked for first. An
 * estate that is pending was reported and waits for the Master.
 */
export async function captureKeyDates(tx: Tx, firmId: number): Promise<void> {
  const captured = [
    ...[1, 2, 3, 4, 5].map((type) => [type, 'instruction', 0, 3] as const),
    [2, 'reported', 7, 3] as const,
    ...usualEvents,
  ];
  await tx.run(sql`
    insert into diary_entry (intermediary_id, matter_id, type, event, title, due_on, done_at)
    select m.intermediary_id, m.id, k.type, k.event, k.title, m.opened_at::date + k.days_on, m.opened_at + k.days_on * interval '1 day'
    from matter m join unnest(${captured.map(([type]) => type)}::int[], ${captured.map(([type, event]) => findKeyDateOfEvent(type, event))}::int[],
      ${captured.map(([, event]) => event)}::text[], ${captured.map(([type, event]) => labelEvent(type, event))}::text[],
      ${captured.map(([, , days]) => days)}::int[], ${captured.map(([, , , thirds]) => thirds)}::int[])
      as k(system_type, type, event, title, days_on, thirds) on k.system_type = m.system_type
    where m.intermediary_id = ${firmId} and m.id % 3 < k.thirds
      and (k.event in ('instruction', 'reported') or not (${hasStatus('pending', sql`m.status`)}))`);
  await tx.run(sql`
    update diary_entry set due_on = ${lettersOfTrusts}, done_at = ${lettersOfTrusts}::date
    where intermediary_id = ${firmId} and event = 'lettersOfAuthority'`);
}

/** The trusts of the demo were authorised years before the firm took them over, with their trustees. */
export const lettersOfTrusts = '2021-03-15';

/** Ordinary entries from a week ago to two months ahead, for the people the matters belong to. */
async function addTasks(tx: Tx, firmId: number, today: string): Promise<void> {
  const listed = Object.entries(tasks).flatMap(([type, titles]) =>
    titles.map((title, place) => ({ type: Number(type), place, title })),
  );
  await tx.run(sql`
    insert into diary_entry (intermediary_id, matter_id, title, due_on, due_time, assigned_person_id)
    select m.intermediary_id, m.id, k.title, ${today}::date + (m.id * 7 % 68)::int - 8,
      case when m.id % 4 = 0 then '10:00' end, m.responsible_person_id
    from matter m join unnest(${listed.map(({ type }) => type)}::int[], ${listed.map(({ place }) => place)}::int[],
      ${listed.map(({ title }) => title)}::text[]) as k(type, place, title) on k.type = m.system_type and k.place = m.id % 5
    where m.intermediary_id = ${firmId} and ${isCurrent(sql`m.status`)} and m.id % 7 <> 0`);
}

/** Dates of every current matter. Statutory ones long past count as met, so that what is overdue stands out. */
export async function addDates(tx: Tx, firmId: number, now: Date): Promise<void> {
  const today = computeDayAt(now);
  await addTasks(tx, firmId, today);
  const current = await tx.rows<{ id: number }>(
    sql`select id from matter where intermediary_id = ${firmId} and ${isCurrent()} order by id`,
  );
  for (const { id } of current) await recomputeStatutoryDates(tx, createSystemActor('demo'), id, now);
  await tx.run(sql`
    update diary_entry set done_at = due_on where intermediary_id = ${firmId} and rule is not null
      and due_on < ${today}::date - case when id % 9 = 0 then 0 else 21 end and id % 23 <> 0`);
}

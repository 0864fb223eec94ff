import { dayAt } from '@boedel/domain/dates/instant';
import { layOutDates } from '../areas/diary/move-dates';
import { byTheSystem } from '../platform/audit/audit';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';

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

/** Key dates as a file would have them by now: appointment, publication, and what each type is asked for first. */
async function captureKeyDates(tx: Tx, firmId: number): Promise<void> {
  await tx.run(sql`
    insert into diary_entry (intermediary_id, matter_id, type, event, title, due_on, done_at)
    select m.intermediary_id, m.id, k.type, k.event, k.title, m.appointed_on + k.days_on, m.appointed_on + k.days_on
    from matter m join (values
      (2, 2, null, 'Executor Appointment Date', 0, 0),
      (2, 11, null, 'Publication Date Notice to Creditors', 24, 2),
      (1, 1, 'provisionalOrder', 'First order of sequestration or winding-up', -20, 0),
      (1, 1, 'firstMeeting', 'First meeting of creditors', 40, 2),
      (3, 1, 'appointed', 'Appointment of the curator or administrator', 0, 0),
      (5, 23, null, 'Registration of Trust', 0, 0),
      (5, 24, null, 'Trust Financial Year End', 90, 0)
    ) as k(system_type, type, event, title, days_on, leave_out) on k.system_type = m.system_type
    where m.intermediary_id = ${firmId} and m.appointed_on is not null and (k.leave_out = 0 or m.id % 3 < k.leave_out)`);
}

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
    where m.intermediary_id = ${firmId} and m.status in (1, 2) and m.id % 7 <> 0`);
}

/** Dates of every current matter. Statutory ones long past count as met, so that what is overdue stands out. */
export async function addDates(tx: Tx, firmId: number, now: Date): Promise<void> {
  const today = dayAt(now);
  await captureKeyDates(tx, firmId);
  await addTasks(tx, firmId, today);
  const current = await tx.rows<{ id: number }>(
    sql`select id from matter where intermediary_id = ${firmId} and status in (1, 2) order by id`,
  );
  for (const { id } of current) await layOutDates(tx, byTheSystem('demo'), id, now);
  await tx.run(sql`
    update diary_entry set done_at = due_on where intermediary_id = ${firmId} and rule is not null
      and due_on < ${today}::date - case when id % 9 = 0 then 0 else 21 end and id % 23 <> 0`);
}

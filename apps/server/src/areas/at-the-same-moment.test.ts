import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { name, sql } from '../platform/db/sql';
import { providerDoor } from '../platform/tenancy/doors';
import { aMatter } from '../testing/a-matter';
import { testHouse } from '../testing/house';

const house = testHouse();
const six = [0, 1, 2, 3, 4, 5];

type Row = Readonly<Record<string, unknown>>;
/** What a table holds for a firm now, and what its trail says each change made of it, in the order they were made. */
function keptAndTold(table: string, firmId: number, action: string) {
  return providerDoor(house.test.database).transaction(async (tx) => ({
    kept: await tx.rows<Row>(sql`select * from ${name(table)} where intermediary_id = ${firmId}`),
    told: (
      await tx.rows<{ after: Row }>(sql`select after from audit_entry
        where intermediary_id = ${firmId} and entity_type = ${table} and action = ${action} order by id`)
    ).map(({ after }) => after),
  }));
}
/** The trail tells what changed alone, so the last change of a field is the last entry that names it. */
const lastTold = (entries: readonly Row[], field: string): unknown =>
  entries.findLast((after) => field in after)?.[field];

test('a note is shown in the report or not by the last of those who say so', async () => {
  const firm = await house.aFirm();
  const { id: matterID } = await aMatter(house, firm);
  const { body: note } = await firm.admin.call(noteCalls.add, {
    body: { matterID, comment: '<p>Called the bank</p>' },
  });
  const answers = await Promise.all(
    six.map((n) => firm.admin.call(noteCalls.updateShowInReport, { body: { id: note.id, showInReport: n % 2 === 0 } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
  const { kept, told } = await keptAndTold('matter_note', firm.id, 'note.report');
  expect(told).toHaveLength(6);
  expect(kept).toMatchObject([{ id: note.id, version: 7, show_in_report: lastTold(told, 'show_in_report') }]);
});

test('a term that was set is kept once, whoever sets it', async () => {
  const firm = await house.aFirm();
  const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-03-02', lettersOn: '2026-04-01' });
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(statutoryDateCalls.saveStatutoryTerm, {
        body: { matterID, rule: 'estate-account', extendedTo: `2027-01-1${n}`, note: 'Master' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
  const { kept, told } = await keptAndTold('matter_deadline_term', firm.id, 'dates.term');
  expect(told).toHaveLength(6);
  expect(kept).toMatchObject([{ matter_id: matterID, version: 6, extended_on: lastTold(told, 'extended_on') }]);
});

test('a change without a version that meets another is told so', async () => {
  const firm = await house.aFirm();
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(organisationCalls.updateAgent, {
        body: { intermediaryID: firm.id, milestoneSignatoryEnum: n % 2 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const { kept, told } = await keptAndTold('firm_setting', firm.id, 'organisation.signatory.changed');
  expect(told).toHaveLength(answers.filter(({ status }) => status === 200).length);
  // One that changed nothing tells no value: what stood before stands.
  const before = 1;
  expect(kept).toMatchObject([{ milestone_signatory: lastTold(told, 'milestone_signatory') ?? before }]);
});

import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { sqlName, sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';

const testApp = createTestApp();
const six = [0, 1, 2, 3, 4, 5];

type StoredRecord = Readonly<Record<string, unknown>>;
/** What a table holds for a firm now, and what its trail says each change made of it, in the order they were made. */
function readStoredAndAudited(table: string, firmId: number, action: string) {
  return openProviderScope(testApp.test.database).transaction(async (tx) => ({
    kept: await tx.rows<StoredRecord>(sql`select * from ${sqlName(table)} where intermediary_id = ${firmId}`),
    told: (
      await tx.rows<{ after: StoredRecord }>(sql`select after from audit_entry
        where intermediary_id = ${firmId} and entity_type = ${table} and action = ${action} order by id`)
    ).map(({ after }) => after),
  }));
}
/** The trail tells what changed alone, so the last change of a field is the last entry that names it. */
const findLastAudited = (entries: readonly StoredRecord[], field: string): unknown =>
  entries.findLast((after) => field in after)?.[field];

test('a note is shown in the report or not by the last of those who say so', async () => {
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm);
  const { body: note } = await firm.admin.call(noteCalls.add, {
    body: { matterID, comment: '<p>Called the bank</p>' },
  });
  const answers = await Promise.all(
    six.map((n) => firm.admin.call(noteCalls.updateShowInReport, { body: { id: note.id, showInReport: n % 2 === 0 } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
  const { kept, told } = await readStoredAndAudited('matter_note', firm.id, 'note.report');
  expect(told).toHaveLength(6);
  expect(kept).toMatchObject([{ id: note.id, version: 7, show_in_report: findLastAudited(told, 'show_in_report') }]);
});

test('a term that was set is kept once, whoever sets it', async () => {
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-02', lettersOn: '2026-04-01' });
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(statutoryDateCalls.saveStatutoryTerm, {
        body: { matterID, rule: 'estate-account', extendedTo: `2027-01-1${n}`, note: 'Master' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
  const { kept, told } = await readStoredAndAudited('matter_deadline_term', firm.id, 'dates.term');
  expect(told).toHaveLength(6);
  expect(kept).toMatchObject([{ matter_id: matterID, version: 6, extended_on: findLastAudited(told, 'extended_on') }]);
});

test('a change without a version that meets another is told so', async () => {
  const firm = await testApp.createFirm();
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(organisationCalls.updateAgent, {
        body: { intermediaryID: firm.id, milestoneSignatoryEnum: n % 2 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const { kept, told } = await readStoredAndAudited('firm_setting', firm.id, 'organisation.signatory.changed');
  expect(told).toHaveLength(answers.filter(({ status }) => status === 200).length);
  // One that changed nothing tells no value: what stood before stands.
  const before = 1;
  expect(kept).toMatchObject([{ milestone_signatory: findLastAudited(told, 'milestone_signatory') ?? before }]);
});

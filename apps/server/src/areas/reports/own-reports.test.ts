import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import { ownReportCalls } from '@boedel/contract/reports/own-reports.calls';
import { type OwnSubject, ownSubjectNames, ownSubjects } from '@boedel/contract/reports/own-subjects';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  await createMatter(testApp, firm, { surname: '=1+1', diedOn: '2026-01-05', lettersOn: '2026-04-01' });
  await createMatter(testApp, firm, { surname: 'Botha', diedOn: '2026-02-05' });
  await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: 'Botha Trust' });
  await createMatter(testApp, await testApp.createFirm(), { surname: 'Another firm' });
});

const drawn = { subject: 'matters' as OwnSubject, columns: ['reference', 'name'], filters: [] as object[] };
const never = { frequency: 3 } as const;
const showReport = (who: TestPerson, more: object = {}) =>
  who.call(ownReportCalls.show, { body: { ...drawn, ...more } as never });
const save = (who: TestPerson, more: object = {}) =>
  who.call(ownReportCalls.save, { body: { ...drawn, name: 'Mine', schedule: never, ...more } as never });
const listNames = async (who: TestPerson, more: object = {}) =>
  (await showReport(who, more)).body.rows.map(({ values }) => String(values['name'])).toSorted();

describe('a report the firm puts together', () => {
  test('shows its own matters, narrowed, and to each reader only the types they work in', async () => {
    expect(await listNames(firm.admin)).toEqual(['=1+1, Jan', 'Botha Trust', 'Botha, Jan']);
    const holds = { filters: [{ column: 'name', way: 'holds', value: 'BOTHA' }] };
    expect(await listNames(firm.admin, holds)).toEqual(['Botha Trust', 'Botha, Jan']);
    const createStatusFilter = (value: string) => ({ filters: [{ column: 'status', way: 'holds', value }] });
    expect(await listNames(firm.admin, createStatusFilter('Active'))).toHaveLength(3);
    expect(await listNames(firm.admin, createStatusFilter('Closed'))).toEqual([]);
    expect(await listNames(firm.admin, { filters: [{ column: 'type', way: 'holds', value: 'trust' }] })).toEqual([
      'Botha Trust',
    ]);
    const trusts = await firm.person(['Admin'], { systemTypes: [5] });
    expect(await listNames(trusts)).toEqual(['Botha Trust']);
    expect((await showReport(await firm.person(['Capture Matter']))).status).toBe(403);
  });

  test.each(ownSubjectNames)('can be about %s, with every column there is', async (subject) => {
    const columns = ownSubjects[subject].columns.map(({ key }) => key);
    const { status } = await showReport(firm.admin, { subject, columns });
    expect(status).toBe(200);
    for (const { key, kind } of ownSubjects[subject].columns) {
      const value = kind === 'day' ? '2026-01-01' : '1';
      const way = kind === 'day' || kind === 'money' ? 'from' : 'holds';
      const one = await showReport(firm.admin, { subject, columns, filters: [{ column: key, way, value }] });
      expect([key, one.status]).toEqual([key, 200]);
    }
  });

  test('of dates tells those that are due in a time', async () => {
    const filters = [
      { column: 'due', way: 'from', value: '2026-04-01' },
      { column: 'due', way: 'to', value: '2026-04-01' },
    ];
    const { body } = await showReport(firm.admin, { subject: 'dates', columns: ['title', 'due'], filters });
    expect(body.rows.map(({ values }) => values['due'])).toEqual(['2026-04-01']);
  });

  test('with a column nobody declared, or a range that ends before it begins, is refused', async () => {
    expect((await showReport(firm.admin, { columns: ['id_number'] })).problem).toHaveProperty('columns');
    const filters = [
      { column: 'opened', way: 'from', value: '2026-02-02' },
      { column: 'opened', way: 'to', value: '2026-02-01' },
    ];
    expect((await showReport(firm.admin, { filters })).problem).toHaveProperty('filters');
    expect((await save(firm.admin, { columns: [] })).problem).toEqual({ columns: ['Choose at least one column.'] });
  });

  test('is one’s own until it is shared, and changed by whoever made it', async () => {
    const colleague = await firm.person(['Admin']);
    const { body: mine } = await save(firm.admin, { name: 'Private' });
    const { body: shared } = await save(firm.admin, { name: 'Shared', isShared: true });
    const seen = (await colleague.call(ownReportCalls.getlist)).body;
    expect(seen.map(({ name, isMine }) => [name, isMine])).toEqual([['Shared', false]]);
    const change = { id: shared.id, version: shared.version, name: 'Taken' };
    expect((await save(colleague, change)).status).toBe(404);
    expect((await colleague.call(ownReportCalls.make, { body: { id: mine.id, format: 'csv' } })).status).toBe(404);
    expect((await colleague.call(ownReportCalls._delete, { body: { id: shared.id } })).status).toBe(404);
    expect((await save(firm.admin, change)).body.name).toBe('Taken');
    expect((await save(firm.admin, change)).status).toBe(409);
  });

  test('has a name of its own: among one’s own, and among those that are shared', async () => {
    const colleague = await firm.person(['Admin']);
    const { body: first } = await save(firm.admin, { name: 'Fees' });
    const again = await save(firm.admin, { name: ' fees ' });
    expect([again.status, Object.keys(again.problem)]).toEqual([422, ['name']]);
    expect(
      (await save(firm.admin, { id: first.id, version: first.version, name: 'Fees', isShared: true })).status,
    ).toBe(200);
    expect((await save(colleague, { name: 'Fees', isShared: true })).status).toBe(422);
    expect((await save(colleague, { name: 'Fees' })).status).toBe(200);
  });
});

describe('its file', () => {
  test('is made in the background, kept for whoever asked, and told in their inbox; a formula is a name', async () => {
    const { body: report } = await save(firm.admin, { name: 'For a file', isShared: true });
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const { body } = await firm.admin.call(ownReportCalls.make, { body: { id: report.id, format } });
      await runJobs(testApp);
      const file = await firm.admin.call(ownReportCalls.getFile, { query: { id: body.id } });
      expect([format, file.status]).toEqual([format, 200]);
      if (format === 'csv') expect(file.raw.toString()).toContain(`'=1+1`);
      const colleague = await firm.person(['Admin']);
      expect((await colleague.call(ownReportCalls.getFile, { query: { id: body.id } })).status).toBe(404);
    }
    const { body: inbox } = await firm.admin.call(inboxCalls.getInbox, { query: {} });
    expect(JSON.stringify(inbox)).toContain('is ready to be fetched');
  });

  test('of an insight or of a management report is made in the background as well', async () => {
    const body = { report: 'deadlinesKept', format: 'csv' } as const;
    const { body: own } = await firm.admin.call(insightCalls.makeFile, { body });
    const home = await testApp.createFirm({ isProvider: true });
    const staff = await home.person(['SuperAdmin']);
    const { body: theirs } = await staff.call(reportCalls.makeFile, { body: { report: 'wip', format: 'csv' } });
    await runJobs(testApp);
    const [one, two] = [
      await firm.admin.call(ownReportCalls.getFile, { query: { id: own.id } }),
      await staff.call(ownReportCalls.getFile, { query: { id: theirs.id } }),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.raw.toString()).toContain('Another firm');
    expect(one.raw.toString()).not.toContain('Another firm');
    const backwards = { ...body, from: '2026-02-02', to: '2026-02-01' };
    expect((await firm.admin.call(insightCalls.makeFile, { body: backwards })).problem).toHaveProperty('to');
  });

  test('is made by itself on its day, once, and not for somebody who lost their access while it waited', async () => {
    const weekly = { frequency: 1, weekday: 1, monthDay: null } as const;
    const leaver = await firm.person(['Admin']);
    const { body: stays } = await save(firm.admin, { name: 'Each Monday', schedule: weekly });
    const { body: goes } = await save(leaver, { name: 'Of a leaver', schedule: weekly });
    await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
      for (const _ of [1, 2])
        await tx.run(
          sql`insert into job (kind, payload, priority, max_attempts) values ('reports.dueFiles', '{}', 5, 3)`,
        );
    });
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(
        sql`update membership set roles = '{}' where intermediary_id = ${firm.id} and person_id = ${leaver.personId}`,
      ),
    );
    // 16 November 2026 is a Monday.
    await runJobs(testApp);
    const made = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows<{ own_report_id: number; state: string; file_id: number | null }>(
        sql`select own_report_id, state, file_id from report_file where scheduled_on = '2026-11-16' order by own_report_id`,
      ),
    );
    expect(made.map(({ own_report_id, state, file_id }) => [own_report_id, state, file_id === null])).toEqual([
      [stays.id, 'done', false],
      [goes.id, 'failed', true],
    ]);
    const { body: inbox } = await leaver.call(inboxCalls.getInbox, { query: {} });
    expect(JSON.stringify(inbox)).toContain('was not made: you no longer may read the firm’s reports');
  });
});

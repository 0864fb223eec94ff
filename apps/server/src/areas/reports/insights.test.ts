import { bankAccountCalls, expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { chart, incomeAccounts } from '@boedel/domain/ledger/chart';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';

const named = chart[incomeAccounts[0]!].label;
const testApp = createTestApp();
let firm: TestFirm;
let staff: TestPerson;
let provider: TestFirm;
let estate: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-17T08:00:00Z'));
  const home = await testApp.createFirm({ isProvider: true, name: 'Boedel' });
  provider = home;
  staff = await home.person(['SuperAdmin']);
  firm = await testApp.createFirm({ name: '=Protea' });
  estate = (await createMatter(testApp, firm, { surname: '=SUM(1)', diedOn: '2026-01-05' })).id;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const insertEntry = (event: string | null, rule: string | null, due: string, done: string | null) =>
      tx.run(sql`insert into diary_entry (matter_id, type, event, rule, title, due_on, done_at)
        values (${estate}, 1, ${event}, ${rule}, 'Advertise for creditors', ${due}, ${done})`);
    await insertEntry('instruction', null, '2026-01-10', '2026-01-10');
    await insertEntry('lettersReceived', null, '2026-02-09', '2026-02-09');
    await insertEntry(null, 'kept-one', '2026-03-10', '2026-03-01');
    await insertEntry(null, 'late-one', '2026-03-10', '2026-03-15');
    await insertEntry(null, 'open-one', '2026-11-07', null);
    await insertEntry(null, 'ahead', '2026-12-24', null);
  });
});

const showReport = async (report: keyof typeof insights, more: object = {}) =>
  (await firm.admin.call(insightCalls.show, { query: { report, ...more } })).body.rows.map(({ values }) => values);

describe('the firm’s own insight', () => {
  test('tells how long a stage took from the one before it', async () => {
    // 10 January to 9 February is 30 days.
    expect(await showReport('turnaround')).toMatchObject([
      { stage: 'Letters received', matters: 1, median: 30, quickest: 30, longest: 30 },
    ]);
    expect(await showReport('turnaround', { from: '2026-03-01' })).toEqual([]);
  });

  test('opens what a row is made of, of one type of matter where that is asked', async () => {
    const only = JSON.stringify({ office: null, type: 'Deceased Estates', stage: 'Letters received' });
    expect(await showReport('turnaroundOfMatters', { only })).toMatchObject([
      { name: expect.stringContaining('=SUM(1)'), from: '2026-01-10', on: '2026-02-09', days: 30 },
    ]);
    const elsewhere = JSON.stringify({ office: 'Nowhere' });
    expect(await showReport('turnaroundOfMatters', { only: elsewhere })).toEqual([]);
    for (const report of ['turnaround', 'deadlinesKept', 'workInHand', 'workload'] as const) {
      expect([report, await showReport(report, { systemTypeID: 1 })]).toEqual([report, []]);
    }
    for (const wrong of ['{', '[1]', '{"firm":"x"}']) {
      const query = { report: 'turnaroundOfMatters', only: wrong } as const;
      expect((await firm.admin.call(insightCalls.show, { query })).problem).toHaveProperty('only');
    }
  });

  test('tells which dates of the law were kept, met late or are open', async () => {
    const rows = await showReport('deadlinesKept');
    expect(rows.map(({ state, days }) => [state, days])).toEqual([
      ['Still open', 10],
      ['Met late', 5],
      ['Kept in time', null],
    ]);
    expect(await showReport('deadlinesKept', { from: '2026-11-01', to: '2026-11-30' })).toHaveLength(1);
  });

  test('tells what each has in hand', async () => {
    const rows = await showReport('workload');
    expect(rows.find(({ who }) => who === null)).toMatchObject({ matters: 1, overdue: 1, dates: 2 });
    const parts = await showReport('workInHand', { only: JSON.stringify({ who: null }) });
    expect(parts.map(({ what, due }) => [what, due])).toEqual([
      ['Current matter', null],
      ['Overdue date', '2026-11-07'],
      ['Open date', '2026-12-24'],
    ]);
    const body = { title: 'Call the bank', ownerID: firm.admin.personId };
    expect((await firm.admin.call(taskCalls.add, { body })).status).toBe(200);
    expect((await showReport('workload')).map(({ tasks }) => tasks)).toContain(1);
  });

  test('tells money that lies still by whom the matter waits for, and fees against what is projected', async () => {
    const bank = { matterID: estate, name: 'Estate account', isMain: true };
    const bankAccountID = (await firm.admin.call(bankAccountCalls.add, { body: bank })).body.id;
    const paid = {
      matterID: estate,
      paidDate: '2026-05-01',
      description: 'Fee',
      costType: 'Remuneration paid',
    } as const;
    await firm.admin.call(expenseCalls.add, { body: { ...paid, amount: 100.1, bankAccountID } });
    const fees = await showReport('feesEarned', { from: '2026-05-01', to: '2026-05-31' });
    expect(fees).toMatchObject([{ fee: 100.1, inTime: 100.1 }]);
    expect(await showReport('feesEarned', { from: '2026-06-01' })).toMatchObject([{ fee: 100.1, inTime: 0 }]);
    // A fee somebody set is marked as such.
    expect(fees[0]).toMatchObject({ projectedMark: null });
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID: estate } });
    const overrides = {
      ...settings.overrides,
      executorRemuneration: { amount: 5_000, reason: 'Agreed with the heirs' },
    };
    const set = await firm.admin.call(estateSettingCalls.save, { body: { ...settings, overrides } });
    expect([set.status, set.status === 200 ? '' : JSON.stringify(set.problem)]).toEqual([200, '']);
    expect(await showReport('feesEarned')).toMatchObject([{ projectedMark: 'Set by hand' }]);
    // Taken out before anything came in: nothing lies idle.
    expect(await showReport('idleMoney')).toEqual([]);
    const came = {
      matterID: estate,
      receivedDate: '2026-10-18',
      description: 'Dividend',
      incomeType: named,
      amount: 5_100.1,
    };
    const { status } = await firm.admin.call(incomeCalls.add, { body: { ...came, bankAccountID } });
    expect(status).toBe(200);
    // 18 October to 17 November is 30 days; 5 100.10 less 100.10 is there.
    expect(await showReport('idleMoney')).toMatchObject([{ balance: 5_000, days: 30, stage: 'Letters received' }]);
  });

  test('is the administrators’, of their own firm and of the types they work in', async () => {
    const query = { report: 'deadlinesKept' } as const;
    expect((await (await firm.person(['Capture Matter'])).call(insightCalls.show, { query })).status).toBe(403);
    const other = await testApp.createFirm();
    expect((await other.admin.call(insightCalls.show, { query })).body.rows).toEqual([]);
    const trusts = await firm.person(['Admin'], { systemTypes: [5] });
    expect((await trusts.call(insightCalls.show, { query })).body.rows).toEqual([]);
  });

  test.each(Object.keys(insights) as (keyof typeof insights)[])(
    '%s can be kept, and a formula is a name',
    async (report) => {
      for (const format of ['csv', 'xlsx', 'pdf'] as const) {
        const { status, raw } = await firm.admin.call(insightCalls.file, { query: { report, format } });
        expect(status).toBe(200);
        if (format === 'csv') expect(raw.toString()).not.toMatch(/(^|,)"?=SUM/m);
      }
    },
  );

  test('a time that ends before it begins is refused', async () => {
    const query = { report: 'turnaround', from: '2026-03-02', to: '2026-03-01' } as const;
    expect((await firm.admin.call(insightCalls.show, { query })).problem).toHaveProperty('to');
  });
});

describe('the provider’s own reports', () => {
  test('count firms, use and arrears, by the rule that shuts a firm out', async () => {
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
        values (${firm.id}, 'invoice', 'INV1', '2026-08-09', 50000), (${firm.id}, 'payment', 'P1', '2026-09-01', 10050)`),
    );
    const query = { intermediaryID: firm.id };
    expect((await staff.call(reportCalls.getArrears, { query })).body.rows.map(({ values }) => values)).toMatchObject([
      { firm: '=Protea', due: '2026-08-09', days: 100, owing: 399.5, state: 'Suspended' },
    ]);
    expect((await staff.call(reportCalls.getFairUse, { query })).body.rows[0]!.values).toMatchObject({
      current: 1,
      currentShare: 0,
      state: 'Within fair use',
    });
    const all = (await staff.call(reportCalls.getFirms, { query: {} })).body.rows.map(({ values }) => values['firm']);
    expect(all).toEqual(expect.arrayContaining(['Boedel', '=Protea']));
  });
});

describe('a table by its number', () => {
  test('of master data holds every firm, or the one named, under its name in the catalogue', async () => {
    const lister = await provider.person(['SuperAdmin'], { systemType: 2 });
    const other = await testApp.createFirm({ name: 'Karee' });
    const [ours, theirs] = await Promise.all(
      [firm, other].map(async (one) => {
        const { id } = await createMatter(testApp, one, { systemType: 2 });
        return (await one.admin.call(matterCalls.getmatterbyid, { body: { id } })).body;
      }),
    );
    const requestMasterData = async (query: object) => {
      const { raw, headers } = await lister.call(tableCalls.downloadTableCSV, { query: { reportType: 7, ...query } });
      expect(decodeURIComponent(String(headers['x-suggested-filename']))).toBe(
        'Export Master Report Active-Pending.csv',
      );
      const lines = raw.toString('utf8').trimEnd().split('\r\n').slice(1);
      return lines.map((line) => line.split(';').slice(0, 2));
    };
    const all = await requestMasterData({});
    expect(all).toEqual(
      expect.arrayContaining([
        [`'=Protea`, ours!.reference],
        ['Karee', theirs!.reference],
      ]),
    );
    expect(await requestMasterData({ intermediaryID: other.id })).toEqual([['Karee', theirs!.reference]]);
    const { rows } = (await other.admin.call(auditTrailCalls.getlist, { query: { searchString: 'matters.exported' } }))
      .body;
    expect(rows.map(({ personID }) => personID)).toEqual([lister.personId, lister.personId]);
  });

  test('is the provider’s, of all firms or of one, but for the tables of one’s own firm', async () => {
    for (const reportType of [1, 2, 3, 4, 6, 10, 11, 12, 13, 14, 15, 16]) {
      const own = await firm.admin.call(tableCalls.downloadTableCSV, { query: { reportType } });
      const theirs = await staff.call(tableCalls.downloadTableCSV, { query: { reportType } });
      expect([reportType, own.status, theirs.status]).toEqual([reportType, 403, 200]);
    }
    for (const reportType of [5, 8]) {
      expect((await firm.admin.call(tableCalls.downloadTableCSV, { query: { reportType } })).status).toBe(200);
    }
    for (const reportType of [7, 9]) {
      expect((await firm.admin.call(tableCalls.downloadTableCSV, { query: { reportType } })).status).toBe(403);
      const unknown = { reportType, intermediaryID: 987_654 };
      expect((await staff.call(tableCalls.downloadTableCSV, { query: unknown })).status).toBe(404);
    }
    const { raw } = await staff.call(tableCalls.downloadTableCSV, {
      query: { reportType: 4, intermediaryID: firm.id },
    });
    expect(raw.toString()).toContain(`'=SUM(1)`);
    expect((await staff.call(tableCalls.downloadTableCSV, { query: { reportType: 17 } })).problem).toHaveProperty(
      'reportType',
    );
    const backwards = { reportType: 1, from: '2026-02-02', to: '2026-02-01' };
    expect((await staff.call(tableCalls.downloadTableCSV, { query: backwards })).problem).toHaveProperty('to');
  });
});

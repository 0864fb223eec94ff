import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { bankAccountCalls, expenseCalls } from '@boedel/contract/cash/cash.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createFreshDatabase } from '../../testing/database';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';

const testApp = createTestApp({}, createFreshDatabase);
let staff: TestPerson;
let firm: TestFirm;
let other: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const home = await testApp.createFirm({ isProvider: true, name: 'Boedel' });
  staff = await home.person(['SuperAdmin']);
  firm = await testApp.createFirm({ name: 'Protea' });
  other = await testApp.createFirm({ name: 'Rooibos' });
  await createEstate(firm, 'Botha', 2.5, [
    ['2026-03-02', 1_000.1],
    ['2026-03-30', 999.9],
    ['2026-05-01', 12_345.67],
  ]);
  await createEstate(firm, '=HYPERLINK("x")', null, [['2026-03-02', 10]]);
  await createEstate(other, 'Nel', 10, [['2026-03-02', 500]]);
});

/** An estate that a marketer brought, with remuneration taken. */
async function createEstate(
  owner: TestFirm,
  surname: string,
  sharePercent: number | null,
  fees: readonly [string, number][],
) {
  const { admin } = owner;
  const matterID = (await createMatter(testApp, owner, { surname, diedOn: '2026-01-05' })).id;
  const { body: marketer } = await admin.call(directoryCalls['marketer.add'], {
    body: { name: `Marketer of ${surname.slice(0, 5)}` },
  });
  await admin.call(introducerCalls.updateMarketerMatter, { body: { matterID, marketerID: marketer.id, sharePercent } });
  const bank = { matterID, name: 'Estate account', isMain: true };
  const bankAccountID = (await admin.call(bankAccountCalls.add, { body: bank })).body.id;
  for (const [paidDate, amount] of fees) {
    const body = { matterID, paidDate, description: 'Fee', costType: 'Remuneration paid', amount, bankAccountID };
    const { status } = await admin.call(expenseCalls.add, { body });
    expect(status).toBe(200);
  }
}

const listValues = async (query: object = {}) =>
  (await staff.call(reportCalls.getMarketerRevenue, { query })).body.rows.map((row) => row.values);

describe('what marketers brought', () => {
  test('is the remuneration of the ledger in the time, and the share to the nearest cent', async () => {
    const march = await listValues({ intermediaryID: firm.id, from: '2026-03-01', to: '2026-03-31' });
    expect(march.map(({ who, fee, ofFee, share }) => [who, fee, ofFee, share])).toEqual([
      ['Marketer of =HYPE', 10, 0, null],
      ['Marketer of Botha', 2_000, 50, 2.5],
    ]);
    const all = await listValues({ intermediaryID: firm.id });
    // A second way: 2.5 % of 14 345.67 is 358.64175.
    expect(all.find(({ who }) => who === 'Marketer of Botha')).toMatchObject({ fee: 14_345.67, ofFee: 358.64 });
  });

  test('is of the firm one chose, or of all', async () => {
    expect(new Set((await listValues({ intermediaryID: other.id })).map(({ firm: name }) => name))).toEqual(
      new Set(['Rooibos']),
    );
    expect(new Set((await listValues()).map(({ firm: name }) => name))).toEqual(new Set(['Protea', 'Rooibos']));
  });

  test('a time that ends before it begins says what to do', async () => {
    const { problem } = await staff.call(reportCalls.getMarketerRevenue, {
      query: { from: '2026-03-02', to: '2026-03-01' },
    });
    expect(problem).toEqual({
      to: ['The time ends before it begins: choose a later last day, or an earlier first one.'],
    });
  });
});

describe('remuneration by month', () => {
  test('comes to the same as by marketer', async () => {
    const { rows } = (await staff.call(reportCalls.getExecutorRevenue, { query: { intermediaryID: firm.id } })).body;
    const bothas = rows.filter((row) => String(row.values['name']).startsWith('Botha'));
    expect(bothas.map((row) => [row.values['month'], row.values['fee']])).toEqual([
      ['2026-03', 2_000],
      ['2026-05', 12_345.67],
    ]);
  });
});

describe('every report', () => {
  test('is the provider’s alone', async () => {
    for (const call of Object.values(reportCalls).filter(({ method }) => method === 'GET')) {
      const { status } = await firm.admin.call(call as typeof reportCalls.getWIP, {
        query: { report: 'wip', format: 'csv' } as never,
      });
      expect(status).toBe(403);
    }
  });

  test.each(Object.keys(reports) as (keyof typeof reports)[])(
    '%s can be kept as CSV, workbook and paper',
    async (report) => {
      for (const format of ['csv', 'xlsx', 'pdf'] as const) {
        const { status, raw, headers } = await staff.call(reportCalls.file, { query: { report, format } });
        expect(status).toBe(200);
        expect(decodeURIComponent(String(headers['x-suggested-filename']))).toContain(`${reports[report].title} `);
        if (format === 'csv') expect(raw.toString()).toContain(reports[report].columns[0].title);
      }
    },
  );

  test('takes a formula in a name for a name, and the trail tells who took it', async () => {
    const query = { report: 'marketerRevenue', format: 'csv', intermediaryID: firm.id } as const;
    const { raw } = await staff.call(reportCalls.file, { query });
    expect(raw.toString()).toContain(`'=HYPERLINK`);
    const trail = await staff.call(auditTrailCalls.getlist, { query: { searchString: 'report.taken' } });
    expect(trail.body.rows[0]).toMatchObject({
      action: 'report.taken',
      after: { report: 'Marketer Revenue', format: 'csv' },
    });
  });
});

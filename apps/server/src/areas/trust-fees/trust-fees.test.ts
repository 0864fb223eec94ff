import { bankAccountCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { trustFeeCalls, trustFeeTermsCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  const trust = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Olive Trust' } as const;
  matterID = (await createMatter(testApp, firm, trust)).id;
  const { body: before } = await firm.admin.call(settingCalls.getTrustFees);
  const terms = { takeOnPercent: 1.15, annualPercent: 1.6, annualBasis: 'Closing value', incomePercent: 6 } as const;
  await firm.admin.call(settingCalls.saveTrustFees, { body: { ...before, ...terms, minimumFee: 12_000 } });
});

const addPeriod = (more: object) =>
  firm.admin.call(trustFeeCalls.add, {
    body: { matterID, fromDate: '2025-03-01', toDate: '2026-02-28', closingValue: 4_125_701, ...more },
  });

describe('the fees of a trust', () => {
  let period: number;
  test('are worked out from the firm’s rates and the income of the ledger, without what the Fund gave back', async () => {
    const bank = { matterID, name: 'Trust account', isMain: true };
    const bankAccountID = (await firm.admin.call(bankAccountCalls.add, { body: bank })).body.id;
    const addIncome = async (receivedDate: string, amount: number, into: number | null = bankAccountID) =>
      (
        await firm.admin.call(incomeCalls.add, {
          body: {
            matterID,
            receivedDate,
            description: 'Rent',
            incomeType: 'Rent',
            amount,
            bankAccountID: into,
          },
        })
      ).body.id;
    await addIncome('2025-03-01', 200_000);
    await addIncome('2026-02-28', 50_000.33);
    await addIncome('2026-03-01', 7_000);
    await addIncome('2025-06-01', 9_000, null);
    // A cost the Fund paid back is no income.
    const incomeID = await addIncome('2025-09-01', 3_000);
    const details = { accidentDate: '2019-05-02', linkNumber: '560/1', version: 0 } as never;
    await firm.admin.call(rafCalls.upsertRAFDetails, { query: { matterID }, body: details });
    const { body: claim } = await firm.admin.call(rafClaimCalls.add, { body: { matterID, description: 'X' } });
    const item = { matterID, rafClaimID: claim.id, servedDate: '2025-05-01', provider: 'Y', amount: 3_000 } as never;
    await firm.admin.call(rafItemCalls.add, { body: item });
    const { warnings: _, ...row } = claim;
    await firm.admin.call(rafClaimCalls.update, { body: { ...row, lodgedDate: '2025-06-01' } });
    const paid = { matterID, rafClaimID: claim.id, paidDate: '2025-09-01', amount: 3_000, incomeID } as never;
    expect((await firm.admin.call(rafPaymentCalls.add, { body: paid })).status).toBe(200);
    const { body, status } = await addPeriod({});
    expect(status).toBe(200);
    period = body.id;
    expect(body).toMatchObject({ income: 250_000.33, fee: 81_011.24, vat: 0, total: 81_011.24, invoice: null });
    expect(body.heads).toEqual([
      { head: 'annual', amount: 66_011.22 },
      { head: 'income', amount: 15_000.02 },
    ]);
    expect(body.worked.lines.length).toBeGreaterThan(5);
  });

  test('are charged for each day once, for a period that is over', async () => {
    expect(JSON.stringify((await addPeriod({ fromDate: '2026-02-28', toDate: '2026-03-31' })).problem)).toContain(
      'already been charged',
    );
    expect((await addPeriod({ fromDate: '2026-03-01', toDate: '2026-11-17' })).status).toBe(422);
    expect((await addPeriod({ fromDate: '2026-03-01', toDate: '2026-08-31', closingValue: null })).status).toBe(422);
    const half = await addPeriod({ fromDate: '2026-03-01', toDate: '2026-08-31', closingValue: 100_000 });
    expect(half.body).toMatchObject({ income: 7_000, fee: 6_049.32 });
  });

  test('are invoiced as a paper under the next number of the firm, and stay as they were', async () => {
    const { body } = await firm.admin.call(trustFeeCalls.invoice, { body: { id: period } });
    expect(body.number).toBe(1);
    const again = await firm.admin.call(trustFeeCalls.invoice, { body: { id: period } });
    expect(again.body).toEqual(body);
    const { body: before } = await firm.admin.call(settingCalls.getTrustFees);
    await firm.admin.call(settingCalls.saveTrustFees, { body: { ...before, annualPercent: 9 } });
    const { body: kept } = await firm.admin.call(trustFeeCalls.getbyid, { query: { id: period } });
    expect(kept).toMatchObject({ total: 81_011.24, invoice: { number: 1, invoicedDate: '2026-11-16' } });
    const { warnings: _, ...row } = kept;
    const changed = await firm.admin.call(trustFeeCalls.update, { body: { ...row, closingValue: 1 } });
    expect(JSON.stringify(changed.problem)).toContain('was invoiced');
    expect((await firm.admin.call(trustFeeCalls._delete, { body: { id: period } })).status).toBe(422);
    const query = { matterID, skip: 0, take: 9 };
    const { body: papers } = await firm.admin.call(documentCalls.getbymatterid, { query });
    expect(papers.rows.map(({ title }) => title)).toEqual(['Invoice 1: fees of the trust']);
    expect(await listTrail(testApp, firm, matterID)).toContain('trust_invoice.added');
  });

  test('two who invoice at one moment have two numbers', async () => {
    const ids = [];
    for (const year of [2023, 2024]) {
      const { body } = await addPeriod({ fromDate: `${year}-01-01`, toDate: `${year}-06-30` });
      ids.push(body.id);
    }
    const both = await Promise.all(ids.map((id) => firm.admin.call(trustFeeCalls.invoice, { body: { id } })));
    expect(both.map(({ body }) => body.number).toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  test('are another firm’s own, and only of trusts', async () => {
    const other = await testApp.createFirm();
    expect((await other.admin.call(trustFeeCalls.invoice, { body: { id: period } })).status).toBe(404);
    const estate = await createMatter(testApp, firm);
    const theirs = { matterID: estate.id, fromDate: '2025-03-01', toDate: '2026-02-28', closingValue: 1 } as never;
    expect((await firm.admin.call(trustFeeCalls.add, { body: theirs })).status).toBe(422);
  });

  test('the deed of one trust goes before the fees of the firm, and its minimum rises each year', async () => {
    const trust = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Deed Trust' } as const;
    const { id: own } = await createMatter(testApp, firm, trust);
    const deed = { matterID: own, fromDate: '2024-03-01', clause: '14.2', minimumFee: 10_000, escalationPercent: 6 };
    const none = await firm.admin.call(trustFeeTermsCalls.add, { body: { ...deed, minimumFee: null } });
    expect(Object.keys(none.problem as object)).toEqual(['annualPercent']);
    expect((await firm.admin.call(trustFeeTermsCalls.add, { body: deed })).status).toBe(200);
    const twice = await firm.admin.call(trustFeeTermsCalls.add, { body: deed });
    expect(Object.keys(twice.problem as object)).toEqual(['fromDate']);
    const charged = await addPeriod({ matterID: own, closingValue: null });
    expect(charged.body).toMatchObject({ fee: 10_600, heads: [{ head: 'minimum', amount: 10_600 }] });
  });
});

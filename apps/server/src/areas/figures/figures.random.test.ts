import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { disposableCalls, estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount, addIncome, addExpense } from '../cash/cash.testing';
import { addLiability } from '../liabilities/liabilities.testing';
import { checkFigures } from './check-figures';
import { figuresStore, readStoredFigures } from '../kept-figures/figures.store';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const seed = Number(process.env['SEED'] ?? 15);
const runs = Number(process.env['RUNS'] ?? 3);

/** One change of a fact; `of` picks which of those there are, `amount` how much. */
interface RandomStep {
  readonly fact:
    | 'asset'
    | 'liability'
    | 'person'
    | 'will'
    | 'income'
    | 'expense'
    | 'disposable'
    | 'settings'
    | 'matter';
  readonly does: 'add' | 'change' | 'remove';
  readonly of: number;
  readonly amount: number;
}
const anyStep: fc.Arbitrary<RandomStep> = fc.record({
  fact: fc.constantFrom(
    ...([
      'asset',
      'asset',
      'liability',
      'person',
      'will',
      'income',
      'expense',
      'disposable',
      'settings',
      'matter',
    ] as const),
  ),
  does: fc.constantFrom('add', 'add', 'change', 'remove'),
  of: fc.nat({ max: 1_000 }),
  amount: fc.integer({ min: 1, max: 900_000_000 }).map((cents) => cents / 100),
});

async function createEstate() {
  const { id: matterID, mainId } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const query = { matterID };
  const who = firm.admin;
  const bankAccountID = (await createBankAccount(who, matterID)).id;
  const pickRow = <T>(rows: readonly T[], { of }: RandomStep): T | undefined => rows[of % Math.max(rows.length, 1)];
  const readStatus = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
  const listPeople = async () => (await who.call(beneficiaryCalls.getbymatterid, { query })).body;

  /** Answers with the status; a refusal is an answer too, and leaves the figures as they were. */
  const take: Record<RandomStep['fact'], (step: RandomStep) => Promise<unknown>> = {
    asset: async (step) => {
      const { rows } = (await who.call(assetCalls.getbymatterid, { query })).body;
      const row = pickRow(rows, step);
      if (step.does === 'add' || !row) return createAsset(who, matterID, { valuationAmount: step.amount });
      if (step.does === 'remove') return readStatus(who.call(assetCalls._delete, { body: { id: row.id } }));
      const { body: read } = await who.call(assetCalls.getbyid, { query: { id: row.id } });
      const treatment = step.of % 2 === 0 ? 'money' : 'inKind';
      return readStatus(who.call(assetCalls.update, { body: { ...read, valuationAmount: step.amount, treatment } }));
    },
    liability: async (step) => {
      const rows = (await who.call(liabilityCalls.getbymatterid, { query })).body;
      const row = pickRow(rows, step);
      if (step.does === 'add' || !row) return addLiability(who, matterID, { amount: step.amount });
      if (step.does === 'remove') return readStatus(who.call(liabilityCalls._delete, { body: { id: row.id } }));
      return readStatus(who.call(liabilityCalls.update, { body: { ...row, amount: step.amount } }));
    },
    person: async (step) => {
      const row = pickRow(await listPeople(), step);
      if (step.does === 'add' || !row) {
        const body = { matterID, surname: 'Botha', firstNames: `Kind ${step.of}`, parents: [{ parentID: mainId }] };
        return readStatus(who.call(beneficiaryCalls.add, { body }));
      }
      if (step.does === 'remove') return readStatus(who.call(beneficiaryCalls._delete, { body: { id: row.id } }));
      const body = { ...row, parents: undefined, hasRenounced: step.of % 2 === 0 };
      return readStatus(who.call(beneficiaryCalls.update, { body }));
    },
    will: async (step) => {
      const { will } = (await who.call(willCalls.getbymatterid, { query })).body;
      if (will && step.does === 'remove') {
        return readStatus(who.call(willCalls._delete, { body: { id: will.id, version: will.version } }));
      }
      const heir = pickRow(await listPeople(), step);
      if (!heir) return undefined;
      const taker = { partyID: heir.id, part: 'taker' as const, share: '1/2' };
      const clauses = [
        { key: 'c', kind: 'cash' as const, amount: step.amount, takers: [{ ...taker, share: '1' }] },
        { key: 'r', kind: 'residue' as const, takers: [taker] },
      ];
      return readStatus(who.call(willCalls.save, { body: { matterID, clauses, version: will?.version ?? null } }));
    },
    income: async (step) => {
      const row = pickRow((await who.call(incomeCalls.getbymatterid, { query })).body, step);
      if (step.does === 'add' || !row)
        return readStatus(addIncome(who, matterID, { bankAccountID, amount: step.amount }));
      if (step.does === 'remove') return readStatus(who.call(incomeCalls._delete, { body: { id: row.id } }));
      return readStatus(who.call(incomeCalls.update, { body: { ...row, amount: step.amount } }));
    },
    disposable: async (step) => {
      const row = pickRow((await who.call(disposableCalls.getbymatterid, { query })).body, step);
      const values = { description: 'A power of appointment', value: step.amount, inShareValue: null };
      if (step.does === 'add' || !row)
        return readStatus(who.call(disposableCalls.add, { body: { matterID, ...values } }));
      if (step.does === 'remove') return readStatus(who.call(disposableCalls._delete, { body: { id: row.id } }));
      return readStatus(who.call(disposableCalls.update, { body: { ...row, value: step.amount } }));
    },
    settings: async (step) => {
      const { body } = await who.call(estateSettingCalls.get, { query });
      const estateDuty = step.does === 'remove' ? null : { amount: step.amount, reason: 'As SARS assessed' };
      const overrides = { ...body.overrides!, estateDuty };
      return readStatus(who.call(estateSettingCalls.save, { body: { ...body, overrides } as never }));
    },
    matter: async (step) => {
      const { body } = await who.call(matterCalls.GetMatterDetails, { query });
      const country = step.does === 'change' ? ('Namibia' as const) : ('South Africa' as const);
      return readStatus(
        who.call(matterCalls.update, { body: { ...body, country, court: `Court ${step.of}`, moves: [] } }),
      );
    },
    expense: async (step) => {
      const row = pickRow((await who.call(expenseCalls.getbymatterid, { query })).body, step);
      if (step.does === 'add' || !row)
        return readStatus(addExpense(who, matterID, { bankAccountID, amount: step.amount }));
      if (step.does === 'remove') return readStatus(who.call(expenseCalls._delete, { body: { id: row.id } }));
      return readStatus(who.call(expenseCalls.update, { body: { ...row, amount: step.amount } }));
    },
  };
  return { matterID, take };
}

const readStored = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) =>
    readStoredFigures((await figuresStore(tx).of(matterId))!),
  );

test('figures after any change are those worked out anew', async () => {
  const stories = fc.sample(fc.array(anyStep, { minLength: 12, maxLength: 18 }), { numRuns: runs, seed });
  let moved = 0;
  for (const story of stories) {
    const { matterID, take } = await createEstate();
    for (const step of story) {
      const before = await readStored(matterID);
      await take[step.fact](step);
      if (JSON.stringify(await readStored(matterID)) !== JSON.stringify(before)) moved += 1;
      expect([step, await checkFigures(testApp.test.database, firm.id)]).toEqual([step, []]);
    }
  }
  // A story in which nothing moves proves nothing.
  expect(moved).toBeGreaterThan(runs * 4);
}, 300_000);

import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { addedAsset } from '../assets/assets.testing';
import { aBankAccount, earn, spend } from '../cash/cash.testing';
import { addedLiability } from '../liabilities/liabilities.testing';
import { checkFigures } from './check-figures';
import { figuresStore, storedFigures } from '../kept-figures/figures.store';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

const seed = Number(process.env['SEED'] ?? 15);
const runs = Number(process.env['RUNS'] ?? 3);

/** One change of a fact; `of` picks which of those there are, `amount` how much. */
interface Step {
  readonly fact: 'asset' | 'liability' | 'person' | 'will' | 'income' | 'expense';
  readonly does: 'add' | 'change' | 'remove';
  readonly of: number;
  readonly amount: number;
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  fact: fc.constantFrom('asset', 'asset', 'liability', 'person', 'will', 'income', 'expense'),
  does: fc.constantFrom('add', 'add', 'change', 'remove'),
  of: fc.nat({ max: 1_000 }),
  amount: fc.integer({ min: 1, max: 900_000_000 }).map((cents) => cents / 100),
});

async function anEstate() {
  const { id: matterID, mainId } = await aMatter(house, firm, { diedOn: '2026-03-01' });
  const query = { matterID };
  const who = firm.admin;
  const bankAccountID = (await aBankAccount(who, matterID)).id;
  const pick = <T>(rows: readonly T[], { of }: Step): T | undefined => rows[of % Math.max(rows.length, 1)];
  const sent = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
  const people = async () => (await who.call(beneficiaryCalls.getbymatterid, { query })).body;

  /** Answers with the status; a refusal is an answer too, and leaves the figures as they were. */
  const take: Record<Step['fact'], (step: Step) => Promise<unknown>> = {
    asset: async (step) => {
      const { rows } = (await who.call(assetCalls.getbymatterid, { query })).body;
      const row = pick(rows, step);
      if (step.does === 'add' || !row) return addedAsset(who, matterID, { valuationAmount: step.amount });
      if (step.does === 'remove') return sent(who.call(assetCalls._delete, { body: { id: row.id } }));
      const { body: read } = await who.call(assetCalls.getbyid, { query: { id: row.id } });
      const treatment = step.of % 2 === 0 ? 'money' : 'inKind';
      return sent(who.call(assetCalls.update, { body: { ...read, valuationAmount: step.amount, treatment } }));
    },
    liability: async (step) => {
      const rows = (await who.call(liabilityCalls.getbymatterid, { query })).body;
      const row = pick(rows, step);
      if (step.does === 'add' || !row) return addedLiability(who, matterID, { amount: step.amount });
      if (step.does === 'remove') return sent(who.call(liabilityCalls._delete, { body: { id: row.id } }));
      return sent(who.call(liabilityCalls.update, { body: { ...row, amount: step.amount } }));
    },
    person: async (step) => {
      const row = pick(await people(), step);
      if (step.does === 'add' || !row) {
        const body = { matterID, surname: 'Botha', firstNames: `Kind ${step.of}`, parents: [{ parentID: mainId }] };
        return sent(who.call(beneficiaryCalls.add, { body }));
      }
      if (step.does === 'remove') return sent(who.call(beneficiaryCalls._delete, { body: { id: row.id } }));
      const body = { ...row, parents: undefined, hasRenounced: step.of % 2 === 0 };
      return sent(who.call(beneficiaryCalls.update, { body }));
    },
    will: async (step) => {
      const { will } = (await who.call(willCalls.getbymatterid, { query })).body;
      if (will && step.does === 'remove') {
        return sent(who.call(willCalls._delete, { body: { id: will.id, version: will.version } }));
      }
      const heir = pick(await people(), step);
      if (!heir) return undefined;
      const taker = { partyID: heir.id, part: 'taker' as const, share: '1/2' };
      const clauses = [
        { key: 'c', kind: 'cash' as const, amount: step.amount, takers: [{ ...taker, share: '1' }] },
        { key: 'r', kind: 'residue' as const, takers: [taker] },
      ];
      return sent(who.call(willCalls.save, { body: { matterID, clauses, version: will?.version ?? null } }));
    },
    income: async (step) => {
      const row = pick((await who.call(incomeCalls.getbymatterid, { query })).body, step);
      if (step.does === 'add' || !row) return sent(earn(who, matterID, { bankAccountID, amount: step.amount }));
      if (step.does === 'remove') return sent(who.call(incomeCalls._delete, { body: { id: row.id } }));
      return sent(who.call(incomeCalls.update, { body: { ...row, amount: step.amount } }));
    },
    expense: async (step) => {
      const row = pick((await who.call(expenseCalls.getbymatterid, { query })).body, step);
      if (step.does === 'add' || !row) return sent(spend(who, matterID, { bankAccountID, amount: step.amount }));
      if (step.does === 'remove') return sent(who.call(expenseCalls._delete, { body: { id: row.id } }));
      return sent(who.call(expenseCalls.update, { body: { ...row, amount: step.amount } }));
    },
  };
  return { matterID, take };
}

const stored = (matterId: number) =>
  tenantDoor(house.test.database, firm.id).transaction(async (tx) =>
    storedFigures((await figuresStore(tx).of(matterId))!),
  );

test('figures after any change are those worked out anew', async () => {
  const stories = fc.sample(fc.array(anyStep, { minLength: 12, maxLength: 18 }), { numRuns: runs, seed });
  let moved = 0;
  for (const story of stories) {
    const { matterID, take } = await anEstate();
    for (const step of story) {
      const before = await stored(matterID);
      await take[step.fact](step);
      if (JSON.stringify(await stored(matterID)) !== JSON.stringify(before)) moved += 1;
      expect([step, await checkFigures(house.test.database, firm.id)]).toEqual([step, []]);
    }
  }
  // A story in which nothing moves proves nothing.
  expect(moved).toBeGreaterThan(runs * 4);
}, 300_000);

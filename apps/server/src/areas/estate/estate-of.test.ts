import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { anyEstate } from '@boedel/domain/accounts/random-estate.testing';
import type { Estate } from '@boedel/domain/estate/estate';
import { figuresOf } from '@boedel/domain/figures/matter-figures';
import { isRefused } from '@boedel/domain/law/refusal';
import { writtenFraction } from '@boedel/domain/money/fraction';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { amountOf, benefitOf, rowOf } from '../assets/assets.testing';
import { figuresStore, keptOf, storedFigures } from '../kept-figures/figures.store';
import { asWords, doneBy, renamed, savePeople } from '../wills/save-people.testing';
import { estateOf, factsOf } from './estate-of';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

const seed = Number(process.env['SEED'] ?? 15);

/** Everything of an estate that is no money moving, through the calls. */
async function save(estate: Estate) {
  const done = doneBy(firm);
  const { matterId: matterID, names } = await savePeople(house, firm, estate, rowOf, benefitOf);
  const idOf = (kind: string, name: string): number =>
    Number([...names].find(([key, id]) => id === name && key.startsWith(`${kind} `))![0].slice(kind.length + 1));
  for (const { id, gains } of estate.assets) {
    if (gains?.baseCost === undefined) continue;
    const amount = amountOf(gains.baseCost) / 100;
    await done(assetCalls.saveAssetAmount, { assetID: idOf('asset', id), purpose: 'cost', amount });
  }
  for (const { id, creditor, kind, amount } of estate.liabilities) {
    const saved = await done(liabilityCalls.add, { matterID, creditor, kind, amount: amount / 100 });
    names.set(`liability ${saved.id}`, id);
  }
  for (const { id, name, vatVendor } of estate.executors) {
    const saved = await done(executorCalls.SaveExecutor, {
      matterID,
      kind: 'company',
      surname: name,
      vatNumber: vatVendor ? '4000000002' : null,
    });
    names.set(`executor ${saved.id}`, id);
  }
  const { body: before } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
  const { accountDate, taxAtDeath } = estate.settings;
  await done(estateSettingCalls.save, {
    ...before,
    accountDate,
    ...(taxAtDeath?.method === 'marginalRate' && {
      taxMethod: 'marginalRate',
      taxRate: writtenFraction(taxAtDeath.rate),
    }),
  });
  return { matterID, names };
}

const read = (matterId: number) => tenantDoor(house.test.database, firm.id).transaction((tx) => estateOf(tx, matterId));

describe('an estate saved through the calls', () => {
  test('reads back equal, a hundred of the random ones, and its figures are those of the estate itself', async () => {
    const estates = fc.sample(anyEstate(), { numRuns: Number(process.env['RUNS'] ?? 100), seed });
    const tried = async (estate: Estate): Promise<void> => {
      const { matterID, names } = await save(estate);
      const found = await read(matterID);
      if (isRefused(found)) throw new Error(JSON.stringify(found.refusals));
      // Money that moved is in the ledger, not among the facts.
      expect(renamed(found, names)).toEqual(asWords({ ...estate, income: [], incomeExpenses: [] }));
      const kept = await tenantDoor(house.test.database, firm.id).transaction(async (tx) => {
        const { held, ...facts } = await factsOf(tx, matterID);
        return {
          stored: storedFigures((await figuresStore(tx).of(matterID))!),
          fresh: keptOf(figuresOf({ ...facts, assets: held.captured })),
        };
      });
      expect(kept.stored).toEqual(asWords(kept.fresh));
    };
    // Several at once: each waits for the database most of the time.
    for (let at = 0; at < estates.length; at += 6) await Promise.all(estates.slice(at, at + 6).map(tried));
  }, 1_800_000);

  test('that cannot be drawn says what is missing', async () => {
    const { id } = await aMatter(house, firm);
    const found = await read(id);
    expect(isRefused(found) && found.refusals[0]).toMatchObject({ field: 'deceased.diedOn' });
  });
});

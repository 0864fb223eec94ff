import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { createAnyEstate } from '@boedel/domain/accounts/random-estate.testing';
import type { Estate } from '@boedel/domain/estate/estate';
import { computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { isRefused } from '@boedel/domain/law/refusal';
import { writeFraction } from '@boedel/domain/money/fraction';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readAmount, toBenefitBody, toAssetBody } from '../assets/assets.testing';
import { figuresStore, toStoredFigures, readStoredFigures } from '../kept-figures/figures.store';
import { toJsonValue, createCaller, replaceNames, savePeople } from '../wills/save-people.testing';
import { readEstate, readMatterFacts } from './read-estate';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const seed = Number(process.env['SEED'] ?? 15);

/** Everything of an estate that is no money moving, through the calls. */
async function save(estate: Estate) {
  const done = createCaller(firm);
  const { matterId: matterID, names } = await savePeople(testApp, firm, estate, toAssetBody, toBenefitBody);
  const findId = (kind: string, name: string): number =>
    Number([...names].find(([key, id]) => id === name && key.startsWith(`${kind} `))![0].slice(kind.length + 1));
  for (const { id, gains } of estate.assets) {
    if (gains?.baseCost === undefined) continue;
    const amount = readAmount(gains.baseCost) / 100;
    await done(assetCalls.saveAssetAmount, { assetID: findId('asset', id), purpose: 'cost', amount });
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
      taxRate: writeFraction(taxAtDeath.rate),
    }),
  });
  return { matterID, names };
}

const read = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => readEstate(tx, matterId));

describe('an estate saved through the calls', () => {
  test('reads back equal, a hundred of the random ones, and its figures are those of the estate itself', async () => {
    const estates = fc.sample(createAnyEstate(), { numRuns: Number(process.env['RUNS'] ?? 100), seed });
    const expectSavedAlike = async (estate: Estate): Promise<void> => {
      const { matterID, names } = await save(estate);
      const found = await read(matterID);
      if (isRefused(found)) throw new Error(JSON.stringify(found.refusals));
      // Money that moved is in the ledger, not among the facts.
      expect(replaceNames(found, names)).toEqual(toJsonValue({ ...estate, income: [], incomeExpenses: [] }));
      const kept = await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
        const { held, ...facts } = await readMatterFacts(tx, matterID);
        return {
          stored: readStoredFigures((await figuresStore(tx).of(matterID))!),
          fresh: toStoredFigures(computeMatterFigures({ ...facts, assets: held.captured })),
        };
      });
      expect(kept.stored).toEqual(toJsonValue(kept.fresh));
    };
    // Several at once: each waits for the database most of the time.
    for (let at = 0; at < estates.length; at += 6) await Promise.all(estates.slice(at, at + 6).map(expectSavedAlike));
  }, 1_800_000);

  test('that cannot be drawn says what is missing', async () => {
    const { id } = await createMatter(testApp, firm);
    const found = await read(id);
    expect(isRefused(found) && found.refusals[0]).toMatchObject({ field: 'deceased.diedOn' });
  });
});

import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import type { Estate } from '@boedel/domain/estate/estate';
import { chart } from '@boedel/domain/ledger/chart';
import { writeFraction } from '@boedel/domain/money/fraction';
import type { TestApp, TestFirm } from '../../testing/test-app';
import { readAmount, toBenefitBody, toAssetBody } from '../assets/assets.testing';
import { createCaller, savePeople } from '../wills/save-people.testing';

/** A client of a planner captured through the calls, as somebody who lives. Answers the matter and ids by their names. */
export async function saveClient(app: TestApp, firm: TestFirm, client: Estate) {
  const done = createCaller(firm);
  const { matterId: matterID, names } = await savePeople(
    app,
    firm,
    client,
    (asset) => ({ ...toAssetBody(asset), liquidity: asset.liquidity ?? null }),
    toBenefitBody,
    { isClient: true },
  );
  const findId = (kind: string, name: string): number =>
    Number([...names].find(([key, id]) => id === name && key.startsWith(`${kind} `))![0].slice(kind.length + 1));
  for (const { id, gains } of client.assets) {
    if (gains?.baseCost === undefined) continue;
    const amount = readAmount(gains.baseCost) / 100;
    await done(assetCalls.saveAssetAmount, { assetID: findId('asset', id), purpose: 'cost', amount });
  }
  for (const { creditor, kind, amount } of client.liabilities) {
    await done(liabilityCalls.add, { matterID, creditor, kind, amount: amount / 100 });
  }
  for (const { kind, narrative, amount } of client.costs) {
    await done(expenseCalls.add, {
      matterID,
      paidDate: '2026-01-15',
      description: narrative,
      costType: chart[`COST:${kind}`].label,
      amount: amount / 100,
    });
  }
  for (const { name, vatVendor } of client.executors) {
    const vatNumber = vatVendor ? '4000000002' : null;
    await done(executorCalls.SaveExecutor, { matterID, kind: 'company', surname: name, vatNumber });
  }
  const { taxAtDeath } = client.settings;
  if (taxAtDeath?.method === 'marginalRate') {
    const { body: before } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    await done(estateSettingCalls.save, {
      ...before,
      taxMethod: 'marginalRate',
      taxRate: writeFraction(taxAtDeath.rate),
    });
  }
  return { matterID, idOf: findId };
}

import { assetBulkCalls, assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addExpense } from '../cash/cash.testing';
import { createEstateToLodge } from './lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

const draftAccount = async (matterID: number, kind: 'firstAndFinal' | 'amendedFirstAndFinal' = 'firstAndFinal') =>
  (await firm.admin.call(estateAccountCalls.draft, { query: { matterID, kind } })).body;
const lodge = (matterID: number, who = firm.admin) =>
  who.call(lodgingCalls.lodgeEstate, { body: { matterID, kind: 'firstAndFinal', despiteOpen: true } });
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem ?? {});

describe('what must not get into an account', () => {
  test('figures that do not balance: parts that are not the whole are refused, and no total is ever shown that does not hold', async () => {
    const { matterID, childID, asset } = await createEstateToLodge(testApp, firm);
    const parts = await firm.admin.call(assetTakerCalls.saveAwardBeneficiary, {
      body: { assetID: asset.id, takers: [{ partyID: childID, share: '2/3' }], version: null },
    });
    expect(parts.status).toBe(422);
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    // A fee of more than everything there is.
    for (const amount of [0, 1_199_999.99, 1_200_000, 50_000_000]) {
      const { body: now } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
      await firm.admin.call(estateSettingCalls.save, {
        body: {
          ...now,
          overrides: { ...settings.overrides!, executorRemuneration: { amount, reason: 'As the heirs agreed' } },
        },
      });
      const { paper, stopping, balances, proofs } = await draftAccount(matterID);
      const { points } = (await firm.admin.call(lodgingCalls.check, { query: { matterID } })).body;
      // Above the tariff it is named; and that it alone makes the estate insolvent, besides.
      expect([amount, points.filter(({ id }) => id.startsWith('figures-settings')).map(({ tab }) => tab)]).toEqual([
        amount,
        amount === 0 ? [] : ['liabilities', 'liabilities'],
      ]);
      if (paper) expect([amount, balances, proofs.filter(({ holds }) => !holds)]).toEqual([amount, true, []]);
      else {
        expect(stopping.every(({ message, tab }) => message.key.length > 10 && tab !== '')).toBe(true);
        const file = await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID } });
        expect(file.status).toBe(422);
      }
    }
  });

  test('papers missing: each is listed with where it is filed, and goes once it is there', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm);
    const listPapers = async () =>
      (await firm.admin.call(lodgingCalls.check, { query: { matterID } })).body.points.filter(
        ({ kind }) => kind === 'papers',
      );
    const before = await listPapers();
    expect(before.length).toBeGreaterThan(2);
    expect(new Set(before.map(({ tab }) => tab))).toEqual(new Set(['documents', 'meetingsandadverts']));
    const [first] = before;
    await firm.admin.call(lodgingCalls.markRequirement, {
      body: { matterID, requirementID: first!.requirementID!, isMet: true },
    });
    expect((await listPapers()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  });

  test('a fee above the tariff is answered for with a reason, until its amount changes', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm);
    const setFee = async (amount: number) => {
      const { body: now } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
      const executorRemuneration = { amount, reason: 'As the heirs agreed' };
      await firm.admin.call(estateSettingCalls.save, {
        body: { ...now, overrides: { ...now.overrides!, executorRemuneration } },
      });
    };
    const readCheck = async () => {
      const { points, settled } = (await firm.admin.call(lodgingCalls.check, { query: { matterID } })).body;
      return [points.flatMap(({ settles }) => settles ?? []), settled.map(({ reason }) => reason)];
    };
    const point = 'settings.overrides.executorRemuneration';
    const settle = (reason: string | null, of = point, ground: 'master' | 'will' | null = 'master') =>
      firm.admin.call(lodgingCalls.settlePoint, { body: { matterID, point: of, reason, ground } });
    expect((await settle('The Master allowed it')).status).toBe(422);
    await setFee(60_000);
    expect(await readCheck()).toEqual([[point], []]);
    expect((await settle('The Master allowed it', 'willToCapture')).status).toBe(422);
    // The tariff gives way to the will or to the Master (s 51); an estate without a will has the Master alone.
    for (const ground of [null, 'will'] as const) {
      const refused = await settle('The heirs agree', point, ground);
      expect([refused.status, JSON.stringify(refused.problem)]).toEqual([
        422,
        expect.stringContaining('only the Master'),
      ]);
    }
    expect((await settle('The Master allowed it on 2026-11-01, s 51(3)')).status).toBe(200);
    expect(await readCheck()).toEqual([[], ['The Master allowed it on 2026-11-01, s 51(3)']]);
    await setFee(61_000);
    expect(await readCheck()).toEqual([[point], []]);
    await setFee(60_000);
    expect((await settle(null)).status).toBe(200);
    expect(await readCheck()).toEqual([[point], []]);
  });

  test('a claim admitted after lodging: it stands in the next account, said, and the lodged one stays as it was', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm);
    const { body: first } = await lodge(matterID);
    const claim = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Late Creditor', amount: 5000, kind: 'debtBeforeDeath', status: 'admitted' },
    });
    expect(claim.body).toMatchObject({ account: 2, warnings: [{ field: 'account' }] });
    const { body: compared } = await firm.admin.call(lodgingCalls.compare, {
      query: { id: first.id, kind: 'amendedFirstAndFinal' },
    });
    expect(compared.lines.filter(({ change }) => change !== 'same')).toEqual([]);
    expect(JSON.stringify((await draftAccount(matterID, 'amendedFirstAndFinal')).paper)).not.toContain('Late Creditor');
  });

  test('a value of a lodged account that changes is told before the next is lodged, which would bear its fee', async () => {
    const { matterID, asset } = await createEstateToLodge(testApp, firm);
    expect((await lodge(matterID)).status).toBe(200);
    const kind = 'supplementaryFirstAndFinal' as const;
    const listOpenPoints = async () =>
      (await firm.admin.call(lodgingCalls.check, { query: { matterID, kind } })).body.points
        .filter((one) => one.kind === 'figures')
        .map(({ message: words, tab, settles }) => [words.values?.['before'], words.values?.['now'], tab, settles]);
    await createAsset(firm.admin, matterID, {
      kind: 'cash',
      class: 'claim',
      treatment: 'money',
      valuationAmount: 9000,
    });
    expect(await listOpenPoints()).toEqual([]);
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, { body: { ...now, valuationAmount: 1_200_000 } });
    expect(await listOpenPoints()).toEqual([['R 1,000,000.00', 'R 1,200,000.00', 'assets', null]]);
  });

  test('property found after lodging stands in the next account, however it was captured', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm);
    await lodge(matterID);
    const savings = { kind: 'cash', class: 'claim', treatment: 'money', valuationAmount: 100 } as const;
    const { body: pasted } = await firm.admin.call(assetBulkCalls.addMany, {
      body: { matterID, rows: [{ ...savings, name: 'Pasted with others' }] },
    });
    const { body: find } = await firm.admin.call(findCalls.add, {
      body: { matterID, description: 'A dividend nobody claimed', amount: 12_500, askedDate: '2026-11-01' },
    });
    await firm.admin.call(findCalls.toAsset, { body: { id: find.id, kind: 'cash', version: find.version } });
    const { rows } = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body;
    expect(pasted.rows).toMatchObject([{ account: 2 }]);
    expect(rows.find(({ name }) => name === 'A dividend nobody claimed')).toMatchObject({ account: 2 });
  });

  test('an heir removed after an award: refused while the award stands', async () => {
    const { matterID, childID, asset } = await createEstateToLodge(testApp, firm);
    const award = await firm.admin.call(assetTakerCalls.saveAwardBeneficiary, {
      body: { assetID: asset.id, takers: [{ partyID: childID, share: '1' }], version: null },
    });
    expect(award.status).toBe(200);
    const removed = await firm.admin.call(partyCalls['child._delete'], { body: { id: childID } });
    expect(removed.status).toBe(422);
    expect(JSON.stringify(removed.problem)).toMatch(/award|agreement|takes/i);
    expect((await draftAccount(matterID)).balances).toBe(true);
  });

  test('a rate missing for the day of death: the account says so in the place of its page', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '1948-05-04', lettersOn: '2026-03-02' });
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1940-05-05' },
    });
    await createAsset(firm.admin, matterID, { valuationAmount: 90_000_000 });
    const { paper, stopping } = await draftAccount(matterID);
    expect(paper).toBeNull();
    expect(stopping.length).toBeGreaterThan(0);
    expect(JSON.stringify(stopping)).toMatch(/1948-05-04|day of death|date of death|in force|on record/i);
    expect((await lodge(matterID)).status).toBe(422);
  });

  test('a lodged period posted into: refused with the day it is locked to', async () => {
    const { matterID, bank } = await createEstateToLodge(testApp, firm);
    await lodge(matterID);
    const late = await addExpense(firm.admin, matterID, {
      amount: 500,
      paidDate: '2026-04-02',
      bankAccountID: bank.id,
    });
    expect([late.status, listFields(late)]).toEqual([422, ['paidDate']]);
    expect(JSON.stringify(late.problem)).toContain('2026-11-16');
  });

  test('two people changing one account: the second is shown both sides, and one of two who lodge is told', async () => {
    const { matterID, asset } = await createEstateToLodge(testApp, firm);
    const other = await firm.person(['Capture Matter', 'Request Account'], { systemType: 2 });
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    const saves = await Promise.all([
      firm.admin.call(estateSettingCalls.save, { body: { ...settings, reducedReason: 'One' } }),
      other.call(estateSettingCalls.save, { body: { ...settings, reducedReason: 'Two' } }),
    ]);
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body: house12 } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    const assets = await Promise.all([
      firm.admin.call(assetCalls.update, { body: { ...house12, valuationAmount: 900_000 } }),
      other.call(assetCalls.update, { body: { ...house12, valuationAmount: 950_000 } }),
    ]);
    expect(assets.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await draftAccount(matterID)).balances).toBe(true);
    const both = await Promise.all([lodge(matterID), lodge(matterID, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

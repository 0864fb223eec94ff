import { expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createP9Matter } from './p9.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const draftAccount = async (matterID: number, more: object = {}) =>
  (await firm.admin.call(insolvencyAccountCalls.draft, { query: { matterID, ...more } })).body;
const choose = (matterID: number, more: object = {}) =>
  firm.admin.call(insolvencyAccountCalls.saveChoices, {
    body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-30', ...more },
  });
const lodge = (matterID: number, kind = 'firstAndFinal') =>
  firm.admin.call(lodgingCalls.lodgeInsolvency, { body: { matterID, kind, language: 'en' } as never });
/** Every amount of the paper, by the words of its line. */
const listAmounts = ({ paper }: Awaited<ReturnType<typeof draftAccount>>) =>
  new Map(
    paper!.parts.flatMap(({ title, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'table'
          ? block.rows.map(({ cells }) => {
              const words = cells.find((cell, at) => block.columns[at]?.kind === 'words' && typeof cell === 'string');
              const amount = cells.findLast(
                (cell, at) => typeof cell === 'object' && cell !== null && !block.columns[at]?.isBeside,
              );
              return [
                `${title} | ${typeof words === 'string' ? words : ''}`,
                (amount as { shown: string } | undefined)?.shown,
              ] as const;
            })
          : [],
      ),
    ),
  );

describe('the account of an insolvent estate', () => {
  test('P9 from the ledger and the claims has the figures of the worked example, and is lodged with them', async () => {
    const { matterID, bankID } = await createP9Matter(testApp, firm);
    expect((await choose(matterID)).status).toBe(200);
    const drawn = await draftAccount(matterID);
    expect(drawn.stopping).toEqual([]);
    expect(drawn.proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(drawn.balances).toBe(true);
    expect(drawn).toMatchObject({ dividend: '30.1850', contribution: 0, toDate: '2026-10-30', number: 1 });
    const shown = listAmounts(drawn);
    const findAmount = (part: string, words: string) => shown.get(`${part} | ${words}`);
    expect(findAmount('Encumbered asset account no. 1: House', 'Net proceeds')).toBe('1,045,647.46');
    expect(findAmount('Encumbered asset account no. 1: House', 'Surplus to the free residue')).toBe('61,751.55');
    expect(findAmount('Encumbered asset account no. 2: Vehicle', 'Net proceeds')).toBe('123,623.15');
    expect(findAmount('Free residue account', 'Free residue')).toBe('178,611.09');
    expect(findAmount('Free residue account', 'Left for creditors')).toBe('130,614.53');
    expect(findAmount('Distribution account', 'Vehicle Bank (S)')).toBe('154,959.77');
    expect(findAmount('Distribution account', 'Store (C)')).toBe('3,805.70');
    const distribution = drawn.paper!.parts.find(({ title }) => title === 'Distribution account')!.blocks[0]!;
    const vehicle =
      distribution.kind === 'table' && distribution.rows.find(({ cells }) => cells[1] === 'Vehicle Bank (S)');
    // What the claim lost of its 103,815.11 after the dividend of 31,336.62, and the dividend.
    expect(vehicle && vehicle.cells.slice(-2)).toMatchObject([{ shown: '72,478.49' }, '30.1850']);
    expect(findAmount('Remuneration', 'Remuneration, without VAT')).toBe('57,868.71');
    // A second way: what the pictures show is what came in.
    expect(Math.round(drawn.went.reduce((all, { amount }) => all + amount, 0) * 100)).toBe(146_085_954);
    for (const format of ['pdf', 'docx', 'xlsx']) {
      const file = await firm.admin.call(insolvencyAccountCalls.draftFile, { query: { matterID, format } as never });
      expect([format, file.status]).toEqual([format, 200]);
    }
    const done = await lodge(matterID);
    expect(done.body).toMatchObject({ number: 1, kind: 'insolvency.firstAndFinal', sequence: 1, toDate: '2026-10-30' });
    expect(done.body.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await listTrail(testApp, firm, matterID)).toContain('account.lodged');
    const late = await firm.admin.call(expenseCalls.add, {
      body: {
        matterID,
        paidDate: '2026-06-11',
        description: 'Late',
        amount: 1,
        costType: 'Other costs',
        bankAccountID: bankID,
      },
    });
    expect(late.status).toBe(422);
    const same = await firm.admin.call(lodgingCalls.compare, {
      query: { id: done.body.id, kind: 'amendedFirstAndFinal' } as never,
    });
    expect(same.body.lines.filter(({ change }) => change !== 'same')).toEqual([]);
    // A claim that is proved now is not in what was lodged.
    const card = (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body.find(
      ({ creditorName }) => creditorName === 'Card Co',
    );
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: card!.id, version: card!.version, status: 'withdrawn', statusDate: '2026-11-01' },
    });
    const other = await firm.admin.call(lodgingCalls.compare, {
      query: { id: done.body.id, kind: 'amendedFirstAndFinal' } as never,
    });
    expect(
      other.body.lines.find(({ words, part }) => words === 'Card Co (C)' && part === 'Distribution account')?.change,
    ).toBe('removed');
    const kinds = (await firm.admin.call(lodgingCalls.getKinds, { query: { matterID } })).body;
    expect(kinds.usual).toBe('amendedFirstAndFinal');
    expect(kinds.kinds.map(({ kind }) => kind)).not.toContain('interim');
  });

  test('a Namibian estate has no caps of s 98A: employees rank under s 100, and its account is lodged', async () => {
    const namibian = await testApp.createFirm({ country: 'Namibia' });
    const { matterID } = await createP9Matter(testApp, namibian);
    const draft = async () => (await namibian.admin.call(insolvencyAccountCalls.draft, { query: { matterID } })).body;
    const chosen = { matterID, number: 1, version: 0, awardsToDate: '2026-10-30' };
    const saved = await namibian.admin.call(insolvencyAccountCalls.saveChoices, { body: chosen });
    expect(saved.status).toBe(200);
    const whole = await draft();
    expect(whole.stopping).toEqual([]);
    expect(whole.balances).toBe(true);
    // 16 700 for wages, leave and severance together, as much as the example's heads of s 98A come to.
    expect(whole.ranks.filter(({ rank }) => /^s98A|^s100/.test(rank))).toEqual([
      { rank: 's100', claimed: 16_700, paid: 16_700 },
    ]);
    expect(whole.dividend).toBe('30.1850');
    expect(whole.remarks.map(({ says }) => says.key).join()).toContain('s 100');
    await namibian.admin.call(insolvencyAccountCalls.saveChoices, {
      body: { ...chosen, version: saved.body.version, employeeLimit: 10_000 },
    });
    const limited = await draft();
    // (63 694.42 + 6 700) of 211 013.26: an employee who proved nothing has no more than the limit.
    expect(limited.dividend).toBe('33.3602');
    const done = await namibian.admin.call(lodgingCalls.lodgeInsolvency, {
      body: { matterID, kind: 'firstAndFinal', language: 'en' } as never,
    });
    expect(done.status).toBe(200);
  });

  test('a line earns by the item chosen for it, on what is left without its VAT', async () => {
    const { matterID, bankID } = await createP9Matter(testApp, firm);
    await choose(matterID);
    const rent = await firm.admin.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2026-07-02',
        description: 'Rent of the shop',
        incomeType: 'Interest earned',
        amount: 11_500,
        vatAmount: 1_500,
        tariffItem: 2,
        bankAccountID: bankID,
      },
    });
    expect([rent.status, rent.body]).toMatchObject([200, { tariffItem: 2 }]);
    // 3% of 10 000 above the 57 868.71 of the example.
    expect(listAmounts(await draftAccount(matterID)).get('Remuneration | Remuneration, without VAT')).toBe('58,168.71');
  });

  test('a claim net of set-off, one in dollars and one with costs of an execution share as they should', async () => {
    const { matterID } = await createP9Matter(testApp, firm);
    await choose(matterID);
    const list = (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body;
    const change = async (creditorName: string, more: object) => {
      const { id } = list.find((one) => one.creditorName === creditorName)!;
      const { body } = await firm.admin.call(claimCalls.getbyid, { query: { id } });
      return firm.admin.call(claimCalls.update, { body: { ...body, ...more } });
    };
    // What the creditor owed the estate comes off 12 607.90; 350 dollars at 18.2540 are 6 388.90.
    const setOff = await change('Store', { setOffAmount: 2_607.9, setOffDate: '2025-12-01' });
    expect([setOff.status, setOff.body]).toMatchObject([200, { standsFor: 10_000, amount: 12_607.9 }]);
    const dollars = { foreignCurrency: 'usd', foreignAmount: 350, foreignRate: '18.2540' };
    const otherDay = await change('Dr P', { ...dollars, foreignRateDate: '2026-02-03' });
    expect([otherDay.status, Object.keys(otherDay.problem)]).toEqual([422, ['foreignRateDate']]);
    const foreign = await change('Dr P', { ...dollars, foreignRateDate: '2026-02-02' });
    expect([foreign.status, foreign.body]).toMatchObject([200, { standsFor: 6_388.9, foreignCurrency: 'USD' }]);
    const card = await change('Card Co', {
      executionSheriff: 1_140.25,
      executionCosts: 1_000,
      attachedProceeds: 5_000,
    });
    expect(card.status).toBe(200);
    const drawn = await draftAccount(matterID);
    expect(drawn.stopping).toEqual([]);
    expect(drawn.balances).toBe(true);
    expect(drawn.ranks.find(({ rank }) => rank === 's98')).toEqual({ rank: 's98', claimed: 1_190.25, paid: 1_190.25 });
    // 63 694.42 less 1 190.25, for 103 815.11 + 86 950 + 10 000 + 6 388.90.
    expect(drawn.dividend).toBe('30.1728');
  });

  test('is refused until the Master’s fee is captured and all is turned to money, with where to mend it', async () => {
    const { matterID, bankID } = await createP9Matter(testApp, firm, { withMastersFee: false });
    const car = await createAsset(firm.admin, matterID, {
      name: 'Trailer',
      kind: 'vehicle',
      class: 'movable',
      treatment: 'sold',
    });
    await choose(matterID);
    const { stopping, paper } = await draftAccount(matterID);
    expect(paper).toBeNull();
    expect(stopping.map(({ field, tab }) => [field, tab])).toEqual([
      ['mastersFee', 'expenses'],
      [`assets.${car.id}`, 'assets'],
    ]);
    expect((await lodge(matterID)).status).toBe(422);
    await firm.admin.call(expenseCalls.add, {
      body: { matterID, paidDate: '2026-06-10', description: 'Master', amount: 700, costType: "Master's fees paid" },
    });
    const first = await draftAccount(matterID, { kind: 'first' });
    expect(first.paper!.parts.map(({ title }) => title)).toContain('Property that is not in this account');
    expect((await lodge(matterID, 'first')).status).toBe(200);
    // The second account has what came in since, and no more.
    await firm.admin.call(movementCalls.add, {
      body: {
        matterID,
        movedDate: '2026-11-05',
        description: 'Trailer',
        kind: 'assetCollected',
        amount: 10_000,
        bankAccountID: bankID,
        assetID: car.id,
      },
    });
    await firm.admin.call(expenseCalls.add, {
      body: { matterID, paidDate: '2026-11-05', description: 'Master', amount: 50, costType: "Master's fees paid" },
    });
    const second = await draftAccount(matterID, { kind: 'secondAndFinal' });
    expect(second.stopping).toEqual([]);
    expect(second.balances).toBe(true);
    expect(second.number).toBe(2);
    const shown = listAmounts(second);
    expect(shown.get('Free residue account | Free residue')).toBe('10,000.00');
    // R10 000 less 10% with VAT and the Master’s R50 goes to those who were not paid in full, and to nobody else.
    expect(shown.get('Distribution account | Awarded')).toBe('8,800.00');
    expect(shown.get('Distribution account | Mortgage Bank (S)')).toBeUndefined();
    // s 104(2): who proves only now first gets what the first account would have awarded it.
    const { body: late } = await firm.admin.call(claimCalls.addandcreditor, {
      body: { creditor: { name: 'Late Co' }, claim: { matterID, claimTypeID: 3, amount: 20_000 } },
    });
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: late.id, version: late.version, status: 'proved', statusDate: '2026-11-10' },
    });
    const caughtUp = await draftAccount(matterID, { kind: 'secondAndFinal', language: 'af' });
    expect([caughtUp.stopping, caughtUp.balances]).toEqual([[], true]);
    // P9 left R63 694,42 for R211 013,26: 63 694,42 × 20 000 / 231 013,26.
    const missed = 'Eise wat ná ʼn vorige rekening bewys is | Late Co: Konkurrente eise';
    expect(listAmounts(caughtUp).get(missed)).toBe('5,514.35');
    expect(caughtUp.remarks.map(({ says }) => says.key)).toContainEqual(
      expect.stringContaining('what it missed there'),
    );
    await choose(matterID, { number: 2, awardsToDate: null, lateCatchUp: 'NONE' });
    const plain = await draftAccount(matterID, { kind: 'secondAndFinal' });
    expect(plain.paper!.parts.map(({ title }) => title)).not.toContain('Claims proved after an earlier account');
    expect(listAmounts(plain).get('Distribution account | Awarded')).toBe('8,800.00');
  });

  test('P1 item 6: a creditor takes goods over at a value, which earns 5% and moves no money', async () => {
    const { matterID } = await createP9Matter(testApp, firm);
    await choose(matterID);
    const lorry = await createAsset(firm.admin, matterID, {
      name: 'Lorry',
      kind: 'vehicle',
      class: 'movable',
      encumbered: true,
    });
    const claims = (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body;
    const findClaim = (name: string) => claims.find(({ creditorName }) => creditorName === name)!;
    const addTakeOver = (claimID: number, amount = 185_000) =>
      firm.admin.call(movementCalls.add, {
        body: {
          matterID,
          movedDate: '2026-06-03',
          description: 'Lorry taken over',
          kind: 'takenOver',
          amount,
          assetID: lorry.id,
          claimID,
        },
      });
    expect(Object.keys((await addTakeOver(findClaim('Card Co').id)).problem)).toEqual(['claimID']);
    const { body: lender } = await firm.admin.call(claimCalls.addandcreditor, {
      body: {
        creditor: { name: 'Lorry Finance' },
        claim: {
          matterID,
          claimTypeID: 1,
          securityTypeID: 3,
          amount: 200_000,
          securedBy: [{ assetID: lorry.id, rank: 1 }],
        },
      },
    });
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: lender.id, version: lender.version, status: 'proved', statusDate: '2026-05-01' },
    });
    expect((await addTakeOver(lender.id)).body).toMatchObject({ bankAccountID: null, bankAccountName: null });
    expect(Object.keys((await addTakeOver(lender.id, 1)).problem)).toEqual(['assetID']);
    const drawn = await draftAccount(matterID);
    expect([drawn.stopping, drawn.proofs.filter(({ holds }) => !holds)]).toEqual([[], []]);
    const shown = listAmounts(drawn);
    expect(shown.get('Remuneration | Lorry taken over')).toBe('9,250.00');
    expect(shown.get('Bank reconciliation | Less: taken over by creditors on account of their awards')).toBe(
      '185,000.00',
    );
    expect(shown.get('Bank reconciliation | Balance by the ledger')).toBe(
      shown.get('Bank reconciliation | In the banks at the end'),
    );
    expect(drawn.remarks.map(({ says }) => says.key)).toContainEqual(expect.stringContaining('took over goods'));
    // A movement of money still names its bank account.
    const without = await firm.admin.call(movementCalls.add, {
      body: { matterID, movedDate: '2026-06-03', description: 'X', kind: 'unknownIn', amount: 1 },
    });
    expect(Object.keys(without.problem)).toEqual(['bankAccountID']);
  });

  test('costs beyond the residue make a contribution account by creditor', async () => {
    const { matterID, bankID } = await createP9Matter(testApp, firm);
    await choose(matterID);
    await firm.admin.call(expenseCalls.add, {
      body: {
        matterID,
        paidDate: '2026-06-12',
        description: 'Long case',
        amount: 200_000,
        costType: 'Other costs',
        bankAccountID: bankID,
      },
    });
    const drawn = await draftAccount(matterID, { language: 'af' });
    expect(drawn.balances).toBe(true);
    expect(drawn.contribution).toBeGreaterThan(0);
    expect(drawn.title).toBe('Eerste en finale Likwidasie-, Distribusie- en Kontribusierekening');
    expect(drawn.paper!.parts.map(({ title }) => title)).toContain('Kontribusierekening');
    expect(JSON.stringify(drawn.paper)).toContain('(art 97(2)(c))');
  });

  test('choices are kept a version at a time, say why, and are of an insolvent estate alone', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
    expect((await choose(matterID, { feeAdjustment: 10 })).status).toBe(422);
    const kept = await choose(matterID, { feeAdjustment: 10, feeAdjustmentReason: 'Taxed' });
    expect(kept.body).toMatchObject({ version: 1, feeAdjustment: 10, awardsToDate: '2026-10-30' });
    expect((await choose(matterID)).status).toBe(409);
    const { id: estate } = await createMatter(testApp, firm);
    expect((await choose(estate)).status).toBe(422);
    expect((await draftAccount(estate)).stopping.map(({ field }) => field)).toEqual(['matterID']);
  });
});

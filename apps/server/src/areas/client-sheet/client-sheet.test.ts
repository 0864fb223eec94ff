import { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { unpackValue } from '@boedel/domain/client-sheet/packed';
import { type StoredClientEstate, buildSheetEstate } from '@boedel/domain/client-sheet/sheet-estate';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import { createSheetRows, w3Sheet, setCell } from '@boedel/domain/client-sheet/w3-sheet.testing';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { projectDeath } from '@boedel/domain/die-today/projection';
import { w3Client } from '@boedel/domain/die-today/w3.testing';
import { expectGranted } from '@boedel/domain/law/testing';
import { whole } from '@boedel/domain/money/fraction';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { saveClient } from '../die-today/save-client.testing';

type ClientSheetBody = WireAnswer<typeof clientSheetCalls.get>;

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const read = async (matterID: number): Promise<ClientSheetBody> =>
  (await firm.admin.call(clientSheetCalls.get, { query: { matterID } })).body;
const send = (matterID: number, mark: string, sheet: Sheet) =>
  firm.admin.call(clientSheetCalls.save, { body: { matterID, mark, sheet: sheet as never } });

/** The figures of a sheet over what was read, as the browser works them out. */
function computeShownFigures({ facts, sheet, today }: ClientSheetBody, filledIn: Sheet) {
  const held = { ...(unpackValue(facts) as Omit<StoredClientEstate, 'sheet'>), sheet: sheet as Sheet };
  const { estate, read: sheetRead } = buildSheetEstate(held, filledIn, toLocalDate(today));
  expect(sheetRead.faults).toEqual([]);
  const projection = expectGranted(projectDeath(estate, toLocalDate(today)));
  const { liquidity, cashRequired, capitalGains, estateDuty, awards, flow } = projection;
  return {
    total: flow.total / 100,
    required: cashRequired.value / 100,
    there: liquidity.cash / 100,
    over: liquidity.strict.value / 100,
    gainsTax: capitalGains.tax.value / 100,
    estateDuty: estateDuty.duty.value / 100,
    awards: awards.map(({ name, fromEstate, policiesDirect, retirementIllustrative }) => [
      name,
      fromEstate / 100,
      policiesDirect / 100,
      retirementIllustrative / 100,
    ]),
  };
}
async function readServerFigures(matterID: number) {
  const { projection, stopping } = (await firm.admin.call(projectionCalls.getProjection, { query: { matterID } })).body;
  expect(stopping).toEqual([]);
  const { cash, awards, total } = projection!;
  return {
    total,
    required: cash.required,
    there: cash.there,
    over: cash.over,
    gainsTax: cash.gainsTax,
    estateDuty: cash.estateDuty,
    awards: awards.map(({ name, fromEstate, policiesDirect, retirementIllustrative }) => [
      name,
      fromEstate,
      policiesDirect,
      retirementIllustrative,
    ]),
  };
}
const sortByName = <T extends { awards: readonly (readonly unknown[])[] }>({ awards, ...rest }: T) => ({
  ...rest,
  awards: [...awards].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
});

/** Saves a sheet and holds the browser's figures against the server's. */
async function expectSavedAlike(matterID: number, change: (sheet: Sheet) => Sheet) {
  const shown = await read(matterID);
  const filledIn = change(shown.sheet as Sheet);
  const here = computeShownFigures(shown, filledIn);
  const saved = await send(matterID, shown.mark, filledIn);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.problem));
  expect(sortByName(await readServerFigures(matterID))).toEqual(sortByName(here));
  return { here, saved: saved.body };
}

/** How many statements the database was sent while this was done. */
async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const { database } = testApp.test;
  let statements = 0;
  const transaction = database.transaction.bind(database);
  const spy = vi.spyOn(database, 'transaction').mockImplementation((opening, within) =>
    transaction(opening, (tx) =>
      within(
        new Proxy(tx, {
          get: (of, verb) => {
            if (verb !== 'afterCommit') statements += 1;
            return of[verb as keyof typeof of];
          },
        }),
      ),
    ),
  );
  try {
    const answer = await work();
    return { answer, statements };
  } finally {
    spy.mockRestore();
  }
}

describe('a client filled in on one page', () => {
  test('W3 from an empty client: the browser’s figures are the server’s to the cent, and every tab has its facts', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    const { here, saved } = await expectSavedAlike(matterID, () => w3Sheet);
    expect(here).toMatchObject({ total: 19_500_000, required: 2_534_460, over: -614_460, estateDuty: 628_885 });
    const assets = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body.rows;
    expect(assets).toHaveLength(10);
    expect(assets.find(({ name }) => name === 'Holiday flat')).toMatchObject({
      kind: 'immovable',
      gainsKind: 'ordinary',
      valuationAmount: 2_600_000,
    });
    const { will } = (await firm.admin.call(willCalls.getbymatterid, { query: { matterID } })).body;
    expect(will!.clauses.map(({ kind }) => kind)).toEqual(['asset', 'asset', 'asset', 'residue']);
    // Read back, the sheet says what was typed, and nothing is left to save.
    const listCells = (section: keyof Sheet) => saved.sheet[section].map((row) => row.cells);
    expect(listCells('owns')[2]).toMatchObject({ goesTo: 'Ben, Carla', cost: '900,000.00', kind: 'property' });
    expect(listCells('wishes')[0]).toMatchObject({ executor: 'Baobab Trust', vat: 'yes', wishes: 'A quiet service.' });
    expect(listCells('people').map(({ relation }) => relation)).toEqual(['spouse', 'son', 'daughter']);
    const again = await send(matterID, saved.mark, saved.sheet as Sheet);
    expect(again.body.mark).toBe(saved.mark);
  });

  test('lines changed, added and taken off move both sides alike', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    await expectSavedAlike(matterID, () => w3Sheet);
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'owns', 3, { value: '3,300,000.55', goesTo: 'Carla' }));
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'owns', 2, { goesTo: '', kind: 'home', cost: '0' }));
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'insures', 1, { paidTo: 'Ben 1/3, Carla 2/3' }));
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'insures', 2, { paidTo: '' }));
    await expectSavedAlike(matterID, (sheet) => ({
      ...sheet,
      people: [
        ...sheet.people,
        ...createSheetRows('people', { firstNames: 'Dan', relation: 'son', bornOn: '2012-05-05' }),
      ],
      gifts: createSheetRows('gifts', { amount: '100000', goesTo: 'Dan' }),
      owes: sheet.owes.slice(1),
      costs: [],
    }));
    await expectSavedAlike(matterID, (sheet) => ({
      ...setCell(sheet, 'will', 0, { restTo: 'children' }),
      owns: sheet.owns.filter(({ cells }) => cells['name'] !== 'Vehicle'),
      gifts: [],
    }));
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'marriage', 0, { regime: 'inCommunity' }));
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'wishes', 0, { vat: 'no' }));
    const accrual = { ownStart: '100000', spouseStart: '0', spouseNow: '2000000', cpiThen: '20.1', cpiNow: '115.2' };
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'marriage', 0, { regime: 'withAccrual', ...accrual }));
    // Without a will the law says who inherits.
    await expectSavedAlike(matterID, (sheet) => ({
      ...setCell(sheet, 'will', 0, { hasWill: 'no', datedOn: '', restTo: '' }),
      owns: sheet.owns.map((row) => ({ ...row, cells: { ...row.cells, goesTo: '' } })),
    }));
  });

  test('what the tabs captured stays as it is: debts with security, a will with more than the sheet shows', async () => {
    const { matterID } = await saveClient(testApp, firm, {
      ...w3Client,
      will: {
        ...w3Client.will!,
        legacies: [
          ...w3Client.will!.legacies.slice(1),
          {
            kind: 'limited',
            id: 'use',
            assetId: 'Primary residence',
            right: 'usufruct',
            holders: [{ personId: 'SPOUSE', share: whole }],
            bareOwners: [{ personId: 'BEN', share: whole }],
          },
        ],
      },
      people: w3Client.people.map((one) => ({
        ...one,
        bornOn: one.bornOn ?? toLocalDate('1962-08-11'),
        sex: 'F' as const,
      })),
    });
    const shown = await read(matterID);
    expect(shown.sheet.owns.find(({ cells }) => cells['name'] === 'Primary residence')?.locked).toEqual(['goesTo']);
    await expectSavedAlike(matterID, (sheet) => setCell(sheet, 'owns', 0, { value: '5,000,000.00' }));
    const { will } = (await firm.admin.call(willCalls.getbymatterid, { query: { matterID } })).body;
    expect(will!.clauses.some(({ kind }) => kind === 'limited')).toBe(true);
  });

  test('somebody else saved meanwhile: both are shown, and nothing is written over', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    const first = await read(matterID);
    expect((await send(matterID, first.mark, w3Sheet)).status).toBe(200);
    const late = await send(matterID, first.mark, setCell(w3Sheet, 'owns', 0, { value: '1' }));
    expect(late.status).toBe(409);
  });

  test('one fault and nothing of it is kept; it is told at its place', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    const { mark } = await read(matterID);
    const wrong = await send(matterID, mark, setCell(w3Sheet, 'will', 0, { restTo: 'Ben 2/3, Carla 2/3' }));
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.problem)).toContain('will.one.restTo');
    expect((await read(matterID)).mark).toBe(mark);
    expect((await firm.admin.call(liabilityCalls.getbymatterid, { query: { matterID } })).body).toEqual([]);
  });

  test('a hundred assets are saved, changed and taken off in a few statements, each with its line in the trail', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    const many = Array.from({ length: 100 }, (_, nth) => ({
      name: `Share ${nth}`,
      kind: 'shares',
      value: String(10_000 + nth),
      cost: String(500 + nth),
      goesTo: nth % 2 === 0 ? 'Ben' : 'Carla',
    }));
    const shown = await read(matterID);
    const sheet = { ...w3Sheet, owns: createSheetRows('owns', ...many) };
    const { answer, statements } = await countStatements(() => send(matterID, shown.mark, sheet));
    expect(answer.status).toBe(200);
    expect(statements).toBeLessThan(500);
    const trail = await listTrail(testApp, firm, matterID);
    const countAction = (action: string) => trail.filter((one) => one === action).length;
    expect([countAction('asset.added'), countAction('asset.amount.added')]).toEqual([104, 100]);
    await expectSavedAlike(matterID, (sheet) => ({
      ...sheet,
      owns: sheet.owns.map((row) => ({ ...row, cells: { ...row.cells, value: '12345', cost: '1', goesTo: 'Ben' } })),
    }));
    await expectSavedAlike(matterID, (sheet) => ({ ...sheet, owns: sheet.owns.slice(0, 3) }));
  });

  test('a line that a tab refuses is told at its cell, and nothing of the sheet is kept', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    await expectSavedAlike(matterID, () => w3Sheet);
    const { sheet } = await read(matterID);
    const [home] = sheet.owns;
    const bond = {
      matterID,
      creditor: 'Bank',
      kind: 'debtBeforeDeath',
      amount: 5,
      securedBy: [{ assetID: Number(home!.key) }],
    };
    expect((await firm.admin.call(liabilityCalls.add, { body: bond as never })).status).toBe(200);
    const { mark: now, sheet: stands } = await read(matterID);
    const wrong = await send(matterID, now, { ...(stands as Sheet), owns: stands.owns.slice(1) as never });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, [`owns.${home!.key}.name`]]);
    expect((await read(matterID)).mark).toBe(now);
  });

  test('a line of another client, another kind of matter and a client who died', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    const { mark, sheet } = await read(matterID);
    const foreign = { ...(sheet as Sheet), owns: [{ key: '999999', cells: { name: 'x' }, locked: [] }] };
    expect((await send(matterID, mark, foreign)).status).toBe(404);
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-01-02' });
    expect((await firm.admin.call(clientSheetCalls.get, { query: { matterID: estate } })).status).toBe(422);
    const { id: dead } = await createMatter(testApp, firm, { systemType: 4, diedOn: '2026-01-02' });
    const closed = await read(dead);
    expect(closed.closed?.key).toContain('This client died on');
    expect((await send(dead, closed.mark, closed.sheet as Sheet)).status).toBe(422);
    const other = await testApp.createFirm();
    expect((await other.admin.call(clientSheetCalls.get, { query: { matterID } })).status).toBe(404);
    const outsider = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, outsider, { rights: ['documents'] });
    expect((await outsider.call(clientSheetCalls.get, { query: { matterID } })).status).toBe(404);
  });
});

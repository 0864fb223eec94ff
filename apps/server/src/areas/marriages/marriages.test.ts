import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const createSpouse = async (matterID: number, more: object = {}) =>
  (
    await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Susanna', ...more },
    })
  ).body;
const addMarriage = (matterID: number, body: object = {}) =>
  firm.admin.call(marriageCalls.add, {
    body: { matterID, kind: 'civil marriage', contract: 'none', ...body } as never,
  });
const isICOP = async (matterID: number) =>
  (await firm.admin.call(matterCalls.isMatterICOP, { query: { matterID } })).body.isICOP;
const readRegime = async (matterID: number) =>
  (await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID } })).body.maritalRegime;
const readMain = async (matterID: number) =>
  (await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } })).body.main;

describe('a marriage', () => {
  test('is one record for both: the matter, its header and the law read it', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const spouse = await createSpouse(matterID);
    const { body } = await addMarriage(matterID, { spouseID: spouse.id, marriedDate: '1990-06-02' });
    expect(body).toMatchObject({
      spouseName: 'Susanna Botha',
      regime: 'in community of property',
      isCurrent: true,
      version: 1,
    });
    expect([await isICOP(matterID), await readRegime(matterID)]).toEqual([true, 'in community of property']);
    const changed = await firm.admin.call(marriageCalls.update, {
      body: { ...body, contract: 'with accrual' } as never,
    });
    expect(changed.body.regime).toBe('out of community with accrual');
    expect([await isICOP(matterID), await readRegime(matterID)]).toEqual([false, 'out of community with accrual']);
  });

  test('that a court ended, or the death of the spouse, no longer counts', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const spouse = await createSpouse(matterID, { dateOfDeath: '2020-01-01' });
    await addMarriage(matterID, { spouseID: spouse.id });
    await addMarriage(matterID, { endedBy: 'by divorce', endedDate: '1999-01-01' });
    expect([await isICOP(matterID), await readRegime(matterID)]).toEqual([false, null]);
    const { body } = await firm.admin.call(marriageCalls.getbymatterid, { query: { matterID } });
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  });

  test('outlives the removal of its spouse, and says that nobody is named', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const spouse = await createSpouse(matterID);
    await addMarriage(matterID, { spouseID: spouse.id });
    await firm.admin.call(partyCalls['spouse._delete'], { body: { id: spouse.id } });
    const { body } = await firm.admin.call(marriageCalls.getbymatterid, { query: { matterID } });
    expect(body).toMatchObject([{ spouseID: null, spouseName: null, isCurrent: true }]);
  });

  test('points at nobody of another matter', async () => {
    const [own, other] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    const spouse = await createSpouse(other.id);
    expect((await addMarriage(own.id, { spouseID: spouse.id })).problem).toHaveProperty('spouseID');
  });
});

describe('what contradicts is refused by name', () => {
  test('a marriage of somebody who is down as unmarried, and the other way round', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const saveMaritalStatus = async (maritalStatus: string) =>
      firm.admin.call(mainPartyCalls.updateMain, { body: { ...(await readMain(matterID)), maritalStatus } as never });
    expect((await saveMaritalStatus('unmarried')).status).toBe(200);
    expect((await addMarriage(matterID)).problem).toEqual({
      kind: ['Jan Botha is down as unmarried. Change the marital status first, or leave the marriage out.'],
    });
    await saveMaritalStatus('married');
    const spouse = await createSpouse(matterID);
    expect((await addMarriage(matterID, { spouseID: spouse.id })).status).toBe(200);
    expect((await saveMaritalStatus('unmarried')).problem).toEqual({
      maritalStatus: ['The marriage with Susanna Botha is captured. Remove it, or choose another status.'],
    });
    expect((await saveMaritalStatus('divorced')).problem).toHaveProperty('maritalStatus');
  });

  test('a day before a birth or after a death', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const late = await addMarriage(matterID, { marriedDate: '2026-04-01' });
    expect(late.problem).toEqual({ marriedDate: ['The marriage is after the death of Jan Botha.'] });
  });
});

test('a new matter asks for the spouse and keeps the marriage', async () => {
  const { body } = await firm.admin.call(matterCalls.add, {
    body: {
      systemTypeID: 2,
      country: 'South Africa',
      main: { surname: 'Trouman', firstNames: 'Piet', dateOfDeath: '2026-01-05', maritalStatus: 'married' },
      marriage: { spouseFirstNames: 'Elsa', spouseSurname: null, kind: 'civil marriage', contract: 'none' },
      duplicatesSeen: true,
    } as never,
  });
  const matterID = body.matter!.id;
  expect(body.matter!.maritalRegime).toBe('in community of property');
  const { body: list } = await firm.admin.call(marriageCalls.getbymatterid, { query: { matterID } });
  expect(list).toMatchObject([{ spouseName: 'Elsa Trouman', isCurrent: true }]);
});

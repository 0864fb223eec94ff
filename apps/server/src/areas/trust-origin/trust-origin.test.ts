import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

/** An estate whose will leaves the farm and R50 000 to a trust for two children. */
async function createEstate() {
  const { id: matterID, mainId } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const add = async (body: object) =>
    (await firm.admin.call(beneficiaryCalls.add, { body: { matterID, ...body } as never })).body.id;
  const child = {
    kind: 'person',
    surname: 'Botha',
    guardian: 'Anna van der Merwe',
    moneyHeldBy: 'trust',
    parents: [{ parentID: mainId }],
  };
  const children = [
    await add({ ...child, firstNames: 'Kara', dateOfBirth: '2015-04-01' }),
    await add({ ...child, firstNames: 'Liam', dateOfBirth: '2018-04-01' }),
  ];
  const trustees = [{ name: 'Anna van der Merwe' }, { name: 'Sipho Cele' }];
  const partyID = await add({ kind: 'trust', surname: 'Botha Kinders Trust', trustees });
  const { id: assetID } = await createAsset(firm.admin, matterID, { name: 'Farm', valuationAmount: 800_000 });
  const takers = [{ partyID, part: 'taker' as const, share: '1' }];
  const clauses = [
    { key: 'a', kind: 'asset' as const, assetID, takers },
    { key: 'c', kind: 'cash' as const, amount: 50_000, takers },
  ];
  const saved = await firm.admin.call(willCalls.save, { body: { matterID, clauses, version: null } });
  expect(saved.status).toBe(200);
  return { matterID, partyID, children };
}
const make = (partyID: number, beneficiaryIDs: number[], who = firm.admin) =>
  who.call(trustOriginCalls.make, { body: { partyID, beneficiaryIDs } });
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);

describe('a trust of a will', () => {
  test('becomes a matter with founder, trustees, beneficiaries and what was awarded; each leads to the other', async () => {
    const { matterID, partyID, children } = await createEstate();
    const { body: before } = await firm.admin.call(trustOriginCalls.ofEstate, { query: { matterID } });
    expect(before.trusts).toMatchObject([
      { partyID, trust: null, beneficiaryIDs: children, trustees: ['Anna van der Merwe', 'Sipho Cele'] },
    ]);
    expect(before.trusts[0]!.awarded.map(({ what, amount }) => [what, amount])).toEqual([
      ['Farm', 800_000],
      ['', 50_000],
    ]);
    const { body: trust, status } = await make(partyID, children);
    expect([status, trust.name]).toEqual([200, 'Botha Kinders Trust']);
    const of = { query: { matterID: trust.matterID } };
    const { body: opened } = await firm.admin.call(matterCalls.getmatterbyid, { body: { id: trust.matterID } });
    expect(opened).toMatchObject({ systemTypeID: 5, kind: 'Testamentary trust' });
    const { body: assets } = await firm.admin.call(assetCalls.getbymatterid, of);
    expect(assets.rows.map(({ name }) => name).toSorted()).toEqual(['Farm', 'Legacy in money']);
    const { body: trustees } = await firm.admin.call(trusteeCalls.GetIndividualTrustees, of);
    expect(JSON.stringify(trustees)).toContain('van der Merwe');
    const { body: heirs } = await firm.admin.call(beneficiaryCalls.getbymatterid, of);
    expect(heirs.filter(({ role }) => role === 'beneficiary').map(({ firstNames }) => firstNames)).toEqual([
      'Kara',
      'Liam',
    ]);
    const { body: register } = await firm.admin.call(ownerCalls.getRegister, of);
    // The founder and the beneficiaries are in it from the will; who acts and what each is reached by is entered here.
    expect([...new Set(register.gaps.map(({ says }) => says.key))]).toEqual([
      'Add the trustees, with the date of their letters of authority.',
      'Add who else controls the trust, or confirm that only the trustees do.',
      '{name}: enter {what}.',
    ]);
    expect(register.owners.filter((one) => one.class === 'guardianOfMinor').map(({ name }) => name)).toEqual([
      'Van der Merwe, Anna',
    ]);
    expect(heirs.find(({ firstNames }) => firstNames === 'Kara')).toMatchObject({ moneyHeldBy: 'trust' });
    const { body: founders } = await firm.admin.call(partyCalls['founder.getbymatterid'], of);
    expect(founders).toHaveLength(1);
    const { body: report } = await firm.admin.call(trustMoneyCalls.report, of);
    expect(JSON.stringify(report.paper)).toContain('850,000.00');
    const { body: back } = await firm.admin.call(trustOriginCalls.ofTrust, of);
    expect(back.estate).toMatchObject({ matterID });
    const { body: after } = await firm.admin.call(trustOriginCalls.ofEstate, { query: { matterID } });
    expect(after.trusts[0]!.trust).toMatchObject({ matterID: trust.matterID });
    for (const id of [matterID, trust.matterID])
      expect(await listTrail(testApp, firm, id)).toContain('trust_origin.added');
  });

  test('is made once, however many ask at one moment, and all of it or nothing', async () => {
    const { matterID, partyID, children } = await createEstate();
    const both = await Promise.all([make(partyID, children), make(partyID, children)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const third = await make(partyID, children);
    expect(JSON.stringify(third.problem)).toContain('has its matter already');
    const { body } = await firm.admin.call(trustOriginCalls.ofEstate, { query: { matterID } });
    expect(body.trusts).toHaveLength(1);
  });

  test('refuses an heir who is no trust, nobody to benefit, a stranger’s id and another firm', async () => {
    const { partyID, children } = await createEstate();
    expect(listFields(await make(children[0]!, [children[1]!]))).toEqual(['partyID']);
    expect(listFields(await make(partyID, []))).toEqual(['beneficiaryIDs']);
    const other = await createEstate();
    expect((await make(partyID, other.children)).status).toBe(404);
    const stranger = await testApp.createFirm();
    expect((await make(partyID, children, stranger.admin)).status).toBe(404);
    expect((await make(partyID, children)).status).toBe(200);
  });
});

import { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import type { WireBody } from '@boedel/contract/call';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
let providerID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-15T08:00:00Z'));
  firm = await testApp.createFirm({ name: 'Karee Trust' });
  const provider = await firm.admin.call(directoryCalls['bondofsecurityprovider.add'], {
    body: {
      name: 'Borg Bpk',
      email: 'claims@borg.test',
      premiumPercent: 0.6,
      minimumPremium: 2_000,
      facilityNumber: 'F7',
    },
  });
  providerID = provider.body.id;
});

type NewBond = WireBody<typeof bondCalls.add>;
const createBondBody = (matterID: number, more: Partial<NewBond> = {}): NewBond => ({
  matterID,
  number: 'B 77',
  providerID,
  amount: 1_000_000,
  appliedDate: '2026-02-01',
  issuedDate: '2026-02-10',
  lodgedDate: '2026-02-12',
  ...more,
});
async function createSecured(more: Partial<NewBond> = {}, details: Parameters<typeof createMatter>[2] = {}) {
  const { id: matterID } = await createMatter(testApp, firm, details);
  await createAsset(firm.admin, matterID, { valuationAmount: 1_000_000 });
  const added = await firm.admin.call(bondCalls.add, { body: createBondBody(matterID, more) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return { matterID, bond: added.body };
}
const applyOf = async (who: TestPerson, matterID: number) =>
  (await who.call(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { query: { matterID } })).body;
const readDates = async (matterID: number) =>
  (await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } })).body;
const findRenewal = async (matterID: number) =>
  (await readDates(matterID)).dates.find(({ rule }) => rule === 'bond-premium');

const findEvent = (matterID: number, event: string): Promise<string | undefined> =>
  openFirmScope(testApp.test.database, firm.id).transaction(
    async (tx) =>
      (
        await tx.maybe<{ due_on: string }>(
          sql`select due_on from diary_entry where matter_id = ${matterID} and event = ${event}`,
        )
      )?.due_on,
  );

describe('a bond of security', () => {
  test('is applied for by what the assets come to, issued, renewed, reduced and released, and the trail keeps each', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-01-05' });
    await createAsset(firm.admin, matterID, { valuationAmount: 900_000 });
    await createAsset(firm.admin, matterID, {
      name: 'Hilux',
      kind: 'vehicle',
      class: 'movable',
      valuationAmount: 250_000,
    });
    const before = await applyOf(firm.admin, matterID);
    expect(before).toMatchObject({
      law: { section: 'Administration of Estates Act 66 of 1965 s 23', form: 'J262 Bond of security' },
      asked: { value: 1_150_000 },
      cover: { state: 'none', gap: 1_150_000, secured: 0 },
    });
    const applied = await firm.admin.call(bondCalls.add, {
      body: createBondBody(matterID, { number: null, issuedDate: null, lodgedDate: null }),
    });
    expect(applied.body).toMatchObject({ status: 'applied', providerName: 'Borg Bpk', nextRenewalDate: null });
    const issued = await firm.admin.call(bondCalls.update, {
      body: { ...applied.body, number: 'B 77', issuedDate: '2026-02-10', lodgedDate: '2026-02-12' },
    });
    // 0.6% of the amount with VAT: 6,000 and 900.
    expect(issued.body).toMatchObject({
      status: 'inForce',
      yearlyPremium: 6_900,
      isPremiumWorkedOut: true,
      nextRenewalDate: '2026-02-10',
      isRenewalOverdue: true,
    });
    expect((await applyOf(firm.admin, matterID)).cover).toMatchObject({ state: 'below', gap: 150_000 });
    expect(await findRenewal(matterID)).toMatchObject({ keptDate: '2026-02-10', isDone: false });
    const paid = await firm.admin.call(bondStepCalls.payPremium, {
      body: { id: issued.body.id, version: issued.body.version },
    });
    expect(paid.body).toMatchObject({
      premiumPaidTo: '2027-02-10',
      nextRenewalDate: '2027-02-10',
      isRenewalOverdue: false,
    });
    expect(await findRenewal(matterID)).toMatchObject({ keptDate: '2027-02-10', isFixed: true });

    const raised = await firm.admin.call(bondCalls.update, { body: { ...paid.body, amount: 2_000_000 } });
    const asked = await firm.admin.call(bondCalls.reducebondamountrequest, {
      body: { bondOfSecurityID: raised.body.id, newAmount: 1_150_000, reason: 'The farm was transferred.' },
    });
    expect(asked.body).toMatchObject({ amount: 2_000_000, reductions: [{ outcome: 'asked', newAmount: 1_150_000 }] });
    const [mail] = await listMails(testApp, 'claims@borg.test');
    expect(mail).toMatchObject({
      matter_id: matterID,
      subject: expect.stringContaining('Reduction of bond of security B 77'),
    });
    const [reduction] = asked.body.reductions;
    const granted = await firm.admin.call(bondStepCalls.decideReduction, {
      body: { id: reduction!.id, version: reduction!.version, outcome: 'granted', masterConsentDate: '2026-11-14' },
    });
    expect(granted.body).toMatchObject({ amount: 1_150_000, reductions: [{ outcome: 'granted' }] });
    expect((await applyOf(firm.admin, matterID)).cover).toMatchObject({ state: 'covers', gap: 0 });
    const released = await firm.admin.call(bondStepCalls.release, {
      body: { id: granted.body.id, version: granted.body.version, masterReleaseDate: '2026-11-15' },
    });
    expect(released.body).toMatchObject({ status: 'released', nextRenewalDate: null });
    expect((await findRenewal(matterID))?.entryID ?? null).toBeNull();

    const trail = await firm.admin.call(bondCalls.GetaudittrailbybondofsecurityID, {
      query: { bondOfSecurityID: released.body.id },
    });
    expect(trail.body.map(({ action }) => action)).toEqual([
      'bond_of_security.changed',
      'bond_of_security.changed',
      'bond_of_security.reduction.granted',
      'bond_of_security.reduction.asked',
      'bond_of_security.changed',
      'bond_of_security.changed',
      'bond_of_security.premium.paid',
      'bond_of_security.changed',
      'bond_of_security.added',
    ]);
    expect(await listTrail(testApp, firm, matterID)).toContain('diary.removed');
  });

  test('is listed by its matter, searched and paged, and one that was not issued may go', async () => {
    const { matterID, bond } = await createSecured();
    const other = await firm.admin.call(bondCalls.add, {
      body: createBondBody(matterID, { number: null, issuedDate: null, lodgedDate: null, principal: 'Susan Botha' }),
    });
    const list = async (query: object) =>
      (await firm.admin.call(bondCalls.getbymatterid, { query: { matterId: matterID, ...query } })).body.map(
        ({ id }) => id,
      );
    expect(await list({})).toEqual([bond.id, other.body.id]);
    expect(await list({ searchString: 'susan' })).toEqual([other.body.id]);
    expect(await list({ skip: 1, take: 1 })).toEqual([other.body.id]);
    const kept = await firm.admin.call(bondCalls._delete, { body: { id: bond.id } });
    expect(kept.problem).toMatchObject({ id: [expect.stringContaining('so you cannot remove it')] });
    expect((await firm.admin.call(bondCalls._delete, { body: { id: other.body.id } })).status).toBe(200);
    expect(await list({})).toEqual([bond.id]);
  });

  test('has papers of its own', async () => {
    const { matterID, bond } = await createSecured();
    const { matterID: elsewhere } = await createSecured();
    const pdf = { name: 'bond.pdf', content: '%PDF-1.7\n%%EOF' };
    const send = (matter: number) =>
      sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID: matter, bondID: bond.id }, [pdf]);
    expect((await send(matterID)).status).toBe(200);
    expect((await send(elsewhere)).status).toBe(404);
    const papers = await firm.admin.call(documentCalls.getbybondid, { query: { bondID: bond.id } });
    expect(papers.body).toMatchObject([{ title: 'bond', matterID }]);
    expect((await firm.admin.call(bondCalls.getbyid, { query: { id: bond.id } })).body.documents).toBe(1);
  });
});

describe('what is refused', () => {
  test('a reduction below the assets, with the law and what to do', async () => {
    const { bond } = await createSecured();
    const refused = await firm.admin.call(bondCalls.reducebondamountrequest, {
      body: { bondOfSecurityID: bond.id, newAmount: 999_999, reason: 'Paid out' },
    });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem)).toContain('is still to be secured');
  });
  test('an amount lowered by hand, and two requests at once', async () => {
    const { bond } = await createSecured({ amount: 3_000_000 });
    const lowered = await firm.admin.call(bondCalls.update, { body: { ...bond, amount: 2_000_000 } });
    expect(lowered.status).toBe(422);
    const requestReduction = () =>
      firm.admin.call(bondCalls.reducebondamountrequest, {
        body: { bondOfSecurityID: bond.id, newAmount: 1_500_000, reason: 'Paid out', mail: false },
      });
    const both = await Promise.all([requestReduction(), requestReduction()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
  test('a mail to a provider without an address; the request can be recorded without one', async () => {
    const silent = await firm.admin.call(directoryCalls['bondofsecurityprovider.add'], { body: { name: 'Stil Bpk' } });
    const { bond } = await createSecured({ providerID: silent.body.id, amount: 3_000_000 });
    const body = { bondOfSecurityID: bond.id, newAmount: 1_500_000, reason: 'Paid out' };
    expect((await firm.admin.call(bondCalls.reducebondamountrequest, { body })).status).toBe(422);
    const recorded = await firm.admin.call(bondCalls.reducebondamountrequest, { body: { ...body, mail: false } });
    expect(recorded.body.reductions).toMatchObject([{ mailedAt: null, mailedTo: null }]);
  });
  test('a bond in a consultation, where nobody is appointed', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    expect((await firm.admin.call(bondCalls.add, { body: createBondBody(matterID) })).status).toBe(422);
    const asked = await firm.admin.call(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { query: { matterID } });
    expect(asked.status).toBe(404);
  });
  test('a step from a version somebody else has changed', async () => {
    const { bond } = await createSecured();
    await firm.admin.call(bondCalls.update, { body: { ...bond, notes: 'Seen' } });
    const stale = { id: bond.id, version: bond.version };
    expect((await firm.admin.call(bondStepCalls.payPremium, { body: stale })).status).toBe(409);
    const release = { ...stale, masterReleaseDate: '2026-11-15' };
    expect((await firm.admin.call(bondStepCalls.release, { body: release })).status).toBe(409);
  });
});

describe('by the kind of matter', () => {
  test.each([
    [1, 'Insolvency Act 24 of 1936 s 56(2), s 18', 'bondLodged', '2026-02-12'],
    [3, 'Administration of Estates Act 66 of 1965 s 77', 'bondLodged', '2026-02-12'],
    [5, 'Trust Property Control Act 57 of 1988 s 6(2), s 6(3)', 'bondIssued', '2026-02-10'],
  ])('type %i asks under %s, and its key dates follow', async (systemType, section, event, day) => {
    const { matterID } = await createSecured({}, { systemType });
    expect((await applyOf(firm.admin, matterID)).law.section).toBe(section);
    expect(await findRenewal(matterID)).toMatchObject({ keptDate: '2026-02-10' });
    expect(await findEvent(matterID, event)).toBe(day);
  });

  test('nobody is asked where everybody who acts is exempt', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await createAsset(firm.admin, matterID);
    const add = (surname: string, isExemptFromSecurity: boolean) =>
      firm.admin.call(executorCalls.SaveExecutor, {
        body: { matterID, kind: 'person', surname, details: { isExemptFromSecurity } },
      });
    expect((await add('Botha', true)).status).toBe(200);
    expect(await applyOf(firm.admin, matterID)).toMatchObject({
      isExempt: true,
      asked: { value: 0 },
      cover: { gap: 0 },
    });
    expect((await add('Louw', false)).status).toBe(200);
    expect(await applyOf(firm.admin, matterID)).toMatchObject({ isExempt: false, cover: { gap: 1_000_000 } });
  });

  test('the will exempts the executor it names, and says so; an executor dative gives security', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await createAsset(firm.admin, matterID);
    const add = (surname: string, capacity: string) =>
      firm.admin.call(executorCalls.SaveExecutor, {
        body: { matterID, kind: 'person', surname, details: { capacity } },
      });
    await add('Botha', 'Executor testamentary');
    expect(await applyOf(firm.admin, matterID)).toMatchObject({ willExempts: false, cover: { gap: 1_000_000 } });
    const will = await firm.admin.call(willCalls.save, { body: { matterID, clauses: [], exemptsFromSecurity: true } });
    expect(will.status).toBe(200);
    expect(await applyOf(firm.admin, matterID)).toMatchObject({
      willExempts: true,
      isExempt: true,
      principals: [{ isExempt: true, exemptBy: 'will' }],
      cover: { gap: 0 },
    });
    await add('Louw', 'Executor dative');
    expect(await applyOf(firm.admin, matterID)).toMatchObject({
      isExempt: false,
      principals: [{ exemptBy: 'will' }, { exemptBy: null }],
      cover: { gap: 1_000_000 },
    });
  });

  test('somebody given the matter without its diary records a bond, and the renewal is laid out all the same', async () => {
    const outsider = await firm.person(['JointAppointee'], { systemTypes: [2] });
    const { id: matterID } = await createMatter(testApp, firm);
    await grantAccess(testApp, firm, matterID, outsider, { mayCapture: true, rights: ['estate'] });
    const added = await outsider.call(bondCalls.add, { body: createBondBody(matterID) });
    expect(added.status).toBe(200);
    expect(await findRenewal(matterID)).toMatchObject({ keptDate: '2026-02-10' });
  });
});

test('whoever closes a matter is told of a bond that is not released', async () => {
  const { matterID, bond } = await createSecured();
  const listOpenPoints = async () =>
    (await firm.admin.call(matterCalls.whatIsOpen, { query: { matterID } })).body
      .filter(({ tab }) => tab === 'bondofsecurity')
      .map(({ words }) => formatInEnglish(words));
  expect(await listOpenPoints()).toEqual(['Bond of security B 77 is not released.']);
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update bond_of_security set released_on = '2026-11-01' where id = ${bond.id}`),
  );
  expect(await listOpenPoints()).toEqual([]);
});

import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import type { Role } from '@boedel/domain/access/role';
import { accessRightNames } from '@boedel/domain/access/access-rights';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

interface CaptureCase {
  readonly who: string;
  readonly roles: readonly Role[];
  /** What was given on the matter, to somebody who sees single matters. */
  readonly given?: { readonly mayCapture: boolean };
  readonly may: boolean;
}
const cases: readonly CaptureCase[] = [
  { who: 'an administrator who captures', roles: ['Admin', 'Capture Matter'], may: true },
  { who: 'somebody who captures', roles: ['Capture Matter'], may: true },
  { who: 'somebody of the firm without a role', roles: [], may: false },
  { who: 'somebody who asks for accounts', roles: ['Request Account'], may: false },
  { who: 'an administrator who does not capture', roles: ['Admin'], may: false },
  { who: 'a client who was let capture', roles: ['UserMatterAccess'], given: { mayCapture: true }, may: true },
  { who: 'a client who reads', roles: ['UserMatterAccess'], given: { mayCapture: false }, may: false },
  { who: 'a joint appointee who captures', roles: ['JointAppointee'], given: { mayCapture: true }, may: true },
  { who: 'a joint appointee who reads', roles: ['JointAppointee'], given: { mayCapture: false }, may: false },
  {
    who: 'a joint appointee who captures elsewhere in the firm',
    roles: ['JointAppointee', 'Capture Matter'],
    given: { mayCapture: false },
    may: false,
  },
];

async function createPerson({ roles, given }: CaptureCase, matterId: number): Promise<TestPerson> {
  const person = await firm.person([...roles], { systemTypes: [2], systemType: 2 });
  if (given) await grantAccess(testApp, firm, matterId, person, { ...given, rights: ['diary', 'notes'] });
  return person;
}

describe('whether a person may change a matter', () => {
  test.each(cases)('$who: $may, and the calls agree with what the matter says', async (oneCase) => {
    const { id } = await createMatter(testApp, firm);
    const person = await createPerson(oneCase, id);
    const opened = await person.call(matterCalls.getmatterbyid, { body: { id } });
    const details = await person.call(matterCalls.GetMatterDetails, { query: { matterID: id } });
    expect([opened.body.mayCapture, details.body.mayCapture]).toEqual([oneCase.may, oneCase.may]);
    const saved = await person.call(matterCalls.update, { body: { ...details.body, court: 'Bloemfontein' } });
    const moved = await person.call(matterCalls.updatestatus, { body: { id, matterStatus: 1 } });
    const noted = await person.call(noteCalls.add, { body: { matterID: id, comment: '<p>Rang.</p>' } });
    expect(noted.status).toBe(oneCase.may ? 200 : 403);
    // The matter's own particulars and its status are the firm's to change, whatever somebody else was let capture.
    const firms = oneCase.may && !oneCase.given ? 200 : 403;
    expect([saved.status, moved.status]).toEqual([firms, firms]);
  });

  test('a matter says what of it the person was let see', async () => {
    const { id } = await createMatter(testApp, firm);
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [2] });
    await grantAccess(testApp, firm, id, client, { rights: ['diary', 'documents'] });
    const readRights = async (who: TestPerson) =>
      (await who.call(matterCalls.getmatterbyid, { body: { id } })).body.rights;
    expect(await readRights(client)).toEqual(['diary', 'documents']);
    expect(await readRights(await firm.person([]))).toEqual(accessRightNames);
  });

  test('a right on one matter says nothing of another', async () => {
    const [given, other] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [2] });
    await grantAccess(testApp, firm, given.id, client, { mayCapture: true });
    await grantAccess(testApp, firm, other.id, client);
    const may = async (id: number) => (await client.call(matterCalls.getmatterbyid, { body: { id } })).body.mayCapture;
    expect([await may(given.id), await may(other.id)]).toEqual([true, false]);
  });

  test('who wrote a note and no longer captures may not change it', async () => {
    const { id } = await createMatter(testApp, firm);
    await firm.admin.call(noteCalls.add, { body: { matterID: id, comment: '<p>Ours</p>' } });
    const onlyAdmin = await firm.person(['Admin'], { systemType: 2 });
    const { body } = await onlyAdmin.call(noteCalls.getbymatterid, { query: { matterID: id } });
    expect(body.rows.map(({ mayChange }) => mayChange)).toEqual([false]);
  });
});

import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { askCaller } from '../../platform/session/caller';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, giveAccess, trailOf } from '../../testing/a-matter';
import { mailsTo } from '../../testing/after-commit';
import { type Somebody, testHouse, type TestFirm } from '../../testing/house';
import { lastMailTo, signIn, withPassword } from '../../testing/sign-in';
import { mailInvitation } from './invitation';

const house = testHouse({ PUBLIC_URL: 'https://app.boedel.test' });
let provider: TestFirm;
beforeAll(async () => {
  provider = await house.aFirm({ isProvider: true });
});

let serial = 0;
const newEmail = (): string => `new${(serial += 1)}@invited.test`;
const invite = (by: Somebody, email: string, more: { roles?: Role[]; fullname?: string } = {}) =>
  by.call(userCalls.add, {
    body: { email, fullname: 'Naledi Dube', roles: ['Capture Matter'], systemRoles: ['Trust'], ...more },
  });
const remove = (by: Somebody, id: number, handOverToID?: number) =>
  by.call(userCalls.removeUserFromIntermediary, { body: { id, handOverToID } });
const record = async (by: Somebody, id: number) => (await by.call(userCalls.getbyid, { query: { id } })).body;
const change = async (by: Somebody, id: number, more: object) => {
  const { fullname, roles, systemRoles, version } = await record(by, id);
  return by.call(userCalls.update, { body: { id, fullname, roles, systemRoles, version, ...more } });
};
const responsible = (firm: TestFirm, matterId: number, personId: number) =>
  tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${personId} where id = ${matterId}`),
  );

describe('an invitation', () => {
  test('lets a new person set a password with a link that works once', async () => {
    const firm = await house.aFirm({ name: 'Doringboom' });
    const email = newEmail();
    const { status, body } = await invite(firm.admin, email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, state: 'Invited', roles: ['Capture Matter'], systemRoles: ['Trust'] });
    await drainJobs(house.parts, [mailInvitation]);
    const mail = await lastMailTo(house, email);
    expect(mail!.subject).toBe('Doringboom invites you to Boedel');
    const link = new URL(/https:\S+/.exec(mail!.body_text)![0]);
    const set = () =>
      house.callAs(undefined, sessionCalls.resetpassword, {
        body: { token: link.searchParams.get('code')!, userid: body.id, newPassword: 'blou stoel op die stoep' },
      });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(422);
    const signedIn = await signIn(house, email, { password: 'blou stoel op die stoep' });
    expect(signedIn.body).toMatchObject({ intermediaryID: firm.id, fullname: 'Naledi Dube' });
    const accepted = await house.callAs(signedIn.body.token!, userCalls.updateTermsAndConditions, {
      body: { id: body.id },
    });
    expect(accepted.status).toBe(200);
    expect((await record(firm.admin, body.id)).state).toBe('Active');
  });

  test('sent again makes the link before it worthless; who has signed in is not invited again', async () => {
    const firm = await house.aFirm();
    const email = newEmail();
    const { body } = await invite(firm.admin, email);
    const link = async () => {
      await drainJobs(house.parts, [mailInvitation]);
      return new URL(/https:\S+/.exec((await lastMailTo(house, email))!.body_text)![0]).searchParams.get('code')!;
    };
    const first = await link();
    const soon = await firm.admin.call(userCalls.resendInvitation, { body: { id: body.id } });
    expect(soon.problem).toEqual({ id: [expect.stringMatching(/sent a moment ago/)] });
    house.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await firm.admin.call(userCalls.resendInvitation, { body: { id: body.id } })).status).toBe(200);
    const second = await link();
    house.setClock(undefined);
    const set = (token: string) =>
      house.callAs(undefined, sessionCalls.resetpassword, {
        body: { token, userid: body.id, newPassword: 'blou stoel op die stoep' },
      });
    expect((await set(first)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
    const again = await firm.admin.call(userCalls.resendInvitation, { body: { id: firm.admin.personId } });
    expect(again.status).toBe(422);
  });

  test('is mailed once in ten minutes, however often somebody is taken out and invited again', async () => {
    const firm = await house.aFirm();
    const email = newEmail();
    for (let round = 0; round < 3; round += 1) {
      const { body } = await invite(firm.admin, email);
      await drainJobs(house.parts, [mailInvitation]);
      expect((await remove(firm.admin, body.id)).status).toBe(200);
    }
    expect(await mailsTo(house, email)).toHaveLength(1);
    house.setClock(new Date(Date.now() + 11 * 60_000));
    await invite(firm.admin, email);
    await drainJobs(house.parts, [mailInvitation]);
    house.setClock(undefined);
    expect(await mailsTo(house, email)).toHaveLength(2);
  });

  test('to an address with an account elsewhere is answered as any other, and is the person’s to accept', async () => {
    const [theirs, ours] = [await house.aFirm(), await house.aFirm({ name: 'Kameeldoring' })];
    const known = await theirs.person(['Admin']);
    await providerDoor(house.test.database).transaction((tx) =>
      tx.run(sql`update person set password_hash = 'kept', language = 'af' where id = ${known.personId}`),
    );
    const typed = known.email.toUpperCase();
    const { status, body } = await invite(ours.admin, typed, { fullname: 'Somebody Else' });
    const { body: unknown } = await invite(ours.admin, newEmail(), { fullname: 'Somebody Else' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...unknown, id: body.id, email: typed, invitedAt: body.invitedAt });
    expect(body).toMatchObject({ fullname: 'Somebody Else', state: 'Invited', roles: ['Capture Matter'] });
    await drainJobs(house.parts, [mailInvitation]);
    const mail = await lastMailTo(house, known.email);
    expect(mail!.body_text).toMatch(/Om te aanvaar, teken aan soos altyd en kies Kameeldoring/);
    expect(mail!.body_text).not.toMatch(/passwordreset/);

    const seen = async () => (await ours.admin.call(userCalls.getlist, { query: { searchString: known.email } })).body;
    expect((await seen()).rows).toMatchObject([{ fullname: 'Somebody Else', email: typed, state: 'Invited' }]);
    expect(JSON.stringify((await ours.admin.call(matterCalls.getColleagues, { query: {} })).body)).not.toMatch(
      /Somebody Else/,
    );
    expect((await ours.admin.call(matterCalls.getColleagues, { query: {} })).body.map(({ id }) => id)).not.toContain(
      known.personId,
    );
    const { id: matterId } = await aMatter(house, ours);
    await expect(responsible(ours, matterId, known.personId)).rejects.toMatchObject({ code: '23503' });
    expect((await invite(ours.admin, known.email)).problem).toHaveProperty('email');
    expect((await change(ours.admin, known.personId, { fullname: 'As typed' })).body.fullname).toBe('As typed');

    const firms = (await known.call(sessionCalls.firms)).body;
    expect(firms.map(({ intermediaryID, isInvited }) => [intermediaryID, isInvited])).toEqual([
      [theirs.id, false],
      [ours.id, true],
    ]);
    const entered = await known.call(sessionCalls.changeFirm, { body: { intermediaryID: ours.id } });
    expect(entered.status).toBe(200);
    expect((await house.callAs(entered.body.token, userCalls.checkAccess)).status).toBe(200);
    const own = (await seen()).rows[0]!;
    expect(own).toMatchObject({ id: known.personId, email: known.email, state: 'Active' });
    expect(own.fullname).toMatch(/^Person \d+$/);
    await responsible(ours, matterId, known.personId);
    expect((await change(ours.admin, known.personId, { fullname: 'Renamed' })).problem).toHaveProperty('fullname');
  });

  test('that waits has no date given to it', async () => {
    const firm = await house.aFirm();
    const { id } = (await invite(firm.admin, newEmail(), { roles: ['UserMatterAccess'] })).body;
    const { id: matterID } = await aMatter(house, firm);
    const dated = await firm.admin.call(diaryCalls.add, {
      body: { matterID, title: 'Call the bank', date: '2026-12-01', assignedUserID: id },
    });
    expect([dated.status, Object.keys(dated.problem)]).toEqual([422, ['assignedUserID']]);
  });

  test('opens nothing until it is accepted, whoever signed the token, and is accepted by signing in with no other firm', async () => {
    const [old, ours] = [await house.aFirm(), await house.aFirm()];
    const person = await withPassword(house, await old.person(['Capture Matter']));
    await invite(ours.admin, person.email);
    const signedIn = async () => (await signIn(house, person.email)).body;
    const first = await signedIn();
    expect(first.intermediaryID).toBe(old.id);
    const { sessionId } = await house.parts.tokens.verify(first.token!, new Date());
    const ids = { personId: person.personId, firmId: ours.id, sessionId };
    expect(await house.test.database.single(askCaller(ids, new Date()))).toBeUndefined();
    expect((await record(ours.admin, person.personId)).state).toBe('Invited');
    await remove(old.admin, person.personId);
    expect((await signedIn()).intermediaryID).toBe(ours.id);
    expect((await record(ours.admin, person.personId)).state).toBe('Active');
  });

  test.each([['no at sign'], ['two@a.test,three@b.test'], ['evil@x.test\r\nBcc: all@y.test']])(
    'to %j is refused',
    async (email) => {
      const firm = await house.aFirm();
      expect((await invite(firm.admin, email)).problem).toHaveProperty('email');
    },
  );
});

describe('privileges', () => {
  test('are not raised by editing one’s own record, nor is the provider’s role given by a firm', async () => {
    const firm = await house.aFirm();
    const plain = await firm.person(['Admin']);
    expect((await change(plain, plain.personId, { roles: ['Admin', 'Request Account'] })).problem).toHaveProperty(
      'roles',
    );
    expect((await change(plain, plain.personId, { roles: ['Admin', 'SuperAdmin'] })).status).toBe(422);
    expect((await change(firm.admin, plain.personId, { roles: ['SuperAdmin'] })).status).toBe(422);
    expect((await invite(firm.admin, newEmail(), { roles: ['SuperAdmin'] })).status).toBe(422);
    const staff = await provider.person(['SuperAdmin', 'Admin']);
    expect((await invite(staff, newEmail(), { roles: ['SuperAdmin'] })).status).toBe(200);
    const atFirm = await firm.person(['SuperAdmin', 'Admin']);
    expect((await invite(atFirm, newEmail(), { roles: ['SuperAdmin'] })).status).toBe(422);
  });

  test('count from the next request, and a slower administrator is shown what is there', async () => {
    const firm = await house.aFirm();
    const person = await firm.person(['Admin']);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(200);
    const { version } = await record(firm.admin, person.personId);
    expect((await change(firm.admin, person.personId, { roles: ['Capture Matter'] })).body.roles).toEqual([
      'Capture Matter',
    ]);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(403);
    const late = await change(firm.admin, person.personId, { version });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ conflict: { theirs: { roles: ['Capture Matter'] } } });
  });

  test('of the last administrator can neither be laid down nor removed, also by two at the same moment', async () => {
    const firm = await house.aFirm();
    expect((await change(firm.admin, firm.admin.personId, { roles: [] })).problem).toHaveProperty('roles');
    expect((await remove(firm.admin, firm.admin.personId)).problem).toHaveProperty('roles');
    await invite(firm.admin, newEmail(), { roles: ['Admin'] });
    // Somebody who was only invited may never come.
    expect((await remove(firm.admin, firm.admin.personId)).status).toBe(422);
    const second = await firm.person(['Admin']);
    const both = await Promise.all([remove(firm.admin, second.personId), remove(second, firm.admin.personId)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.rows(sql`select m.id from membership m join person p on p.id = m.person_id
        where 'Admin' = any(m.roles) and p.terms_accepted_at is not null`),
    );
    expect(left).toHaveLength(1);
  });
});

describe('leaving the firm', () => {
  test('takes a successor for the matters, tells each matter’s trail, and tokens stop at once', async () => {
    const firm = await house.aFirm();
    const [leaver, successor, reader] = [
      await firm.person(['Capture Matter']),
      await firm.person(['Capture Matter']),
      await firm.person([]),
    ];
    const matters = [await aMatter(house, firm), await aMatter(house, firm)];
    for (const { id } of matters) await responsible(firm, id, leaver.personId);
    expect((await record(firm.admin, leaver.personId)).responsibleMatters).toBe(2);
    expect((await remove(firm.admin, leaver.personId)).problem).toEqual({
      handOverToID: ['This person is responsible for 2 matters. Choose who takes over first.'],
    });
    const gone = await firm.admin.call(userCalls.delete, { body: { id: leaver.personId } });
    expect(gone.status).toBe(422);
    expect((await remove(firm.admin, leaver.personId, reader.personId)).status).toBe(422);
    expect((await leaver.call(userCalls.checkAccess)).status).toBe(200);
    const removed = await remove(firm.admin, leaver.personId, successor.personId);
    expect(removed.body).toEqual({ done: true, handedOver: 2 });
    expect((await leaver.call(userCalls.checkAccess)).status).toBe(401);
    expect(await trailOf(house, firm, matters[0]!.id)).toEqual(['matter.responsible.changed']);
    const now = await firm.admin.call(userCalls.getuseridbymatterid, { query: { matterID: matters[1]!.id } });
    expect(now.body).toEqual({ userID: successor.personId });
    expect((await firm.admin.call(userCalls.getbyid, { query: { id: leaver.personId } })).status).toBe(404);
  });

  test('of one firm leaves the other as it is', async () => {
    const [one, other] = [await house.aFirm(), await house.aFirm()];
    const person = await one.person(['Capture Matter']);
    await invite(other.admin, person.email);
    expect((await remove(other.admin, person.personId)).status).toBe(200);
    expect((await person.call(userCalls.checkAccess)).status).toBe(200);
  });
});

describe('the list', () => {
  test('is searched by every word, without accents, a page at a time, and shows matters given', async () => {
    const firm = await house.aFirm();
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [] });
    const matter = await aMatter(house, firm);
    await giveAccess(house, firm, matter.id, client, { mayCapture: true });
    await invite(firm.admin, newEmail(), { fullname: 'Zoë van der Merwe' });
    const list = async (query: object) => (await firm.admin.call(userCalls.getlist, { query })).body;
    expect((await list({})).total).toBe(3);
    expect((await list({ take: 1, skip: 1 })).rows).toHaveLength(1);
    expect((await list({ searchString: 'merwe zoe' })).rows.map(({ fullname }) => fullname)).toEqual([
      'Zoë van der Merwe',
    ]);
    expect((await list({ searchString: '%' })).total).toBe(0);
    expect((await list({ searchString: client.email })).rows[0]).toMatchObject({ givenMatters: 1 });
    expect((await record(firm.admin, client.personId)).matterAccess).toMatchObject([
      { matterID: matter.id, mayCapture: true, rights: ['diary', 'estate', 'money', 'documents', 'reports'] },
    ]);
    const other = await house.aFirm();
    const foreign = await firm.admin.call(userCalls.getlist, { query: { intermediaryID: other.id } });
    expect(foreign.status).toBe(404);
  });

  test('holds what an administrator chose for somebody to be written to about', async () => {
    const firm = await house.aFirm();
    const person = await firm.person([]);
    const { body } = await change(firm.admin, person.personId, { notifications: [{ notification: 2, frequency: 3 }] });
    expect(body.notifications.find(({ notification }) => notification === 2)!.frequency).toBe(3);
    expect((await person.call(userCalls.getemailnotifications)).body).toEqual(body.notifications);
  });
});

describe('who may', () => {
  const everybody: [string, Role[], number][] = [
    ['SuperAdmin', ['SuperAdmin'], 403],
    ['Admin', ['Admin'], 200],
    ['Capture Matter', ['Capture Matter'], 403],
    ['Request Account', ['Request Account'], 403],
    ['JointAppointee', ['JointAppointee'], 403],
    ['UserMatterAccess', ['UserMatterAccess'], 403],
  ];
  test.each(everybody)('%s', async (_, roles, expected) => {
    const [firm, other] = [await house.aFirm(), await house.aFirm()];
    const person = await firm.person(roles);
    const target = await firm.person([]);
    const { version } = await record(firm.admin, target.personId);
    const calls = (id: number) => [
      person.call(userCalls.getbyid, { query: { id } }),
      person.call(userCalls.update, {
        body: { id, fullname: 'X', roles: ['Capture Matter'], systemRoles: [], version },
      }),
      person.call(userCalls.delete, { body: { id } }),
    ];
    const run = async (id: number) => {
      const statuses = [];
      for (const call of calls(id)) statuses.push((await call).status);
      return statuses;
    };
    const foreign = expected === 200 ? 404 : 403;
    expect(await run(other.admin.personId)).toEqual([foreign, foreign, foreign]);
    expect((await invite(person, newEmail())).status).toBe(expected);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(expected);
    expect((await person.call(userCalls.getbyid, { query: { id: target.personId } })).status).toBe(expected);
    expect((await remove(person, target.personId)).status).toBe(expected);
  });
});

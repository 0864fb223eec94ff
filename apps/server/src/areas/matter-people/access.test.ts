import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { signIn } from '../../testing/sign-in';
import { mailInvitation } from '../users/invitation';
import { roundToTenMinutes } from '../users/users.testing';

const testApp = createTestApp({ PUBLIC_URL: 'https://app.boedel.test' });
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm({ name: 'Jakaranda Trust' });
  matterID = (await createMatter(testApp, firm)).id;
});

const grantAccess = (body: object, by: TestPerson = firm.admin) =>
  by.call(accessCalls.addaccessuser, { body: { matterID, email: 'x@y.test', ...body } });
const removeAccess = (id: number, by: TestPerson = firm.admin) =>
  by.call(accessCalls.deleteaccessuser, { body: { id } });
const inviteAgain = (id: number, by: TestPerson = firm.admin) =>
  by.call(accessCalls.inviteAccessUserAgain, { body: { id } });
const listAccess = async (of = matterID) =>
  (await firm.admin.call(accessCalls.getAccessUsers, { query: { matterID: of } })).body;
const drainMails = async (email: string) => {
  await drainJobs(testApp.services, [mailInvitation]);
  return listMails(testApp, email);
};
const listFirms = async (person: TestPerson) =>
  (await person.call(sessionCalls.firms)).body.map(({ intermediaryID, isInvited }) => [intermediaryID, isInvited]);
const enterFirm = async (person: TestPerson): Promise<Pick<TestPerson, 'call'>> => {
  const { body } = await person.call(sessionCalls.changeFirm, { body: { intermediaryID: firm.id } });
  return { call: (call, ...[sent]) => testApp.callAs(body.token, call, sent) };
};

describe('somebody who does not belong to the firm', () => {
  test('is invited by mail, once, chooses a password and sees the matter; more can be given before', async () => {
    const email = 'Heir@Family.test';
    const { status, body: given } = await grantAccess({ email, fullname: 'Anna Heir' });
    expect(status).toBe(200);
    expect(given).toMatchObject({
      fullname: 'Anna Heir',
      state: 'Invited',
      role: 'UserMatterAccess',
      mayCapture: false,
      rights: ['documents', 'reports'],
    });
    const { body: more } = await grantAccess({ email: email.toLowerCase(), mayCapture: true, rights: ['notes'] });
    expect(more).toMatchObject({ id: given.id, mayCapture: true, rights: ['notes'], version: 2, state: 'Invited' });
    const mails = await drainMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Jakaranda Trust invites you to Boedel']);
    expect(mails[0]!.body_text).toMatch(/invites you to see the matter T\d+\/2026 Botha, Jan in Boedel/);
    const link = new URL(/https:\S+/.exec(mails[0]!.body_text)![0]);
    const newPassword = 'blou stoel op die stoep';
    const set = await testApp.callAs(undefined, sessionCalls.resetpassword, {
      body: { token: link.searchParams.get('code')!, userid: given.userID, newPassword },
    });
    expect(set.status).toBe(200);
    expect((await listAccess()).map(({ state }) => state)).toEqual(['Invited']);
    const { body: signedIn } = await signIn(testApp, email, { password: newPassword });
    const { body: terms } = await testApp.callAs(signedIn.token!, userCalls.updateTermsAndConditions, {
      body: { id: given.userID },
    });
    expect((await testApp.callAs(terms.token, accessCalls.getMyMatters)).body).toMatchObject([
      { matterID, mayCapture: true, rights: ['notes'] },
    ]);
    expect((await listAccess()).map(({ email: to, state }) => [to, state])).toEqual([[email, 'Active']]);
    await firm.admin.call(accessCalls.removeaccessuserfrommatter, { body: { matterID, userID: given.userID } });
    expect(await listAccess()).toEqual([]);
  });

  test('and has an account elsewhere is answered as any other, and lets nobody in or see until they accept', async () => {
    const elsewhere = await (await testApp.createFirm()).person(['Capture Matter']);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update person set password_hash = 'kept' where id = ${elsewhere.personId}`),
    );
    const details = { fullname: 'As Typed', role: 'JointAppointee' };
    const { body: given } = await grantAccess({ email: elsewhere.email.toUpperCase(), ...details });
    const { body: unknown } = await grantAccess({ email: 'NOBODY@firm.test', ...details });
    const own = new Set(['id', 'userID', 'email', 'createdAt']);
    const omitOwn = (body: object) => Object.fromEntries(Object.entries(body).filter(([key]) => !own.has(key)));
    expect(omitOwn(given)).toEqual(omitOwn(unknown));
    expect(given).toMatchObject({ fullname: 'As Typed', state: 'Invited', email: elsewhere.email.toUpperCase() });
    const { full_name: ownName } = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.one<{ full_name: string }>(sql`select full_name from person where id = ${elsewhere.personId}`),
    );
    const { body: trail } = await firm.admin.call(auditTrailCalls.getlist, { query: {} });
    const { body: users } = await firm.admin.call(userCalls.getlist, { query: {} });
    const seen = JSON.stringify([await listAccess(), trail, users]);
    expect([seen.includes(`"${ownName}"`), seen.includes(elsewhere.email)]).toEqual([false, false]);
    expect((await elsewhere.call(accessCalls.getAccessUserRights, { query: { matterID } })).status).toBe(404);
    expect((await elsewhere.call(accessCalls.getMyMatters)).body).toEqual([]);
    const [mail] = await drainMails(elsewhere.email);
    expect(mail!.body_text).toMatch(/choose Jakaranda Trust under Firm in your profile menu/);
    expect(mail!.body_text).not.toContain('passwordreset');

    const inside = await enterFirm(elsewhere);
    expect((await inside.call(accessCalls.getMyMatters)).body).toMatchObject([{ matterID, role: 'JointAppointee' }]);
    expect((await listAccess()).find(({ id }) => id === given.id)).toMatchObject({
      state: 'Active',
      email: elsewhere.email,
      fullname: expect.stringMatching(/^Person \d+$/),
    });
    expect((await removeAccess(given.id)).status).toBe(200);
    expect((await inside.call(accessCalls.getMyMatters)).body).toEqual([]);
    expect(await listFirms(elsewhere)).toContainEqual([firm.id, false]);
    await removeAccess(unknown.id);
  });

  test('declines, and is gone from the list, under the name the firm typed', async () => {
    const elsewhere = await (await testApp.createFirm()).person([]);
    const { body: given } = await grantAccess({ email: elsewhere.email, fullname: 'Typed Name' });
    const decline = () => elsewhere.call(sessionCalls.declineInvitation, { body: { intermediaryID: firm.id } });
    expect((await decline()).status).toBe(200);
    expect((await listAccess()).map(({ id }) => id)).not.toContain(given.id);
    expect(await listFirms(elsewhere)).not.toContainEqual([firm.id, true]);
    expect((await elsewhere.call(sessionCalls.changeFirm, { body: { intermediaryID: firm.id } })).status).toBe(404);
    const [unknown, second] = [
      await elsewhere.call(sessionCalls.declineInvitation, { body: { intermediaryID: 987_654_321 } }),
      await decline(),
    ];
    expect([second.status, second.problem]).toEqual([404, unknown.problem]);
    const entries = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows(sql`select person_name from audit_entry where action = 'user.declined' and intermediary_id = ${firm.id}`),
    );
    expect(entries).toEqual([{ person_name: 'Typed Name' }]);
  });

  test('who belongs to a firm does not leave it by declining', async () => {
    const member = await firm.person(['UserMatterAccess']);
    const left = await member.call(sessionCalls.declineInvitation, { body: { intermediaryID: firm.id } });
    expect(left.status).toBe(404);
    expect((await member.call(accessCalls.getMyMatters)).status).toBe(200);
  });

  test('is no longer invited when the last matter is taken back, and no mail leaves for what was taken', async () => {
    const elsewhere = await (await testApp.createFirm()).person([]);
    const second = (await createMatter(testApp, firm)).id;
    const { body: first } = await grantAccess({ email: elsewhere.email });
    const { body: other } = await grantAccess({ email: elsewhere.email, matterID: second });
    await removeAccess(first.id);
    expect(
      (await drainMails(elsewhere.email)).map(({ body_text }) => /matter (T\d+)/.exec(body_text)?.[1]),
    ).toHaveLength(1);
    expect(await listFirms(elsewhere)).toContainEqual([firm.id, true]);
    await removeAccess(other.id);
    expect(await listFirms(elsewhere)).not.toContainEqual([firm.id, true]);
    expect((await elsewhere.call(sessionCalls.changeFirm, { body: { intermediaryID: firm.id } })).status).toBe(404);
    expect(await listTrail(testApp, firm, second)).toEqual(['access.given', 'access.taken']);
  });

  test('is invited again after a while, by who may give; who has come is not', async () => {
    const email = 'lost-mail@heirs.test';
    const { body: given } = await grantAccess({ email });
    expect((await inviteAgain(given.id)).problem).toEqual({
      id: [expect.stringMatching(/^An invitation was sent a moment/)],
    });
    testApp.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await inviteAgain(given.id, await firm.person(['Request Account']))).status).toBe(403);
    const strangers = await inviteAgain(given.id, (await testApp.createFirm()).admin);
    const unknown = await inviteAgain(987_654_321);
    expect([strangers.status, strangers.problem]).toEqual([404, unknown.problem]);
    expect((await inviteAgain(given.id)).status).toBe(200);
    expect(await drainMails(email)).toHaveLength(2);
    testApp.setClock(undefined);
    const member = await firm.person(['UserMatterAccess']);
    const { body: active } = await grantAccess({ email: member.email });
    expect(active.state).toBe('Active');
    expect((await inviteAgain(active.id)).status).toBe(422);
  });

  test('gets one mail in ten minutes, however often the matter is given and taken back', async () => {
    const member = await firm.person(['UserMatterAccess']);
    for (const email of ['Tossed@heirs.test', member.email]) {
      testApp.setClock(roundToTenMinutes());
      for (const typed of [email, ` ${email.toUpperCase()} `, email]) {
        const { status, body } = await grantAccess({ email: typed });
        expect(status, typed).toBe(200);
        await drainMails(email);
        expect((await removeAccess(body.id)).status).toBe(200);
      }
      const mails = [...(await drainMails(email)), ...(await drainMails(email.toUpperCase()))];
      expect(mails, email).toHaveLength(1);
      testApp.setClock(roundToTenMinutes(11));
      await grantAccess({ email });
      expect([...(await drainMails(email)), ...(await drainMails(email.toUpperCase()))], email).toHaveLength(2);
      testApp.setClock(undefined);
    }
  });

  test('is given a matter by several at the same moment, once', async () => {
    const email = 'wanted@heirs.test';
    const colleagues = await Promise.all([1, 2, 3].map(() => firm.person(['Capture Matter'])));
    const answers = await Promise.all(colleagues.map((by) => grantAccess({ email }, by)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await listAccess()).filter((one) => one.email === email)).toHaveLength(1);
    expect(await drainMails(email)).toHaveLength(1);
  });

  test('finds no firm where the invitation is withdrawn while they accept, and leaves no name in its trail', async () => {
    const person = await (await testApp.createFirm()).person(['Capture Matter']);
    const { body: given } = await grantAccess({ email: person.email, fullname: 'As Typed' });
    let entering: ReturnType<typeof changeFirm> | undefined;
    const changeFirm = () => person.call(sessionCalls.changeFirm, { body: { intermediaryID: firm.id } });
    await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
      await tx.run(sql`delete from matter_access where id = ${given.id}`);
      await tx.run(sql`delete from membership where person_id = ${person.personId}`);
      entering = changeFirm();
      await new Promise((resolve) => void setTimeout(resolve, 400));
    });
    expect((await entering!).status).toBe(404);
    expect(await listFirms(person)).toHaveLength(1);
    const { body: trail } = await firm.admin.call(auditTrailCalls.getlist, { query: { personID: person.personId } });
    expect(trail.total).toBe(0);
  });

  test('waits without being offered as a colleague, mentioned or given work', async () => {
    const { body: given } = await grantAccess({ email: 'waiting@heirs.test', fullname: 'Waiting Heir' });
    const { body: colleagues } = await firm.admin.call(matterCalls.getColleagues, { query: { matterID } });
    expect(JSON.stringify(colleagues)).not.toContain('Waiting');
    const { body: users } = await firm.admin.call(userCalls.getlist, { query: { searchString: 'Waiting' } });
    expect(users.rows).toMatchObject([{ id: given.userID, state: 'Invited', givenMatters: 1 }]);
  });
});

describe('people of the firm', () => {
  test('a colleague needs no access, invited or here; a wrong address or right is refused', async () => {
    const colleague = await firm.person(['Capture Matter']);
    expect((await grantAccess({ email: colleague.email })).problem).toEqual({
      email: ['This person works in the firm and sees its matters already.'],
    });
    const email = 'new-colleague@firm.test';
    await firm.admin.call(userCalls.add, {
      body: { email, fullname: 'New', roles: ['Capture Matter'], systemRoles: ['Trust'] },
    });
    expect((await grantAccess({ email })).problem).toEqual({ email: [expect.stringMatching(/once they accept/)] });
    expect((await grantAccess({ email: 'nowhere' })).status).toBe(422);
    expect((await grantAccess({ email: 'two@a.test,three@b.test' })).status).toBe(422);
    expect((await grantAccess({ rights: ['everything'] })).status).toBe(400);
  });

  test('somebody invited to single matters by the administrator waits with what is given', async () => {
    const email = 'client-first@heirs.test';
    const { id } = (
      await firm.admin.call(userCalls.add, {
        body: { email, fullname: 'Client', roles: ['UserMatterAccess'], systemRoles: [] },
      })
    ).body;
    expect((await grantAccess({ email })).body).toMatchObject({ userID: id, state: 'Invited', fullname: 'Client' });
  });

  test('what was given is told to them, and what was taken counts from the next call', async () => {
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [] });
    const { body: given } = await grantAccess({ email: client.email, mayCapture: true });
    expect((await listMails(testApp, client.email))[0]!.subject).toMatch(
      /^Jakaranda Trust gave you access to T\d+\/2026/,
    );
    expect((await client.call(accessCalls.getMyMatters)).body).toMatchObject([
      { matterID, mayCapture: true, role: 'UserMatterAccess' },
    ]);
    expect((await client.call(accessCalls.getAccessUserRights, { query: { matterID } })).body).toMatchObject({
      isRestricted: true,
      mayCapture: true,
    });
    await removeAccess(given.id);
    expect((await client.call(accessCalls.getMyMatters)).body).toEqual([]);
    expect((await client.call(accessCalls.getAccessUserRights, { query: { matterID } })).status).toBe(404);
    expect((await firm.admin.call(accessCalls.getAccessUserRights, { query: { matterID } })).body).toMatchObject({
      isRestricted: false,
      mayCapture: true,
    });
  });

  test('outside people give nobody access themselves', async () => {
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess({ email: client.email, mayCapture: true });
    expect((await grantAccess({ email: 'friend@x.test' }, client)).status).toBe(403);
  });

  test('of another type of matter give no access to it, and take none', async () => {
    const trusts = await firm.person(['Capture Matter'], { systemTypes: [5] });
    const { body: given } = await grantAccess({ email: 'of-estate@heirs.test' });
    expect((await grantAccess({ email: 'friend@x.test' }, trusts)).status).toBe(404);
    expect((await removeAccess(given.id, trusts)).status).toBe(404);
    expect((await inviteAgain(given.id, trusts)).status).toBe(404);
    expect((await listAccess()).map(({ id }) => id)).toContain(given.id);
  });
});

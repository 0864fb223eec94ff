import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { selectCaller } from '../../platform/session/caller';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { createTestApp } from '../../testing/test-app';
import { findLastMail, signIn, addPassword } from '../../testing/sign-in';
import { mailInvitation } from './invitation';
import {
  updateTestUser,
  invite,
  createEmail,
  readUser,
  remove,
  setResponsible,
  roundToTenMinutes,
} from './users.testing';

const testApp = createTestApp({ PUBLIC_URL: 'https://app.boedel.test' });
// The mails are the provider's.
beforeAll(() => testApp.createFirm({ isProvider: true }));

describe('an invitation', () => {
  test('lets a new person set a password with a link that works once', async () => {
    const firm = await testApp.createFirm({ name: 'Doringboom' });
    const email = createEmail();
    const { status, body } = await invite(firm.admin, email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, state: 'Invited', roles: ['Capture Matter'], systemRoles: ['Trust'] });
    await drainJobs(testApp.services, [mailInvitation]);
    const mail = await findLastMail(testApp, email);
    expect(mail!.subject).toBe('Doringboom invites you to Boedel');
    const link = new URL(/https:\S+/.exec(mail!.body_text)![0]);
    const resetPassword = () =>
      testApp.callAs(undefined, sessionCalls.resetpassword, {
        body: { token: link.searchParams.get('code')!, userid: body.id, newPassword: 'blou stoel op die stoep' },
      });
    expect((await resetPassword()).status).toBe(200);
    expect((await resetPassword()).status).toBe(422);
    const signedIn = await signIn(testApp, email, { password: 'blou stoel op die stoep' });
    expect(signedIn.body).toMatchObject({ intermediaryID: firm.id, fullname: 'Naledi Dube' });
    const accepted = await testApp.callAs(signedIn.body.token!, userCalls.updateTermsAndConditions, {
      body: { id: body.id },
    });
    expect(accepted.status).toBe(200);
    expect((await readUser(firm.admin, body.id)).state).toBe('Active');
  });

  test('answers alike, in words and in numbers, whether or not the address has an account somewhere', async () => {
    const [firm, elsewhere] = [await testApp.createFirm(), await testApp.createFirm()];
    const ids: number[] = [];
    const shapes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const known = await elsewhere.person(['Admin', 'Capture Matter']);
      for (const email of [createEmail(), known.email]) {
        const { status, body } = await invite(firm.admin, email);
        expect(status).toBe(200);
        ids.push(body.id);
        shapes.push(JSON.stringify({ ...body, id: 0, email: '' }).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'));
      }
    }
    expect(new Set(shapes).size).toBe(1);
    // Numbers that were given one after the other do not grow, so that none of them tells when it was given.
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.filter((id) => !Number.isSafeInteger(id) || id < 2 ** 32)).toEqual([]);
  });

  test('sent again makes the link before it worthless; who has signed in is not invited again', async () => {
    const firm = await testApp.createFirm();
    const email = createEmail();
    const { body } = await invite(firm.admin, email);
    const readLink = async () => {
      await drainJobs(testApp.services, [mailInvitation]);
      return new URL(/https:\S+/.exec((await findLastMail(testApp, email))!.body_text)![0]).searchParams.get('code')!;
    };
    const first = await readLink();
    const soon = await firm.admin.call(userCalls.resendInvitation, { body: { id: body.id } });
    expect(soon.problem).toEqual({ id: [expect.stringMatching(/sent a moment ago/)] });
    testApp.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await firm.admin.call(userCalls.resendInvitation, { body: { id: body.id } })).status).toBe(200);
    const second = await readLink();
    testApp.setClock(undefined);
    const set = (token: string) =>
      testApp.callAs(undefined, sessionCalls.resetpassword, {
        body: { token, userid: body.id, newPassword: 'blou stoel op die stoep' },
      });
    expect((await set(first)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
    const again = await firm.admin.call(userCalls.resendInvitation, { body: { id: firm.admin.personId } });
    expect(again.status).toBe(422);
  });

  test('is mailed once in ten minutes, however often somebody is taken out and invited again', async () => {
    const firm = await testApp.createFirm();
    const email = createEmail();
    testApp.setClock(roundToTenMinutes());
    for (let round = 0; round < 3; round += 1) {
      const { body } = await invite(firm.admin, email);
      await drainJobs(testApp.services, [mailInvitation]);
      expect((await remove(firm.admin, body.id)).status).toBe(200);
    }
    expect(await listMails(testApp, email)).toHaveLength(1);
    testApp.setClock(roundToTenMinutes(11));
    await invite(firm.admin, email);
    await drainJobs(testApp.services, [mailInvitation]);
    testApp.setClock(undefined);
    expect(await listMails(testApp, email)).toHaveLength(2);
  });

  test('to an address with an account elsewhere is answered as any other, and is the person’s to accept', async () => {
    const [theirs, ours] = [await testApp.createFirm(), await testApp.createFirm({ name: 'Kameeldoring' })];
    const known = await theirs.person(['Admin']);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update person set password_hash = 'kept', language = 'af' where id = ${known.personId}`),
    );
    const typed = known.email.toUpperCase();
    const { status, body } = await invite(ours.admin, typed, { fullname: 'Somebody Else' });
    const { body: unknown } = await invite(ours.admin, createEmail(), { fullname: 'Somebody Else' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...unknown, id: body.id, email: typed, invitedAt: body.invitedAt });
    expect(body).toMatchObject({ fullname: 'Somebody Else', state: 'Invited', roles: ['Capture Matter'] });
    await drainJobs(testApp.services, [mailInvitation]);
    const mail = await findLastMail(testApp, known.email);
    expect(mail!.body_text).toMatch(/Om te aanvaar, teken aan soos altyd en kies Kameeldoring/);
    expect(mail!.body_text).not.toMatch(/passwordreset/);

    const listKnown = async () =>
      (await ours.admin.call(userCalls.getlist, { query: { searchString: known.email } })).body;
    expect((await listKnown()).rows).toMatchObject([{ fullname: 'Somebody Else', email: typed, state: 'Invited' }]);
    expect(JSON.stringify((await ours.admin.call(matterCalls.getColleagues, { query: {} })).body)).not.toMatch(
      /Somebody Else/,
    );
    expect((await ours.admin.call(matterCalls.getColleagues, { query: {} })).body.map(({ id }) => id)).not.toContain(
      known.personId,
    );
    const { id: matterId } = await createMatter(testApp, ours);
    await expect(setResponsible(testApp, ours, matterId, known.personId)).rejects.toMatchObject({ code: '23503' });
    expect((await invite(ours.admin, known.email)).problem).toHaveProperty('email');
    expect((await updateTestUser(ours.admin, known.personId, { fullname: 'As typed' })).body.fullname).toBe('As typed');

    const firms = (await known.call(sessionCalls.firms)).body;
    expect(firms.map(({ intermediaryID, isInvited }) => [intermediaryID, isInvited])).toEqual([
      [theirs.id, false],
      [ours.id, true],
    ]);
    const entered = await known.call(sessionCalls.changeFirm, { body: { intermediaryID: ours.id } });
    expect(entered.status).toBe(200);
    expect((await testApp.callAs(entered.body.token, userCalls.checkAccess)).status).toBe(200);
    const own = (await listKnown()).rows[0]!;
    expect(own).toMatchObject({ id: known.personId, email: known.email, state: 'Active' });
    expect(own.fullname).toMatch(/^Person \d+$/);
    await setResponsible(testApp, ours, matterId, known.personId);
    expect((await updateTestUser(ours.admin, known.personId, { fullname: 'Renamed' })).problem).toHaveProperty(
      'fullname',
    );
  });

  test('that waits has no date given to it', async () => {
    const firm = await testApp.createFirm();
    const { id } = (await invite(firm.admin, createEmail(), { roles: ['UserMatterAccess'] })).body;
    const { id: matterID } = await createMatter(testApp, firm);
    const dated = await firm.admin.call(diaryCalls.add, {
      body: { matterID, title: 'Call the bank', date: '2026-12-01', assignedUserID: id },
    });
    expect([dated.status, Object.keys(dated.problem)]).toEqual([422, ['assignedUserID']]);
  });

  test('opens nothing until it is accepted, whoever signed the token, and is accepted by signing in with no other firm', async () => {
    const [old, ours] = [await testApp.createFirm(), await testApp.createFirm()];
    const person = await addPassword(testApp, await old.person(['Capture Matter']));
    await invite(ours.admin, person.email);
    const signInAgain = async () => (await signIn(testApp, person.email)).body;
    const first = await signInAgain();
    expect(first.intermediaryID).toBe(old.id);
    const { sessionId } = await testApp.services.tokens.verify(first.token!, new Date());
    const ids = { personId: person.personId, firmId: ours.id, sessionId };
    expect(await testApp.test.database.single(selectCaller(ids, new Date()))).toBeUndefined();
    expect((await readUser(ours.admin, person.personId)).state).toBe('Invited');
    await remove(old.admin, person.personId);
    expect((await signInAgain()).intermediaryID).toBe(ours.id);
    expect((await readUser(ours.admin, person.personId)).state).toBe('Active');
  });

  test.each([['no at sign'], ['two@a.test,three@b.test'], ['evil@x.test\r\nBcc: all@y.test']])(
    'to %j is refused',
    async (email) => {
      const firm = await testApp.createFirm();
      expect((await invite(firm.admin, email)).problem).toHaveProperty('email');
    },
  );
});

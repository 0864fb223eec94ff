import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { askCaller } from '../../platform/session/caller';
import { providerDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { mailsTo } from '../../testing/after-commit';
import { testHouse } from '../../testing/house';
import { lastMailTo, signIn, withPassword } from '../../testing/sign-in';
import { mailInvitation } from './invitation';
import { change, invite, newEmail, record, remove, responsible, wholeTenMinutes } from './users.testing';

const house = testHouse({ PUBLIC_URL: 'https://app.boedel.test' });
// The mails are the provider's.
beforeAll(() => house.aFirm({ isProvider: true }));

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

  test('answers alike, in words and in numbers, whether or not the address has an account somewhere', async () => {
    const [firm, elsewhere] = [await house.aFirm(), await house.aFirm()];
    const ids: number[] = [];
    const shapes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const known = await elsewhere.person(['Admin', 'Capture Matter']);
      for (const email of [newEmail(), known.email]) {
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
    house.setClock(wholeTenMinutes());
    for (let round = 0; round < 3; round += 1) {
      const { body } = await invite(firm.admin, email);
      await drainJobs(house.parts, [mailInvitation]);
      expect((await remove(firm.admin, body.id)).status).toBe(200);
    }
    expect(await mailsTo(house, email)).toHaveLength(1);
    house.setClock(wholeTenMinutes(11));
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
    await expect(responsible(house, ours, matterId, known.personId)).rejects.toMatchObject({ code: '23503' });
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
    await responsible(house, ours, matterId, known.personId);
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

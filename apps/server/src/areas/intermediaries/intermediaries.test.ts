import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { supportCalls } from '@boedel/contract/support/support.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createFreshDatabase } from '../../testing/database';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { findLastMail, signIn, addPassword } from '../../testing/sign-in';
import { mailInvitation } from '../users/invitation';

const testApp = createTestApp({}, createFreshDatabase);
let home: TestFirm;
let staff: TestPerson;
const noon = new Date('2026-11-15T10:00:00Z');
beforeAll(async () => {
  testApp.setClock(noon);
  home = await testApp.createFirm({ isProvider: true, name: 'Boedel' });
  staff = await home.person(['SuperAdmin']);
});

const readFirm = async (id: number) => (await staff.call(intermediaryCalls.getbyid, { query: { id } })).body;
const listTrail = async (person: TestPerson) =>
  (await person.call(auditTrailCalls.getlist, { query: { take: 20 } })).body.rows;

describe('a firm', () => {
  test('is opened with its first administrator invited, and found by name', async () => {
    const { status, body } = await staff.call(intermediaryCalls.add, {
      body: {
        name: 'Rooibos Boedelberedders',
        country: 'Namibia',
        systemTypes: [2, 5],
        adminName: 'Hilma Ndeitunga',
        adminEmail: 'hilma@rooibos.test',
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ country: 'Namibia', systemTypes: [2, 5], users: 1, owing: 0, isShutOut: false });
    await drainJobs(testApp.services, [mailInvitation]);
    expect((await findLastMail(testApp, 'hilma@rooibos.test'))!.subject).toBe(
      'Rooibos Boedelberedders invites you to Boedel',
    );
    // The checkpoint of its audit trail goes to that administrator each day.
    const readers = await openFirmScope(testApp.test.database, body.id).transaction((tx) =>
      tx.rows(sql`select p.email from audit_checkpoint_reader r join membership m on m.person_id = r.person_id
        left join person p on p.id = m.person_id`),
    );
    expect(readers).toHaveLength(1);
    const list = await staff.call(intermediaryCalls.getlist, { query: { searchString: 'ROOIBOS' } });
    expect(list.body.rows.map(({ id }) => id)).toEqual([body.id]);
    expect((await staff.call(intermediaryCalls.getall)).body).toContainEqual({ id: body.id, name: body.name });
  });

  test('is changed with both versions shown to the slower, and its own trail tells it', async () => {
    const firm = await testApp.createFirm({ name: 'Oue Naam' });
    const { version } = await readFirm(firm.id);
    const changeName = (name: string) =>
      staff.call(intermediaryCalls.update, {
        body: {
          id: firm.id,
          name,
          country: 'South Africa',
          systemTypes: [2],
          isSharePointOn: true,
          isFxAssistOn: false,
          version,
        },
      });
    expect((await changeName('Nuwe Naam')).body).toMatchObject({
      name: 'Nuwe Naam',
      systemTypes: [2],
      isSharePointOn: true,
    });
    expect((await changeName('Te laat')).problem).toMatchObject({ conflict: { theirs: { name: 'Nuwe Naam' } } });
    expect((await listTrail(firm.admin))[0]).toMatchObject({ action: 'firm.changed', before: { name: 'Oue Naam' } });
  });

  test('owes what its account says, is shut out past 60 days, and let in when it pays', async () => {
    const firm = await testApp.createFirm();
    const admin = await addPassword(testApp, firm.admin);
    const addEntry = (kind: 'invoice' | 'payment', on: string, amount: number) =>
      staff.call(intermediaryCalls.addEntry, {
        body: { intermediaryID: firm.id, kind, reference: 'INV-1', on, amount },
      });
    const owed = (await addEntry('invoice', '2026-09-10', 1500.5)).body;
    expect(owed).toMatchObject({ owing: 1500.5, daysInArrears: 66, isShutOut: true });
    expect((await signIn(testApp, admin.email)).body.accountInArrears).toBe(true);
    expect((await addEntry('payment', '2026-11-15', 1500.5)).body).toMatchObject({ owing: 0, isShutOut: false });
    expect((await signIn(testApp, admin.email)).body.accountInArrears).toBe(false);
    expect((await addEntry('payment', '2026-11-15', 0)).status).toBe(422);
    const removed = await staff.call(intermediaryCalls.removeEntry, {
      body: { intermediaryID: firm.id, id: owed.entries[0]!.id, reason: 'Entered twice' },
    });
    expect(removed.body.entries).toHaveLength(1);
  });

  test('is given notice of thirty days, once, which can be taken back', async () => {
    const firm = await testApp.createFirm();
    const sendNotice = (id: number) => staff.call(intermediaryCalls._delete, { body: { id, reason: 'They asked' } });
    expect((await sendNotice(firm.id)).body.terminatesOn).toBe('2026-12-15');
    expect((await sendNotice(firm.id)).status).toBe(422);
    expect((await sendNotice(home.id)).status).toBe(422);
    const back = await staff.call(intermediaryCalls.withdrawNotice, { body: { id: firm.id, reason: 'They stay' } });
    expect(back.body.terminatesOn).toBeNull();
  });

  test('that gave notice itself keeps it: the provider does not take it back', async () => {
    const firm = await testApp.createFirm({ name: 'Wag-n-bietjie' });
    const notice = { name: 'Wag-n-bietjie', reason: 'We stop' };
    expect((await firm.admin.call(firmDataCalls.giveNotice, { body: notice })).status).toBe(200);
    const back = await staff.call(intermediaryCalls.withdrawNotice, { body: { id: firm.id, reason: 'They stay' } });
    expect(back.problem).toEqual({ id: [expect.stringMatching(/^The firm gave this notice itself/)] });
    expect((await readFirm(firm.id)).terminatesOn).toBe('2026-12-15');
  });

  test('shows how many matters it uses', async () => {
    const firm = await testApp.createFirm();
    const matter = await createMatter(testApp, firm);
    expect(await readFirm(firm.id)).toMatchObject({ activeMatters: 1, historicalMatters: 0, fairUseWarnings: [] });
    expect((await firm.admin.call(intermediaryCalls.getmattersystemtype, { query: { id: matter.id } })).body).toEqual({
      systemType: 2,
    });
    const theirs = await (
      await testApp.createFirm()
    ).admin.call(intermediaryCalls.getmattersystemtype, {
      query: { id: matter.id },
    });
    expect(theirs.status).toBe(404);
  });
});

describe('a visit for support', () => {
  test('needs a reason that the firm’s trail shows, is seen among its people, and ends', async () => {
    const firm = await testApp.createFirm();
    const visitor = await home.person(['SuperAdmin']);
    const enterFirm = (reason: string) =>
      visitor.call(intermediaryCalls.enter, { body: { intermediaryID: firm.id, reason } });
    expect((await enterFirm(' ')).status).toBe(400);
    const { status, body } = await enterFirm('Ticket 12: the account does not balance');
    expect(status).toBe(200);
    const readVisit = async (token: string) => (await testApp.callAs(token, intermediaryCalls.visit)).body;
    expect(await readVisit(visitor.token)).toBeNull();
    expect(await readVisit(body.token)).toMatchObject({ reason: 'Ticket 12: the account does not balance' });
    expect((await testApp.callAs(body.token, userCalls.getlist, { query: {} })).body.rows).toContainEqual(
      expect.objectContaining({ id: visitor.personId, state: 'Support' }),
    );
    expect((await listTrail(firm.admin)).find(({ action }) => action === 'support.entered')).toMatchObject({
      person: expect.stringMatching(/ \(Boedel support\)$/),
      personID: visitor.personId,
      why: 'Ticket 12: the account does not balance',
    });
    const left = await testApp.callAs(body.token, intermediaryCalls.leave);
    expect(left.status).toBe(200);
    expect((await testApp.callAs(body.token, userCalls.checkAccess)).status).toBe(401);
    expect((await testApp.callAs(left.body.token, userCalls.checkAccess)).status).toBe(200);
    expect(left.body.intermediaryID).toBe(home.id);
    expect(await readVisit(left.body.token)).toBeNull();
    expect((await listTrail(firm.admin))[0]).toMatchObject({ action: 'support.left' });
    expect((await visitor.call(intermediaryCalls.leave)).status).toBe(422);
  });

  test('neither ends the firm, nor takes its data away, nor makes an administrator', async () => {
    const firm = await testApp.createFirm({ name: 'Besoekte Firma' });
    const colleague = await firm.person(['Capture Matter']);
    const notice = { name: 'Besoekte Firma', reason: 'Not theirs to say' };
    const { body: archive } = await firm.admin.call(firmDataCalls.startExport);
    const visitor = await home.person(['SuperAdmin']);
    const { body: entered } = await visitor.call(intermediaryCalls.enter, {
      body: { intermediaryID: firm.id, reason: 'Ticket 14' },
    });
    await firm.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    const { version } = (await firm.admin.call(userCalls.getbyid, { query: { id: colleague.personId } })).body;
    const createUserBody = (roles: Role[]) => ({ fullname: 'Nuwe Een', roles, systemRoles: [] });
    const tryRoles = (roles: Role[]) => [
      testApp.callAs(entered.token, userCalls.add, {
        body: { email: 'nuwe.een@besoek.test', ...createUserBody(roles) },
      }),
      testApp.callAs(entered.token, userCalls.update, {
        body: { id: colleague.personId, version, ...createUserBody(roles) },
      }),
    ];
    const refused = await Promise.all([
      testApp.callAs(entered.token, firmDataCalls.giveNotice, { body: notice }),
      testApp.callAs(entered.token, firmDataCalls.startExport),
      testApp.callAs(entered.token, firmDataCalls.download, { query: { id: archive.id } }),
      ...tryRoles(['Admin']),
      ...tryRoles(['Request Account']),
    ]);
    for (const { status, problem } of refused) {
      expect([status, problem]).toEqual([403, { error: expect.stringMatching(/^You are here for support/) }]);
    }
    expect((await firm.admin.call(firmDataCalls.giveNotice, { body: notice })).status).toBe(200);
    const back = await testApp.callAs(entered.token, firmDataCalls.withdrawNotice, { body: { reason: 'x' } });
    expect(back.status).toBe(403);
    expect((await readFirm(firm.id)).terminatesOn).toBe('2026-12-15');
    // Support may change a colleague's roles, but may not invite anyone.
    const [added, changed] = tryRoles(['Capture Matter']);
    expect([(await added!).status, (await changed!).status]).toEqual([403, 200]);
  });

  test('is over by itself after four hours, and no firm of its own', async () => {
    const firm = await testApp.createFirm();
    const visitor = await addPassword(testApp, await home.person(['SuperAdmin']));
    const { body } = await visitor.call(intermediaryCalls.enter, {
      body: { intermediaryID: firm.id, reason: 'Ticket 13' },
    });
    expect(
      (await firm.admin.call(userCalls.removeUserFromIntermediary, { body: { id: firm.admin.personId } })).status,
    ).toBe(422);
    const setVisitEnd = (hours: number) =>
      openProviderScope(testApp.test.database).transaction((tx) =>
        tx.run(sql`update membership set support_until = support_until - make_interval(hours => ${hours})
          where person_id = ${visitor.personId} and support_until is not null`),
      );
    await setVisitEnd(3);
    expect((await testApp.callAs(body.token, userCalls.checkAccess)).status).toBe(200);
    await setVisitEnd(1);
    expect((await testApp.callAs(body.token, userCalls.checkAccess)).status).toBe(401);
    const atHome = await staff.call(intermediaryCalls.enter, { body: { intermediaryID: home.id, reason: 'At home' } });
    expect(atHome.status).toBe(422);
  });
});

describe('who may', () => {
  test.each<[Role, number]>([
    ['SuperAdmin', 200],
    ['Admin', 403],
    ['Capture Matter', 403],
    ['Request Account', 403],
    ['JointAppointee', 403],
    ['UserMatterAccess', 403],
  ])('%s sees the firms: %i', async (role, expected) => {
    const firm = await testApp.createFirm();
    const person = await (role === 'SuperAdmin' ? home : firm).person([role]);
    const other = await testApp.createFirm();
    const statuses = [
      await person.call(intermediaryCalls.getall),
      await person.call(intermediaryCalls.getlist, { query: {} }),
      await person.call(intermediaryCalls.getbyid, { query: { id: other.id } }),
      await person.call(intermediaryCalls.addEntry, {
        body: { intermediaryID: other.id, kind: 'payment', reference: 'x', on: '2026-01-01', amount: 1 },
      }),
      await person.call(intermediaryCalls._delete, { body: { id: other.id, reason: 'x' } }),
      await person.call(intermediaryCalls.withdrawNotice, { body: { id: other.id, reason: 'x' } }),
      await person.call(intermediaryCalls.enter, { body: { intermediaryID: other.id, reason: 'x' } }),
      await person.call(intermediaryCalls.visit),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => expected));
    const own = await person.call(intermediaryCalls.getlistbyuserid, { query: { userID: person.personId } });
    expect(own.body.length).toBeGreaterThan(0);
    const theirs = await person.call(intermediaryCalls.getlistbyuserid, { query: { userID: other.admin.personId } });
    expect(theirs.status).toBe(expected);
    const firms = await person.call(sessionCalls.firms);
    expect(firms.status).toBe(200);
  });
});

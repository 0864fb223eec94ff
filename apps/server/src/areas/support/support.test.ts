import { areas } from '@boedel/contract/all-calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { type CallSpec, callInVisit } from '@boedel/contract/call';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { directoryCalls, directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { supportCalls } from '@boedel/contract/support/support.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqlName, sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createFreshDatabase } from '../../testing/database';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { createSampleFor } from '../../testing/sample';

const app = createTestApp({}, createFreshDatabase);
const noon = new Date('2026-11-15T10:00:00Z');
let home: TestFirm;
let firm: TestFirm;
let visitor: TestPerson;
const declared = Object.values(areas).flatMap((area) => Object.values(area as Record<string, CallSpec>));
const label = ({ method, path }: CallSpec): string => `${method} ${path}`;

beforeAll(async () => {
  app.setClock(noon);
  home = await app.createFirm({ isProvider: true, name: 'Boedel' });
  firm = await app.createFirm();
  visitor = await home.person(['SuperAdmin']);
});

const moveClock = (minutes: number): void => app.setClock(new Date(noon.getTime() + minutes * 60_000));
/** The same token, good for ten hours: these tests move the clock. */
async function allowFor(token: string): Promise<string> {
  const { claims, ...ids } = await app.services.tokens.verifyPast(token);
  return app.services.tokens.sign({ ...ids, shown: claims }, 36_000, app.services.clock());
}
const enter = async (somebody = visitor, where = firm): Promise<string> => {
  const { body } = await somebody.call(intermediaryCalls.enter, {
    body: { intermediaryID: where.id, reason: 'Ticket 12' },
  });
  return allowFor(body.token);
};
const readTrail = async (of: TestFirm) =>
  (await app.callAs(await allowFor(of.admin.token), auditTrailCalls.getlist, { query: { take: 50 } })).body.rows;
const listReads = async (of: TestFirm) => (await readTrail(of)).filter(({ action }) => action === 'support.viewed');
const ask = (token: string, call: CallSpec) =>
  app.callAs(token, call, {
    query: createSampleFor(call.query, 987_654_321),
    body: createSampleFor(call.body, 987_654_321),
  });

describe('a visit for support', () => {
  test('only reads, until an administrator of the firm allows changes, for as long as they allow them', async () => {
    app.setClock(noon);
    const matter = await createMatter(app, firm);
    const token = await enter();
    const write = (with_: string) =>
      app.callAs(with_, noteCalls.add, { body: { matterID: matter.id, comment: '<p>Looked into it</p>' } });
    const refused = await write(token);
    expect([refused.status, refused.problem]).toEqual([
      403,
      { error: expect.stringMatching(/^You are here for support and may only read/) },
    ]);
    expect((await app.callAs(token, noteCalls.getbymatterid, { query: { matterID: matter.id } })).status).toBe(200);
    expect((await app.callAs(token, supportCalls.allowChanges, { body: { hours: 24 } })).status).toBe(403);
    expect((await app.callAs(token, intermediaryCalls.visit)).body).toMatchObject({ writeUntil: null });

    const allowed = await firm.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    expect(allowed.body).toMatchObject({
      writeUntil: '2026-11-15T11:00:00.000Z',
      visits: [{ reason: 'Ticket 12', isNow: true, name: expect.stringMatching(/\(Boedel support\)$/) }],
    });
    expect((await write(token)).status).toBe(200);
    expect((await app.callAs(token, intermediaryCalls.visit)).body).toMatchObject({
      writeUntil: '2026-11-15T11:00:00.000Z',
    });
    moveClock(59);
    expect((await write(token)).status).toBe(200);
    moveClock(60);
    expect((await write(token)).status).toBe(403);

    const admin = await allowFor(firm.admin.token);
    await app.callAs(admin, supportCalls.allowChanges, { body: { hours: 8 } });
    expect((await write(token)).status).toBe(200);
    expect((await app.callAs(admin, supportCalls.endChanges)).body.writeUntil).toBeNull();
    expect((await write(token)).status).toBe(403);
    expect((await app.callAs(admin, supportCalls.endChanges)).status).toBe(422);
    expect((await readTrail(firm)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['support.changes.allowed', 'support.changes.ended', 'support.entered']),
    );
    expect((await (await firm.person(['Capture Matter'])).call(supportCalls.getAccess)).status).toBe(403);
  });

  test('marks its name wherever it stands, also when it is long over', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const matter = await createMatter(app, ours);
    const token = await enter(guest, ours);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    await app.callAs(token, noteCalls.add, { body: { matterID: matter.id, comment: '<p>Hier</p>' } });
    const mark = expect.stringMatching(/^Person \d+ \(Boedel support\)$/);
    const notes = async () =>
      JSON.stringify((await ours.admin.call(noteCalls.getbymatterid, { query: { matterID: matter.id } })).body);
    expect(await notes()).toContain('(Boedel support)');
    expect(
      (await readTrail(ours)).filter(({ personID }) => personID === guest.personId).map((row) => row.person),
    ).toEqual(expect.arrayContaining([mark]));
    expect((await app.callAs(token, userCalls.getusername)).body.fullname).toEqual(mark);
    // Names that are looked up when they are shown, after the membership of the visit was tidied away.
    const shown = () =>
      openFirmScope(app.test.database, ours.id).transaction((tx) =>
        tx.maybe<{ name: string }>(
          sql`select shown_name(p.id, p.full_name) as name from person p where p.id = ${guest.personId}`,
        ),
      );
    expect(await shown()).toEqual({ name: mark });
    await openProviderScope(app.test.database).transaction((tx) =>
      tx.run(sql`delete from membership where intermediary_id = ${ours.id} and person_id = ${guest.personId}`),
    );
    expect(await shown()).toEqual({ name: mark });
    const atHome = await guest.call(userCalls.getusername);
    expect(atHome.body.fullname).not.toContain('support');
  });

  test('makes nobody of the provider responsible for a matter', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const token = await enter(guest, ours);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    const open = (responsibleUserID?: number) =>
      app.callAs(token, matterCalls.add, {
        body: {
          systemTypeID: 2,
          country: 'South Africa',
          main: { firstNames: 'Jan', surname: 'Botha' },
          responsibleUserID,
        },
      });
    for (const refused of [await open(), await open(guest.personId)])
      expect([refused.status, Object.keys(refused.problem as object)]).toEqual([422, ['responsibleUserID']]);
    expect((await open(ours.admin.personId)).status).toBe(200);
    const offered = (await app.callAs(token, matterCalls.getColleagues, { query: {} })).body;
    expect(JSON.stringify(offered)).not.toContain(`"id":${guest.personId},`);
  });

  test('no store shows who did something but by the function that marks support', () => {
    const stores = import.meta.glob<string>('../**/*.store.ts', { query: '?raw', import: 'default', eager: true });
    const unmarked = Object.entries(stores).flatMap(([file, text]) =>
      /(?<!\w)\w+\.full_name as (by|maker|approver|author|person_name|assigned_name)\b/.test(text) ? [file] : [],
    );
    expect(unmarked).toEqual([]);
  });

  test('nobody without a visit loses anything, and a token of before a visit is no way around it', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const token = await enter(guest, ours);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    const withWrite = (await app.callAs(token, sessionCalls.token)).body.token ?? token;
    await ours.admin.call(supportCalls.endChanges);
    expect((await ask(withWrite, noteCalls.add)).status).toBe(403);
    expect((await ask(ours.admin.token, noteCalls.add)).status).not.toBe(403);
  });
});

describe('what a visit never does', () => {
  const moneySubjects =
    /\/api\/(payoutfile|bankaccount|account|lodgedaccount|income|expense|moneymovement|firmdata|company)\/|\/api\/recon\/(save|delete)Account/i;
  const moneyWords = /approve|limit|bankfile|makefile|payout|bank|\/lodge|export|import|premium|invoice/i;
  const isRead = (call: CallSpec) => callInVisit(call) === 'read' && !call.inVisit;
  const ofFirm = declared.filter(({ who }) => who.kind === 'firm' || who.kind === 'matter');

  test('every call that handles money or takes data away says what a visit may do with it', () => {
    const undeclared = ofFirm.filter(
      (call) =>
        !call.inVisit &&
        !isRead(call) &&
        (moneySubjects.test(call.path) || moneyWords.test(call.path.split('/').at(-1)!)),
    );
    expect(undeclared.map(label)).toEqual([]);
  });

  test('those that approve, pay, hold bank details, lodge or carry a matter away are declared so', () => {
    const never = declared.filter((call) => callInVisit(call) === 'never').map(label);
    expect(never).toEqual(
      expect.arrayContaining([
        'POST /api/payoutfile/add',
        'POST /api/payoutfile/update',
        'DELETE /api/payoutfile/_delete',
        'POST /api/payoutfile/approve',
        'POST /api/payoutfile/fill',
        'POST /api/payoutfile/makeFile',
        'POST /api/payoutfile/approveFile',
        'POST /api/payoutfile/withdrawFile',
        'POST /api/payoutfile/saveResults',
        'POST /api/payoutfile/saveLimits',
        'GET /api/payoutfile/download',
        'POST /api/bankaccount/add',
        'POST /api/bankaccount/update',
        'POST /api/recon/saveAccount',
        'POST /api/account/openaccount',
        'POST /api/account/saveAnswer',
        'POST /api/lodgedaccount/lodgeEstate',
        'POST /api/lodgedaccount/lodgeCurator',
        'POST /api/lodgedaccount/lodgeInsolvency',
        'GET /api/matter/exportMatter',
        'POST /api/matter/importMatter',
        'POST /api/firmdata/startExport',
        'GET /api/firmdata/download',
        'POST /api/users/add',
        'POST /api/users/resetSecondFactor',
        'POST /api/matter/addaccessuser',
        'POST /api/familyintake/ask',
        'POST /api/clientanswer/ask',
        'POST /api/creditorclaim/sendLink',
        'POST /api/signing/send',
        'POST /api/audittrail/reveal',
      ]),
    );
  });

  test('each is refused even while changes are allowed; each change is refused while they are not', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const token = await enter(guest, ours);
    const wrong: string[] = [];
    const mustRefuse = async (kinds: readonly string[]) => {
      for (const call of ofFirm.filter((one) => kinds.includes(callInVisit(one)))) {
        const { status } = await ask(token, call);
        if (status !== 403) wrong.push(`${label(call)}: ${status}`);
      }
    };
    await mustRefuse(['never', 'write']);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 24 } });
    await mustRefuse(['never']);
    expect(wrong).toEqual([]);
  }, 120_000);

  test('the database refuses bank details and payments itself, by whichever call they come', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const matter = await createMatter(app, ours);
    const token = await enter(guest, ours);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    const add = (who: string, accountNumber?: string) =>
      app.callAs(who, directoryCalls['creditor.add'], {
        body: {
          name: `Krediteur ${accountNumber ?? ''}`,
          ...(accountNumber && { accountNumber, branchCode: '632005' }),
        },
      });
    const [plain, withBank, byFirm] = [
      await add(token),
      await add(token, '62001234567'),
      await add(ours.admin.token, '62001234567'),
    ];
    expect([plain.status, withBank.status, byFirm.status]).toEqual([200, 403, 200]);
    expect(withBank.problem).toEqual({ error: expect.stringMatching(/^You are here for support/) });
    const direct = (work: ReturnType<typeof sql>) =>
      openFirmScope(app.test.database, ours.id, { id: guest.personId, visit: 'write' }).transaction((tx) =>
        tx.run(work),
      );
    await expect(
      direct(sql`update creditor set account_number = '1' where id = ${byFirm.body.id}`),
    ).rejects.toMatchObject({ code: 'BD002' });
    await expect(
      direct(sql`insert into lodged_account (matter_id, number) values (${matter.id}, 1)`),
    ).rejects.toMatchObject({ code: 'BD002' });
    expect((await app.callAs(token, bankAccountCalls.getbymatterid, { query: { matterID: matter.id } })).status).toBe(
      200,
    );
    expect((await app.callAs(token, payoutCalls.getlist, { query: {} })).status).toBe(200);
  });

  test('takes no file with whole numbers away', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    await ours.admin.call(directoryCalls['creditor.add'], {
      body: { name: 'Krediteur', accountNumber: '62001234567', branchCode: '632005' },
    });
    const take = async (token: string) =>
      (await app.callAs(token, directoryToolCalls.export, { query: { directory: 'creditor' } })).raw.toString();
    expect(await take(ours.admin.token)).toContain('62001234567');
    const seen = await take(await enter(guest, ours));
    expect(seen).toContain('4567');
    expect(seen).not.toContain('62001234567');
  });

  test('every table with the number of a bank account, and every table of payments, has the guard', async () => {
    const unguarded = await app.test.database.asOwner((tx) =>
      tx.rows<{ table: string }>(sql`
        select c.relname as table from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and (exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'text'::regtype
              and (a.attname like '%account_number' or a.attname = 'iban'))
            or c.relname like 'payout%' or c.relname = 'lodged_account')
          and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
            where t.tgrelid = c.oid and p.proname = 'refuse_in_visit') order by 1`),
    );
    expect(unguarded).toEqual([]);
  });

  test('gives nobody a role that approves', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const token = await enter(guest, ours);
    await ours.admin.call(supportCalls.allowChanges, { body: { hours: 1 } });
    const invite = (role: 'Admin' | 'Request Account' | 'Capture Matter') =>
      app.callAs(token, userCalls.add, {
        body: { email: `${role.replace(' ', '')}@hulp.test`, fullname: 'Nuwe Een', roles: [role], systemRoles: [] },
      });
    expect((await invite('Admin')).status).toBe(403);
    expect((await invite('Request Account')).status).toBe(403);
    expect((await invite('Capture Matter')).status).toBe(403);
  });

  test('lets nobody in who would stay: the database refuses an account, a matter or a link of whichever call', async () => {
    app.setClock(noon);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const matter = await createMatter(app, ours);
    const direct = (work: ReturnType<typeof sql>) =>
      openFirmScope(app.test.database, ours.id, { id: guest.personId, visit: 'write' }).transaction((tx) =>
        tx.run(work),
      );
    const letIn = [
      sql`insert into membership (person_id, roles) values (${guest.personId}, '{Capture Matter}')`,
      sql`insert into matter_access (matter_id, person_id) values (${matter.id}, ${ours.admin.personId})`,
      sql`insert into outside_link (hash, purpose, matter_id, name, email, language, ends_at)
        values ('kept', 'intake', ${matter.id}, 'n', 'e', 'en', now() + interval '30 days')`,
    ];
    for (const statement of letIn) await expect(direct(statement)).rejects.toMatchObject({ code: 'BD002' });
  });
});

describe('what the provider reads of a firm', () => {
  test('is in its trail once an hour for each call and matter, with the file that was taken', async () => {
    moveClock(40);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const [one, other] = [await createMatter(app, ours), await createMatter(app, ours)];
    const token = await enter(guest, ours);
    const look = (id: number) => app.callAs(token, assetCalls.getbymatterid, { query: { matterID: id } });
    for (let time = 0; time < 5; time += 1) await look(one.id);
    await look(other.id);
    await app.callAs(token, payoutCalls.getlist, { query: {} });
    await app.callAs(token, documentCalls.downloadMany, { body: { ids: [1] } });
    const ofAssets = (await listReads(ours)).filter(({ after: a }) => JSON.stringify(a).includes('/api/asset/'));
    expect(ofAssets).toHaveLength(2);
    expect(new Set(ofAssets.map(({ matterID }) => matterID))).toEqual(new Set([one.id, other.id]));
    expect(ofAssets[0]!.person).toMatch(/\(Boedel support\)$/);
    expect((await listReads(ours)).map(({ after: a }) => (a as { path: string }).path)).toContain(
      '/api/payoutfile/getlist',
    );
    moveClock(61);
    await look(one.id);
    expect((await listReads(ours)).filter(({ matterID }) => matterID === one.id)).toHaveLength(2);
    // Somebody of the firm leaves no such mark, and another firm's trail says nothing of it.
    await ours.admin.call(assetCalls.getbymatterid, { query: { matterID: one.id } });
    expect((await listReads(ours)).filter(({ matterID }) => matterID === one.id)).toHaveLength(2);
    expect((await listReads(firm)).filter(({ personID }) => personID === guest.personId)).toEqual([]);
  });

  test('in reports across firms is in the trail of each firm, or of the one that was chosen', async () => {
    moveClock(600);
    const [chosen, unchosen] = [await app.createFirm(), await app.createFirm()];
    const staff = await home.person(['SuperAdmin']);
    await staff.call(reportCalls.getWIP, { query: { intermediaryID: chosen.id } });
    await staff.call(intermediaryCalls.getbyid, { query: { id: chosen.id } });
    const pathsOf = async (of: TestFirm) =>
      (await listReads(of)).map(({ after: a }) => (a as { path: string }).path).toSorted();
    expect(await pathsOf(chosen)).toEqual(['/api/intermediary/getbyid', '/api/report/getWIP']);
    expect(await pathsOf(unchosen)).toEqual([]);
    await staff.call(reportCalls.getTrustFees, { query: {} });
    expect(await pathsOf(chosen)).toContain('/api/report/getTrustFees');
    expect(await pathsOf(unchosen)).toEqual(['/api/report/getTrustFees']);
    const taken = await staff.call(reportCalls.file, {
      query: { intermediaryID: chosen.id, report: 'wip', format: 'csv' },
    });
    expect(taken.status).toBe(200);
    expect((await listReads(chosen))[0]).toMatchObject({ after: { path: '/api/report/file', isFile: true } });
  });

  test('is declared by every call of the provider that shows what belongs to firms', () => {
    // The provider's own: its list of customers, its notices, its jobs, figures of the law, and where one is for support.
    const own = /\/api\/intermediary\/(getall|getlist|geterased|visit)$|\/api\/scheduler\/|\/api\/rates\/getEntries$/;
    const undeclared = declared.filter(
      (call) => call.who.kind === 'provider' && call.method === 'GET' && !call.readsFirms && !own.test(call.path),
    );
    expect(undeclared.map(label)).toEqual([]);
  });

  test('a visit changes nothing of the firm by reading', async () => {
    moveClock(1200);
    const [ours, guest] = [await app.createFirm(), await home.person(['SuperAdmin'])];
    const matter = await createMatter(app, ours);
    const token = await enter(guest, ours);
    const print = async () =>
      openProviderScope(app.test.database).transaction(async (tx) => {
        const tables = await tx.rows<{ table: string }>(sql`select table_name as table from information_schema.columns
          where table_schema = 'public' and column_name = 'intermediary_id'
            and table_name not in ('audit_entry', 'audit_leaf', 'audit_node', 'audit_checkpoint', 'support_read', 'session', 'audit_tail', 'matter_opened', 'membership', 'job')`);
        const prints: Record<string, string> = {};
        for (const { table } of tables) {
          const row = await tx.one<{
            print: string;
          }>(sql`select coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as print
            from ${sqlName(table)} r where intermediary_id = ${ours.id}`);
          prints[table] = row.print;
        }
        return prints;
      });
    const before = await print();
    for (const call of declared.filter(
      (one) => callInVisit(one) === 'read' && (one.who.kind === 'firm' || one.who.kind === 'matter'),
    )) {
      await app.callAs(token, call, {
        query: createSampleFor(call.query, matter.id),
        body: createSampleFor(call.body, matter.id),
      });
    }
    expect(await print()).toEqual(before);
  }, 120_000);
});

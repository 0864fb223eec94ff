import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { uploadAuditCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { addLiability } from '../liabilities/liabilities.testing';
import { createAsset } from '../assets/assets.testing';
import { allCalls } from '../all';
import { buildApp } from '../../platform/http/app';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let person: TestPerson;
beforeAll(async () => {
  firm = await testApp.createFirm({ country: 'Namibia' });
  person = await firm.person(['Admin', 'Capture Matter'], { systemType: 2 });
});
const run = (statement: ReturnType<typeof sql>, of: Pick<TestFirm, 'id'> = firm) =>
  openFirmScope(testApp.test.database, of.id).transaction((tx) => tx.run(statement));

describe('one matter', () => {
  test('is found by whom it is about, and by no other party', async () => {
    const { id, mainId } = await createMatter(testApp, firm, { systemType: 1 });
    const found = await person.call(matterCalls.getmatterbyinsolventid, { body: { id: mainId } });
    expect(found.body.id).toBe(id);
    await run(sql`insert into matter_party (matter_id, role, surname) values (${id}, 'spouse', 'Botha')`);
    const [spouse] = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ id: number }>(sql`select id from matter_party where matter_id = ${id} and role = 'spouse'`),
    );
    expect((await person.call(matterCalls.getmatterbyinsolventid, { body: { id: spouse!.id } })).status).toBe(404);
  });

  test('is in community of property when whom it is about is', async () => {
    const { id } = await createMatter(testApp, firm);
    const readIsIcop = async () =>
      (await person.call(matterCalls.isMatterICOP, { query: { matterID: id } })).body.isICOP;
    expect(await readIsIcop()).toBe(false);
    await run(sql`insert into marriage (matter_id, kind, contract) values (${id}, 'civil marriage', 'none')`);
    expect(await readIsIcop()).toBe(true);
  });

  test('says whom it is about as people say it, and what kind of body that is', async () => {
    const own = await createMatter(testApp, firm, { surname: 'van der Merwe', firstNames: 'Jacobus Petrus' });
    const shown = await person.call(matterCalls.GetMatterDetails, { query: { matterID: own.id } });
    expect(shown.body).toMatchObject({ calledName: 'Jacobus Petrus van der Merwe', partyKind: 'person' });
  });

  test('about a company is wound up: sequestration is refused, and goes when a person turns out to be one', async () => {
    const { id, mainId } = await createMatter(testApp, firm, { systemType: 1 });
    const readDetails = async () => (await person.call(matterCalls.GetMatterDetails, { query: { matterID: id } })).body;
    const save = async (kind: string) => person.call(matterCalls.update, { body: { ...(await readDetails()), kind } });
    expect((await save('Sequestration')).status).toBe(200);
    const { main } = (await person.call(mainPartyCalls.getPersonTab, { query: { matterID: id } })).body;
    const asCompany = { ...main, id: mainId, kind: 'company' as const, firstNames: null };
    expect((await person.call(mainPartyCalls.updateMain, { body: asCompany })).status).toBe(200);
    expect(await readDetails()).toMatchObject({ kind: null, partyKind: 'company' });
    expect((await save('Sequestration')).body).toMatchObject({ kind: [expect.stringContaining('wound up')] });
    expect((await save('Winding-up by the court')).status).toBe(200);
  });

  test('tells what is open in it before it is closed, and a closing is taken back in its own trail', async () => {
    const { id } = await createMatter(testApp, firm);
    const listOpen = async () =>
      (await person.call(matterCalls.whatIsOpen, { query: { matterID: id } })).body.map(({ words }) =>
        formatInEnglish(words),
      );
    await run(sql`update matter set fica_done = true where id = ${id}`);
    await run(sql`update matter_figures set cash_position_cents = 123450 where matter_id = ${id}`);
    await run(sql`insert into diary_entry (matter_id, title, due_on) values (${id}, 'Call the bank', '2099-02-03'),
      (${id}, 'Lodge', '2020-01-01'), (${id}, 'Pay', '2020-01-02')`);
    expect(await listOpen()).toEqual([
      '2 dates are overdue, the first on 2020-01-01.',
      'Call the bank is due on 2099-02-03.',
      'The cash position is N$ 1,234.50, not nil.',
      expect.stringMatching(/^Not marked as reached: Instruction received, .*Discharged\.$/),
    ]);
    const closing = { action: 'status', matterStatus: 3, reason: null } as const;
    const body = { matterIDs: [id], change: closing, preview: false };
    const { body: closed } = await person.call(matterListCalls.bulk, { body });
    expect((await person.call(matterListCalls.undoBulk, { body: { id: closed.undoID! } })).body.restored).toBe(1);
    const shown = await person.call(matterCalls.GetMatterDetails, { query: { matterID: id } });
    expect(shown.body).toMatchObject({ matterStatus: 2, closedAt: null });
    expect(await listTrail(testApp, firm, id)).toEqual(['matter.status', 'matter.status']);
  });

  test('is told to a client in plain words: what happened, what is next, who is waited for, and none of our tasks', async () => {
    const { id } = await createMatter(testApp, firm, {
      surname: 'Abrahams',
      firstNames: 'Margaret',
      lettersOn: '2026-02-02',
    });
    await run(sql`insert into diary_entry (matter_id, type, event, title, due_on, done_at)
      values (${id}, 7, 'lettersReceived', 'Letters', '2026-02-10', now()), (${id}, 1, null, 'Ring the bank', '2026-03-01', null)`);
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, id, client, { rights: [] });
    const { body } = await client.call(matterCalls.getClientView, { query: { matterID: id } });
    expect(body).toMatchObject({ calledName: 'Margaret Abrahams', isOver: false, since: '2026-02-02' });
    // That the Master was told nobody wrote down, so it is not said.
    expect(body.steps.map(({ state }) => state).join(' ')).toBe('done now ahead ahead ahead ahead ahead ahead ahead');
    expect(body.steps[0]).toMatchObject({ words: 'The executor is appointed', date: '2026-02-02' });
    // The firm reads the same line.
    const { line } = (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID: id } })).body;
    expect(line?.stages.slice(1).map(({ state, date, waitsFor }) => ({ state, date, waitsFor }))).toEqual(
      body.steps.map(({ state, date, waitsFor }) => ({ state, date, waitsFor })),
    );
    expect(line?.since).toBe('2026-02-02');
    expect(line?.stages[2]).toMatchObject({ stage: 'advert', state: 'now', waitsFor: 'us' });
    const trust = await createMatter(testApp, firm, {
      systemType: 5,
      kind: 'trust',
      firstNames: null,
      surname: 'Vlei',
    });
    expect((await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID: trust.id } })).body.line).toBeNull();
    expect(JSON.stringify(body)).not.toContain('Ring the bank');
    const stranger = await firm.person(['UserMatterAccess']);
    expect((await stranger.call(matterCalls.getClientView, { query: { matterID: id } })).status).toBe(404);
  });

  test('has a trust number where it is about a trust', async () => {
    const trust = await createMatter(testApp, firm, {
      systemType: 5,
      kind: 'trust',
      firstNames: null,
      surname: 'Imvula',
    });
    const estate = await createMatter(testApp, firm);
    await run(
      sql`update matter_party set registration_number = 'IT 123/2020' where id in (${trust.mainId}, ${estate.mainId})`,
    );
    const readTrustNumber = async (matterID: number) =>
      (await person.call(matterCalls.trustnumber, { query: { matterID } })).body.trustNumber;
    expect([await readTrustNumber(trust.id), await readTrustNumber(estate.id)]).toEqual(['IT 123/2020', '']);
    // Whatever goes wrong, the number is empty, and the log says what went wrong.
    let logged = '';
    const logTo = { write: (line: string) => void (logged += line) };
    const { config } = testApp.services;
    const services = { ...testApp.services, config: { ...config, LOG_LEVEL: 'error' as const } };
    const app = await buildApp({ services, calls: allCalls, logTo });
    for (const matterID of ['987654', '0', 'x', '']) {
      const url = `${matterCalls.trustnumber.path}?matterID=${matterID}`;
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
      expect([answer.statusCode, answer.json()]).toEqual([200, { trustNumber: '' }]);
    }
    await app.close();
    expect(logged.match(/the number of a trust could not be read/g)).toHaveLength(4);
  });

  test('shows at a glance its figures, its next date and its last note; nothing known is null', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const readGlance = async () => (await person.call(matterCalls.getQuickGlance, { query: { matterID } })).body;
    expect(await readGlance()).toMatchObject({ grossAssets: null, net: null, nextDeadline: null, lastNote: null });
    expect((await person.call(matterCalls.GetTotalAssetValue, { query: { matterID } })).body.total).toBeNull();
    await createAsset(person, matterID, { valuationAmount: 1500.5 });
    await addLiability(person, matterID, { amount: 500 });
    for (const [title, date] of [
      ['Later', '2030-01-02'],
      ['Late', '2020-01-02'],
    ] as const) {
      await person.call(diaryCalls.add, { body: { matterID, title, date } });
    }
    await person.call(noteCalls.add, { body: { matterID, comment: '<p>First</p>' } });
    await person.call(noteCalls.add, { body: { matterID, comment: '<p>Last <b>word</b></p>' } });
    expect(await readGlance()).toMatchObject({
      grossAssets: 1500.5,
      liabilities: 500,
      net: 1000.5,
      nextDeadline: { title: 'Late', date: '2020-01-02' },
      lastNote: { text: 'Last word' },
      attention: { diarymatter: 1 },
    });
    expect((await person.call(matterCalls.GetTotalAssetValue, { query: { matterID } })).body.total).toBe(1500.5);
  });

  test('the audit trail names each uploaded paper of its facts', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const reader = await firm.person([]);
    for (const call of Object.values(uploadAuditCalls)) {
      expect((await person.call(call, { body: { matterID, fileName: 'paper.pdf' } })).status).toBe(200);
      expect((await reader.call(call, { body: { matterID } })).status).toBe(403);
    }
    const trail = await listTrail(testApp, firm, matterID);
    expect(new Set(trail).size).toBe(Object.keys(uploadAuditCalls).length);
  });
});

describe('the firm', () => {
  test('says its country, and whom a matter can be given to: those who see all of it', async () => {
    const client = await firm.person(['UserMatterAccess']);
    expect((await client.call(matterCalls.getIntermediaryCountry)).body).toEqual({ country: 'Namibia' });
    const { body } = await person.call(matterCalls.getColleagues, { query: {} });
    const ids = new Set(body.map(({ id }) => id));
    expect([ids.has(person.personId), ids.has(client.personId)]).toEqual([true, false]);
  });

  test.each(['UserMatterAccess', 'JointAppointee'] as const)(
    'names to a %s who works on their matters and nobody else',
    async (role) => {
      const own = await testApp.createFirm();
      const [outsider, worker, helper] = [
        await own.person([role]),
        await own.person(['Capture Matter']),
        await own.person([]),
      ];
      const [theirs, other] = [await createMatter(testApp, own), await createMatter(testApp, own)];
      await grantAccess(testApp, own, theirs.id, outsider);
      const listColleagueIds = async () =>
        (await outsider.call(matterCalls.getColleagues, { query: {} })).body.map(({ id }) => id);
      await run(sql`update matter set responsible_person_id = ${own.admin.personId} where id = ${other.id}`, own);
      expect(await listColleagueIds()).toEqual([]);
      await run(
        sql`update matter set responsible_person_id = ${worker.personId}, assistant_person_id = ${helper.personId}
          where id = ${theirs.id}`,
        own,
      );
      expect(new Set(await listColleagueIds())).toEqual(new Set([worker.personId, helper.personId]));
    },
  );

  test('counts its matters by status and adds up what is known, for the type in use alone', async () => {
    const own = await testApp.createFirm();
    const counter = await own.person(['Capture Matter'], { systemType: 3 });
    const statuses = [1, 2, 2, 3, 4];
    for (const status of statuses) {
      const { id } = await createMatter(testApp, own, { systemType: 3 });
      await run(sql`update matter set status = ${status} where id = ${id}`, own);
      await run(
        sql`update matter_figures set gross_assets_cents = 100000, executor_fee_cents = 350, income_fee_cents = null where matter_id = ${id}`,
        own,
      );
    }
    await createMatter(testApp, own, { systemType: 2 });
    const readCount = async (call: typeof matterCalls.getactivematters | typeof matterCalls.getnumberofmatters) =>
      (await counter.call(call)).body.count;
    expect([
      await readCount(matterCalls.getnumberofmatters),
      await readCount(matterCalls.getactivematters),
      await readCount(matterCalls.getpendingmatters),
      await readCount(matterCalls.getclosedmatters),
    ]).toEqual([5, 2, 1, 1]);
    const readTotal = async (call: typeof matterCalls.getprojectfees) => (await counter.call(call)).body.total;
    expect([
      await readTotal(matterCalls.getactiveaccountassetvalue),
      await readTotal(matterCalls.getprojectfeesasset),
      await readTotal(matterCalls.getprojectfeesincome),
      await readTotal(matterCalls.getprojectfees),
    ]).toEqual([2000, 10.5, null, 10.5]);
  });
});

import type { WireBody } from '@boedel/contract/call';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

type NewMatterBody = WireBody<typeof matterCalls.add>;
const createEstateBody = (surname: string, more: Partial<NewMatterBody['main']> = {}): NewMatterBody => ({
  systemTypeID: 2,
  country: 'South Africa',
  main: { surname, firstNames: 'Jacobus Petrus', ...more },
});

async function createEstate(person: TestPerson, surname = 'Van der Merwe', more: Partial<NewMatterBody['main']> = {}) {
  const { status, body, problem } = await person.call(matterCalls.add, {
    body: { ...createEstateBody(surname, more), duplicatesSeen: true },
  });
  expect(status, JSON.stringify(problem)).toBe(200);
  return body.matter!;
}

const createEstatesFirm = async (): Promise<{ firm: TestFirm; person: TestPerson }> => {
  const firm = await testApp.createFirm();
  return { firm, person: await firm.person(['Admin', 'Capture Matter', 'Request Account'], { systemType: 2 }) };
};

describe('a new matter', () => {
  test('gets its reference from the pattern, its name from the party, and begins as Pending', async () => {
    const { person } = await createEstatesFirm();
    const first = await createEstate(person);
    const second = await createEstate(person, 'Dlamini');
    const year = new Date().getFullYear();
    expect(first).toMatchObject({
      reference: `EST/${year}/00001`,
      name: 'Van der Merwe, Jacobus Petrus',
      matterStatus: 1,
      responsibleUserID: person.personId,
    });
    expect(second.reference).toBe(`EST/${year}/00002`);
  });

  test('an ID number fills the date of birth and gender, and a wrong one says why', async () => {
    const { firm, person } = await createEstatesFirm();
    const wrong = await person.call(matterCalls.add, {
      body: createEstateBody('Smith', { idNumber: '8001015009088' }),
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.problem)).toEqual(['idNumber']);
    const matter = await createEstate(person, 'Smith', { idNumber: '8001015009087' });
    const [party] = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows(sql`select born_on, gender from matter_party where matter_id = ${matter.id}`),
    );
    expect(party).toEqual({ born_on: '1980-01-01', gender: 1 });
  });

  test('somebody like them in another matter is shown first, once', async () => {
    const { person } = await createEstatesFirm();
    const first = await createEstate(person, 'Naidoo', { idNumber: '8001015009087' });
    const again = await person.call(matterCalls.add, {
      body: createEstateBody('Naidoo', { idNumber: '8001015009087' }),
    });
    expect(again.body).toMatchObject({ matter: null, likenesses: [{ matterID: first.id, why: 'the same ID number' }] });
    const sure = await person.call(matterCalls.add, {
      body: { ...createEstateBody('Naidoo', { idNumber: '8001015009087' }), duplicatesSeen: true },
    });
    expect(sure.body.matter).not.toBeNull();
  });

  test('a reference that is taken is refused with what to do', async () => {
    const { person } = await createEstatesFirm();
    const matter = await createEstate(person);
    const { status, problem } = await person.call(matterCalls.add, {
      body: { ...createEstateBody('Botha'), reference: matter.reference.toLowerCase(), duplicatesSeen: true },
    });
    expect(status).toBe(422);
    expect(problem['reference']).toEqual([expect.stringContaining('is already in use')]);
  });

  test('the 3,001st active matter is refused', async () => {
    const { firm, person } = await createEstatesFirm();
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(
        sql`insert into matter (system_type, reference, name, country) select 2, 'OLD/' || n, 'Somebody', 'South Africa' from generate_series(1, 3000) n`,
      ),
    );
    const { status, problem } = await person.call(matterCalls.add, {
      body: { ...createEstateBody('Last'), duplicatesSeen: true },
    });
    expect(status).toBe(422);
    expect(problem['matterStatus']).toEqual([expect.stringMatching(/3,000 active .*sales@/)]);
  });
});

describe('the matters list', () => {
  test('finds by reference, name without accents, ID number and with a small mistake', async () => {
    const { person } = await createEstatesFirm();
    const müller = await createEstate(person, 'Müller', { idNumber: '8001015009087' });
    await createEstate(person, 'Khumalo');
    const searchMatters = async (searchString: string): Promise<number[]> => {
      const { body } = await person.call(matterCalls.getMatterList, { query: { searchString } });
      return body.rows.map((row) => row.id);
    };
    expect(await searchMatters('muller')).toEqual([müller.id]);
    expect(await searchMatters('jacobus MÜLLER')).toEqual([müller.id]);
    expect(await searchMatters('8001015009087')).toEqual([müller.id]);
    expect(await searchMatters(müller.reference)).toEqual([müller.id]);
    expect(await searchMatters('mulller')).toEqual([müller.id]);
    expect(await searchMatters('100%')).toEqual([]);
  });

  test('pages, sorts and filters by status, watch and responsible person', async () => {
    const { person } = await createEstatesFirm();
    const names = ['Adams', 'Botha', 'Coetzee', 'Dlamini', 'Fourie'];
    const matters = [];
    for (const surname of names) matters.push(await createEstate(person, surname));
    const page = await person.call(matterCalls.getMatterList, {
      query: { skip: '1', take: '2', sortModelColId: 'name', sortModelSort: 'asc' },
    });
    expect(page.body.total).toBe(5);
    expect(page.body.rows.map((row) => row.name.split(',')[0])).toEqual(['Botha', 'Coetzee']);
    const beyond = await person.call(matterCalls.getMatterList, { query: { skip: '50', take: '2' } });
    expect(beyond.body).toEqual({ rows: [], total: 5 });
    await person.call(matterCalls.updatewatchlist, { body: { ID: matters[3]!.id, watchList: true } });
    const watched = await person.call(matterCalls.getMatterList, { query: { watchList: 'true' } });
    expect(watched.body.rows).toMatchObject([{ id: matters[3]!.id, watchList: true }]);
    const closed = await person.call(matterCalls.getMatterList, { query: { matterStatus: '3,4' } });
    expect(closed.body.total).toBe(0);
    await person.call(matterCalls.updatestatus, { body: { id: matters[0]!.id, matterStatus: 2 } });
    const active = await person.call(matterCalls.getMatterList, { query: { matterStatus: '2' } });
    expect(active.body.rows.map(({ id }) => id)).toEqual([matters[0]!.id]);
  });

  test('a wildcard in the search is only a character', async () => {
    const { person } = await createEstatesFirm();
    await createEstate(person, 'Percent');
    const { body } = await person.call(matterCalls.getMatterList, { query: { searchString: '%' } });
    expect(body.total).toBe(0);
  });
});

describe('status', () => {
  test('moves by the rules, and a jump is a clear error', async () => {
    const { person } = await createEstatesFirm();
    const { id } = await createEstate(person);
    const to = (matterStatus: number, reason: string | null = null) =>
      person.call(matterCalls.updatestatus, { body: { id, matterStatus, systemTypeID: 2, reason } });
    expect((await to(4)).status).toBe(422);
    expect((await to(2)).body.matterStatus).toBe(2);
    const closed = await to(3);
    expect(closed.body).toMatchObject({ matterStatus: 3, closedAt: expect.any(String) as string });
    expect((await to(2, 'A further asset was found')).body).toMatchObject({ matterStatus: 2, closedAt: null });
  });

  test('moves every allowed way with an id, a status and a system type; the trail says that no reason was given', async () => {
    const { person } = await createEstatesFirm();
    const { id } = await createEstate(person);
    for (const matterStatus of [2, 1, 3, 2, 3, 4, 3]) {
      const { status, body } = await person.call(matterCalls.updatestatus, {
        body: { id, matterStatus, systemTypeID: 2 },
      });
      expect([status, body.matterStatus]).toEqual([200, matterStatus]);
    }
    const trail = await person.call(auditTrailCalls.getlist, {
      query: { matterID: id, searchString: 'matter.status', take: '20' },
    });
    expect(trail.body.rows.map(({ why }) => why).reverse()).toEqual([
      null,
      null,
      'No reason was given.',
      'No reason was given.',
      null,
      null,
      null,
    ]);
  });

  test('two people saving the same matter: the second sees both versions', async () => {
    const { person } = await createEstatesFirm();
    const matter = await createEstate(person);
    const changeCourt = (court: string) => person.call(matterCalls.update, { body: { ...matter, court } });
    expect((await changeCourt('Pretoria')).status).toBe(200);
    const second = await changeCourt('Johannesburg');
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({ conflict: { theirs: { court: 'Pretoria' } } });
  });
});

describe('bulk actions', () => {
  test('are previewed, done by the same rule, and undone where nobody changed the matter since', async () => {
    const { person } = await createEstatesFirm();
    const matters = [await createEstate(person, 'Adams'), await createEstate(person, 'Botha')];
    const matterIDs = matters.map(({ id }) => id);
    const change = { action: 'status', matterStatus: 2, reason: null } as const;
    const preview = await person.call(matterListCalls.bulk, { body: { matterIDs, change, preview: true } });
    expect(preview.body).toMatchObject({
      undoID: null,
      lines: [{ from: 'Pending', to: 'Active', refused: null }, { refused: null }],
    });
    const done = await person.call(matterListCalls.bulk, { body: { matterIDs, change, preview: false } });
    const first = (await person.call(matterCalls.getmatterbyid, { body: { id: matterIDs[0]! } })).body;
    expect(first.matterStatus).toBe(2);
    await person.call(matterCalls.update, { body: { ...first, court: 'Pretoria' } });
    const undone = await person.call(matterListCalls.undoBulk, { body: { id: done.body.undoID! } });
    expect(undone.body).toEqual({ restored: 1, left: [{ id: first.id, reference: first.reference }] });
    expect((await person.call(matterCalls.getmatterbyid, { body: { id: matterIDs[1]! } })).body.matterStatus).toBe(1);
  });

  test('a matter that may not go there is named and left alone', async () => {
    const { person } = await createEstatesFirm();
    const { id } = await createEstate(person);
    const { body } = await person.call(matterListCalls.bulk, {
      body: { matterIDs: [id], change: { action: 'status', matterStatus: 4, reason: null }, preview: false },
    });
    expect(body.undoID).toBeNull();
    expect(body.lines[0]!.refused).toContain('can go to');
  });
});

describe('the dashboard, search and exports', () => {
  test('the dashboard answers counts, months, dates and lists in one call', async () => {
    const { person } = await createEstatesFirm();
    await createEstate(person);
    const { body } = await person.call(matterCalls.dashboard);
    expect(body.counts).toEqual({ all: 1, active: 0, pending: 1, closed: 0, archived: 0 });
    expect(body.byMonth).toHaveLength(12);
    expect(body.byMonth.at(-1)!.opened).toBe(1);
    expect(body.withoutNextDate).toBe(1);
    expect(body.recent).toHaveLength(1);
    expect(body.assetValue).toBeNull();
  });

  test('the palette finds a matter by part of a name and by a misspelled one', async () => {
    const { person } = await createEstatesFirm();
    const matter = await createEstate(person, 'Swanepoel');
    expect((await person.call(matterCalls.search, { query: { searchString: 'swane' } })).body).toMatchObject([
      { id: matter.id },
    ]);
    expect((await person.call(matterCalls.search, { query: { searchString: 'swanepol' } })).body).toMatchObject([
      { id: matter.id },
    ]);
    const later = await createEstate(person, 'Swanepoel');
    await person.call(matterCalls.getmatterbyid, { body: { id: matter.id } });
    expect((await person.call(matterCalls.search, { query: { searchString: 'swanepoel' } })).body).toMatchObject([
      { id: matter.id, matterStatus: 1, dateOfDeath: null },
      { id: later.id },
    ]);
  });

  test('CSV and Excel hold every row, and a name that looks like a formula stays a name', async () => {
    const { person } = await createEstatesFirm();
    await createEstate(person, '=cmd()');
    const csv = await person.call(matterListCalls.exportList, { query: { searchString: '', format: 'csv' } });
    expect(decodeURIComponent(String(csv.headers['x-suggested-filename']))).toBe('matters as listed.csv');
    expect(csv.raw.toString('utf8')).toContain("'=cmd()");
    const excel = await person.call(matterListCalls.exportList, { query: { searchString: '', format: 'xlsx' } });
    expect(excel.raw.subarray(0, 2).toString()).toBe('PK');
    const table = await person.call(tableCalls.downloadTableCSV, { query: { reportType: '5' } });
    expect(decodeURIComponent(String(table.headers['x-suggested-filename']))).toBe('Matter Table.csv');
    expect(table.raw.toString('utf8').split('\r\n').length).toBeGreaterThan(2);
    expect((await person.call(tableCalls.downloadTableCSV, { query: { reportType: '99' } })).status).toBe(422);
  });

  test('a client who died goes on as an estate', async () => {
    const firm = await testApp.createFirm();
    const planner = await firm.person(['Capture Matter'], { systemType: 4 });
    const { body } = await planner.call(matterCalls.add, {
      body: { ...createEstateBody('Fourie'), systemTypeID: 4, duplicatesSeen: true },
    });
    const id = body.matter!.id;
    expect((await planner.call(turnIntoEstateCalls.changeSystemTypeToDeceased, { body: { id } })).problem).toEqual({
      dateOfDeath: ['Give the date of death first.'],
    });
    const turned = await planner.call(turnIntoEstateCalls.changeSystemTypeToDeceased, {
      body: { id, dateOfDeath: '2026-03-14' },
    });
    expect(turned.body).toMatchObject({ systemTypeID: 2, id, kind: null });
  });
});

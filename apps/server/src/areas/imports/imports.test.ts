import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import { importCalls } from '@boedel/contract/imports/imports.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { Cents } from '@boedel/domain/money/cents';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { createExcelFile } from '../../platform/spreadsheet/spreadsheet';
import { drainJobs } from '../../platform/jobs/workers';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { checkFigures } from '../figures/check-figures';
import { goOnWithImports } from './go-on';

const testApp = createTestApp();
const ids = ['8001015009087', '7202290101083', '6503125800083'] as const;

const beginImport = (who: TestPerson, kind: ImportKind, content: string | Uint8Array, name = 'list.csv') =>
  sendFiles(testApp, who, importCalls.begin, { kind, systemTypeID: 2 }, [{ name, content }]);

async function beginAccepted(who: TestPerson, kind: ImportKind, content: string | Uint8Array, name?: string) {
  const { status, body, problem } = await beginImport(who, kind, content, name);
  expect(status, JSON.stringify(problem)).toBe(200);
  return body;
}

type BegunImport = Awaited<ReturnType<typeof beginAccepted>>;

/** Maps as offered, or as told, and tries every row. */
async function tryImport(
  who: TestPerson,
  progress: BegunImport,
  more: Record<string, string> = {},
  dayFormat = progress.dayFormat,
) {
  const columns = progress.columns.map(({ heading, field }) => more[heading] ?? field);
  const mapped = await who.call(importCalls.map, { body: { importID: progress.importID, columns, dayFormat } });
  expect(mapped.status, JSON.stringify(mapped.problem)).toBe(200);
  let now = mapped.body;
  while (now.state === 'reading') now = (await who.call(importCalls.read, { body: { importID: now.importID } })).body;
  return now;
}

async function makeImport(who: TestPerson, { importID }: BegunImport, leaveOutDuplicates = true) {
  for (;;) {
    const step = await who.call(importCalls.make, { body: { importID, leaveOutDuplicates } });
    expect(step.status, JSON.stringify(step.problem)).toBe(200);
    if (step.body.state === 'done') return step.body;
  }
}

const listRows = async (who: TestPerson, importID: number, show: 'all' | 'errors' | 'duplicates' | 'skipped' = 'all') =>
  (await who.call(importCalls.rows, { query: { importID, show } })).body.rows;

const listMatters = (firm: TestFirm) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ id: number; reference: string; name: string; status: number; died_on: string | null }>(sql`
      select m.id, m.reference, m.name, m.status, p.died_on from matter m
        join matter_party p on p.matter_id = m.id and p.role = 'main' order by m.reference`),
  );

const three = `Dos;Fam;Roepnaam;ID number;Oorlede;Master's reference
E1;Botha;Jan;${ids[0]};01/03/2026;12/2026
E2;Nel;Sannie;${ids[1]};28/02/2026;
E3;Khumalo;Thabo;;2026-01-15;7/2026
`;
const ownHeadings = { Dos: 'reference', Fam: 'surname', Roepnaam: 'firstNames', Oorlede: 'dateOfDeath' };

describe('matters from a list', () => {
  test('hide private numbers while they wait; a wrong one is shown, and a hidden one sent back stays what it was', async () => {
    const { admin, id } = await testApp.createFirm();
    const wrong = '8001015009080';
    const list = `${three}E4;Smit;Piet;${wrong};2026-01-20;\n`;
    const first = await beginAccepted(admin, 'matter', list);
    expect(first.columns[3]!.samples.slice(0, 2)).toEqual(['•••••••••9087', '•••••••••1083']);
    const { importID } = await tryImport(admin, first, ownHeadings);
    const rows = await listRows(admin, importID);
    expect(rows.map(({ cells }) => cells['idNumber'] ?? '')).toEqual(['•••••••••9087', '•••••••••1083', '', wrong]);
    const cells = { ...rows[0]!.cells, surname: 'Bothma' };
    const { body } = await admin.call(importCalls.mend, { body: { importID, line: rows[0]!.line, cells } });
    expect([body.row.errors, body.row.cells]).toEqual([{}, cells]);
    await admin.call(importCalls.skip, { body: { importID, lines: [rows[3]!.line], isSkipped: true } });
    await makeImport(admin, first);
    const kept = await openFirmScope(testApp.test.database, id).transaction((tx) =>
      tx.rows<{ id_number: string | null }>(sql`select id_number from matter_party where surname = 'Bothma'`),
    );
    expect(kept).toEqual([{ id_number: ids[0] }]);
  });

  test('are mapped once, tried, made, and taken out again while nobody has worked on them', async () => {
    const firm = await testApp.createFirm();
    const first = await beginAccepted(firm.admin, 'matter', three);
    expect(first).toMatchObject({ state: 'mapping', dayFormat: 'DD/MM/YYYY', rows: 0 });
    expect(first.columns.map(({ field }) => field)).toEqual([null, null, null, 'idNumber', null, 'masterReference']);
    expect(first.columns[1]).toMatchObject({ heading: 'Fam', samples: ['Botha', 'Nel', 'Khumalo'] });
    const ready = await tryImport(firm.admin, first, ownHeadings);
    expect(ready).toMatchObject({ state: 'ready', rows: 3, wrong: 0, duplicates: 0, ready: 3, made: 0 });
    expect(await listMatters(firm)).toEqual([]);

    expect(await makeImport(firm.admin, first)).toMatchObject({ state: 'done', made: 3, ready: 0 });
    expect(await listMatters(firm)).toMatchObject([
      { reference: 'E1', name: 'Botha, Jan', status: 2, died_on: '2026-03-01' },
      { reference: 'E2', died_on: '2026-02-28' },
      { reference: 'E3', died_on: '2026-01-15' },
    ]);
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);

    // The firm knows these headings from now on, whoever sends the next file.
    const colleague = await firm.person(['Capture Matter']);
    const next = await beginAccepted(colleague, 'matter', three.replaceAll(/^E/gm, 'F'));
    expect(next.columns.map(({ field }) => field)).toEqual([
      'reference',
      'surname',
      'firstNames',
      'idNumber',
      'dateOfDeath',
      'masterReference',
    ]);
    const again = await tryImport(colleague, next);
    expect(again).toMatchObject({ rows: 3, wrong: 0, duplicates: 2, ready: 3 });
    const [twin] = await listRows(colleague, next.importID, 'duplicates');
    expect(twin?.notes[0]).toMatchObject({
      key: '{name} is in matter {reference} already, with {why}.',
      values: { name: 'Jan Botha', reference: 'E1' },
    });
    expect(await makeImport(colleague, next)).toMatchObject({ made: 1 });

    // Of the first list nobody changed anything; of the second somebody does.
    const undone = await firm.admin.call(importCalls.undo, { body: { importID: first.importID } });
    expect([undone.status, undone.body.state]).toEqual([200, 'undone']);
    const [left] = await listMatters(firm);
    expect(left?.reference).toBe('F3');
    await firm.admin.call(liabilityCalls.add, { body: { matterID: left!.id, creditor: 'Absa', amount: 1 } });
    const late = await colleague.call(importCalls.undo, { body: { importID: next.importID } });
    expect([late.status, late.problem]).toEqual([
      422,
      { importID: ['F3 was changed since it was imported. Take out what is wrong one by one.'] },
    ]);
    expect(await listMatters(firm)).toHaveLength(1);
    const trail = await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'list' } });
    expect(trail.status).toBe(200);
  });

  test('are refused row by row and cell by cell; a row is mended where it stands or left out', async () => {
    const firm = await testApp.createFirm();
    const file = await beginAccepted(
      firm.admin,
      'matter',
      `Reference;Surname;ID number;Date of death;Responsible person;Master's office;Status
A1;Botha;8001015009088;01/03/2026;Nobody;Nowhere;Active
A2;;8001015009088;31/02/2026;Nobody;;Lost
A3;Nel;;01/03/2026;${firm.admin.email};;closed
A3;Venter;;01/03/2099;;;
`,
    );
    const ready = await tryImport(firm.admin, file, { Reference: 'reference' });
    expect(ready).toMatchObject({ rows: 4, wrong: 3, ready: 1 });
    const wrong = await listRows(firm.admin, file.importID, 'errors');
    expect(wrong.map(({ line, errors }) => [line, Object.keys(errors).sort()])).toEqual([
      [2, ['idNumber', 'masterOffice', 'responsible']],
      // What cannot be read does not keep the other rules from speaking.
      [3, ['dateOfDeath', 'idNumber', 'responsible', 'status', 'surname']],
      [5, ['dateOfDeath', 'reference']],
    ]);
    expect(wrong[1]?.errors['surname']).toEqual(['Fill in Surname.']);
    expect(wrong[1]?.errors['dateOfDeath']).toEqual(["'31/02/2026' is not a day written as DD/MM/YYYY."]);

    const early = await firm.admin.call(importCalls.make, { body: { importID: file.importID } });
    expect([early.status, await listMatters(firm)]).toEqual([422, []]);

    const repairRow = (line: number, cells: Record<string, string>) =>
      firm.admin.call(importCalls.mend, { body: { importID: file.importID, line, cells } });
    const still = await repairRow(2, { masterOffice: '', responsible: '' });
    expect(Object.keys(still.body.row.errors)).toEqual(['idNumber']);
    const mended = await repairRow(2, { idNumber: ids[0] });
    expect([mended.body.row.errors, mended.body.progress.wrong]).toEqual([{}, 2]);
    const other = await repairRow(5, { reference: 'A4', dateOfDeath: '2026-03-01' });
    expect([other.body.row.errors, other.body.progress.wrong]).toEqual([{}, 1]);
    const skipped = await firm.admin.call(importCalls.skip, {
      body: { importID: file.importID, lines: null, isSkipped: true },
    });
    expect(skipped.body).toMatchObject({ wrong: 0, skipped: 1, ready: 3 });
    expect(await makeImport(firm.admin, file)).toMatchObject({ made: 3, skipped: 1 });
    expect((await listMatters(firm)).map(({ reference, status }) => [reference, status])).toEqual([
      ['A1', 2],
      ['A3', 3],
      ['A4', 2],
    ]);
  });

  test.each<[ImportKind, string, (string | null)[]]>([
    ['matter', 'File number;Last name;Names;Died', ['reference', 'surname', 'firstNames', 'dateOfDeath']],
    ['matter', 'Lêer;Van;Voorname;Sterfdatum;Kleur', ['reference', 'surname', 'firstNames', 'dateOfDeath', null]],
    ['matter', 'Verwysing;Familienaam;Sterfdag', ['reference', 'surname', 'dateOfDeath']],
    ['asset', 'Matter;Asset;Type;Amount', ['matterReference', 'name', 'kind', 'valuationAmount']],
    ['asset', 'File number;Description;Name;Value', ['matterReference', 'name', null, 'valuationAmount']],
    ['liability', 'Matter;Owed to;Amount;Reference', ['matterReference', 'creditor', 'amount', 'reference']],
    ['person', 'File number;Surname;First name;DOB', ['matterReference', 'surname', 'firstNames', 'dateOfBirth']],
  ])('%s: %s is known by its headings', async (kind, headings, fields) => {
    const { admin } = await testApp.createFirm();
    const { columns } = await beginAccepted(admin, kind, `${headings}\n1;2;3;4;5\n`);
    expect(columns.map(({ field }) => field)).toEqual(fields);
  });

  test('belong to whoever sent the file, and an unfit file is refused with what to do', async () => {
    const firm = await testApp.createFirm();
    const file = await beginAccepted(firm.admin, 'matter', three);
    const colleague = await firm.person(['Admin', 'Capture Matter']);
    const stranger = (await testApp.createFirm()).admin;
    for (const who of [colleague, stranger]) {
      const calls = [
        who.call(importCalls.read, { body: { importID: file.importID } }),
        who.call(importCalls.rows, { query: { importID: file.importID } }),
        who.call(importCalls.make, { body: { importID: file.importID } }),
        who.call(importCalls.undo, { body: { importID: file.importID } }),
        who.call(importCalls.discard, { body: { importID: file.importID } }),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const reader = await firm.person([]);
    expect((await beginImport(reader, 'matter', three)).status).toBe(403);
    const readProblem = async (content: string | Uint8Array) =>
      (await beginImport(firm.admin, 'matter', content)).problem;
    expect(await readProblem('Surname;ID number\n')).toEqual({
      file: ['The file has no rows under its headings. Add them and send it again.'],
    });
    expect(await readProblem(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2))).toMatchObject({ file: [/\.xls/] as never });
    const columns = file.columns.map(() => 'surname');
    const twice = await firm.admin.call(importCalls.map, {
      body: { importID: file.importID, columns, dayFormat: 'DD/MM/YYYY' },
    });
    expect([twice.status, twice.problem['columns']]).toEqual([
      422,
      expect.arrayContaining(['Two columns are taken for Surname. Keep one of them.']),
    ]);
    const none = await firm.admin.call(importCalls.map, {
      body: { importID: file.importID, columns: [], dayFormat: 'DD/MM/YYYY' },
    });
    expect(none.problem).toEqual({ columns: ['Choose the column for Surname.'] });
    expect((await firm.admin.call(importCalls.discard, { body: { importID: file.importID } })).status).toBe(200);
    expect((await firm.admin.call(importCalls.current, { query: { kind: 'matter' } })).body).toBeNull();
  });
});

describe('a list whose dialog was closed', () => {
  const addSeconds = (seconds: number) => new Date(testApp.services.clock().getTime() + seconds * 1000);
  const drainQueue = () =>
    drainJobs({ ...testApp.services, clock: () => addSeconds(60) }, [goOnWithImports], addSeconds(60));
  const lines = Array.from({ length: 60 }, (_, n) => `B${n};Botha;;01/03/2026`).join('\n');

  test('is read to its end and made to its end by the server, as far as whoever began may still', async () => {
    const firm = await testApp.createFirm();
    const file = await beginAccepted(firm.admin, 'matter', `Reference;Surname;ID number;Date of death\n${lines}\n`);
    const columns = file.columns.map(({ field }) => field);
    const body = { importID: file.importID, columns, dayFormat: file.dayFormat };
    expect((await firm.admin.call(importCalls.map, { body })).body.state).toBe('reading');
    await drainQueue();
    const readCurrent = async () => (await firm.admin.call(importCalls.current, { query: { kind: 'matter' } })).body!;
    expect(await readCurrent()).toMatchObject({ state: 'ready', rows: 60, wrong: 0, made: 0 });
    const first = await firm.admin.call(importCalls.make, { body: { importID: file.importID } });
    expect(first.body).toMatchObject({ state: 'making', made: 25 });
    await drainQueue();
    expect(await readCurrent()).toMatchObject({ state: 'done', made: 60 });
    expect(await listMatters(firm)).toHaveLength(60);
    const notices = await openFirmScope(testApp.test.database, firm.id, { id: firm.admin.personId }).transaction((tx) =>
      tx.rows<{ path: string; words: { key: string } }>(sql`select path, words from inbox_entry order by id`),
    );
    expect(notices.map(({ path, words }) => [path, words.key])).toEqual([
      ['/matters?import=matter', '{file} was read: {count} rows wait to be imported.'],
      ['/matters?import=matter', '{file}: {count} rows were imported.'],
    ]);
    // The whole of it still goes out again.
    expect((await firm.admin.call(importCalls.undo, { body: { importID: file.importID } })).body.state).toBe('undone');
    expect(await listMatters(firm)).toEqual([]);
  });

  test('stays where it is once whoever began may no longer import', async () => {
    const firm = await testApp.createFirm();
    const file = await beginAccepted(firm.admin, 'matter', `Reference;Surname;ID number;Date of death\n${lines}\n`);
    const ready = await tryImport(firm.admin, file);
    await firm.admin.call(importCalls.make, { body: { importID: ready.importID } });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update membership set roles = '{}' where person_id = ${firm.admin.personId}`),
    );
    await drainQueue();
    expect(await listMatters(firm)).toHaveLength(25);
  });
});

describe('what a matter holds, from a workbook', () => {
  test('assets, liabilities and people come into the matters their file numbers name, to the cent, and go out again', async () => {
    const firm = await testApp.createFirm();
    await makeImport(
      firm.admin,
      await tryImport(firm.admin, await beginAccepted(firm.admin, 'matter', three), ownHeadings),
    );
    const [botha, nel] = await listMatters(firm);
    type ImportedLine = readonly [string, string, string, Cents];
    const lines: ImportedLine[] = [
      ['E1', 'Erf 12 Paarl', 'house', 123_456_789 as Cents],
      ['e1', 'Hilux', 'bakkie', 30_000_010 as Cents],
      ['E2', 'FNB', 'bank', 1 as Cents],
      ['E9', 'Lost', 'bank', 5 as Cents],
      ['E2', 'Odd', 'spaceship', 5 as Cents],
    ];
    const book = await createExcelFile<ImportedLine>(
      'assets',
      [
        { heading: 'File number of the matter', value: (line) => line[0] },
        { heading: 'Description', value: (line) => line[1] },
        { heading: 'Kind', value: (line) => line[2] },
        { heading: 'Value', value: (line) => ({ cents: line[3] }) },
      ],
      lines,
    );
    const assets = await beginAccepted(firm.admin, 'asset', book.content as Uint8Array, 'assets.xlsx');
    const ready = await tryImport(firm.admin, assets);
    expect(ready).toMatchObject({ rows: 5, wrong: 2 });
    const wrong = await listRows(firm.admin, assets.importID, 'errors');
    expect(wrong.map(({ errors }) => errors)).toEqual([
      { matterReference: ['No matter of the firm has the file number E9. Import the matters first.'] },
      { kind: ["'spaceship' is not a kind of asset. Examples: house, car, bank, shares, policy."] },
    ]);
    await firm.admin.call(importCalls.skip, { body: { importID: assets.importID, lines: null, isSkipped: true } });
    expect(await makeImport(firm.admin, assets)).toMatchObject({ made: 3 });
    const readGlance = async (matterID: number) =>
      (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body;
    expect(await readGlance(botha!.id)).toMatchObject({ grossAssets: 1_534_567.99 });
    expect(await readGlance(nel!.id)).toMatchObject({ grossAssets: 0.01 });

    const debts = await beginAccepted(
      firm.admin,
      'liability',
      'File number of the matter,Creditor,Amount claimed,Kind\nE1,Absa,"1 234,50",Funeral\nE1,Telkom,99.99,\nE1,Wrong,1.234567,\n',
    );
    expect(await tryImport(firm.admin, debts)).toMatchObject({ rows: 3, wrong: 1 });
    await firm.admin.call(importCalls.skip, { body: { importID: debts.importID, lines: [4], isSkipped: true } });
    await makeImport(firm.admin, debts);
    expect(await readGlance(botha!.id)).toMatchObject({ liabilities: 1_334.49 });

    const people = await beginAccepted(
      firm.admin,
      'person',
      `File number of the matter,Surname,First names,ID number,Relationship,Gender\nE1,Botha,Piet,${ids[2]},son,M\nE1,Botha,Anna,${ids[2]},daughter,F\n`,
    );
    // The same number twice in one matter is one person.
    expect(await tryImport(firm.admin, people)).toMatchObject({ rows: 2, wrong: 1 });
    await firm.admin.call(importCalls.skip, { body: { importID: people.importID, lines: null, isSkipped: true } });
    await makeImport(firm.admin, people);
    const heirs = (await firm.admin.call(beneficiaryCalls.getbymatterid, { query: { matterID: botha!.id } })).body;
    expect(heirs.map(({ listName, relationship }) => [listName, relationship])).toEqual([['Botha, Piet', 'son']]);
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);

    const undo = async (importID: number) => (await firm.admin.call(importCalls.undo, { body: { importID } })).status;
    const [home] = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID: botha!.id } })).body.rows;
    await firm.admin.call(assetCalls.update, { body: { ...home!, name: 'Erf 12, Paarl' } });
    expect(await undo(assets.importID)).toBe(422);
    expect([await undo(people.importID), await undo(debts.importID)]).toEqual([200, 200]);
    expect(await readGlance(botha!.id)).toMatchObject({ liabilities: 0, grossAssets: 1_534_567.99 });
    expect(await undo(debts.importID)).toBe(422);
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });

  test('claims brought in from inside a matter name no file number, and are all of it', async () => {
    const firm = await testApp.createFirm();
    const here = await createMatter(testApp, firm, { systemType: 1 });
    const elsewhere = await createMatter(testApp, firm, { systemType: 1 });
    const content =
      'Matter,Creditor,Amount claimed,Type\nX1,Absa,"1 234,50",Concurrent\nX1,Telkom,9,Concurrent\nX1,,5,\n';
    const sendFile = (matterID: number, kind: ImportKind = 'claim') =>
      sendFiles(testApp, firm.admin, importCalls.begin, { kind, matterID }, [{ name: 'claims.csv', content }]);
    const { body: list } = await sendFile(here.id);
    expect(list.columns.map(({ field }) => field)).not.toContain('matterReference');
    const now = await tryImport(firm.admin, list);
    expect(now).toMatchObject({ matterID: here.id, rows: 3, wrong: 1 });
    const wrong = await listRows(firm.admin, list.importID, 'errors');
    expect(wrong.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([[4, ['creditor']]]);
    const current = async (matterID?: number) =>
      (await firm.admin.call(importCalls.current, { query: { kind: 'claim', ...(matterID && { matterID }) } })).body
        ?.importID;
    expect([await current(here.id), await current(elsewhere.id), await current()]).toEqual([
      list.importID,
      undefined,
      undefined,
    ]);
    await firm.admin.call(importCalls.skip, { body: { importID: list.importID, lines: null, isSkipped: true } });
    await makeImport(firm.admin, list);
    const listClaims = async (matterID: number) =>
      (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body.map(
        ({ creditorName, amount }) => [creditorName, amount],
      );
    expect(await listClaims(here.id)).toEqual([
      ['Absa', 1_234.5],
      ['Telkom', 9],
    ]);
    expect(await listClaims(elsewhere.id)).toEqual([]);
    expect((await sendFile(999_999)).status).toBe(404);
    expect((await sendFile(here.id, 'matter')).status).toBe(422);
  });
});

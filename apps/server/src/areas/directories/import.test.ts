import { directoryCalls, directoryToolCalls as tools } from '@boedel/contract/directories/directories.calls';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { queueJob } from '../../platform/jobs/queue-job';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { runJobs } from '../../testing/after-commit';
import { type TestPerson, createTestApp } from '../../testing/test-app';
import { tidyImports } from './import/import-jobs';

const testApp = createTestApp();
type ImportedDirectory = 'auctioneer' | 'publicationpartner' | 'masteroffice';

/** Sends a file as the browser does: begun, and in parts. */
async function sendFile(
  who: TestPerson,
  bytes: Buffer,
  directory: ImportedDirectory = 'auctioneer',
  partBytes = 300_000,
) {
  const { body: begun } = await who.call(tools.importbegin, {
    body: { directory, fileName: 'lys.csv', size: bytes.length },
  });
  const { importID } = begun;
  for (let number = 0; number * partBytes < bytes.length; number += 1) {
    const part = bytes.subarray(number * partBytes, (number + 1) * partBytes).toString('base64');
    await who.call(tools.importpart, { body: { importID, number, content: part } });
  }
  return importID;
}

/** As the browser does while somebody waits: asked again until it is ready. */
async function stageImport(
  who: TestPerson,
  content: string | Buffer,
  directory: ImportedDirectory = 'auctioneer',
  partBytes = 300_000,
) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const importID = await sendFile(who, bytes, directory, partBytes);
  const steps = [];
  for (;;) {
    const step = await who.call(tools.importread, { body: { importID } });
    if (step.status !== 200 || step.body.state !== 'reading') return { importID, last: step, steps };
    steps.push(step.body);
  }
}
const listRows = async (who: TestPerson, importID: number, show: 'all' | 'errors' | 'duplicates' = 'all') =>
  (await who.call(tools.importrows, { query: { importID, show } })).body;
const listNames = async (who: TestPerson): Promise<string[]> =>
  (await who.call(directoryCalls['auctioneer.getlist'], { query: { take: 1000 } })).body.rows.map(({ name }) => name);

test('an account number that waits to come in is masked, and comes in whole', async () => {
  const { admin, id } = await testApp.createFirm();
  const { importID } = await stageImport(admin, 'Name;Account number\nKaroo Afslaers;62001234567');
  expect((await listRows(admin, importID)).rows[0]!.values).toMatchObject({ accountNumber: '•••••••4567' });
  await admin.call(tools.importcommit, { body: { importID } });
  const kept = await openFirmScope(testApp.test.database, id).transaction((tx) =>
    tx.rows<{ account_number: string }>(sql`select account_number from auctioneer`),
  );
  expect(kept).toEqual([{ account_number: '62001234567' }]);
});

describe('a CSV file', () => {
  const heading = 'Name;Email;Town;Commission (%)';
  test.each([
    ['UTF-8', Buffer.from(`${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'utf8')],
    ['Windows-1252', Buffer.from(`${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'latin1')],
    ['commas', Buffer.from('Name,Email,Town,Commission (%)\nLüderitz Afslaers,a@b.test,Lüderitz,7.5')],
    ['tabs', Buffer.from('name\temail\tphysicalCity\tcommissionPercent\nLüderitz Afslaers\ta@b.test\tLüderitz\t7.5%')],
    ['a sep= line', Buffer.from(`sep=;\r\n${heading}\r\n"Lüderitz Afslaers";a@b.test;Lüderitz;7.5`)],
  ])('in %s is read, shown and made live', async (_, bytes) => {
    const { admin } = await testApp.createFirm();
    const { importID, last } = await stageImport(admin, bytes, 'auctioneer', 20);
    expect(last.body).toMatchObject({ state: 'ready', rows: 1, rowsWithErrors: 0, duplicates: 0 });
    expect((await listRows(admin, importID)).rows[0]!.values).toMatchObject({
      name: 'Lüderitz Afslaers',
      commissionPercent: 7.5,
    });
    const { body } = await admin.call(tools.importcommit, { body: { importID } });
    expect(body).toMatchObject({ state: 'done', added: 1 });
    const { rows } = (await admin.call(directoryCalls['auctioneer.getlist'], { query: {} })).body;
    expect(rows).toMatchObject([{ name: 'Lüderitz Afslaers', physicalCity: 'Lüderitz', commissionPercent: 7.5 }]);
  });

  test.each([
    ['of headings alone', 'Name;Email\n', /no rows under its headings/],
    ['that is a broken workbook', 'PK\u0003\u0004...', /damaged|archive/],
    ['that is binary', 'Name\u0000', /This is no list/],
    ['with a quote that is never closed', 'Name;Email\nA;\n"B;\nC;', /opens on line 3 is never closed/],
    ['of blank lines', '\n\n\n', /no rows under its headings/],
  ])('%s is refused with a sentence', async (_, text, why) => {
    const { admin } = await testApp.createFirm();
    const { last } = await stageImport(admin, text);
    expect(last.status).toBe(422);
    expect(JSON.stringify(last.problem)).toMatch(why);
  });

  test('that did not arrive whole is not read', async () => {
    const { admin } = await testApp.createFirm();
    const { body } = await admin.call(tools.importbegin, {
      body: { directory: 'auctioneer', fileName: 'x.csv', size: 10 },
    });
    await admin.call(tools.importpart, { body: { importID: body.importID, number: 0, content: 'TmFtZQ==' } });
    expect((await admin.call(tools.importread, { body: { importID: body.importID } })).problem).toHaveProperty('size');
  });

  test('that is larger than was said is refused as soon as it is, and a part sent twice counts once', async () => {
    const { admin } = await testApp.createFirm();
    const { body } = await admin.call(tools.importbegin, {
      body: { directory: 'auctioneer', fileName: 'x.csv', size: 8 },
    });
    const sendPart = (number: number, text: string) =>
      admin.call(tools.importpart, {
        body: { importID: body.importID, number, content: Buffer.from(text).toString('base64') },
      });
    expect([(await sendPart(0, 'Name')).status, (await sendPart(0, 'Name')).status]).toEqual([200, 200]);
    const { status, problem } = await sendPart(1, '\nABCD');
    expect(status).toBe(422);
    expect(problem['content']).toEqual(['More than the 8 bytes announced arrived. Begin a new import of the file.']);
    expect((await sendPart(1, '\nABC')).status).toBe(200);
  });

  test('shows row by row what is wrong, and live goes only what is right', async () => {
    const { admin } = await testApp.createFirm();
    const text = [
      'Name;Email;Registration number;Commission (%);Fax',
      'Goed;goed@b.test;2014/123456/07;5;x',
      ';leeg@b.test;;;',
      'Sleg;sleg;7;baie;',
      'Te veel;;;;;ekstra',
    ].join('\n');
    const { importID, last } = await stageImport(admin, text);
    expect(last.body).toMatchObject({ rows: 4, rowsWithErrors: 3, unknownHeadings: ['Fax'] });
    const wrong = await listRows(admin, importID, 'errors');
    expect(wrong.rows.map(({ line, errors }) => [line, Object.keys(errors).sort()])).toEqual([
      [3, ['name']],
      [4, ['commissionPercent', 'email', 'registrationNumber']],
      [5, ['row']],
    ]);
    expect((await admin.call(tools.importcommit, { body: { importID } })).problem).toHaveProperty('leaveOutErrors');
    expect(await listNames(admin)).toEqual([]);
    const { body } = await admin.call(tools.importcommit, { body: { importID, leaveOutErrors: true } });
    expect(body.added).toBe(1);
    expect(await listNames(admin)).toEqual(['Goed']);
    const again = await admin.call(tools.importcommit, { body: { importID, leaveOutErrors: true } });
    expect(again.body.added).toBe(1);
    expect(await listNames(admin)).toEqual(['Goed']);
  });

  test('names the duplicates, in the directory and in the file, and leaves them out where asked', async () => {
    const { admin } = await testApp.createFirm();
    await admin.call(directoryCalls['auctioneer.add'], { body: { name: 'Café Afslaers' } });
    const { importID, last } = await stageImport(admin, 'Name\ncafe afslaers\nNuwe\nNUWE\n');
    expect(last.body.duplicates).toBe(2);
    expect((await listRows(admin, importID, 'duplicates')).rows.map(({ line }) => line)).toEqual([2, 4]);
    await admin.call(tools.importcommit, { body: { importID, leaveOutDuplicates: true } });
    expect(await listNames(admin)).toEqual(['Café Afslaers', 'Nuwe']);
  });

  test('with cells a spreadsheet would run keeps them as text, and they leave disarmed', async () => {
    const { admin } = await testApp.createFirm();
    const { importID } = await stageImport(
      admin,
      writeCsv([
        ['Name', 'Contact person'],
        ['=HYPERLINK("http://x")', '+cmd'],
      ]),
    );
    await admin.call(tools.importcommit, { body: { importID } });
    expect(await listNames(admin)).toEqual(['=HYPERLINK("http://x")']);
    const file = await admin.call(tools.export, { query: { directory: 'auctioneer' } });
    const text = file.raw.toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(";'+cmd;");
  });
});

describe('the columns of a file', () => {
  test('that nobody can tell from its headings are asked, and the firm remembers the answer', async () => {
    const { admin } = await testApp.createFirm();
    const text = 'Wie;Pos;Tel\nKaroo Afslaers;karoo@b.test;012 345 6789';
    const { importID, last } = await stageImport(admin, text);
    expect(last.body).toMatchObject({ state: 'mapping', rows: 0 });
    expect(last.body.columns).toEqual([
      { heading: 'Wie', samples: ['Karoo Afslaers'], field: null },
      { heading: 'Pos', samples: ['karoo@b.test'], field: null },
      { heading: 'Tel', samples: ['012 345 6789'], field: 'phone' },
    ]);
    const mapColumns = (columns: (string | null)[]) => admin.call(tools.importmap, { body: { importID, columns } });
    expect((await mapColumns([null, 'email', 'phone'])).problem['columns']).toEqual(['Choose the column for Name.']);
    expect((await mapColumns(['name', 'name', null])).problem['columns']).toEqual([
      'Two columns are taken for Name. Keep one of them.',
    ]);
    expect((await mapColumns(['name', 'nonsense', null])).status).toBe(422);
    expect((await mapColumns(['name', 'email', 'phone'])).body).toMatchObject({ state: 'reading' });
    await runJobs(testApp);
    await admin.call(tools.importcommit, { body: { importID } });
    expect(await listNames(admin)).toEqual(['Karoo Afslaers']);
    // The next file with these headings is read at once.
    expect((await stageImport(admin, text.replace('Karoo', 'Kalahari'))).last.body).toMatchObject({
      state: 'ready',
      rows: 1,
    });
  });

  test('called the same are asked too; what was read can be read anew by other columns', async () => {
    const { admin } = await testApp.createFirm();
    const twice = await stageImport(admin, 'Name;Email;email\nA;a@b.test;b@b.test');
    expect(twice.last.body).toMatchObject({ state: 'mapping' });
    await admin.call(tools.importmap, { body: { importID: twice.importID, columns: ['name', null, 'email'] } });
    await admin.call(tools.importread, { body: { importID: twice.importID } });
    expect((await listRows(admin, twice.importID)).rows[0]!.values).toMatchObject({ email: 'b@b.test' });
    await admin.call(tools.importmap, { body: { importID: twice.importID, columns: ['name', 'email'] } });
    await admin.call(tools.importread, { body: { importID: twice.importID } });
    expect((await listRows(admin, twice.importID)).rows).toMatchObject([{ values: { email: 'a@b.test' } }]);
  });
});

describe('a row', () => {
  test('is mended where it stands, and counted anew; a masked number sent back stays', async () => {
    const { admin } = await testApp.createFirm();
    const text = 'Name;Email;Account number\nKaroo;sleg;62001234567\n;leeg@b.test;';
    const { importID, last } = await stageImport(admin, text);
    expect(last.body).toMatchObject({ rowsWithErrors: 2 });
    const repairRow = (line: number, cells: Record<string, string>) =>
      admin.call(tools.importmend, { body: { importID, line, cells } });
    const first = await repairRow(2, { email: 'goed@b.test', accountNumber: '•••••••4567' });
    expect(first.body).toMatchObject({ progress: { rowsWithErrors: 1 }, row: { errors: {} } });
    const second = await repairRow(3, { name: 'karoo' });
    expect(second.body).toMatchObject({ progress: { rowsWithErrors: 0, duplicates: 1 }, row: { isDuplicate: true } });
    expect((await repairRow(3, { name: 'Kalahari' })).body.progress).toMatchObject({ duplicates: 0 });
    expect((await repairRow(9, { name: 'x' })).status).toBe(404);
    await admin.call(tools.importcommit, { body: { importID } });
    const { rows } = (await admin.call(directoryCalls['auctioneer.getlist'], { query: {} })).body;
    expect(rows).toMatchObject([
      { name: 'Kalahari', email: 'leeg@b.test' },
      { name: 'Karoo', email: 'goed@b.test', accountNumber: '•••••••4567' },
    ]);
  });
});

describe('a whole import', () => {
  test('is taken back, with a row in the trail; not what was changed or is used since', async () => {
    const { admin, id } = await testApp.createFirm();
    await admin.call(directoryCalls['auctioneer.add'], { body: { name: 'Was hier' } });
    const { importID } = await stageImport(admin, 'Name\nEen\nTwee\n');
    const undo = () => admin.call(tools.importundo, { body: { importID } });
    expect((await undo()).problem['importID']).toEqual(['Nothing of this list was made. Give it up instead.']);
    await admin.call(tools.importcommit, { body: { importID } });
    expect((await admin.call(tools.importdiscard, { body: { importID } })).status).toBe(422);
    const { rows } = (await admin.call(directoryCalls['auctioneer.getlist'], { query: {} })).body;
    const { ownedBy: _, ...een } = rows.find(({ name }) => name === 'Een')!;
    await admin.call(directoryCalls['auctioneer.update'], { body: { ...een, phone: '012 345 6789' } });
    expect((await undo()).problem['importID']).toEqual([
      'Een was changed since it was imported. Take out what is wrong one by one.',
    ]);
    await admin.call(directoryCalls['auctioneer._delete'], { query: { id: een.id } });
    expect((await undo()).body).toMatchObject({ state: 'undone', added: 0 });
    expect(await listNames(admin)).toEqual(['Was hier']);
    expect((await undo()).problem['importID']).toEqual(['This was undone already.']);
    const trail = await openFirmScope(testApp.test.database, id).transaction((tx) =>
      tx.rows<{ action: string }>(
        sql`select action from audit_entry where action like 'auctioneer.%' order by id desc limit 1`,
      ),
    );
    expect(trail).toEqual([{ action: 'auctioneer.undone' }]);
  });
});

describe('an import', () => {
  test('of what was exported gives the same entries again', async () => {
    const [one, two] = [(await testApp.createFirm()).admin, (await testApp.createFirm()).admin];
    await one.call(directoryCalls['publicationpartner.add'], {
      body: {
        name: 'Die Blad; "Ons"',
        medium: 'Newspaper',
        noticeCost: 1234.5,
        notes: 'een\ntwee',
        phone: '+27 12 345 6789',
      },
    });
    const file = await one.call(tools.export, { query: { directory: 'publicationpartner' } });
    expect(file.headers['x-suggested-filename']).toBe('Publication%20Partners.csv');
    const { importID, last } = await stageImport(two, file.raw, 'publicationpartner');
    expect(last.body).toMatchObject({ rows: 1, rowsWithErrors: 0, unknownHeadings: [] });
    await two.call(tools.importcommit, { body: { importID } });
    const readEntry = async (who: TestPerson) => {
      const { id: _, ...rest } = (await who.call(directoryCalls['publicationpartner.getlist'], { query: {} })).body
        .rows[0]!;
      return rest;
    };
    expect(await readEntry(two)).toEqual(await readEntry(one));
  });

  test('starts from an empty file with every heading', async () => {
    const { admin } = await testApp.createFirm();
    const file = await admin.call(tools.importtemplate, { query: { directory: 'auctioneer' } });
    expect(file.raw.toString('utf8')).toMatch(/^\uFEFFName;Registration number;VAT number;/);
    const { last } = await stageImport(admin, Buffer.concat([file.raw, Buffer.from('Net die naam\r\n')]));
    expect(last.body).toMatchObject({ rows: 1, rowsWithErrors: 0 });
  });

  test('of ten thousand rows is read in steps that show progress and is live in one short statement', async () => {
    const { admin } = await testApp.createFirm();
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Afslaer ${index}`,
      `afslaer${index}@example.test`,
      '012 345 6789',
      '2014/123456/07',
    ]);
    const begun = performance.now();
    const { importID, steps, last } = await stageImport(
      admin,
      writeCsv([['Name', 'Email', 'Telephone', 'Registration number'], ...rows]),
    );
    const read = performance.now();
    expect(last.body).toMatchObject({ state: 'ready', rows: 10_000, rowsWithErrors: 0 });
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.map((step) => step.read)).toEqual(steps.map((step) => step.read).toSorted((a, b) => a - b));
    const { body } = await admin.call(tools.importcommit, { body: { importID } });
    const live = performance.now();
    expect(body.added).toBe(10_000);
    if (process.env['BOEDEL_TIMES'])
      console.log(`read ${Math.round(read - begun)} ms, live ${Math.round(live - read)} ms`);
    const { body: found } = await admin.call(directoryCalls['auctioneer.getlist'], {
      query: { searchString: 'afslaer9999' },
    });
    expect(found.rows.map(({ name }) => name)).toEqual(['Afslaer 9999']);
  }, 60_000);

  test('that nobody waits for is read to its end by itself, and whoever comes back finds it', async () => {
    const firm = await testApp.createFirm();
    const rows = Array.from({ length: 5000 }, (_, index) => [`Afslaer ${index}`]);
    const importID = await sendFile(firm.admin, Buffer.from(writeCsv([['Name'], ...rows])));
    const readCurrent = async (who: TestPerson) =>
      (await who.call(tools.importcurrent, { query: { directory: 'auctioneer' } })).body;
    expect(await readCurrent(firm.admin)).toBeNull();
    const first = await firm.admin.call(tools.importread, { body: { importID } });
    expect(first.body).toMatchObject({ state: 'reading', rows: 2000 });
    // The browser is gone; any process takes the job up, and twice does no harm.
    await runJobs(testApp);
    expect(await readCurrent(firm.admin)).toMatchObject({ importID, state: 'ready', rows: 5000, rowsWithErrors: 0 });
    expect(await listNames(firm.admin)).toEqual([]);
    const colleague = await firm.person(['Admin']);
    expect(await readCurrent(colleague)).toBeNull();
    await firm.admin.call(tools.importcommit, { body: { importID } });
    expect(await readCurrent(firm.admin)).toMatchObject({ state: 'done', added: 5000 });
    await firm.admin.call(tools.importundo, { body: { importID } });
    expect(await readCurrent(firm.admin)).toBeNull();
  });

  test('refused while nobody waits still says why, and keeps nothing of the file', async () => {
    const firm = await testApp.createFirm();
    const many = `Name\n${'x\n'.repeat(2500)}`;
    const importID = await sendFile(firm.admin, Buffer.from(many));
    await firm.admin.call(tools.importread, { body: { importID } });
    // As if the file had turned out too long on the way: the next rows would be more than are taken.
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update directory_import set row_count = 49999 where id = ${importID}`),
    );
    await runJobs(testApp);
    const { body } = await firm.admin.call(tools.importcurrent, { query: { directory: 'auctioneer' } });
    expect(body).toMatchObject({ state: 'refused', refusals: [expect.stringMatching(/more than 50000 rows/)] });
    expect((await firm.admin.call(tools.importread, { body: { importID } })).problem).toHaveProperty('content');
    const left = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one(sql`select count(*) as rows, (select content from directory_import where id = ${importID}) as content
        from directory_import_row`),
    );
    expect(left).toEqual({ rows: 0, content: null });
  });

  test('given up, is not read on; one that nobody came back to is swept after two days', async () => {
    const firm = await testApp.createFirm();
    const importID = await sendFile(firm.admin, Buffer.from(`Name\n${'x\n'.repeat(2500)}`));
    await firm.admin.call(tools.importread, { body: { importID } });
    await firm.admin.call(tools.importdiscard, { body: { importID } });
    await runJobs(testApp);
    expect((await firm.admin.call(tools.importread, { body: { importID } })).status).toBe(404);
    const old = (await stageImport(firm.admin, 'Name\nA')).importID;
    await openProviderScope(testApp.test.database).transaction(async (tx) => {
      await tx.run(sql`update directory_import set created_at = now() - interval '3 days' where id = ${old}`);
      await queueJob(tx, tidyImports.kind, {}, { firmId: firm.id });
    });
    await runJobs(testApp);
    expect((await firm.admin.call(tools.importread, { body: { importID: old } })).status).toBe(404);
  });

  test('belongs to who staged it: for a colleague it is not there', async () => {
    const firm = await testApp.createFirm();
    const { importID } = await stageImport(firm.admin, 'Name\nA');
    const colleague = await firm.person(['Admin']);
    const statuses = [
      await colleague.call(tools.importread, { body: { importID } }),
      await colleague.call(tools.importpart, { body: { importID, number: 9, content: 'QQ==' } }),
      await colleague.call(tools.importrows, { query: { importID } }),
      await colleague.call(tools.importcommit, { body: { importID } }),
      await colleague.call(tools.importmap, { body: { importID, columns: ['name'] } }),
      await colleague.call(tools.importmend, { body: { importID, line: 2, cells: {} } }),
      await colleague.call(tools.importundo, { body: { importID } }),
      await colleague.call(tools.importdiscard, { body: { importID } }),
    ].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await firm.admin.call(tools.importrows, { query: { importID } })).body.total).toBe(1);
  });

  test('given up, or of another firm, is no import; of a live one only which entries it became stays behind', async () => {
    const firm = await testApp.createFirm();
    const { importID } = await stageImport(firm.admin, 'Name\nA');
    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(tools.importcommit, { body: { importID } })).status).toBe(404);
    expect((await (await firm.person([])).call(tools.importrows, { query: { importID } })).status).toBe(403);
    expect((await firm.admin.call(tools.importdiscard, { body: { importID } })).body).toEqual({ done: true });
    expect((await firm.admin.call(tools.importcommit, { body: { importID } })).status).toBe(404);
    const second = await stageImport(firm.admin, 'Name\nB');
    await firm.admin.call(tools.importcommit, { body: { importID: second.importID } });
    const left = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one(sql`
        select (select count(*) from directory_import_row where shown <> '{}' or saved <> '{}') as rows,
          (select count(*) from directory_import_part) as parts, (select count(*) from directory_import where content is not null) as files`),
    );
    expect(left).toEqual({ rows: 0, parts: 0, files: 0 });
  });

  test('into a shared directory adds to the firm alone', async () => {
    const { admin } = await testApp.createFirm();
    const { importID } = await stageImport(admin, 'Office;Region\nOns eie;Gauteng', 'masteroffice');
    expect((await admin.call(tools.importcommit, { body: { importID } })).body).toMatchObject({ added: 1 });
    const { body } = await admin.call(directoryCalls['masteroffice.getlist'], { query: { searchString: 'ons eie' } });
    expect(body.rows).toMatchObject([{ ownedBy: 'firm', region: 'Gauteng' }]);
  });
});

import { directoryCalls, directoryToolCalls as tools } from '@boedel/contract/directories/directories.calls';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { queueJob } from '../../platform/jobs/queue-job';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { runJobs } from '../../testing/after-commit';
import { type Somebody, testHouse } from '../../testing/house';
import { tidyImports } from './import/import-jobs';

const house = testHouse();
type Directory = 'auctioneer' | 'publicationpartner' | 'masteroffice';

/** Sends a file as the browser does: begun, and in parts. */
async function sent(who: Somebody, bytes: Buffer, directory: Directory = 'auctioneer', partBytes = 300_000) {
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
async function staged(
  who: Somebody,
  content: string | Buffer,
  directory: Directory = 'auctioneer',
  partBytes = 300_000,
) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const importID = await sent(who, bytes, directory, partBytes);
  const steps = [];
  for (;;) {
    const step = await who.call(tools.importread, { body: { importID } });
    if (step.status !== 200 || step.body.state === 'ready') return { importID, last: step, steps };
    steps.push(step.body);
  }
}
const rowsOf = async (who: Somebody, importID: number, show: 'all' | 'errors' | 'duplicates' = 'all') =>
  (await who.call(tools.importrows, { query: { importID, show } })).body;
const names = async (who: Somebody): Promise<string[]> =>
  (await who.call(directoryCalls['auctioneer.getlist'], { query: { take: 1000 } })).body.rows.map(({ name }) => name);

test('an account number that waits to come in is masked, and comes in whole', async () => {
  const { admin, id } = await house.aFirm();
  const { importID } = await staged(admin, 'Name;Account number\nKaroo Afslaers;62001234567');
  expect((await rowsOf(admin, importID)).rows[0]!.values).toMatchObject({ accountNumber: '•••••••4567' });
  await admin.call(tools.importcommit, { body: { importID } });
  const kept = await tenantDoor(house.test.database, id).transaction((tx) =>
    tx.rows<{ account_number: string }>(sql`select account_number from auctioneer`),
  );
  expect(kept).toEqual([{ account_number: '62001234567' }]);
});

describe('a CSV file', () => {
  const heading = 'Name;E-mail;Town;Commission (%)';
  test.each([
    ['UTF-8', Buffer.from(`${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'utf8')],
    ['Windows-1252', Buffer.from(`${heading}\nLüderitz Afslaers;a@b.test;Lüderitz;7,5`, 'latin1')],
    ['commas', Buffer.from('Name,E-mail,Town,Commission (%)\nLüderitz Afslaers,a@b.test,Lüderitz,7.5')],
    ['tabs', Buffer.from('name\temail\tphysicalCity\tcommissionPercent\nLüderitz Afslaers\ta@b.test\tLüderitz\t7.5%')],
    ['a sep= line', Buffer.from(`sep=;\r\n${heading}\r\n"Lüderitz Afslaers";a@b.test;Lüderitz;7.5`)],
  ])('in %s is read, shown and made live', async (_, bytes) => {
    const { admin } = await house.aFirm();
    const { importID, last } = await staged(admin, bytes, 'auctioneer', 20);
    expect(last.body).toMatchObject({ state: 'ready', rows: 1, rowsWithErrors: 0, duplicates: 0 });
    expect((await rowsOf(admin, importID)).rows[0]!.values).toMatchObject({
      name: 'Lüderitz Afslaers',
      commissionPercent: 7.5,
    });
    const { body } = await admin.call(tools.importcommit, { body: { importID } });
    expect(body).toMatchObject({ state: 'done', added: 1 });
    const { rows } = (await admin.call(directoryCalls['auctioneer.getlist'], { query: {} })).body;
    expect(rows).toMatchObject([{ name: 'Lüderitz Afslaers', physicalCity: 'Lüderitz', commissionPercent: 7.5 }]);
  });

  test.each([
    [
      'without the name',
      'Naam;E-mail\nA;a@b.test',
      /The column 'Name' is missing; the first row of the file has: Naam, E-mail/,
    ],
    ['with a column twice', 'Name;E-mail;email\nA;;', /'E-mail' stands in the file more than once/],
    ['of headings alone', 'Name;E-mail\n', /headings and no rows/],
    ['that is a spreadsheet', 'PK\u0003\u0004...', /not a CSV file/],
    ['that is binary', 'Name\u0000', /not a CSV file/],
    ['with a quote that is never closed', 'Name;E-mail\nA;\n"B;\nC;', /opens on line 3 is never closed/],
    ['of blank lines', '\n\n\n', /empty/],
  ])('%s is refused with a sentence', async (_, text, why) => {
    const { admin } = await house.aFirm();
    const { last } = await staged(admin, text);
    expect(last.status).toBe(422);
    expect(JSON.stringify(last.problem)).toMatch(why);
  });

  test('that did not arrive whole is not read', async () => {
    const { admin } = await house.aFirm();
    const { body } = await admin.call(tools.importbegin, {
      body: { directory: 'auctioneer', fileName: 'x.csv', size: 10 },
    });
    await admin.call(tools.importpart, { body: { importID: body.importID, number: 0, content: 'TmFtZQ==' } });
    expect((await admin.call(tools.importread, { body: { importID: body.importID } })).problem).toHaveProperty('size');
  });

  test('that is larger than was said is refused as soon as it is, and a part sent twice counts once', async () => {
    const { admin } = await house.aFirm();
    const { body } = await admin.call(tools.importbegin, {
      body: { directory: 'auctioneer', fileName: 'x.csv', size: 8 },
    });
    const part = (number: number, text: string) =>
      admin.call(tools.importpart, {
        body: { importID: body.importID, number, content: Buffer.from(text).toString('base64') },
      });
    expect([(await part(0, 'Name')).status, (await part(0, 'Name')).status]).toEqual([200, 200]);
    const { status, problem } = await part(1, '\nABCD');
    expect(status).toBe(422);
    expect(problem['content']).toEqual(['More than the 8 bytes announced arrived. Begin a new import of the file.']);
    expect((await part(1, '\nABC')).status).toBe(200);
  });

  test('shows row by row what is wrong, and live goes only what is right', async () => {
    const { admin } = await house.aFirm();
    const text = [
      'Name;E-mail;Registration number;Commission (%);Fax',
      'Goed;goed@b.test;2014/123456/07;5;x',
      ';leeg@b.test;;;',
      'Sleg;sleg;7;baie;',
      'Te veel;;;;;ekstra',
    ].join('\n');
    const { importID, last } = await staged(admin, text);
    expect(last.body).toMatchObject({ rows: 4, rowsWithErrors: 3, unknownHeadings: ['Fax'] });
    const wrong = await rowsOf(admin, importID, 'errors');
    expect(wrong.rows.map(({ line, errors }) => [line, Object.keys(errors).sort()])).toEqual([
      [3, ['name']],
      [4, ['commissionPercent', 'email', 'registrationNumber']],
      [5, ['row']],
    ]);
    expect((await admin.call(tools.importcommit, { body: { importID } })).problem).toHaveProperty('leaveOutErrors');
    expect(await names(admin)).toEqual([]);
    const { body } = await admin.call(tools.importcommit, { body: { importID, leaveOutErrors: true } });
    expect(body.added).toBe(1);
    expect(await names(admin)).toEqual(['Goed']);
    const again = await admin.call(tools.importcommit, { body: { importID, leaveOutErrors: true } });
    expect(again.body.added).toBe(1);
    expect(await names(admin)).toEqual(['Goed']);
  });

  test('names the duplicates, in the directory and in the file, and leaves them out where asked', async () => {
    const { admin } = await house.aFirm();
    await admin.call(directoryCalls['auctioneer.add'], { body: { name: 'Café Afslaers' } });
    const { importID, last } = await staged(admin, 'Name\ncafe afslaers\nNuwe\nNUWE\n');
    expect(last.body.duplicates).toBe(2);
    expect((await rowsOf(admin, importID, 'duplicates')).rows.map(({ line }) => line)).toEqual([2, 4]);
    await admin.call(tools.importcommit, { body: { importID, leaveOutDuplicates: true } });
    expect(await names(admin)).toEqual(['Café Afslaers', 'Nuwe']);
  });

  test('with cells a spreadsheet would run keeps them as text, and they leave disarmed', async () => {
    const { admin } = await house.aFirm();
    const { importID } = await staged(
      admin,
      writeCsv([
        ['Name', 'Contact person'],
        ['=HYPERLINK("http://x")', '+cmd'],
      ]),
    );
    await admin.call(tools.importcommit, { body: { importID } });
    expect(await names(admin)).toEqual(['=HYPERLINK("http://x")']);
    const file = await admin.call(tools.export, { query: { directory: 'auctioneer' } });
    const text = file.raw.toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(";'+cmd;");
  });
});

describe('an import', () => {
  test('of what was exported gives the same entries again', async () => {
    const [one, two] = [(await house.aFirm()).admin, (await house.aFirm()).admin];
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
    const { importID, last } = await staged(two, file.raw, 'publicationpartner');
    expect(last.body).toMatchObject({ rows: 1, rowsWithErrors: 0, unknownHeadings: [] });
    await two.call(tools.importcommit, { body: { importID } });
    const entry = async (who: Somebody) => {
      const { id: _, ...rest } = (await who.call(directoryCalls['publicationpartner.getlist'], { query: {} })).body
        .rows[0]!;
      return rest;
    };
    expect(await entry(two)).toEqual(await entry(one));
  });

  test('starts from an empty file with every heading', async () => {
    const { admin } = await house.aFirm();
    const file = await admin.call(tools.importtemplate, { query: { directory: 'auctioneer' } });
    expect(file.raw.toString('utf8')).toMatch(/^\uFEFFName;Registration number;VAT number;/);
    const { last } = await staged(admin, Buffer.concat([file.raw, Buffer.from('Net die naam\r\n')]));
    expect(last.body).toMatchObject({ rows: 1, rowsWithErrors: 0 });
  });

  test('of ten thousand rows is read in steps that show progress and is live in one short statement', async () => {
    const { admin } = await house.aFirm();
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Afslaer ${index}`,
      `afslaer${index}@example.test`,
      '012 345 6789',
      '2014/123456/07',
    ]);
    const begun = performance.now();
    const { importID, steps, last } = await staged(
      admin,
      writeCsv([['Name', 'E-mail', 'Telephone', 'Registration number'], ...rows]),
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
    const firm = await house.aFirm();
    const rows = Array.from({ length: 5000 }, (_, index) => [`Afslaer ${index}`]);
    const importID = await sent(firm.admin, Buffer.from(writeCsv([['Name'], ...rows])));
    const current = async (who: Somebody) =>
      (await who.call(tools.importcurrent, { query: { directory: 'auctioneer' } })).body;
    expect(await current(firm.admin)).toBeNull();
    const first = await firm.admin.call(tools.importread, { body: { importID } });
    expect(first.body).toMatchObject({ state: 'reading', rows: 2000 });
    // The browser is gone; any process takes the job up, and twice does no harm.
    await runJobs(house);
    expect(await current(firm.admin)).toMatchObject({ importID, state: 'ready', rows: 5000, rowsWithErrors: 0 });
    expect(await names(firm.admin)).toEqual([]);
    const colleague = await firm.person(['Admin']);
    expect(await current(colleague)).toBeNull();
    await firm.admin.call(tools.importcommit, { body: { importID } });
    expect(await current(firm.admin)).toMatchObject({ state: 'done', added: 5000 });
    await firm.admin.call(tools.importdiscard, { body: { importID } });
    expect(await current(firm.admin)).toBeNull();
  });

  test('refused while nobody waits still says why, and keeps nothing of the file', async () => {
    const firm = await house.aFirm();
    const many = `Name\n${'x\n'.repeat(2500)}`;
    const importID = await sent(firm.admin, Buffer.from(many));
    await firm.admin.call(tools.importread, { body: { importID } });
    // As if the file had turned out too long on the way: the next rows would be more than are taken.
    await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update directory_import set row_count = 49999 where id = ${importID}`),
    );
    await runJobs(house);
    const { body } = await firm.admin.call(tools.importcurrent, { query: { directory: 'auctioneer' } });
    expect(body).toMatchObject({ state: 'refused', refusals: [expect.stringMatching(/more than 50000 rows/)] });
    expect((await firm.admin.call(tools.importread, { body: { importID } })).problem).toHaveProperty('content');
    const left = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.one(sql`select count(*) as rows, (select content from directory_import where id = ${importID}) as content
        from directory_import_row`),
    );
    expect(left).toEqual({ rows: 0, content: null });
  });

  test('given up, is not read on; one that nobody came back to is swept after two days', async () => {
    const firm = await house.aFirm();
    const importID = await sent(firm.admin, Buffer.from(`Name\n${'x\n'.repeat(2500)}`));
    await firm.admin.call(tools.importread, { body: { importID } });
    await firm.admin.call(tools.importdiscard, { body: { importID } });
    await runJobs(house);
    expect((await firm.admin.call(tools.importread, { body: { importID } })).status).toBe(404);
    const old = (await staged(firm.admin, 'Name\nA')).importID;
    await providerDoor(house.test.database).transaction(async (tx) => {
      await tx.run(sql`update directory_import set created_at = now() - interval '3 days' where id = ${old}`);
      await queueJob(tx, tidyImports.kind, {}, { firmId: firm.id });
    });
    await runJobs(house);
    expect((await firm.admin.call(tools.importread, { body: { importID: old } })).status).toBe(404);
  });

  test('belongs to who staged it: for a colleague it is not there', async () => {
    const firm = await house.aFirm();
    const { importID } = await staged(firm.admin, 'Name\nA');
    const colleague = await firm.person(['Admin']);
    const statuses = [
      await colleague.call(tools.importread, { body: { importID } }),
      await colleague.call(tools.importpart, { body: { importID, number: 9, content: 'QQ==' } }),
      await colleague.call(tools.importrows, { query: { importID } }),
      await colleague.call(tools.importcommit, { body: { importID } }),
      await colleague.call(tools.importdiscard, { body: { importID } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await firm.admin.call(tools.importrows, { query: { importID } })).body.total).toBe(1);
  });

  test('given up, or of another firm, is no import; nothing of a live one stays behind', async () => {
    const firm = await house.aFirm();
    const { importID } = await staged(firm.admin, 'Name\nA');
    const stranger = (await house.aFirm()).admin;
    expect((await stranger.call(tools.importcommit, { body: { importID } })).status).toBe(404);
    expect((await (await firm.person([])).call(tools.importrows, { query: { importID } })).status).toBe(403);
    expect((await firm.admin.call(tools.importdiscard, { body: { importID } })).body).toEqual({ done: true });
    expect((await firm.admin.call(tools.importcommit, { body: { importID } })).status).toBe(404);
    const second = await staged(firm.admin, 'Name\nB');
    await firm.admin.call(tools.importcommit, { body: { importID: second.importID } });
    const left = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.one(
        sql`select (select count(*) from directory_import_row) as rows, (select count(*) from directory_import_part) as parts`,
      ),
    );
    expect(left).toEqual({ rows: 0, parts: 0 });
  });

  test('into a shared directory adds to the firm alone', async () => {
    const { admin } = await house.aFirm();
    const { importID } = await staged(admin, 'Office;Region\nOns eie;Gauteng', 'masteroffice');
    await admin.call(tools.importcommit, { body: { importID } });
    const { body } = await admin.call(directoryCalls['masteroffice.getlist'], { query: { searchString: 'ons eie' } });
    expect(body.rows).toMatchObject([{ ownedBy: 'firm', region: 'Gauteng' }]);
  });
});

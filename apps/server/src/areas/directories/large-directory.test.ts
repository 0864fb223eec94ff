import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

interface FoundDirectoryRow {
  readonly id: number;
  readonly in_all: number;
  readonly is_more: boolean;
}

/** A search walks the names a little way before it asks the index; each way must find the same. */
describe('a directory of three thousand entries', () => {
  let firm: TestFirm;
  const searchEntries = async (query: Record<string, string | number>) =>
    (await firm.admin.call(directoryCalls['valuer.getlist'], { query })).body;
  const formatName = (number: number): string => `Waardeerder ${String(number).padStart(4, '0')}`;

  beforeAll(async () => {
    firm = await testApp.createFirm();
    const stranger = await testApp.createFirm();
    for (const { id } of [firm, stranger]) {
      await openFirmScope(testApp.test.database, id).transaction((tx) =>
        tx.run(sql`insert into valuer (name, physical_city)
          select 'Waardeerder ' || lpad(n::text, 4, '0'), case when n > 2990 then 'Lüderitz' else 'Pretoria' end
          from generate_series(1, 3000) n`),
      );
    }
  });

  test('opens with its whole number', async () => {
    const { rows, total } = await searchEntries({ take: 2 });
    expect([rows.map(({ name }) => name), total]).toEqual([[formatName(1), formatName(2)], 3000]);
  });

  test('searched for what all have, gives the page and says that there is more', async () => {
    const first = await searchEntries({ searchString: 'waardeerder', take: 50 });
    expect(first.rows.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, at) => formatName(at + 1)));
    expect([first.total, first.isMore]).toEqual([50, true]);
    const last = await searchEntries({ searchString: 'waardeerder', take: 50, sortModelSort: 'desc' });
    expect(last.rows[0]!.name).toBe(formatName(3000));
  });

  test('scrolled to the end of such a search, comes to its whole number', async () => {
    const end = await searchEntries({ searchString: 'waardeerder', skip: 2980, take: 50 });
    expect([end.rows.length, end.total, end.isMore]).toEqual([20, 3000, undefined]);
    expect(end.rows.at(-1)!.name).toBe(formatName(3000));
    const past = await searchEntries({ searchString: 'waardeerder', skip: 3000, take: 50 });
    expect([past.rows, past.total]).toEqual([[], 3000]);
  });

  test('searched for what few have, at the end of the alphabet, finds them all and counts them', async () => {
    const few = await searchEntries({ searchString: 'luderitz WAARD', take: 4, skip: 4 });
    expect(few.rows.map(({ name }) => name)).toEqual([2995, 2996, 2997, 2998].map(formatName));
    expect([few.total, few.isMore]).toEqual([10, undefined]);
    expect((await searchEntries({ searchString: 'waardeerder 0077' })).rows.map(({ name }) => name)).toEqual([
      formatName(77),
    ]);
  });

  test('finds one word by the plans it keeps as it does by planning anew', async () => {
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into valuer (name, physical_city, email, account_number)
        select n, c, e, a from (values ('Ärne 100%', 'Cape_Town', 'een@voorbeeld.test', '62 0011-2233'), ('Zürn', 'Swakop\\mund', null, 'AB12345'),
          ('zzz laaste', null, 'twee@voorbeeld.test', null)) as v (n, c, e, a)`),
    );
    const words = [
      'waardeerder',
      'luderitz',
      'LÜDERITZ',
      '0077',
      '77',
      '7',
      'a',
      '%',
      '_',
      '100%',
      'cape_town',
      'swakop\\mund',
      '6200112233',
      '62 0011 2233',
      '0011',
      'ab12345',
      'ab123',
      '％',
      'arne',
      'laaste',
      'voorbeeld.test',
      'niks hier',
      'zürn',
    ];
    const pages = [
      [0, 50],
      [0, 3],
      [2, 5],
      [300, 50],
      [2990, 50],
    ] as const;
    await openFirmScope(testApp.test.database, firm.id).read(async (tx) => {
      for (const word of words)
        for (const [skip, take] of pages) {
          const listFound = (search: ReturnType<typeof sql>) =>
            tx.rows<FoundDirectoryRow>(sql`select id, in_all, is_more from ${search} order by place`);
          const kept = await listFound(sql`search_valuer(${[word]}, false, ${skip}, ${take})`);
          const anew = await listFound(sql`search_directory('valuer', ${[word]}, false, ${skip}, ${take})`);
          expect([word, skip, kept.map(({ id }) => id)]).toEqual([word, skip, anew.map(({ id }) => id)]);
          const { all } = await tx.one<{ all: number }>(
            sql`select count(*) as all from found_in_directory('valuer', ${[word]})`,
          );
          for (const { in_all, is_more } of [...kept, ...anew])
            expect([word, in_all]).toEqual([word, is_more ? skip + take : all]);
        }
    });
  });

  test('of which one firm sees its own alone', async () => {
    const empty = (await testApp.createFirm()).admin;
    const { body } = await empty.call(directoryCalls['valuer.getlist'], { query: { searchString: 'waardeerder' } });
    expect(body).toEqual({ rows: [], total: 0 });
  });
});

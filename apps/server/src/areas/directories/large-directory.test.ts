import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { type TestFirm, testHouse } from '../../testing/house';

const house = testHouse();

interface Found {
  readonly id: number;
  readonly in_all: number;
  readonly is_more: boolean;
}

/** A search walks the names a little way before it asks the index; each way must find the same. */
describe('a directory of three thousand entries', () => {
  let firm: TestFirm;
  const search = async (query: Record<string, string | number>) =>
    (await firm.admin.call(directoryCalls['valuer.getlist'], { query })).body;
  const named = (number: number): string => `Waardeerder ${String(number).padStart(4, '0')}`;

  beforeAll(async () => {
    firm = await house.aFirm();
    const stranger = await house.aFirm();
    for (const { id } of [firm, stranger]) {
      await tenantDoor(house.test.database, id).transaction((tx) =>
        tx.run(sql`insert into valuer (name, physical_city)
          select 'Waardeerder ' || lpad(n::text, 4, '0'), case when n > 2990 then 'Lüderitz' else 'Pretoria' end
          from generate_series(1, 3000) n`),
      );
    }
  });

  test('opens with its whole number', async () => {
    const { rows, total } = await search({ take: 2 });
    expect([rows.map(({ name }) => name), total]).toEqual([[named(1), named(2)], 3000]);
  });

  test('searched for what all have, gives the page and says that there is more', async () => {
    const first = await search({ searchString: 'waardeerder', take: 50 });
    expect(first.rows.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, at) => named(at + 1)));
    expect([first.total, first.isMore]).toEqual([50, true]);
    const last = await search({ searchString: 'waardeerder', take: 50, sortModelSort: 'desc' });
    expect(last.rows[0]!.name).toBe(named(3000));
  });

  test('scrolled to the end of such a search, comes to its whole number', async () => {
    const end = await search({ searchString: 'waardeerder', skip: 2980, take: 50 });
    expect([end.rows.length, end.total, end.isMore]).toEqual([20, 3000, undefined]);
    expect(end.rows.at(-1)!.name).toBe(named(3000));
    const past = await search({ searchString: 'waardeerder', skip: 3000, take: 50 });
    expect([past.rows, past.total]).toEqual([[], 3000]);
  });

  test('searched for what few have, at the end of the alphabet, finds them all and counts them', async () => {
    const few = await search({ searchString: 'luderitz WAARD', take: 4, skip: 4 });
    expect(few.rows.map(({ name }) => name)).toEqual([2995, 2996, 2997, 2998].map(named));
    expect([few.total, few.isMore]).toEqual([10, undefined]);
    expect((await search({ searchString: 'waardeerder 0077' })).rows.map(({ name }) => name)).toEqual([named(77)]);
  });

  test('finds one word by the plans it keeps as it does by planning anew', async () => {
    await tenantDoor(house.test.database, firm.id).transaction((tx) =>
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
    await tenantDoor(house.test.database, firm.id).read(async (tx) => {
      for (const word of words)
        for (const [skip, take] of pages) {
          const found = (search: ReturnType<typeof sql>) =>
            tx.rows<Found>(sql`select id, in_all, is_more from ${search} order by place`);
          const kept = await found(sql`search_valuer(${[word]}, false, ${skip}, ${take})`);
          const anew = await found(sql`search_directory('valuer', ${[word]}, false, ${skip}, ${take})`);
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
    const empty = (await house.aFirm()).admin;
    const { body } = await empty.call(directoryCalls['valuer.getlist'], { query: { searchString: 'waardeerder' } });
    expect(body).toEqual({ rows: [], total: 0 });
  });
});

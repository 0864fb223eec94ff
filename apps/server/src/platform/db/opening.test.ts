import { expect, test } from 'vitest';
import { createFreshDatabase } from '../../testing/database';
import { openFirmScope } from '../tenancy/scopes';
import { nothing, sql } from './sql';

test('what is sent behind an opening that fails does nothing', async () => {
  const made = await createFreshDatabase();
  const { database } = made;
  try {
    for (const opening of [sql`set local role nobody_of_that_name`, sql`this is no statement`]) {
      const work = database.transaction(opening, async (tx) => {
        // Even work that goes on after a refusal stays inside the transaction that failed.
        await tx.run(sql`create table left_behind (id int)`).catch(() => undefined);
        await tx.run(sql`create table left_behind (id int)`).catch(() => undefined);
      });
      await expect(work).rejects.toThrow(/nobody_of_that_name|syntax error/);
    }
    const { there } = await database.asOwner((tx) =>
      tx.one<{ there: boolean }>(sql`select to_regclass('left_behind') is not null as there`),
    );
    expect(there).toBe(false);
  } finally {
    await made.close();
  }
});

test('whoever only reads cannot write, and leaves the connection ready for the next', async () => {
  const made = await createFreshDatabase();
  const { database } = made;
  try {
    const scope = openFirmScope(database, 0);
    for (let times = 0; times < 3; times += 1) {
      expect(await scope.read((tx) => tx.one(sql`select app_firm() as firm`))).toEqual({ firm: 0 });
      const writing = scope.read((tx) => tx.run(sql`insert into creditor (name) values ('Nobody')`));
      await expect(writing).rejects.toThrow(/read-only transaction/);
      const behind = scope.read(async (tx) => tx.behind(sql`insert into creditor (name) values ('Nobody')`));
      await expect(behind).rejects.toThrow(/read-only transaction/);
      await expect(scope.snapshot((tx) => tx.run(sql`delete from creditor`))).rejects.toThrow(/read-only transaction/);
      expect(await scope.transaction((tx) => tx.run(sql`delete from creditor`))).toBe(0);
    }
  } finally {
    await made.close();
  }
});

test('what is sent behind the work is committed with it, or nothing is', async () => {
  const made = await createFreshDatabase();
  const { database } = made;
  const refused = sql`insert into kept (id) values (1)`;
  const countKept = async () =>
    (await database.asOwner((tx) => tx.rows<{ id: number }>(sql`select id from kept`))).length;
  try {
    await database.asOwner((tx) => tx.script('create table kept (id int primary key); insert into kept values (1)'));

    const returned: unknown[] = [];
    await database.transaction(nothing, async (tx) => {
      tx.behind(sql`insert into kept (id) values (2) returning id`, (rows) => returned.push(...rows));
      expect(await tx.one(sql`select count(*)::int as n from kept`)).toEqual({ n: 2 });
      expect(returned).toEqual([]);
    });
    expect(returned).toEqual([{ id: 2 }]);

    const last = database.transaction(nothing, async (tx) => {
      await tx.run(sql`insert into kept (id) values (3)`);
      tx.behind(refused, (rows) => returned.push(...rows));
    });
    await expect(last).rejects.toThrow(/duplicate key/);
    // The work's next statement is refused because of it; what is told is what went wrong first.
    const between = database.transaction(nothing, async (tx) => {
      tx.behind(refused);
      await tx.run(sql`insert into kept (id) values (4)`);
    });
    await expect(between).rejects.toThrow(/duplicate key/);
    const overlooked = database.transaction(nothing, async (tx) => {
      await tx.run(sql`insert into kept (id) values (5)`);
      await tx.run(refused).catch(() => undefined);
    });
    await expect(overlooked).rejects.toThrow();
    expect([await countKept(), returned.length]).toEqual([2, 1]);
  } finally {
    await made.close();
  }
});

import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { startPostgres } from '../../testing/postgres-server';
import { type Database, OutcomeUnknownError } from './database';
import { openServer } from './server-database';
import { nothing, sql } from './sql';

describe.runIf(databaseKind === 'server')('what PostgreSQL undoes, or leaves open', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = postgres.urlFor('postgres');
    database = openServer({ url });
    await database.asOwner((tx) =>
      tx.script('create table counted (id int primary key, n int not null); insert into counted values (1, 0), (2, 0)'),
    );
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.discard();
  });
  const countRows = async (): Promise<number[]> =>
    (await database.transaction(nothing, (tx) => tx.rows<{ n: number }>(sql`select n from counted order by id`))).map(
      ({ n }) => n,
    );

  test('two that wait for each other are both done, each once', async () => {
    const add = (first: number, second: number) =>
      database.transaction(nothing, async (tx) => {
        await tx.run(sql`update counted set n = n + 1 where id = ${first}`);
        await pause(50);
        await tx.run(sql`update counted set n = n + 1 where id = ${second}`);
      });
    await Promise.all([add(1, 2), add(2, 1), add(1, 2), add(2, 1)]);
    expect(await countRows()).toEqual([4, 4]);
  });

  test('one that saw what another then changed is done over', async () => {
    const before = await countRows();
    const add = () =>
      database.transaction(sql`set transaction isolation level serializable`, async (tx) => {
        const { n } = await tx.one<{ n: number }>(sql`select n from counted where id = 1`);
        await pause(20);
        await tx.run(sql`update counted set n = ${n + 1} where id = 1`);
      });
    await Promise.all([add(), add(), add()]);
    expect(await countRows()).toEqual([before[0]! + 3, before[1]]);
  });

  test('a connection that dies while it commits says that nobody knows, not that nothing was saved', async () => {
    const { hostname, port } = new URL(url);
    // Between us and the database: once armed, the commit goes through and its answer does not come back.
    let armed = false;
    const between = net.createServer((ours) => {
      const theirs = net.connect(Number(port), hostname);
      let cut = false;
      ours.on('data', (bytes) => {
        if (armed && bytes.toString('latin1').includes('commit')) cut = true;
        theirs.write(bytes);
      });
      theirs.on('data', (bytes) => {
        if (cut) ours.destroy();
        else ours.write(bytes);
      });
      for (const [one, other] of [[ours, theirs] as const, [theirs, ours] as const]) {
        one.on('close', () => other.destroy());
        one.on('error', () => undefined);
      }
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((between.address() as net.AddressInfo).port);
    const cutOff = openServer({ url: through.href });
    const before = await countRows();
    await cutOff.transaction(nothing, (tx) => tx.run(sql`select 1`));
    armed = true;
    const outcome = cutOff.transaction(nothing, (tx) => tx.run(sql`update counted set n = n + 1 where id = 2`));
    await expect(outcome).rejects.toThrow(OutcomeUnknownError);
    await expect(outcome).rejects.toThrow('we do not know whether it was saved');
    expect(await countRows()).toEqual([before[0], before[1]! + 1]);
    await cutOff.close();
    between.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import type { Database } from './database';
import { openEmbedded } from './embedded-database';
import { nothing, sql } from './sql';

describe.runIf(databaseKind === 'embedded')('the embedded database', () => {
  let database: Database;
  beforeAll(async () => void (database = await openEmbedded()));
  afterAll(() => database.close());

  test('lets the loop turn in the middle of a long transaction', async () => {
    let [turns, going] = [0, true];
    const countTurn = (): void => {
      turns += 1;
      if (going) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const took = await database.transaction(nothing, async (tx) => {
      const began = performance.now();
      for (let at = 0; at < 200; at += 1) await tx.run(sql`select count(*) from generate_series(1, 3000)`);
      return performance.now() - began;
    });
    going = false;
    // A statement that takes longer than a slice is one turn too.
    expect(turns).toBeGreaterThan(Math.min(took / 40, 50));
  });
});

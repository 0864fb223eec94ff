import { demoFirms, demoPassword } from '../demo/people';
import type { Database } from '../platform/db/database';
import { openServer } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { tenantDoor } from '../platform/tenancy/doors';
import { startPostgres } from '../testing/postgres-server';
import { type Bench, sideBySide } from './figures';
import { chooseEstates, signIn, startProduct } from './product';
import { firmNamed } from './seed';

const sizes = { small: 100, large: 10_000 };

/** Entries as an import leaves them. */
const fill = (database: Database, firmId: number, count: number): Promise<void> =>
  tenantDoor(database, firmId).transaction(async (tx) => {
    await tx.run(sql`
      insert into auctioneer (name, contact_name, email, phone, physical_city)
      select 'Afslaers ' || substr(md5(n::text), 1, 9) || ' ' || n, 'Mev. ' || substr(md5((n * 7)::text), 1, 8),
        'afslaer' || n || '@example.test', '012 345 6789', 'Pretoria' from generate_series(1, ${count}::int) n`);
    await tx.run(sql`select settle_directory('auctioneer')`);
  });

/** The same list and the same search in two firms: one with a hundred entries, one with ten thousand. */
export const directories: Bench = {
  name: 'directories of 100 and of 10,000 entries',
  async run(tell) {
    const postgres = await startPostgres();
    const url = postgres.urlFor('postgres');
    const product = await startProduct({ DATABASE_URL: url });
    const database = openServer({ url });
    try {
      await fill(database, await firmNamed(database, demoFirms.welwitschia.name), sizes.small);
      await fill(database, await firmNamed(database, demoFirms.protea.name), sizes.large);
      const small = await chooseEstates(product, await signIn(product, 'admin@welwitschia.test', demoPassword));
      const large = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
      for (const [what, query] of [
        ['opens', ''],
        ['searches for one entry', '&searchString=afslaer77@'],
        // One entry against a full page, and all against all: the larger list has more to find, to count and to send.
        ['searches for a part of many', '&searchString=afslaer77'],
        ['searches for what all have', '&searchString=afslaer'],
      ]) {
        const list = (token: string) => async () => {
          const { status } = await product.get(`/api/auctioneer/getlist?take=50${query}`, token);
          if (status !== 200) throw new Error(`the list answered ${status}`);
        };
        const times = await sideBySide({ small: list(small), large: list(large) }, { hands: 2 });
        tell({ name: `${what}: 100 entries, p50`, value: times.small.p50, unit: 'ms' });
        tell({ name: `${what}: 10,000 entries, p50`, value: times.large.p50, unit: 'ms' });
        tell({
          name: `${what}: large against small`,
          value: times.large.p50 / times.small.p50,
          unit: 'ratio',
          atMost: 1.5,
        });
      }
    } finally {
      await product.stop();
      await database.close();
      await postgres.discard();
    }
  },
};

import { checkTrustCompliance } from '@boedel/domain/compliance/trust-compliance';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { readTrusts } from '../areas/compliance/compliance.store';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openServer } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { analyseTables } from './seed';

const trusts = 3_000;
const today = toLocalDate('2026-11-17');

/** A firm with so many trusts, each with three trustees, four days that were kept and five that are open. */
const createFirm = (database: Database): Promise<number> =>
  openProviderScope(database).transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values ('Trusts', 'South Africa', '{5}') returning id`);
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country, details)
      select ${id}, 5, 2, 'TRU/' || n, 'Family ' || n || ' Trust', 'South Africa', '{"leastTrustees": 2}'
      from generate_series(1, ${trusts}::int) n`);
    await tx.run(sql`
      insert into matter_party (intermediary_id, matter_id, role, kind, surname)
      select ${id}, m.id, 'executor', 'person', 'Trustee ' || n from matter m, generate_series(1, 3) n where m.intermediary_id = ${id}`);
    await tx.run(sql`
      insert into trustee (intermediary_id, matter_id, party_id, kind, status, authorised_on)
      select ${id}, p.matter_id, p.id, 'individual', 'appointed', date '2021-03-15' from matter_party p where p.intermediary_id = ${id}`);
    await tx.run(sql`
      insert into diary_entry (intermediary_id, matter_id, event, title, due_on, done_at)
      select ${id}, m.id, e.event, e.event, date '2021-03-15', '2021-03-15' from matter m,
        unnest('{instruction,lettersOfAuthority,taxRegistered,ownersLodged}'::text[]) as e(event) where m.intermediary_id = ${id}`);
    await tx.run(sql`
      insert into diary_entry (intermediary_id, matter_id, rule, title, due_on)
      select ${id}, m.id, r.rule, r.rule, date '2026-09-01' + (m.id % 120)::int from matter m,
        unnest('{provisional-second,third-party-return,financial-statements,bond-premium,owners-lodge}'::text[]) as r(rule)
      where m.intermediary_id = ${id}`);
    return id;
  });

/** All trusts of a firm judged, beside the three reads they are judged from. */
export const compliance: Benchmark = {
  name: `compliance of ${trusts} trusts of one firm`,
  async run(tell) {
    const postgres = await startPostgres();
    const database = openServer({ url: postgres.urlFor('postgres') });
    try {
      await migrate(database);
      const firm = await createFirm(database);
      await analyseTables(database);
      let statements = 0;
      const read = () =>
        openFirmScope(database, firm, { id: 1 }).transaction((tx) => {
          statements = 0;
          const counted = { ...tx, rows: ((asked: never) => ((statements += 1), tx.rows(asked))) as typeof tx.rows };
          return readTrusts(counted, null);
        });
      const judgeTrusts = async () => (await read()).map((facts) => checkTrustCompliance(facts, today));
      const judged = await judgeTrusts();
      // Counted while nobody else reads.
      const reads = statements;
      if (judged.length !== trusts) throw new Error(`${judged.length} trusts were judged`);
      const times = await measureTogether({ reads: read, judged: judgeTrusts });
      tell({ name: 'reads for all of them', value: reads, unit: 'requests', atMost: 3 });
      tell({
        name: 'read and judged over read alone',
        value: times.judged.p50 / times.reads.p50,
        unit: 'ratio',
        atMost: 3,
      });
      tell({ name: 'read and judged, half of them within', value: times.judged.p50, unit: 'ms' });
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};

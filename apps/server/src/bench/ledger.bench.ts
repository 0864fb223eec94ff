import { toLocalDate } from '@boedel/domain/dates/local-date';
import { ledgerStore } from '../areas/ledger/ledger.store';
import { migrate } from '../platform/db/migrate';
import { keepFigures } from '../areas/figures/keep-figures';
import { openServer, type ServerDatabase } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { analyseTables } from './seed';

const postingsOfMatter = 5000;

/** A firm of so many postings, in matters of five thousand: every event moves money on the matter's one account. */
async function createFirm(
  database: ServerDatabase,
  name: string,
  postings: number,
): Promise<{ firm: number; matter: number }> {
  const matters = postings / postingsOfMatter;
  return database.asOwner(async (tx) => {
    // The rows are sound by the way they are made; guards and keys of a million would take minutes.
    await tx.script('set local session_replication_role = replica');
    const { id: firm } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values (${name}, 'South Africa', '{2}') returning id`);
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country, search_text, search_numbers)
      select ${firm}::bigint, 2, 2, 'LED/' || n, 'Ledger ' || n, 'South Africa', 'ledger', '{}' from generate_series(1, ${matters}::int) n`);
    await tx.run(sql`
      insert into bank_account (intermediary_id, matter_id, name)
      select intermediary_id, id, 'Cheque' from matter where intermediary_id = ${firm}`);
    await tx.run(sql`
      with events as (
        insert into ledger_event (id, intermediary_id, matter_id, day, kind, narrative, source, source_id, posting_count, booked_name)
        select nextval('ledger_event_id_seq'), m.intermediary_id, m.id, date '2020-01-01' + n % 2000, 'expense', 'Bench', 'expense', n, 2, 'Bench'
        from matter m, generate_series(1, ${postingsOfMatter / 2}::int) n where m.intermediary_id = ${firm}
        returning id, intermediary_id, matter_id, day, source_id
      )
      insert into ledger_posting (intermediary_id, event_id, line, matter_id, day, account, bank_account_id, cents)
      select e.intermediary_id, e.id, line, e.matter_id, e.day, case when line = 1 then 'COST:bankCharges' else 'BANK' end,
        case when line = 2 then b.id end, case when line = 1 then 100 + e.source_id else -100 - e.source_id end
      from events e join bank_account b on b.intermediary_id = e.intermediary_id and b.matter_id = e.matter_id, generate_series(1, 2) line`);
    const { id: matter } = await tx.one<{ id: number }>(
      sql`select min(id) + ${Math.floor(matters / 2)} as id from matter where intermediary_id = ${firm}`,
    );
    return { firm, matter };
  });
}

/** What every account of a matter comes to at a day, in a small firm and in a large one. */
export const ledger: Benchmark = {
  name: `balances at a day of a matter of ${postingsOfMatter} postings`,
  async run(tell) {
    const postgres = await startPostgres();
    try {
      const database = keepFigures(openServer({ url: postgres.urlFor('postgres') }));
      await migrate(database);
      const small = await createFirm(database, 'Small', 10_000);
      const large = await createFirm(database, 'Large', 1_000_000);
      await database.outsideTransaction('vacuum analyze ledger_posting');
      await analyseTables(database);
      const createBalanceReader =
        ({ firm, matter }: typeof small) =>
        () =>
          openFirmScope(database, firm, { id: 1 }).transaction(async (tx) => {
            const rows = await ledgerStore(tx).balances(matter, toLocalDate('2024-06-30'));
            if (rows.length !== 2) throw new Error(`${rows.length} balances`);
          });
      const times = await measureTogether(
        { small: createBalanceReader(small), large: createBalanceReader(large) },
        { hands: 1 },
      );
      tell({ name: 'in a firm of 10,000 postings p50', value: times.small.p50, unit: 'ms' });
      tell({ name: 'in a firm of 1,000,000 postings p50', value: times.large.p50, unit: 'ms' });
      tell({
        name: 'the large firm against the small one',
        value: times.large.p50 / times.small.p50,
        unit: 'ratio',
        atMost: 2,
      });
      await database.close();
    } finally {
      await postgres.discard();
    }
  },
};

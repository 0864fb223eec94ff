import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, Tx } from '../../platform/db/database';
import { erasingOrder, firmTables, type Reference, references } from '../../platform/db/firm-tables';
import { joined, name, type Sql, sql } from '../../platform/db/sql';
import type { FileStore } from '../../platform/files/file-store';
import { eraserDoor } from '../../platform/tenancy/doors';

const atOnce = 2_000;

interface Erasing {
  readonly firmId: number;
  readonly files: FileStore;
  readonly signal: AbortSignal;
}

/** Rows of one table, a batch at a time in short transactions; a ring of tables in one statement. */
const batchOf = (group: readonly string[], firmId: number, refersToItself: boolean): Sql => {
  const [table] = group;
  if (group.length === 1 && !refersToItself) {
    const from = name(table!);
    return sql`with gone as (delete from ${from} where ctid in
      (select ctid from ${from} where intermediary_id = ${firmId} limit ${atOnce}) returning 1) select count(*) as count from gone`;
  }
  // References are checked when the statement ends, and by then every row of the ring is gone.
  const each = group.map(
    (one) => sql`${name(`of_${one}`)} as (delete from ${name(one)} where intermediary_id = ${firmId} returning 1)`,
  );
  const counts = group.map((one) => sql`(select count(*) from ${name(`of_${one}`)})`);
  return sql`with ${joined(each)} select ${joined(counts, ' + ')} as count`;
};

/** Somebody who belonged to this firm alone goes with it, unless another firm's rows still tell of them. */
async function erasePeople(
  tx: Tx,
  firmId: number,
  all: readonly Reference[],
  tables: readonly string[],
): Promise<void> {
  const toPerson = all.filter(({ to }) => to === 'person');
  const column = ({ columns }: Reference): Sql => name(columns.find((each) => each !== 'intermediary_id')!);
  const elsewhere = toPerson
    .filter(({ from }) => tables.includes(from))
    .map(
      (key) =>
        sql`not exists (select from ${name(key.from)} r where r.${column(key)} = m.person_id and r.intermediary_id <> ${firmId})`,
    );
  const own = toPerson
    .filter(({ from }) => !tables.includes(from))
    .map(
      (key, index) =>
        sql`${name(`own_${index}`)} as (delete from ${name(key.from)} where ${column(key)} in (select person_id from gone))`,
    );
  await tx.run(sql`update person set last_intermediary_id = null where last_intermediary_id = ${firmId}`);
  await tx.run(sql`
    with gone as materialized (select m.person_id from membership m where ${joined([sql`m.intermediary_id = ${firmId}`, ...elsewhere], ' and ')}),
      ${joined([...own, sql`places as (delete from membership where intermediary_id = ${firmId})`])}
    delete from person where id in (select person_id from gone)`);
}

/**
 * Takes every row and file of a firm away. The schema says which tables there are and what refers to what. Each step is
 * a transaction of its own and finds what is left, so that a process that stops half-way is taken up by the next; the
 * firm's own row goes last.
 */
export async function eraseRows(
  database: Database,
  { firmId, files, signal }: Erasing,
): Promise<{ rows: number; files: number }> {
  const door = eraserDoor(database);
  const [tables, all] = await door.transaction(async (tx) => [await firmTables(tx), await references(tx)] as const);
  const erased = { rows: 0, files: 0 };
  const isSelf = ([table]: readonly string[]): boolean => all.some(({ from, to }) => from === table && to === table);
  const sweep = async (tx: Tx, group: readonly string[]): Promise<number> =>
    (await tx.one<{ count: number }>(batchOf(group, firmId, isSelf(group)))).count;

  const order = erasingOrder(tables, all).filter((group) => !group.includes('membership'));
  for (const group of order) {
    for (let gone = 1; gone > 0;) {
      signal.throwIfAborted();
      if (group.includes('stored_file')) gone = await eraseFiles();
      else erased.rows += gone = await door.transaction((tx) => sweep(tx, group));
      await breathe();
    }
  }
  await door.transaction(async (tx) => {
    // Nothing new can refer to the firm from here on; what came in meanwhile, such as a scheduled job, goes too.
    await tx.run(sql`select from intermediary where id = ${firmId} for update`);
    for (const group of order) erased.rows += await sweep(tx, group);
    await erasePeople(tx, firmId, all, tables);
    await tx.run(sql`delete from intermediary where id = ${firmId}`);
    await tx.run(sql`update erased_firm set erased_at = now(), rows_erased = rows_erased + ${erased.rows},
      files_erased = files_erased + ${erased.files} where firm_id = ${firmId}`);
  });
  return erased;

  /** Bytes go once their rows are committed; what a stop leaves behind, the daily sweep finds without a row. */
  async function eraseFiles(): Promise<number> {
    const keys = await door.transaction((tx) =>
      tx.rows<{ key: string }>(sql`delete from stored_file where ctid in
        (select ctid from stored_file where intermediary_id = ${firmId} limit ${atOnce}) returning key`),
    );
    for (const { key } of keys) await files.remove(key);
    erased.rows += keys.length;
    erased.files += keys.length;
    return keys.length;
  }
}

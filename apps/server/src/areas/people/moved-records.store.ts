import { peopleDirectories, type PersonRecordKey } from '@boedel/contract/people/people.schema';
import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, sql } from '../../platform/db/sql';
import type { MovedRecord, PeopleChangeRow } from './people-change.store';

/** Every record and claim with the number `from`, seen or not, is one with the number `to`. */
export async function moveRecords(tx: Tx, from: number, to: number): Promise<MovedRecord[]> {
  const moves = (['matter_party', ...peopleDirectories] as const).map(
    (source) =>
      sql`${sqlName(`in_${source}`)} as (update ${sqlName(source)} set known_id = ${to} where known_id = ${from} returning id)`,
  );
  return tx.rows<MovedRecord>(sql`
    with ${joinSql(moves)}, in_liability as (update liability set creditor_known_id = ${to} where creditor_known_id = ${from} returning id)
    ${joinSql(
      ['matter_party', ...peopleDirectories, 'liability'].map(
        (source) => sql`select ${source}::text as source, id from ${sqlName(`in_${source}`)}`,
      ),
      ' union all ',
    )}`);
}

export const setKnownNumber = (tx: Tx, { source, id }: PersonRecordKey, knownId: number): Promise<number> =>
  tx.run(sql`update ${sqlName(source)} set known_id = ${knownId} where id = ${id}`);

/** The column that holds the number. */
export const findNumberColumn = (source: string): string => (source === 'liability' ? 'creditor_known_id' : 'known_id');

/** Whose records have been given to somebody else since. */
export async function findMovedAway(tx: Tx, { moved, known_id }: PeopleChangeRow): Promise<MovedRecord | undefined> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    const away = await tx.maybe<{ id: number }>(sql`select id from ${sqlName(source)}
      where id = any(${ids}::bigint[]) and ${sqlName(findNumberColumn(source))} is distinct from ${known_id} limit 1`);
    if (away) return { source, id: away.id };
  }
  return undefined;
}

export async function moveBack(tx: Tx, { moved, known_id, from_known_id }: PeopleChangeRow): Promise<void> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    await tx.run(sql`update ${sqlName(source)} set ${sqlName(findNumberColumn(source))} = ${from_known_id}
      where id = any(${ids}::bigint[]) and ${sqlName(findNumberColumn(source))} = ${known_id}`);
  }
}

import { peopleDirectories, type RecordKey } from '@boedel/contract/people/people.schema';
import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';
import type { Moved, PeopleChangeRow } from './people-change.store';

/** Every record and claim with the number `from`, seen or not, is one with the number `to`. */
export async function moveRecords(tx: Tx, from: number, to: number): Promise<Moved[]> {
  const moves = (['matter_party', ...peopleDirectories] as const).map(
    (source) =>
      sql`${name(`in_${source}`)} as (update ${name(source)} set known_id = ${to} where known_id = ${from} returning id)`,
  );
  return tx.rows<Moved>(sql`
    with ${joined(moves)}, in_liability as (update liability set creditor_known_id = ${to} where creditor_known_id = ${from} returning id)
    ${joined(
      ['matter_party', ...peopleDirectories, 'liability'].map(
        (source) => sql`select ${source}::text as source, id from ${name(`in_${source}`)}`,
      ),
      ' union all ',
    )}`);
}

export const giveNumber = (tx: Tx, { source, id }: RecordKey, knownId: number): Promise<number> =>
  tx.run(sql`update ${name(source)} set known_id = ${knownId} where id = ${id}`);

/** The column that holds the number. */
export const columnOf = (source: string): string => (source === 'liability' ? 'creditor_known_id' : 'known_id');

/** Whose records have been given to somebody else since. */
export async function movedAway(tx: Tx, { moved, known_id }: PeopleChangeRow): Promise<Moved | undefined> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    const away = await tx.maybe<{ id: number }>(sql`select id from ${name(source)}
      where id = any(${ids}::bigint[]) and ${name(columnOf(source))} is distinct from ${known_id} limit 1`);
    if (away) return { source, id: away.id };
  }
  return undefined;
}

export async function moveBack(tx: Tx, { moved, known_id, from_known_id }: PeopleChangeRow): Promise<void> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    await tx.run(sql`update ${name(source)} set ${name(columnOf(source))} = ${from_known_id}
      where id = any(${ids}::bigint[]) and ${name(columnOf(source))} = ${known_id}`);
  }
}

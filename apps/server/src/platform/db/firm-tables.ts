import type { Tx } from './database';
import { sql } from './sql';

/** A reference from one table to another, as the schema has it. */
export interface TableReferenceRow {
  readonly from: string;
  readonly to: string;
  /** The columns that refer. */
  readonly columns: readonly string[];
}

/** Every table whose rows belong to a firm, as the schema itself knows it: one made later is among them. */
export const listFirmTables = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'intermediary_id' and not a.attisdropped)
      order by c.relname`)
  ).map(({ name }) => name);

export const listTableReferences = (tx: Tx): Promise<TableReferenceRow[]> =>
  tx.rows(sql`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`);

/**
 * The order in which rows can go: whatever refers to a table goes before it. Tables that refer to each other in a ring
 * come as one group, to be deleted in one statement.
 */
export function orderForErasing(tables: readonly string[], all: readonly TableReferenceRow[]): string[][] {
  const among = all.filter(({ from, to }) => from !== to && tables.includes(from) && tables.includes(to));
  const reaches = new Map(tables.map((table) => [table, listReached(table, among)]));
  const isTogether = (one: string, other: string): boolean =>
    reaches.get(one)!.has(other) && reaches.get(other)!.has(one);
  const groups: string[][] = [];
  for (const table of tables) {
    const ring = groups.find(([first]) => isTogether(first!, table));
    if (ring) ring.push(table);
    else groups.push([table]);
  }
  const order: string[][] = [];
  while (groups.length > 0) {
    // A group that nothing left refers to. There is one, because rings were taken together.
    const free = groups.findIndex(
      (group) => !groups.some((other) => other !== group && hasReference(other, group, among)),
    );
    order.push(...groups.splice(free, 1));
  }
  return order;
}

const hasReference = (group: readonly string[], to: readonly string[], among: readonly TableReferenceRow[]): boolean =>
  among.some((reference) => group.includes(reference.from) && to.includes(reference.to));

function listReached(table: string, among: readonly TableReferenceRow[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visitTable = (from: string): void => {
    for (const { to } of among.filter((reference) => reference.from === from && !reached.has(reference.to))) {
      reached.add(to);
      visitTable(to);
    }
  };
  visitTable(table);
  return reached;
}

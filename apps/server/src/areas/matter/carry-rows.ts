import type { Tx } from '../../platform/db/database';
import { knownHere } from '../known-people/known-here';
import { firstCalled, firstTwoWith, insert, isShared, setReference } from './carried-rows.store';
import { inOrder, knownPeople, notCarried, shapesOf, type TableShape } from './carried-tables';
import type { MatterFile, Row } from './matter-file';

/** What a table's row is called by, where an entry of the firm may be there already. */
const naturalKeys = ['id_number', 'registration_number', 'email'] as const;

export interface Carrying {
  readonly tx: Tx;
  readonly file: MatterFile;
  /** People of this firm by their number in the archive. */
  readonly people: ReadonlyMap<number, number>;
  /** The new number of the person who imports: where somebody has to be named who is not of this firm. */
  readonly importer: number;
  /** The stored files of the new matter, by their number in the archive. */
  readonly keys: ReadonlyMap<number, string>;
  readonly reference: string;
}

/** New numbers for old ones, table by table. */
type Numbers = Map<string, Map<number, number>>;
interface Later {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly id: number;
  readonly old: number;
}

/** An entry of the firm's own lists: the one that is the same in number, address or name, or else a new one. */
async function matched(tx: Tx, shape: TableShape, row: Row): Promise<number> {
  for (const key of naturalKeys) {
    if (typeof row[key] !== 'string' || !shape.columns.includes(key)) continue;
    const [found, second] = await firstTwoWith(tx, shape.name, key, row[key]);
    if (found && !second) return found.id;
  }
  if (typeof row['name'] === 'string') {
    const found = await firstCalled(tx, shape.name, row['name']);
    if (found) return found.id;
  }
  return insert(tx, shape, row);
}

/**
 * Writes the rows of an archive as a new matter. Numbers are given anew; what points at people, entries of the firm's lists
 * and files follows. Gives the number of the new matter and how many rows each table took.
 */
export async function carryRows(carrying: Carrying): Promise<{ matterId: number; counts: Record<string, number> }> {
  const { tx, file, people, importer, keys, reference } = carrying;
  const tables = [...file.tables.keys()].filter((table) => !(table in notCarried));
  const shapes = await shapesOf(tx, tables);
  const numbers: Numbers = new Map();
  const later: Later[] = [];
  const known = await knownHere(tx, file);
  const counts: Record<string, number> = {};

  const linked = async (shape: TableShape, row: Row) => {
    const values: Record<string, unknown> = { ...row };
    const waits: Omit<Later, 'id' | 'table'>[] = [];
    for (const { column, to, isRequired } of shape.links) {
      const old = row[column];
      if (typeof old !== 'number') continue;
      if (to === knownPeople) values[column] = known.get(old) ?? null;
      else if (to === 'person') values[column] = people.get(old) ?? (isRequired ? importer : null);
      else if (numbers.get(to)?.has(old)) values[column] = numbers.get(to)!.get(old);
      else if (shapes.has(to)) {
        values[column] = null;
        waits.push({ column, to, old });
      } else values[column] = (await isShared(tx, to, old)) ? old : null;
    }
    const mentioned = row['mentions'];
    if (Array.isArray(mentioned)) values['mentions'] = mentioned.flatMap((id: number) => people.get(id) ?? []);
    // A party may stand for an entry of a list that no key leads to; its own words say who it is.
    if ('directory_id' in values) Object.assign(values, { directory_id: null, directory_kind: null });
    return { values, waits };
  };

  for (const shape of inOrder(shapes)) {
    const rows = file.tables.get(shape.name) ?? [];
    const renumbered = numbers.get(shape.name) ?? new Map<number, number>();
    numbers.set(shape.name, renumbered);
    for (const row of rows) {
      const { values, waits } = await linked(shape, row);
      if (shape.name === 'stored_file') values['key'] = keys.get(Number(row['id']));
      if (shape.name === 'matter') Object.assign(values, { reference, version: 1 });
      const isOfMatter = shape.hasMatter || shape.name === 'matter' || shape.name === 'contact_person';
      const id = isOfMatter ? await insert(tx, shape, values) : await matched(tx, shape, values);
      if (typeof row['id'] === 'number') renumbered.set(row['id'], id);
      later.push(...waits.map((wait) => ({ ...wait, table: shape.name, id })));
    }
    counts[shape.name] = rows.length;
  }
  for (const { table, column, to, id, old } of later) {
    const now = numbers.get(to)?.get(old);
    if (now !== undefined) await setReference(tx, { id, table, column, now });
  }
  const matterId = [...numbers.get('matter')!.values()][0]!;
  return { matterId, counts };
}

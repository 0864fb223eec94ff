import type { Tx } from '../../platform/db/database';
import type { Kit } from './directory-table';
import { directoryStore } from './directory.store';

export interface Warning {
  readonly field: string;
  readonly sentence: string;
  readonly entryID?: number;
}

/** Who else has the name. Two valuers may be called the same, so this warns and never refuses. */
export async function sameNames(tx: Tx, kit: Kit, entryName: string, besides?: number): Promise<Warning[]> {
  const others = await directoryStore(tx, kit).named(entryName, besides);
  return others.map((other) => ({
    field: 'name',
    sentence: `There is already a ${kit.directory.one} called ${other.name}. Check that this is not the same one.`,
    entryID: other.id,
  }));
}

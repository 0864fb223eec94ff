import { type Doubt } from '@boedel/domain/directories/check-entry';
import { said } from '@boedel/domain/law/said';
import { warn } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import type { Kit } from './directory-table';
import { directoryStore } from './directory.store';

export interface Warning extends Doubt {
  readonly entryID?: number;
}

/** Who else has the name. Two valuers may be called the same, so this warns and never refuses. */
export async function sameNames(tx: Tx, kit: Kit, entryName: string, besides?: number): Promise<Warning[]> {
  const others = await directoryStore(tx, kit).named(entryName, besides);
  return others.map((other) => ({
    ...warn(
      'name',
      said('There is already a {one} called {name}. Check that this is not the same one.', {
        one: said(kit.directory.one),
        name: other.name,
      }),
    ),
    entryID: other.id,
  }));
}

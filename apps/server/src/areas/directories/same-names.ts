import { type EntryDoubt } from '@boedel/domain/directories/check-entry';
import { message } from '@boedel/domain/law/message';
import { createWarning } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import type { DirectoryKit } from './directory-table';
import { directoryStore } from './directory.store';

export interface DirectoryWarning extends EntryDoubt {
  readonly entryID?: number;
}

/** Who else has the name. Two valuers may be called the same, so this warns and never refuses. */
export async function checkSameNames(
  tx: Tx,
  kit: DirectoryKit,
  entryName: string,
  besides?: number,
): Promise<DirectoryWarning[]> {
  const others = await directoryStore(tx, kit).named(entryName, besides);
  return others.map((other) => ({
    ...createWarning(
      'name',
      message('There is already a {one} called {name}. Check that it is not the same one.', {
        one: message(kit.directory.one),
        name: other.name,
      }),
    ),
    entryID: other.id,
  }));
}

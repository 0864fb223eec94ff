import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';
import { orRefuse } from '../../platform/http/or-refuse';

/** The entry a party says it was taken from must be one of the firm's own directory; some roles have no directory. */
export async function checkDirectoryEntry(tx: Tx, directory: string | undefined, entryId: number): Promise<void> {
  const entry = directory && (await tx.maybe(sql`select id from ${name(directory)} where id = ${entryId}`));
  if (!entry)
    orRefuse(refuse('globalID', 'This entry is no longer in the directory. Choose another, or leave it open.'));
}

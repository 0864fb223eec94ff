import { refuse } from '@boedel/domain/law/refusal';
import { RefusalProblem } from '../../platform/problems';
import type { Tx } from '../../platform/db/database';
import { findKnownId } from './global-entry.store';

/**
 * The entry a party says it was taken from must be one of the firm's own directory; some roles have no directory. Gives
 * the number the entry is known by, which is then the party's too.
 */
export async function findKnownNumber(tx: Tx, directory: string | undefined, entryId: number): Promise<number> {
  const entry = directory && (await findKnownId(tx, entryId, directory));
  if (!entry) {
    throw new RefusalProblem(
      refuse('globalID', 'This entry is no longer in the directory. Choose another, or leave it blank.'),
    );
  }
  return entry.known_id;
}

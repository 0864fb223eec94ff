import { refuse, type RefusalError } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { findOwnerOfType } from './task-owner.store';

/** Nobody who left the firm, is of another one, or does not work in this kind of matter: one sentence for all of them. */
export const refuseOwner = (field: string): RefusalError =>
  refuse(
    field,
    'This person does not work in the firm, or not in this kind of matter. Choose a colleague from the list.',
  );

export async function checkOwner(
  tx: Tx,
  personId: number,
  systemType: number | null,
): Promise<RefusalError | undefined> {
  const found = await findOwnerOfType(tx, personId, systemType);
  return found ? undefined : refuseOwner('ownerID');
}

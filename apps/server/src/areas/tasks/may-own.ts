import { refuse, type Refused } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { ownerIn } from './task-owner.store';

/** Nobody who left the firm, is of another one, or does not work in this kind of matter: one sentence for all of them. */
export const noOwner = (field: string): Refused =>
  refuse(
    field,
    'This person does not work in the firm, or not in this kind of matter. Choose a colleague from the list.',
  );

export async function checkOwner(tx: Tx, personId: number, systemType: number | null): Promise<Refused | undefined> {
  const found = await ownerIn(tx, personId, systemType);
  return found ? undefined : noOwner('ownerID');
}

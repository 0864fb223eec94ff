import type { Tx } from '../../platform/db/database';
import type { PartyRow } from '../matter-parties/party.store';
import { addParentage, deleteParentage } from './people.store';

/** Whose child somebody is who was captured among the children: one of the spouse or taken in is not of the main party. */
const readChildKind = ({ details }: Pick<PartyRow, 'details'>): 'birth' | 'adoption' | null => {
  const relationship = details['relationship'];
  if (relationship === 'stepchild' || relationship === 'foster child') return null;
  return relationship === 'adopted' ? 'adoption' : 'birth';
};

/**
 * Parents say what the law asks; a child captured on the page of the person is one of that person there too. What the
 * tree says besides (the other parent) stays.
 */
export async function setParentsOfChild(tx: Tx, before: PartyRow | undefined, row: PartyRow): Promise<void> {
  if (row.role !== 'child') return;
  const kind = readChildKind(row);
  if (before && readChildKind(before) === kind) return;
  await deleteParentage(tx, row.matter_id, row.id);
  if (kind) {
    await addParentage(tx, row.id, row.matter_id, kind);
  }
}

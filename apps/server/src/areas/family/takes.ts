import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import type { PartyRow } from '../matter-parties/party.store';
import { countNaming } from './takes.store';

const nameOf = (row: PartyRow): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

/** Nobody goes who is to get something, or through whom others are related. */
export async function refuseRemoval(tx: Tx, row: PartyRow): Promise<Refused | undefined> {
  const { matter_id: matterId, id } = row;
  const found = await countNaming(tx, matterId, id);
  const name = nameOf(row);
  if (found.will > 0) {
    return refuse(
      'id',
      said('{name} takes by the will or by hand. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.agreed > 0) {
    return refuse(
      'id',
      said('{name} stands in an award or agreement. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.held > 0) {
    return refuse(
      'id',
      said('{name} is named with an asset or policy. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.advances > 0) {
    return refuse('id', said('{name} has an advance to bring in. Remove it first; then this entry can go.', { name }));
  }
  if (found.children > 0) {
    return refuse(
      'id',
      said('{name} links others to the family as a parent. Take the children off first; then this entry can go.', {
        name,
      }),
    );
  }
  return undefined;
}

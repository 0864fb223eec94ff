import { refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import type { PartyRow } from '../matter-parties/party.store';
import { countMentions } from './takes.store';

const formatName = (row: PartyRow): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

/** Nobody goes who is to get something, or through whom others are related. */
export async function refuseRemoval(tx: Tx, row: PartyRow): Promise<RefusalError | undefined> {
  const { matter_id: matterId, id } = row;
  const found = await countMentions(tx, matterId, id);
  const name = formatName(row);
  if (found.will > 0) {
    return refuse(
      'id',
      message('{name} inherits under the will or by hand. Change that first, then remove this entry.', { name }),
    );
  }
  if (found.agreed > 0) {
    return refuse(
      'id',
      message('{name} is part of an award or agreement. Change that first; then you can remove this entry.', { name }),
    );
  }
  if (found.held > 0) {
    return refuse(
      'id',
      message('{name} is named on an asset or policy. Change that first, then remove this entry.', { name }),
    );
  }
  if (found.advances > 0) {
    return refuse(
      'id',
      message('{name} has an advance to account for. Remove it first, then remove this entry.', { name }),
    );
  }
  if (found.children > 0) {
    return refuse(
      'id',
      message('{name} is a parent of others in the family. Remove the children first, then remove this entry.', {
        name,
      }),
    );
  }
  return undefined;
}

import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import { isRefused } from '@boedel/domain/law/refusal';
import { checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { clearKind, setMatterName } from './matter-name.store';
import type { PartyRow } from './party.store';

export const formatMatterName = (main: Pick<PartyRow, 'kind' | 'first_names' | 'surname'>): string =>
  listName({ kind: main.kind, firstNames: main.first_names, surname: main.surname });

/**
 * The matter is called as the party it is about: 'Van der Merwe, Jacobus Petrus' for a person, the plain name otherwise.
 * The matter's version stays: nobody who has it open loses work because a name was mended.
 */
export const refreshMatterName = (tx: Tx, main: PartyRow): Promise<number> =>
  setMatterName(tx, main.matter_id, formatMatterName(main));

/** Somebody who turns out to be a company was not sequestrated: how the matter began is then to be said again. */
export async function clearUnfitKind(tx: Tx, main: PartyRow): Promise<void> {
  const { system_type, kind } = await readMatterKind(tx, main.matter_id);
  if (!isRefused(checkMatterKind(system_type, main.kind, kind))) return;
  await clearKind(tx, main.matter_id);
}

import type { EstateExecutor } from '@boedel/domain/estate/executor';
import { percent } from '@boedel/domain/money/fraction';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { listActingExecutors } from './estate.store';

/** Who administers the estate, those still acting. A VAT number makes a vendor; so does whoever captures it. */
export async function listExecutors(tx: Tx, matterId: number): Promise<readonly EstateExecutor[]> {
  const rows = await listActingExecutors(tx, matterId);
  // Parts were agreed where every executor has one; otherwise they share alike.
  const agreed = rows.every(({ share }) => share !== null);
  return rows.map(({ id, kind, first_names, surname, is_vendor, share, appointed_on }) => ({
    id: String(id),
    name: formatPartyName({ kind, firstNames: first_names, surname }),
    vatVendor: is_vendor,
    ...(agreed && share !== null && { part: percent(Number(share)) }),
    ...(appointed_on && { lettersOn: appointed_on }),
  }));
}

import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

const endTable = firmTable('curatorship_end', { matter_id: c.id, ended_on: c.day });

export const curatorshipEndStore = (tx: Tx) => tableStore(tx, endTable);

/** Up to when what moved in an estate was the curator's: it stands in what was taken over, not in the estate's account. */
export const findCuratorshipEnd = async (tx: Tx, matterId: number): Promise<LocalDate | null> =>
  (await tx.maybe<{ ended_on: LocalDate }>(sql`select ended_on from curatorship_end where matter_id = ${matterId}`))
    ?.ended_on ?? null;

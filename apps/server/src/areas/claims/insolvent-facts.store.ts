import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The order or resolution that fixes claims and interest. */
export const findConcursusDay = async (tx: Tx, matterId: number): Promise<LocalDate | undefined> =>
  (
    await tx.maybe<{ on: LocalDate }>(sql`
      select min(due_on) as on from diary_entry where matter_id = ${matterId}
        and event in ('provisionalOrder', 'ccFinalOrder', 'windingUpResolution', 'windingUpOrder')
      having min(due_on) is not null`)
  )?.on;

import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The day of death of whom the matter is about, once it is known. */
export const findDeathDate = async (tx: Tx, matterId: number): Promise<LocalDate | undefined> =>
  (
    await tx.maybe<{ died_on: LocalDate | null }>(sql`
      select died_on from matter_party where matter_id = ${matterId} and role = 'main'`)
  )?.died_on ?? undefined;

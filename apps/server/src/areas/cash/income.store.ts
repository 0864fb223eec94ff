import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listIncomeAfter = (
  tx: Tx,
  matterId: number,
  diedOn: LocalDate,
  locked: LocalDate | null,
): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select id from income where matter_id = ${matterId} and received_on > ${diedOn}
      and received_on > ${locked ?? diedOn}`);

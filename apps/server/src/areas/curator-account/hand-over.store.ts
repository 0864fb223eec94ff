import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listPaidBefore = (
  tx: Tx,
  matterId: number,
  diedOn: LocalDate,
): Promise<{ id: number; paid: Cents; amount: Cents }[]> =>
  tx.rows(sql`
    select l.id, l.amount_cents as amount, sum(p.cents)::bigint as paid from liability l
      join ledger_posting p on p.intermediary_id = l.intermediary_id and p.liability_id = l.id and p.account = 'CLAIMS' and p.day <= ${diedOn}
    where l.matter_id = ${matterId} group by l.intermediary_id, l.id, l.amount_cents having sum(p.cents) <> 0`);

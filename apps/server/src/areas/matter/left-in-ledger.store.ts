import type { ClosingBalance } from '@boedel/domain/matter/closing';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listBalancesLeft = (
  tx: Tx,
  ids: readonly number[],
): Promise<(ClosingBalance & { matter_id: number; account: string })[]> =>
  tx.rows(sql`
    select p.matter_id, p.account, b.name, sum(p.cents)::bigint as cents from ledger_posting p
      left join bank_account b on b.intermediary_id = p.intermediary_id and b.id = p.bank_account_id
    where p.matter_id = any(${ids}::bigint[]) and p.account in ('BANK', 'SUSPENSE')
    group by p.matter_id, p.account, b.id, b.name order by b.id`);

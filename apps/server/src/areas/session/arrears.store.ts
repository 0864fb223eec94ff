import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { AccountEntry } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listSubscriptionEntries = (tx: Tx, firmIds: readonly number[]): Promise<ArrearsEntryRow[]> =>
  tx.rows(sql`
    select intermediary_id, kind, counts_on, amount_cents from subscription_entry
    where intermediary_id = any(${firmIds}::bigint[])`);

export interface ArrearsEntryRow {
  readonly intermediary_id: number;
  readonly kind: AccountEntry['kind'];
  readonly counts_on: LocalDate;
  readonly amount_cents: Cents;
}

import type { BankFormatName } from '@boedel/domain/payout/bank-files';
import type { ResultMapping } from '@boedel/domain/payout/results';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const limitsTable = firmTable('payout_options', {
  checker_limit_cents: c.cents.orNull,
  two_from_cents: c.cents.orNull,
  format: c.text,
  cut_off: c.text.orNull,
  same_day_cut_off: c.text.orNull,
  report_mappings: c.json<Readonly<Record<string, ResultMapping>>>(),
});
export type PayoutLimitsRow = RowOf<typeof limitsTable> & { readonly format: BankFormatName };

export const readPayoutLimits = async (tx: Tx): Promise<PayoutLimitsRow> =>
  (await tableStore(tx, limitsTable).list(sql`intermediary_id = app_firm()`))[0]! as PayoutLimitsRow;

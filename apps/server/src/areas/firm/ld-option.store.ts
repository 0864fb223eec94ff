import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type LdOptionRow = RowOf<typeof ldOptionTable>;

export const ldOptionTable = firmTable('ld_option', { option_number: c.int, is_on: c.flag.orNull });

export const ldOptionStore = (tx: Tx) => rowsOf(tx, ldOptionTable);

export const optionNumbered = (tx: Tx, option: number) =>
  ldOptionStore(tx).list(sql`intermediary_id = app_firm() and option_number = ${option}`);

export const optionsOfFirm = (tx: Tx) => ldOptionStore(tx).list(sql`intermediary_id = app_firm()`, sql`option_number`);

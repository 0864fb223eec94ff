import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type LdOptionRow = RowOf<typeof ldOptionTable>;

export const ldOptionTable = firmTable('ld_option', { option_number: c.int, is_on: c.flag.orNull });

export const ldOptionStore = (tx: Tx) => tableStore(tx, ldOptionTable);

export const listOptionByNumber = (tx: Tx, option: number) =>
  ldOptionStore(tx).list(sql`intermediary_id = app_firm() and option_number = ${option}`);

export const listFirmOptions = (tx: Tx) =>
  ldOptionStore(tx).list(sql`intermediary_id = app_firm()`, sql`option_number`);

import { organisationFields, trustFeeFields } from '@boedel/contract/firm/settings.schema';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf, type DatabaseTable, type ValuesOf } from '../../platform/db/table';
import { createColumns } from '../../platform/record/record-table';

const settingTable = firmTable('firm_setting', {
  language: c.text,
  white_label_color: c.text.orNull,
  certificate_info: c.text.orNull,
  matter_reference_pattern: c.text,
  ...createColumns(organisationFields),
  reminder_frequency: c.int,
  reminder_weekday: c.int.orNull,
  reminder_month_day: c.int.orNull,
  batch_frequency: c.int,
  batch_weekday: c.int.orNull,
  batch_month_day: c.int.orNull,
  milestone_signatory: c.int,
  allows_single_sign_on: c.flag,
  demands_second_factor: c.flag,
});
export type FirmSettingRow = RowOf<typeof settingTable>;

export const reconTable = firmTable('recon_options', {
  assigns_vouchers: c.flag,
  voucher_prefix: c.text.orNull,
  first_voucher_number: c.int,
  match_within_days: c.int,
  suggests_from_history: c.flag,
  needs_voucher_document: c.flag,
});
export const trustFeesTable = firmTable('trust_fees', createColumns(trustFeeFields));

interface SettingChange<T extends DatabaseTable> {
  readonly before: RowOf<T>;
  readonly after: RowOf<T>;
}

/** A table of which a firm has one row, there since the firm is. */
const singleRowStore = <T extends DatabaseTable>(tx: Tx, table: T) => {
  const rows = tableStore(tx, table);
  const readRow = async (): Promise<RowOf<T>> => (await rows.list(sql`intermediary_id = app_firm()`))[0]!;
  return {
    ofFirm: readRow,
    /** At the version the person saw; else a conflict that shows what is there. */
    change: async (
      version: number,
      values: ValuesOf<T>,
      present: (row: RowOf<T>) => unknown,
    ): Promise<SettingChange<T>> => {
      const before = await readRow();
      const after = await presentConflict(rows.change((before as { id: number }).id, version, values), present);
      return { before, after };
    },
  };
};

export const settingStore = (tx: Tx) => singleRowStore(tx, settingTable);
export const reconStore = (tx: Tx) => singleRowStore(tx, reconTable);
export const trustFeesStore = (tx: Tx) => singleRowStore(tx, trustFeesTable);

export interface OwnFirmRow {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly system_types: number[];
}
/** The firm itself, for reading. */
export const readFirm = (tx: Tx): Promise<OwnFirmRow> =>
  tx.one(sql`select id, name, country, system_types from intermediary where id = app_firm()`);

export const hasSignatory = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(sql`select id from director where is_milestone_signatory limit 1`)) !== undefined;

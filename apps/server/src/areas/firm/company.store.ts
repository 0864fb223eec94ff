import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';

export const companyTable = firmTable('company', {
  name: c.text,
  trading_name: c.text.orNull,
  registration_number: c.text.orNull,
  vat_number: c.text.orNull,
  country: c.text,
  email: c.text.orNull,
  phone: c.text.orNull,
  website: c.text.orNull,
  physical_address1: c.text.orNull,
  physical_address2: c.text.orNull,
  physical_city: c.text.orNull,
  physical_code: c.text.orNull,
  postal_address1: c.text.orNull,
  postal_address2: c.text.orNull,
  postal_city: c.text.orNull,
  postal_code: c.text.orNull,
});
export type CompanyRow = RowOf<typeof companyTable>;

export const companyStore = (tx: Tx) => {
  const rows = rowsOf(tx, companyTable);
  return {
    ...rows,
    /** The firm's one row. */
    ofFirm: async (): Promise<CompanyRow> => {
      const [row] = await rows.list(sql`intermediary_id = app_firm()`);
      if (!row) throw new NotFound();
      return row;
    },
  };
};

import type { AnswerOf } from '@boedel/contract/call';
import type { companyCalls } from '@boedel/contract/firm/firm.calls';
import { companyFields } from '@boedel/contract/firm/firm.schema';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { createColumns, toColumnValues, readFieldValues } from '../../platform/record/record-table';

const companyTable = firmTable('company', createColumns(companyFields));
export type CompanyRow = RowOf<typeof companyTable>;

export const companyStore = (tx: Tx) => {
  const rows = tableStore(tx, companyTable);
  return {
    ...rows,
    ofFirmIfAny: async (): Promise<CompanyRow | undefined> => (await rows.list(sql`intermediary_id = app_firm()`))[0],
    /** The firm's one row. */
    ofFirm: async (): Promise<CompanyRow> => {
      const [row] = await rows.list(sql`intermediary_id = app_firm()`);
      if (!row) throw new NotFound();
      return row;
    },
    /** Where the firm works: everything that asks for a country asks the firm's own row. */
    moveTo: (country: string) =>
      tx.run(sql`update intermediary set country = ${country} where id = app_firm() and country <> ${country}`),
  };
};

export type Company = AnswerOf<typeof companyCalls.update>;
export const presentCompany = (row: CompanyRow): Company =>
  ({ id: row.id, ...readFieldValues(companyFields, row), version: row.version }) as Company;
export const toCompanyColumns = (values: Readonly<Record<string, unknown>>) => toColumnValues(companyFields, values);

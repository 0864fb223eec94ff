import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type CuratorStepRow = RowOf<typeof stepTable>;

export const stepTable = firmTable('curator_step', {
  matter_id: c.id,
  account_number: c.int,
  step: c.int,
  done_on: c.day.orNull,
  is_not_needed: c.flag,
  note: c.text.orNull,
});

export const curatorStepStore = (tx: Tx) => tableStore(tx, stepTable);

export const listStepRows = (tx: Tx, matterId: number, accountNumber: number, step: number) =>
  curatorStepStore(tx).list(sql`matter_id = ${matterId} and account_number = ${accountNumber} and step = ${step}`);

import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { YearChoices } from '@boedel/domain/curator-account/books';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { createColumns, readFieldValues, type RecordRow, recordStore } from '../../platform/record/record-table';

export type CuratorChoices = FieldValues<typeof curatorChoiceFields>;
type CuratorChoiceRow = RecordRow & { readonly number: number };

const choiceTable = firmTable('curator_choice', {
  matter_id: c.id,
  number: c.int,
  ...createColumns(curatorChoiceFields),
});
export const choiceStore = (tx: Tx) => recordStore<CuratorChoiceRow>(tx, choiceTable);

const readChoiceValues = (row: RecordRow | undefined): CuratorChoices =>
  readFieldValues(curatorChoiceFields, row ?? {}) as unknown as CuratorChoices;

export interface StoredCuratorChoices {
  readonly row: CuratorChoiceRow | undefined;
  readonly values: CuratorChoices;
}

/** What was chosen for an account. How a balance is dealt with goes on from account to account until it is changed. */
export async function readChoices(tx: Tx, matterId: number, number: number): Promise<StoredCuratorChoices> {
  const rows = await choiceStore(tx).list(sql`matter_id = ${matterId} and number <= ${number}`, sql`number`);
  const row = rows.find((one) => one.number === number);
  if (row) return { row, values: readChoiceValues(row) };
  const before = rows.at(-1);
  if (!before) return { row, values: { ...readChoiceValues(undefined), isFinal: false } };
  const { deficit, surplus, levied, vat } = readChoiceValues(before);
  return { row, values: { ...readChoiceValues(undefined), isFinal: false, deficit, surplus, levied, vat } };
}

export const presentChoices = (matterID: number, number: number, { row, values }: StoredCuratorChoices) => ({
  ...values,
  matterID,
  number,
  version: row?.version ?? 0,
});

/** In the words of the account. */
export const toYearChoices = (values: CuratorChoices): YearChoices => ({
  deficit: values.deficit ?? 'CARRY',
  surplus: values.surplus ?? 'CARRY',
  deficiencyMetBy: values.deficiencyMetBy,
  levied: values.levied ?? 'everyAccount',
  fee: values.fee === null ? null : { amount: values.fee, vat: values.feeVat ?? nil, reason: values.feeReason ?? '' },
  mastersFee: values.mastersFee === null ? null : { amount: values.mastersFee, reason: values.mastersFeeReason ?? '' },
  handedOver: values.handedOver,
});

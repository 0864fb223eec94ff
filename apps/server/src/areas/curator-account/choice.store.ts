import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import type { YearChoices } from '@boedel/domain/curator-account/books';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { columnsOf, fieldValues, type RecordRow, recordRows } from '../../platform/record/record-table';

export type Choices = ValuesOf<typeof curatorChoiceFields>;
type ChoiceRow = RecordRow & { readonly number: number };

const choiceTable = firmTable('curator_choice', {
  matter_id: c.id,
  number: c.int,
  ...columnsOf(curatorChoiceFields),
});
export const choiceRows = (tx: Tx) => recordRows<ChoiceRow>(tx, choiceTable);

const valuesOf = (row: RecordRow | undefined): Choices =>
  fieldValues(curatorChoiceFields, row ?? {}) as unknown as Choices;

export interface KeptChoices {
  readonly row: ChoiceRow | undefined;
  readonly values: Choices;
}

/** What was chosen for an account. How a balance is dealt with goes on from account to account until it is changed. */
export async function choicesOf(tx: Tx, matterId: number, number: number): Promise<KeptChoices> {
  const rows = await choiceRows(tx).list(sql`matter_id = ${matterId} and number <= ${number}`, sql`number`);
  const row = rows.find((one) => one.number === number);
  if (row) return { row, values: valuesOf(row) };
  const before = rows.at(-1);
  if (!before) return { row, values: { ...valuesOf(undefined), isFinal: false } };
  const { deficit, surplus, levied } = valuesOf(before);
  return { row, values: { ...valuesOf(undefined), isFinal: false, deficit, surplus, levied } };
}

export const shownChoices = (matterID: number, number: number, { row, values }: KeptChoices) => ({
  ...values,
  matterID,
  number,
  version: row?.version ?? 0,
});

/** In the words of the account. */
export const yearChoices = (values: Choices): YearChoices => ({
  deficit: values.deficit ?? 'CARRY',
  surplus: values.surplus ?? 'CARRY',
  deficiencyMetBy: values.deficiencyMetBy,
  levied: values.levied ?? 'everyAccount',
  fee: values.fee === null ? null : { amount: values.fee, vat: values.feeVat ?? nil, reason: values.feeReason ?? '' },
  mastersFee: values.mastersFee === null ? null : { amount: values.mastersFee, reason: values.mastersFeeReason ?? '' },
  handedOver: values.handedOver,
});

import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import type { InsolvencyChoices } from '@boedel/domain/insolvency-account/books';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { columnsOf, fieldValues, type RecordRow, recordRows } from '../../platform/record/record-table';

type Choices = ValuesOf<typeof insolvencyChoiceFields>;
type ChoiceRow = RecordRow & { readonly number: number };

const choiceTable = firmTable('insolvency_choice', {
  matter_id: c.id,
  number: c.int,
  ...columnsOf(insolvencyChoiceFields),
});
export const choiceRows = (tx: Tx) => recordRows<ChoiceRow>(tx, choiceTable);

export interface KeptChoices {
  readonly row: ChoiceRow | undefined;
  readonly values: Choices;
}

/** What was chosen for the account at this place. */
export async function choicesOf(tx: Tx, matterId: number, number: number): Promise<KeptChoices> {
  const [row] = await choiceRows(tx).list(sql`matter_id = ${matterId} and number = ${number}`);
  return { row, values: fieldValues(insolvencyChoiceFields, row ?? {}) as unknown as Choices };
}

export const shownChoices = (matterID: number, number: number, { row, values }: KeptChoices) => ({
  ...values,
  matterID,
  number,
  version: row?.version ?? 0,
});

const catchUps = { AS_IF_PROVED: 'asIfProved', SAME_DIVIDEND: 'sameDividend', NONE: 'none' } as const;

/** In the words of the account. */
export const accountChoices = (values: Choices): InsolvencyChoices => ({
  awardsTo: values.awardsToDate,
  feeAdjustment: values.feeAdjustment,
  preferentContributes: values.preferentContributes !== 'NO',
  appropriation: values.appropriation === 'CLAIM_FIRST' ? 'claimFirst' : 'interestFirst',
  catchUp: values.lateCatchUp ? catchUps[values.lateCatchUp] : 'asIfProved',
  openingStock: values.openingStock,
  closingStock: values.closingStock,
  whyUnrealised: values.whyUnrealised,
});

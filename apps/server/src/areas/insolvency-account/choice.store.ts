import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { InsolvencyChoices } from '@boedel/domain/insolvency-account/books';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { createColumns, readFieldValues, type RecordRow, recordStore } from '../../platform/record/record-table';

type InsolvencyChoiceValues = FieldValues<typeof insolvencyChoiceFields>;
type InsolvencyChoiceRow = RecordRow & { readonly number: number };

const choiceTable = firmTable('insolvency_choice', {
  matter_id: c.id,
  number: c.int,
  ...createColumns(insolvencyChoiceFields),
});
export const choiceStore = (tx: Tx) => recordStore<InsolvencyChoiceRow>(tx, choiceTable);

export interface StoredInsolvencyChoices {
  readonly row: InsolvencyChoiceRow | undefined;
  readonly values: InsolvencyChoiceValues;
}

/** What was chosen for the account at this place. */
export async function readChoices(tx: Tx, matterId: number, number: number): Promise<StoredInsolvencyChoices> {
  const [row] = await choiceStore(tx).list(sql`matter_id = ${matterId} and number = ${number}`);
  return { row, values: readFieldValues(insolvencyChoiceFields, row ?? {}) as unknown as InsolvencyChoiceValues };
}

export const presentChoices = (matterID: number, number: number, { row, values }: StoredInsolvencyChoices) => ({
  ...values,
  matterID,
  number,
  version: row?.version ?? 0,
});

const catchUps = { AS_IF_PROVED: 'asIfProved', SAME_DIVIDEND: 'sameDividend', NONE: 'none' } as const;

const bearers = { FIRST_RANK: 'firstRank', ALL_RANKS: 'allRanks' } as const;
const rankings = { AS_PROVED: 'asProved', BALANCE: 'balance' } as const;

/** In the words of the account. */
export const toInsolvencyChoices = (values: InsolvencyChoiceValues): InsolvencyChoices => ({
  awardsTo: values.awardsToDate,
  feeAdjustment: values.feeAdjustment,
  preferentContributes: values.preferentContributes !== 'NO',
  appropriation: values.appropriation === 'CLAIM_FIRST' ? 'claimFirst' : 'interestFirst',
  catchUp: values.lateCatchUp ? catchUps[values.lateCatchUp] : 'asIfProved',
  ...(values.deficiencyBorneBy && { deficiencyBorneBy: bearers[values.deficiencyBorneBy] }),
  ...(values.dividendRanking && { dividendRanking: rankings[values.dividendRanking] }),
  ...(values.feeOnOutputTax === 'GROSS' && { feeOnOutputTax: true }),
  ...(values.contributionSetOff === 'SET_OFF' && { setsOffContributions: true }),
  employeeLimit: values.employeeLimit,
  partnershipLacks: values.partnershipLacks,
  openingStock: values.openingStock,
  closingStock: values.closingStock,
  whyUnrealised: values.whyUnrealised,
});

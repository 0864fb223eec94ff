import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, nil, rand, pickSmaller } from '../money/cents';

/** A fee that starts at a floor and grows by complete steps up to a maximum. */
export interface MastersFeeScale {
  readonly nilBelow: Cents;
  readonly base: Cents;
  readonly stepFrom: Cents;
  readonly step: Cents;
  readonly stepFee: Cents;
  readonly maximum: Cents;
}

const from2018 = {
  nilBelow: rand(250_000),
  base: rand(600),
  stepFrom: rand(400_000),
  step: rand(100_000),
  stepFee: rand(200),
  maximum: rand(7_000),
};

type MastersFeeTable = DatedTable<MastersFeeScale & DatedRow>;
const createEmptyTable = (subject: string): MastersFeeTable => createDatedTable<MastersFeeScale>(subject, []);

/** Administration of Estates Act 66 of 1965, Schedule 2 (GN 1161 of 2017). For an estate the date of death decides. */
export const estateFeeScales: Readonly<Record<Country, MastersFeeTable>> = {
  ZA: createDatedTable("Master's fee", [
    {
      from: '1986-01-01',
      nilBelow: rand(15_000),
      base: rand(42),
      stepFrom: rand(15_000),
      step: rand(2_000),
      stepFee: rand(6),
      maximum: rand(600),
      note: 'The R2 000 step and the first day of this scale are inferred. Confirm against the Gazette.',
    },
    { from: '2018-01-01', ...from2018 },
  ]),
  NA: createEmptyTable("Namibian Master's fee"),
};

/** The same schedule for the property of a living person; the date of the account decides. */
export const curatorshipFeeScales: Readonly<Record<Country, MastersFeeTable>> = {
  ZA: createDatedTable("Master's fee for a curatorship", [{ from: '2018-01-01', ...from2018 }]),
  NA: createEmptyTable("Namibian Master's fee for a curatorship"),
};

const section = 'Administration of Estates Act 66 of 1965, Schedule 2';

export interface MastersFeeInput {
  readonly country: Country;
  /** Estate: the date of death. Curatorship: the date of the account. */
  readonly on: LocalDate;
  /** Gross value in the account, before debts; the joint estate when in community. */
  readonly gross: Cents;
  /** A scale captured as a setting, where none is on record (Namibia). */
  readonly captured?: MastersFeeScale;
}

function computeFeeByScale(
  table: MastersFeeTable,
  { on, gross, captured }: MastersFeeInput,
): Outcome<WorkedResult<Cents>> {
  const negative = checkNotNegative('gross', gross);
  if (negative) return negative;
  const row: Outcome<MastersFeeScale & Partial<DatedRow>> = captured ?? findRowOn(table, on, 'on');
  if (isRefused(row)) return row;
  if (row.step <= 0)
    return refuse('captured.step', "The step of the Master's fee is zero. Enter the amount of one step.");
  const note = captured ? 'Scale entered as a setting.' : row.note;
  const result = startWorking("Master's fee", section).line('Gross value', gross, note ? { note } : {});
  if (gross < row.nilBelow) return result.line('Below the first amount subject to a fee', row.nilBelow).gives(nil);
  // Only complete steps count.
  const steps = Math.max(0, Math.floor((gross - row.stepFrom) / row.step));
  const uncapped = cents(row.base + steps * row.stepFee);
  result
    .line('First fee', row.base)
    .line(message('Complete steps above the first: {steps}', { steps }), cents(steps * row.stepFee));
  if (uncapped > row.maximum) result.line('Limited to the maximum', row.maximum);
  return result.gives(pickSmaller(uncapped, row.maximum));
}

/** The Master's fee of a deceased estate. It carries no VAT. */
export const computeMastersFee = (input: MastersFeeInput): Outcome<WorkedResult<Cents>> =>
  computeFeeByScale(estateFeeScales[input.country], input);

/**
 * The Master's fee of a curatorship or an estate under the Mental Health Care Act. The schedule speaks of the gross
 * value in the account; whether each account carries the fee or the first alone is not settled, so it is a setting.
 */
export function computeCuratorshipMastersFee(
  input: MastersFeeInput & { readonly accountNumber: number; readonly levied?: 'everyAccount' | 'firstAccount' },
): Outcome<WorkedResult<Cents>> {
  if (input.levied === 'firstAccount' && input.accountNumber > 1) {
    return startWorking("Master's fee", section)
      .line('Charged only on the first account', message('account {number}', { number: input.accountNumber }), {
        note: 'Set by the firm.',
      })
      .gives(nil);
  }
  return computeFeeByScale(curatorshipFeeScales[input.country], input);
}

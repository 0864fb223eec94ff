import { addDays, addYears, type LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';

interface CapturedPeriod {
  readonly fromDate: LocalDate | null;
  readonly toDate: LocalDate | null;
  readonly mastersFee: Cents | null;
  readonly mastersFeeReason: string | null;
  readonly fee: Cents | null;
  readonly feeVat: Cents | null;
  readonly feeReason: string | null;
}

const longest = 2;

/** Choices that contradict themselves, or a period that was accounted for already. */
export function checkYearChoices(values: CapturedPeriod, lodgedUpTo: LocalDate | null): RefusalError | undefined {
  const { fromDate, toDate } = values;
  const from = lodgedUpTo ? addDays(lodgedUpTo, 1) : fromDate;
  return collectRefusals([
    from && toDate && toDate < from
      ? refuse('toDate', message('Choose a day from {from} on: the account begins then.', { from }))
      : undefined,
    from && toDate && toDate > addYears(from, longest)
      ? refuse('toDate', 'An account covers one year, or two at most. Choose an earlier date.')
      : undefined,
    values.mastersFee !== null && !values.mastersFeeReason?.trim()
      ? refuse('mastersFeeReason', 'Give a reason for setting this figure by hand.')
      : undefined,
    values.fee !== null && !values.feeReason?.trim()
      ? refuse('feeReason', 'Give a reason for setting this figure by hand.')
      : undefined,
    values.fee === null && values.feeVat !== null
      ? refuse('fee', 'Enter the remuneration to which this VAT applies, or clear the VAT.')
      : undefined,
  ]);
}

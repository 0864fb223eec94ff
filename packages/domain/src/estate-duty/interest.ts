import { message } from '../law/message';
import { addDays, addMonths, countDaysBetween, pickLater, type LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus, pickSmaller } from '../money/cents';
import { type ExactAmount, roundHalfUp, times } from '../money/exact';
import { addFractions, fraction, multiplyFractions, none, percent } from '../money/fraction';

/** Estate Duty Act s 10(1): yearly rate of plain interest on duty paid late. */
export const dutyInterestRate = createDatedTable('interest rate on estate duty', [
  { from: '1988-03-16', rate: percent(6) },
  {
    from: '2021-01-01',
    rate: percent(6),
    note: 'One consolidation shows s 10(1) as repealed from January 2021, another as restored by Act 16 of 2022. Confirm this.',
  },
]);

export interface DutyInterestInput {
  readonly died: LocalDate;
  readonly duty: Cents;
  /** The day of the assessment; left out while there is none. */
  readonly assessedOn?: LocalDate;
  /** The day for payment named in the notice (s 9C). */
  readonly payableOn?: LocalDate;
  readonly payments: readonly { readonly on: LocalDate; readonly amount: Cents }[];
  /** The day up to which interest is worked out on what is still unpaid. */
  readonly asOf: LocalDate;
  /** s 10(2): SARS let the duty stand free of interest until this day. */
  readonly freeUntil?: LocalDate;
}

export interface DutyInterest {
  /** The day interest begins to run, if it does. */
  readonly from?: LocalDate;
  readonly limb: 'twelveMonths' | 'thirtyDays' | 'none';
  readonly parts: readonly {
    readonly until: LocalDate;
    readonly amount: Cents;
    readonly days: number;
    readonly interest: Cents;
  }[];
  readonly interest: Cents;
  readonly unpaid: Cents;
}

/**
 * When interest starts. Assessed later than twelve months after death (or not yet): from twelve months after death.
 * Otherwise thirty days after the day for payment. Only one of the two ever runs on the same money.
 */
function startOf(input: DutyInterestInput): Outcome<{ from: LocalDate; limb: DutyInterest['limb'] }> {
  const twelve = addMonths(input.died, 12);
  const free = input.freeUntil;
  const start = (from: LocalDate, limb: DutyInterest['limb']) => ({ from: free ? pickLater(from, free) : from, limb });
  if (input.assessedOn === undefined || input.assessedOn > twelve) return start(twelve, 'twelveMonths');
  if (input.payableOn === undefined) {
    return refuse('payableOn', 'Enter the due date from the notice of assessment.', 'Estate Duty Act s 9C');
  }
  return start(addDays(input.payableOn, 30), 'thirtyDays');
}

/** Yearly rate × days/365, piece by piece where the rate changes on the way. */
function computeGrowth(from: LocalDate, until: LocalDate): Outcome<ExactAmount> {
  let total: ExactAmount = none;
  for (let day = from; day < until;) {
    const row = dutyInterestRate.on(day);
    if (isRefused(row)) return row;
    const next = row.to === undefined || row.to >= until ? until : addDays(row.to, 1);
    total = addFractions(total, multiplyFractions(row.rate, fraction(countDaysBetween(day, next), 365)));
    day = next;
  }
  return total;
}

/** Plain interest on late duty: deposits before it starts lessen the base, each later payment ends it on its own part. */
export function computeDutyInterest(input: DutyInterestInput): Outcome<WorkedResult<DutyInterest>> {
  const start = startOf(input);
  const wrong = collectRefusals([
    start,
    checkNotNegative('duty', input.duty),
    ...input.payments.map((payment, index) => checkNotNegative(`payments[${index}].amount`, payment.amount)),
    input.asOf < input.died ? refuse('asOf', 'Enter a date on or after the date of death.') : undefined,
    input.assessedOn !== undefined && input.assessedOn < input.died
      ? refuse('assessedOn', 'Enter an assessment date on or after the date of death.')
      : undefined,
  ]);
  if (wrong) return wrong;
  if (isRefused(start)) return start;
  const { from, limb } = start;
  const work = startWorking('Interest on estate duty', 'Estate Duty Act s 10').line('Duty', input.duty);
  const inOrder = [...input.payments]
    .filter((payment) => payment.on <= input.asOf)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.amount - b.amount));
  let unpaid = input.duty;
  const parts: DutyInterest['parts'][number][] = [];
  const computeInterestUntil = (until: LocalDate, amount: Cents) => {
    const rate = computeGrowth(from, until);
    if (isRefused(rate)) return rate;
    const part = { until, amount, days: countDaysBetween(from, until), interest: roundHalfUp(times(amount, rate)) };
    parts.push(part);
    work.line(message('{days} days from {from} to {to}', { days: part.days, from, to: until }), part.interest, {
      note: describeRate(until),
    });
    return undefined;
  };
  for (const payment of inOrder) {
    const taken = pickSmaller(payment.amount, unpaid);
    if (taken === 0) continue;
    unpaid = minus(unpaid, taken);
    if (payment.on <= from) {
      work.line(message('Less paid on {day}', { day: payment.on }), taken);
      continue;
    }
    const refused = computeInterestUntil(payment.on, taken);
    if (refused) return refused;
  }
  if (unpaid > 0 && input.asOf > from) {
    const refused = computeInterestUntil(input.asOf, unpaid);
    if (refused) return refused;
  }
  const interest = parts.reduce((all, part) => plus(all, part.interest), nil);
  const runs = parts.length > 0;
  return work.gives({ ...(runs && { from }), limb: runs ? limb : 'none', parts, interest, unpaid });
}

function describeRate(day: LocalDate): string | undefined {
  const row = dutyInterestRate.on(day);
  return isRefused(row) ? undefined : row.note;
}

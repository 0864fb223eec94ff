import { countDaysBetween, type LocalDate } from '../dates/local-date';
import type { EstateLiability } from '../estate/liability';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions, formatPercent } from '../money/fraction';
import { liabilityKindNames, type CapturedLiabilityKind } from './liability-kind';
import { isOwed, type StatusFacts } from './liability-status';

/** A liability as somebody captures it: what the law reads, and how far the claim is. */
export interface CapturedLiability extends StatusFacts, Omit<EstateLiability, 'amount' | 'securedBy'> {
  /** The capital that is claimed. */
  readonly claimed: Cents;
  readonly interest?: InterestPeriod;
  readonly securedBy: readonly string[];
}

/** Simple interest on the capital from one day to another, at a yearly rate. */
export interface InterestPeriod {
  readonly yearlyRate: Fraction;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Rate × days ÷ 365, to the nearest cent. */
export function computeLiabilityInterest(
  capital: Cents,
  { yearlyRate, from, to }: InterestPeriod,
): WorkedResult<Cents> {
  const days = countDaysBetween(from, to);
  const exact = times(capital, multiplyFractions(yearlyRate, fraction(days, 365)));
  return startWorking('Interest', 'Simple interest, a year of 365 days')
    .line('Capital', capital)
    .line(message('{days} days from {from} to {to}', { days, from, to }), `${formatPercent(yearlyRate)}%`)
    .gives(roundHalfUp(exact));
}

/** What is owed: the capital with its interest to the day. */
export function computeOwed({ claimed, interest }: Pick<CapturedLiability, 'claimed' | 'interest'>): Cents {
  return interest ? plus(claimed, computeLiabilityInterest(claimed, interest).value) : claimed;
}

/** In the words the law of the estate reads; nothing where the claim was rejected or withdrawn. */
export function toLiability(captured: CapturedLiability): EstateLiability | undefined {
  const { claimed, interest, status, statusOn: _day, statusReason: _why, securedBy, ...read } = captured;
  if (!isOwed(status)) return undefined;
  return {
    ...read,
    amount: computeOwed({ claimed, ...(interest && { interest }) }),
    ...(securedBy.length > 0 && { securedBy }),
  };
}

export const toLiabilities = (captured: readonly CapturedLiability[]): readonly EstateLiability[] =>
  captured.flatMap((one) => toLiability(one) ?? []);

/** What a line of the liabilities tab adds to the totals. */
export interface OwedLiabilityLine {
  readonly kind: CapturedLiabilityKind;
  readonly isOwed: boolean;
  readonly amount: Cents;
}

/** What the lines shown come to, kind by kind; rejected and withdrawn ones are counted apart. */
export function sumOwedLines(lines: readonly OwedLiabilityLine[]) {
  const counted = lines.filter((line) => line.isOwed);
  const by = liabilityKindNames.flatMap((kind) => {
    const those = counted.filter((line) => line.kind === kind);
    return those.length === 0 ? [] : [{ kind, count: those.length, amount: sum(those.map(({ amount }) => amount)) }];
  });
  return { by, total: sum([nil, ...by.map(({ amount }) => amount)]), out: lines.length - counted.length };
}

import { daysBetween, type LocalDate } from '../dates/local-date';
import type { Liability } from '../estate/liability';
import { said } from '../law/said';
import { type Worked, working } from '../law/worked';
import { type Cents, nil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions, percentText } from '../money/fraction';
import { liabilityKindNames, type CapturedKind } from './liability-kind';
import { isOwed, type StatusFacts } from './liability-status';

/** A liability as somebody captures it: what the law reads, and how far the claim is. */
export interface CapturedLiability extends StatusFacts, Omit<Liability, 'amount' | 'securedBy'> {
  /** The capital that is claimed. */
  readonly claimed: Cents;
  readonly interest?: InterestTo;
  readonly securedBy: readonly string[];
  readonly incurredOn?: LocalDate;
}

/** Simple interest on the capital from one day to another, at a yearly rate. */
export interface InterestTo {
  readonly yearlyRate: Fraction;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Rate × days ÷ 365, to the nearest cent. */
export function interestOn(capital: Cents, { yearlyRate, from, to }: InterestTo): Worked<Cents> {
  const days = daysBetween(from, to);
  const exact = times(capital, multiplyFractions(yearlyRate, fraction(days, 365)));
  return working('Interest', 'Simple interest, a year of 365 days')
    .line('Capital', capital)
    .line(said('{days} days from {from} to {to}', { days, from, to }), `${percentText(yearlyRate)}%`)
    .gives(roundHalfUp(exact));
}

/** What is owed: the capital with its interest to the day. */
export function owed({ claimed, interest }: Pick<CapturedLiability, 'claimed' | 'interest'>): Cents {
  return interest ? plus(claimed, interestOn(claimed, interest).value) : claimed;
}

/** In the words the law of the estate reads; nothing where the claim was rejected or withdrawn. */
export function liabilityOf(captured: CapturedLiability): Liability | undefined {
  const {
    claimed,
    interest,
    incurredOn: _on,
    status,
    statusOn: _day,
    statusReason: _why,
    securedBy,
    ...read
  } = captured;
  if (!isOwed(status)) return undefined;
  return {
    ...read,
    amount: owed({ claimed, ...(interest && { interest }) }),
    ...(securedBy.length > 0 && { securedBy }),
  };
}

export const liabilitiesIn = (captured: readonly CapturedLiability[]): readonly Liability[] =>
  captured.flatMap((one) => liabilityOf(one) ?? []);

/** What a line of the liabilities tab adds to the totals. */
export interface OwedLine {
  readonly kind: CapturedKind;
  readonly isOwed: boolean;
  readonly amount: Cents;
}

/** What the lines shown come to, kind by kind; rejected and withdrawn ones are counted apart. */
export function totalsOfOwed(lines: readonly OwedLine[]) {
  const counted = lines.filter((line) => line.isOwed);
  const by = liabilityKindNames.flatMap((kind) => {
    const those = counted.filter((line) => line.kind === kind);
    return those.length === 0 ? [] : [{ kind, count: those.length, amount: sum(those.map(({ amount }) => amount)) }];
  });
  return { by, total: sum([nil, ...by.map(({ amount }) => amount)]), out: lines.length - counted.length };
}

import type { CapturedClaim } from '../claims/captured-claim';
import { isProved } from '../claims/claim-status';
import { splitByPreference, toClaimKind } from '../claims/estate-of-claims';
import type { LocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, formatPercent } from '../money/fraction';
import { compositionRules } from './composition';
import { computeFeeLines } from './remuneration';

export interface CompositionShare {
  readonly claimId: string;
  readonly creditorId: string;
  readonly creditor: string;
  readonly claim: Cents;
  readonly due: Cents;
}
export interface CompositionMoney {
  readonly shares: readonly CompositionShare[];
  readonly total: Cents;
  /** Tariff B item 5, without VAT. */
  readonly fee: Cents;
  /** Enough to be rehabilitated by (s 124(1)). */
  readonly paysHalf: boolean;
}

/** What each creditor without security or preference has by the offer. The others keep what they have (s 120). */
export function computeCompositionMoney(
  rate: Fraction,
  claims: readonly CapturedClaim[],
  on: LocalDate,
): Outcome<WorkedResult<CompositionMoney>> {
  const rules = findRowOn(compositionRules, on, 'offeredDate');
  if (isRefused(rules)) return rules;
  const shares = claims
    .filter((claim) => isProved(claim.status) && ['concurrent', 'execution'].includes(toClaimKind(claim)))
    .map((claim) => ({ claim, amount: splitByPreference(claim).concurrent }))
    .map(({ claim, amount }) => ({
      claimId: claim.id,
      creditorId: claim.creditorId,
      creditor: claim.creditor,
      claim: amount,
      due: roundHalfUp(times(amount, rate)),
    }));
  const total = sum(shares.map(({ due }) => due));
  const lines = computeFeeLines([{ id: 'composition', description: 'Composition', item: 5, base: total }], on);
  if (isRefused(lines)) return lines;
  const fee = sum(lines.map((line) => line.fee));
  return startWorking('Composition', 'Insolvency Act 24 of 1936 s 119, s 120; Tariff B item 5')
    .line('Proved claims without preference', sum(shares.map(({ claim }) => claim)))
    .line('Cents in the rand', formatPercent(rate))
    .line('Payable to them', total)
    .line('Remuneration on it, without VAT', fee)
    .gives({ shares, total, fee, paysHalf: compareFractions(rate, rules.rehabilitates) >= 0 });
}

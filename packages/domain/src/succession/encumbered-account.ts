import { type VatBasis, vatOn } from '../costs/vat';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, plus, smaller, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions } from '../money/fraction';

export interface SecuredClaim {
  readonly creditor: string;
  readonly claim: Cents;
  /** Since the date the estate counts as sequestrated, s 34(5); not given: no interest. */
  readonly interest?: { readonly yearlyRate: Fraction; readonly days: number };
}
export interface EncumberedAsset {
  readonly id: string;
  readonly proceeds: Cents;
  /** Costs of this asset alone: of its sale, and rates. */
  readonly directCosts: Cents;
  /** In order of rank. */
  readonly secured: readonly SecuredClaim[];
}

export interface SecuredAward {
  readonly creditor: string;
  readonly interest: Cents;
  readonly paid: Cents;
  /** What of the claim itself stays unpaid, and ranks as concurrent. */
  readonly shortfall: Cents;
}
export interface EncumberedAccount {
  readonly asset: string;
  readonly fee: Cents;
  readonly costs: Cents;
  readonly paid: readonly SecuredAward[];
  /** Goes to the free residue. */
  readonly surplus: Cents;
  readonly worked: Worked<Cents>;
}

/** Proceeds of one asset less its costs, to those who hold it as security. */
export function encumberedAccount(
  asset: EncumberedAsset,
  feeRate: Fraction,
  vat: VatBasis,
): Outcome<EncumberedAccount> {
  const field = `encumbered.${asset.id}`;
  const refused = collectRefusals([
    checkNotNegative(`${field}.proceeds`, asset.proceeds),
    checkNotNegative(`${field}.directCosts`, asset.directCosts),
    ...asset.secured.flatMap(({ creditor, claim, interest }) => [
      checkNotNegative(`${field}.${creditor}.claim`, claim),
      interest && (interest.yearlyRate.n < 0n || !Number.isInteger(interest.days) || interest.days < 0)
        ? refuse(`${field}.${creditor}.interest`, 'Give a rate of nought or more and a whole number of days.')
        : undefined,
    ]),
  ]);
  if (refused) return refused;
  const fee = roundHalfUp(times(asset.proceeds, feeRate));
  const added = vatOn(fee, vat);
  if (isRefused(added)) return added;
  const costs = sum([asset.directCosts, fee, added.value]);
  if (costs > asset.proceeds) {
    return refuse(
      `${field}.directCosts`,
      'The costs of this asset are more than it brought. The secured creditor pays the rest: capture it as proceeds.',
      'Insolvency Act 24 of 1936 s 89(1)',
    );
  }
  let left = minus(asset.proceeds, costs);
  const result = working(`Encumbered asset ${asset.id}`, 'Insolvency Act 24 of 1936 ss 89, 95')
    .line('Proceeds', asset.proceeds)
    .line('Direct costs', asset.directCosts)
    .line("Executor's fee", fee)
    .worked('VAT on it', added);
  const paid = asset.secured.map(({ creditor, claim, interest: terms }): SecuredAward => {
    const interest = terms ? simpleInterest(claim, terms.yearlyRate, terms.days) : nil;
    const award = smaller(left, plus(claim, interest));
    left = minus(left, award);
    // Interest is met first, so what stays unpaid is claim.
    const shortfall = minus(claim, minus(award, smaller(award, interest)));
    result.line(creditor, award);
    return { creditor, interest, paid: award, shortfall };
  });
  return { asset: asset.id, fee, costs, paid, surplus: left, worked: result.gives(left) };
}

const simpleInterest = (claim: Cents, yearlyRate: Fraction, days: number): Cents =>
  roundHalfUp(times(claim, multiplyFractions(yearlyRate, fraction(days, 365))));

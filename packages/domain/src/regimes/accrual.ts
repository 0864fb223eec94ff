import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { divideFractions, type Fraction, fraction } from '../money/fraction';

/** What stays out of both ends, Matrimonial Property Act ss 4 and 5. */
export type AccrualExclusion =
  | 'excludedByContract'
  | 'inheritanceOrDonationFromOthers'
  | 'donationBetweenSpouses'
  | 'nonPatrimonialDamages';

export interface EndValueInput {
  /**
   * As they stood immediately before the death: no executor's fee, funeral, estate duty or tax the death brings, and
   * nothing the survivor inherits from the deceased.
   */
  readonly assets: Cents;
  readonly debts: Cents;
  readonly excluded: readonly { readonly why: AccrualExclusion; readonly value: Cents }[];
}

/** Net value at the end, the exclusions already out. May be negative: the spouse then showed no accrual. */
export function computeNetEndValue({ assets, debts, excluded }: EndValueInput): Outcome<WorkedResult<Cents>> {
  const out = sum(excluded.map((item) => item.value));
  const refused = collectRefusals([
    checkNotNegative('assets', assets),
    checkNotNegative('debts', debts),
    ...excluded.map((item, index) => checkNotNegative(`excluded.${index}.value`, item.value)),
    out > assets
      ? refuse('excluded', 'The exclusions are worth more than all the assets. Correct one of them.')
      : undefined,
  ]);
  if (refused) return refused;
  return startWorking('Net value at end of marriage', 'Matrimonial Property Act 88 of 1984 s 4')
    .line('Assets', assets)
    .line('Debts', debts)
    .line('Excluded from accrual', out, { section: 'Matrimonial Property Act ss 4(1)(b), 5' })
    .gives(minus(minus(assets, debts), out));
}

export interface AccrualSpouse {
  readonly netEndValue: Cents;
  /** As declared or in the contract. Debts above assets at the marriage count as nil, s 6(3). */
  readonly commencementValue: Cents;
}
export interface AccrualInput {
  readonly deceased: AccrualSpouse;
  readonly survivor: AccrualSpouse;
  /** Consumer price index at the marriage and at the death, as published. */
  readonly cpiAtMarriage: Fraction;
  readonly cpiAtDissolution: Fraction;
  /** The source of an index that was read from the table. */
  readonly cpiSources?: { readonly atMarriage: string; readonly atDissolution: string };
}

export interface AccrualClaim {
  readonly deceasedAdjustedCommencement: Cents;
  readonly survivorAdjustedCommencement: Cents;
  readonly deceasedAccrual: Cents;
  readonly survivorAccrual: Cents;
  readonly difference: Cents;
  /** A claim by the survivor is a liability of the estate; a claim by the estate is an asset of it. */
  readonly claimBy: 'survivor' | 'estate' | 'nobody';
  readonly claim: Cents;
}

/** Half the difference between the accruals, to the spouse or estate whose estate grew less. Comes before inheritance. */
export function computeAccrualClaim(input: AccrualInput): Outcome<WorkedResult<AccrualClaim>> {
  const refused = collectRefusals([
    checkIndex('cpiAtMarriage', input.cpiAtMarriage),
    checkIndex('cpiAtDissolution', input.cpiAtDissolution),
  ]);
  if (refused) return refused;
  const growth = divideFractions(input.cpiAtDissolution, input.cpiAtMarriage);
  const adjustCommencement = (spouse: AccrualSpouse): Cents =>
    roundHalfUp(times(clampBelowNil(spouse.commencementValue), growth));
  const deceasedAdjustedCommencement = adjustCommencement(input.deceased);
  const survivorAdjustedCommencement = adjustCommencement(input.survivor);
  const deceasedAccrual = clampBelowNil(minus(input.deceased.netEndValue, deceasedAdjustedCommencement));
  const survivorAccrual = clampBelowNil(minus(input.survivor.netEndValue, survivorAdjustedCommencement));
  const gap = minus(deceasedAccrual, survivorAccrual);
  const difference = gap < 0 ? minus(nil, gap) : gap;
  return startWorking('Accrual claim', 'Matrimonial Property Act 88 of 1984 ss 3, 4')
    .line('Consumer price index at marriage', formatIndex(input.cpiAtMarriage), {
      section: 's 4(1)(b)(iii)',
      ...(input.cpiSources && { note: input.cpiSources.atMarriage }),
    })
    .line('Consumer price index at end', formatIndex(input.cpiAtDissolution), {
      ...(input.cpiSources && { note: input.cpiSources.atDissolution }),
    })
    .line('Deceased: net end value', input.deceased.netEndValue)
    .line('Deceased: commencement value at today’s prices', deceasedAdjustedCommencement, { section: 's 4(1)(b)(iii)' })
    .line('Deceased: accrual', deceasedAccrual)
    .line('Survivor: net end value', input.survivor.netEndValue)
    .line('Survivor: commencement value at today’s prices', survivorAdjustedCommencement)
    .line('Survivor: accrual', survivorAccrual)
    .line('Difference', difference)
    .gives({
      deceasedAdjustedCommencement,
      survivorAdjustedCommencement,
      deceasedAccrual,
      survivorAccrual,
      difference,
      claimBy: gap > 0 ? 'survivor' : gap < 0 ? 'estate' : 'nobody',
      claim: roundHalfUp(times(difference, fraction(1, 2))),
    });
}

const formatIndex = ({ n, d }: Fraction): string => String(Number(n) / Number(d));

const checkIndex = (field: string, index: Fraction): RefusalError | undefined =>
  index.n > 0n ? undefined : refuse(field, 'Enter the consumer price index of that month. It must be more than 0.');

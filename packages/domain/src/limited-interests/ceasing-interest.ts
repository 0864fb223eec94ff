import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, clampBelowNil, pickSmaller } from '../money/cents';
import { roundHalfUp } from '../money/exact';
import { describeFactor } from './created-interest';
import { computeAnnualValue, capitaliseAnnual, type EnjoyedProperty, computeFairMarketValue } from './enjoyment';
import { type CapitalFactor, findHolderFactor, type InterestHolderFacts } from './factors';
import { type InterestMethod, type PremiumPayment, sumPaymentsWithInterest } from './interest-on-payments';

/** A usufruct, fiduciary or like interest the deceased held, which ends with the death. */
export interface CeasingInterest extends EnjoyedProperty {
  readonly died: LocalDate;
  /** Whoever has the enjoyment from now on. */
  readonly successor: InterestHolderFacts;
  /** What the successor paid for the ownership (first proviso). */
  readonly considerationPaid?: PremiumPayment;
  /** Given where full ownership reverts to the bare owner (second proviso): the values when the right was created. */
  readonly creation?: { readonly fullValue: Cents; readonly on: LocalDate; readonly usufructuary: InterestHolderFacts };
  readonly interestMethod?: InterestMethod;
}

export interface CeasingInterestValue {
  readonly fullValue: Cents;
  readonly annualValue: Cents;
  readonly factor: CapitalFactor;
  readonly capitalisedValue: Cents;
  readonly considerationPlusInterest: Cents;
  readonly valueAfterFirstProviso: Cents;
  readonly creation?: {
    readonly factor: CapitalFactor;
    readonly usufructValue: Cents;
    readonly bareDominium: Cents;
    readonly cap: Cents;
  };
  /** What goes into the estate under s 3(2)(a). */
  readonly valueIncluded: Cents;
}

const section = 'Estate Duty Act s 5(1)(b)';

function applySecondProviso(input: CeasingInterest, fullValue: Cents): Outcome<CeasingInterestValue['creation']> {
  const { creation, died } = input;
  if (!creation) return undefined;
  if (creation.on > died)
    return refuse('creation.on', 'Enter a creation date on or before the date of death.', section);
  // The farm reduction is the one of the date of death, taken off both values so that like is compared with like.
  const then = computeFairMarketValue(creation.fullValue, input.bonaFideFarm === true, died);
  const annual = computeAnnualValue({ ...input, fullValue: creation.fullValue }, died);
  const factor = findHolderFactor(creation.usufructuary, creation.on);
  const wrong = collectRefusals([checkNotNegative('creation.fullValue', creation.fullValue), then, annual, factor]);
  if (wrong) return wrong;
  if (isRefused(then) || isRefused(annual) || isRefused(factor)) return undefined;
  const usufructValue = capitaliseAnnual(annual, factor);
  const bareDominium = minus(then, usufructValue);
  return { factor, usufructValue, bareDominium, cap: clampBelowNil(minus(fullValue, bareDominium)) };
}

/** Values an interest that ceased with the death over the life of the successor, with both provisos of s 5(1)(b). */
export function valueCeasingInterest(input: CeasingInterest): Outcome<WorkedResult<CeasingInterestValue>> {
  const { died } = input;
  const annual = computeAnnualValue(input, died);
  const fullValue = computeFairMarketValue(input.fullValue, input.bonaFideFarm === true, died);
  const factor = findHolderFactor(input.successor, died);
  const paid = sumPaymentsWithInterest(
    'considerationPaid',
    input.considerationPaid ? [input.considerationPaid] : [],
    died,
    input.interestMethod ?? 'compoundAnnual',
  );
  const wrong = collectRefusals([annual, fullValue, factor, paid]);
  if (wrong) return wrong;
  if (isRefused(annual) || isRefused(fullValue) || isRefused(factor) || isRefused(paid)) return wrong!;

  const capitalisedValue = capitaliseAnnual(annual, factor);
  const considerationPlusInterest = roundHalfUp(paid);
  const valueAfterFirstProviso = clampBelowNil(minus(capitalisedValue, considerationPlusInterest));
  const creation = applySecondProviso(input, fullValue);
  if (isRefused(creation)) return creation;
  const valueIncluded = creation ? pickSmaller(valueAfterFirstProviso, creation.cap) : valueAfterFirstProviso;

  const work = startWorking('Interest that ceased with the death', section)
    .line('Full ownership now', fullValue)
    .line('Value of a year’s enjoyment', roundHalfUp(annual), { section: 'Estate Duty Act s 5(2)' })
    .line(message('Capitalised: {how}', { how: describeFactor(factor) }), capitalisedValue, { note: factor.review });
  if (input.considerationPaid) {
    work
      .line('Less consideration paid, with 6% a year', considerationPlusInterest, {
        section: `${section} first proviso`,
      })
      .line('After the first proviso', valueAfterFirstProviso);
  }
  if (creation) {
    work
      .line(message('Usufruct at creation: {how}', { how: describeFactor(creation.factor) }), creation.usufructValue, {
        note: creation.factor.review,
      })
      .line('Bare dominium at creation', creation.bareDominium)
      .line('At most: value now less that bare dominium', creation.cap, { section: `${section} second proviso` });
  }
  return work.line('Value included', valueIncluded).gives({
    fullValue,
    annualValue: roundHalfUp(annual),
    factor,
    capitalisedValue,
    considerationPlusInterest,
    valueAfterFirstProviso,
    ...(creation && { creation }),
    valueIncluded,
  });
}

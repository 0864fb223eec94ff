import { readShare } from '../assets/read-fraction';
import type { FigureOverride } from '../costs/override';
import type { LocalDate } from '../dates/local-date';
import type { DutyAssessment } from '../estate/duty-facts';
import type { EstateSettings, OverridableFigureName, ShortfallMethod, TaxAtDeathBasis } from '../estate/settings';
import type { AttributionBasis } from '../estate-duty/settings';
import type { SplitMode } from '../insolvency/pay-ranks';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';
import type { LegacyMoney } from '../estate/settings';
import type { InterestMethod } from '../limited-interests/interest-on-payments';
import { type Cents, nil } from '../money/cents';
import type { Fraction } from '../money/fraction';

type YesNoAnswer = 'yes' | 'no' | null;
interface CapturedScale {
  readonly nilBelow: Cents | null;
  readonly base: Cents | null;
  readonly stepFrom: Cents | null;
  readonly step: Cents | null;
  readonly stepFee: Cents | null;
  readonly maximum: Cents | null;
}

/** The settings of an estate as somebody fills them in: everything may be left open, rates are as written. */
export interface CapturedSettings {
  readonly accountDate: LocalDate | null;
  readonly reducedCapitalRate: string | null;
  readonly reducedIncomeRate: string | null;
  readonly reducedReason: string | null;
  readonly mastersFeeAmount: Cents | null;
  readonly mastersScale: CapturedScale;
  readonly taxMethod: 'table' | 'marginalRate' | null;
  readonly taxRate: string | null;
  readonly otherTaxableIncome: Cents | null;
  readonly medicalCredits: Cents | null;
  readonly taxPaidInAdvance: Cents | null;
  readonly gainsEarlierInYear: Cents | null;
  readonly lossBroughtForward: Cents | null;
  readonly businessesValue: Cents | null;
  readonly businessesUsedBefore: Cents | null;
  readonly heirCarriesTaxID: number | null;
  readonly heirCarriesAssetID: number | null;
  readonly fourQBeforeDuty: YesNoAnswer;
  readonly attributionBasis: AttributionBasis | null;
  readonly interestMethod: InterestMethod | null;
  readonly legaciesPaidFrom: LegacyMoney | null;
  readonly heirsOfFailedGift: 'whenCertain' | 'atDeath' | null;
  readonly recoverDuty: YesNoAnswer;
  readonly dutyAssessedDate: LocalDate | null;
  readonly dutyPayableDate: LocalDate | null;
  readonly dutyFreeUntilDate: LocalDate | null;
  readonly shortfallMethod: ShortfallMethod | null;
  readonly shortfallRounding: SplitMode | null;
  readonly funeralPreference: Cents | null;
  readonly deathBedPreference: Cents | null;
  readonly securedInterestRate: string | null;
  readonly securedInterestFromDate: LocalDate | null;
  readonly securedInterestToDate: LocalDate | null;
  readonly insolventSplit: SplitMode | null;
  readonly overrides: Readonly<
    Record<OverridableFigureName, { readonly amount: Cents | null; readonly reason: string | null }>
  >;
}

const pickPresent = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
const pickFilled = <T extends object>(some: T): T | undefined => (Object.keys(some).length > 0 ? some : undefined);
const toBoolean = (answer: YesNoAnswer): boolean | undefined => (answer === null ? undefined : answer === 'yes');

function readRate(written: string | null): Fraction | undefined {
  const read = written === null ? undefined : readShare(written);
  return isRefused(read) ? undefined : read;
}

function toTaxAtDeathBasis(captured: CapturedSettings): TaxAtDeathBasis | undefined {
  const { businessesValue, businessesUsedBefore } = captured;
  const gains = {
    ...pickPresent('earlierInYear', captured.gainsEarlierInYear),
    ...pickPresent('lossBroughtForward', captured.lossBroughtForward),
    ...(businessesValue !== null && {
      smallBusiness: { valueOfAllBusinesses: businessesValue, usedBefore: businessesUsedBefore ?? nil },
    }),
  };
  if (captured.taxMethod === 'table') {
    return {
      ...gains,
      method: 'table',
      otherTaxableIncome: captured.otherTaxableIncome ?? nil,
      ...pickPresent('medicalCredits', captured.medicalCredits),
      ...pickPresent('paidInAdvance', captured.taxPaidInAdvance),
    };
  }
  const marginal = readRate(captured.taxRate);
  return captured.taxMethod === 'marginalRate' && marginal
    ? { ...gains, method: 'marginalRate', rate: marginal }
    : undefined;
}

function toMastersFee({ mastersFeeAmount, mastersScale }: CapturedSettings): EstateSettings['mastersFee'] {
  const { nilBelow, base, stepFrom, step, stepFee, maximum } = mastersScale;
  if (
    nilBelow !== null &&
    base !== null &&
    stepFrom !== null &&
    step !== null &&
    stepFee !== null &&
    maximum !== null
  ) {
    return { scale: { nilBelow, base, stepFrom, step, stepFee, maximum } };
  }
  return mastersFeeAmount === null ? undefined : { amount: mastersFeeAmount };
}

function toOverrides({ overrides }: CapturedSettings): EstateSettings['overrides'] {
  const set = Object.entries(overrides).flatMap(([name, { amount, reason }]): [string, FigureOverride][] =>
    amount === null ? [] : [[name, { amount, reason: reason ?? '' }]],
  );
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** In the law's words. Without a date the account is of the day it is worked out. */
export function toEstateSettings(captured: CapturedSettings, today: LocalDate): EstateSettings {
  const { reducedReason, heirCarriesTaxID, heirCarriesAssetID, shortfallMethod } = captured;
  const reduced = pickFilled({
    ...pickPresent('capitalRate', readRate(captured.reducedCapitalRate)),
    ...pickPresent('incomeRate', readRate(captured.reducedIncomeRate)),
  });
  const secured = readRate(captured.securedInterestRate);
  const { securedInterestFromDate: from, securedInterestToDate: to } = captured;
  return {
    accountDate: captured.accountDate ?? today,
    ...(reduced && { reducedFee: { ...reduced, reason: reducedReason ?? '' } }),
    ...pickPresent('mastersFee', toMastersFee(captured)),
    ...pickPresent('overrides', toOverrides(captured)),
    ...pickPresent(
      'duty',
      pickFilled({
        ...pickPresent('fourQBeforeDuty', toBoolean(captured.fourQBeforeDuty)),
        ...pickPresent('attributionBasis', captured.attributionBasis),
        ...pickPresent('interestMethod', captured.interestMethod),
      }),
    ),
    ...pickPresent('recoverDuty', toBoolean(captured.recoverDuty)),
    ...(heirCarriesTaxID !== null &&
      heirCarriesAssetID !== null && {
        heirCarriesTax: { personId: String(heirCarriesTaxID), assetId: String(heirCarriesAssetID) },
      }),
    ...pickPresent('legaciesPaidFrom', captured.legaciesPaidFrom),
    ...pickPresent('heirsOfFailedGift', captured.heirsOfFailedGift),
    ...pickPresent('taxAtDeath', toTaxAtDeathBasis(captured)),
    ...(shortfallMethod && {
      shortfall: { method: shortfallMethod, ...pickPresent('rounding', captured.shortfallRounding) },
    }),
    ...pickPresent(
      'insolvent',
      pickFilled({
        ...pickPresent('funeralPreference', captured.funeralPreference),
        ...pickPresent('deathBedPreference', captured.deathBedPreference),
        ...(secured && from !== null && to !== null && { interest: { from, to, yearlyRate: secured } }),
        ...pickPresent('split', captured.insolventSplit),
      }),
    ),
  };
}

/** What SARS did about the duty, with the payments captured apart; nothing where nothing is known. */
export function toDutyAssessment(
  captured: CapturedSettings,
  payments: DutyAssessment['payments'],
): DutyAssessment | undefined {
  const days = {
    ...pickPresent('assessedOn', captured.dutyAssessedDate),
    ...pickPresent('payableOn', captured.dutyPayableDate),
    ...pickPresent('freeUntil', captured.dutyFreeUntilDate),
  };
  return pickFilled(days) || payments.length > 0 ? { ...days, payments } : undefined;
}

const checkReadable = (field: string, written: string | null): RefusalError | undefined => {
  const read = written === null ? undefined : readShare(written, field);
  return isRefused(read) ? read : undefined;
};

/** A tax on the gain that no account would charge. */
const chargesNoTax = ({ taxMethod, overrides }: CapturedSettings): boolean =>
  taxMethod === null && overrides.capitalGainsTax.amount !== null;

/** Settings by every rule there is, before they are kept. What stood before keeps nobody from changing another. */
export function checkSettings(captured: CapturedSettings, before?: CapturedSettings): RefusalError | undefined {
  const scale = Object.values(captured.mastersScale).filter((one) => one !== null).length;
  const { securedInterestRate, securedInterestFromDate: from, securedInterestToDate: to } = captured;
  const interest = [securedInterestRate, from, to].filter((one) => one !== null).length;
  const reduces = captured.reducedCapitalRate !== null || captured.reducedIncomeRate !== null;
  return collectRefusals([
    checkReadable('reducedCapitalRate', captured.reducedCapitalRate),
    checkReadable('reducedIncomeRate', captured.reducedIncomeRate),
    checkReadable('taxRate', captured.taxRate),
    checkReadable('securedInterestRate', securedInterestRate),
    reduces && !captured.reducedReason?.trim()
      ? refuse('reducedReason', 'Give the reason why the fee is lower than the tariff. It is printed in the account.')
      : undefined,
    scale !== 0 && scale !== 6
      ? refuse('mastersScale.nilBelow', 'Complete all of the scale, or leave all of it blank.')
      : undefined,
    scale === 6 && captured.mastersFeeAmount !== null
      ? refuse('mastersFeeAmount', 'Enter the Master’s fee as an amount or a scale, not both.')
      : undefined,
    captured.taxMethod === 'marginalRate' && captured.taxRate === null
      ? refuse('taxRate', 'Enter the marginal rate.')
      : undefined,
    chargesNoTax(captured) && !(before && chargesNoTax(before))
      ? refuse(
          'overrides.capitalGainsTax.amount',
          'No tax at death is charged yet. Choose the method under Income tax at death, or add the SARS assessment to the liabilities.',
        )
      : undefined,
    (captured.heirCarriesTaxID === null) !== (captured.heirCarriesAssetID === null)
      ? refuse('heirCarriesAssetID', 'Choose both the heir and the asset, or neither.', 'Income Tax Act s 25(6)')
      : undefined,
    captured.shortfallRounding !== null && captured.shortfallMethod === null
      ? refuse('shortfallMethod', 'First choose how to cover a shortfall.')
      : undefined,
    interest !== 0 && interest !== 3
      ? refuse('securedInterestRate', 'Enter the interest rate and both dates, or leave all three blank.')
      : undefined,
    from !== null && to !== null && to < from
      ? refuse('securedInterestToDate', 'Interest must end on or after the date it starts.')
      : undefined,
    ...Object.entries(captured.overrides).flatMap(([name, { amount, reason }]) => [
      amount !== null && !reason?.trim()
        ? refuse(
            `overrides.${name}.reason`,
            'Give the reason for setting this figure by hand. It is printed in the account.',
          )
        : undefined,
      amount === null && reason?.trim()
        ? refuse(`overrides.${name}.amount`, 'Enter the amount, or remove the reason.')
        : undefined,
    ]),
  ]);
}

import { readShare } from '../assets/read-fraction';
import type { Override } from '../costs/override';
import type { LocalDate } from '../dates/local-date';
import type { DutyAssessment } from '../estate/duty-facts';
import type { EstateSettings, OverridableFigure, ShortfallMethod, TaxAtDeathBasis } from '../estate/settings';
import type { AttributionBasis } from '../estate-duty/settings';
import type { SplitMode } from '../insolvency/pay-ranks';
import { collectRefusals, isRefused, refuse, type Refused } from '../law/refusal';
import type { InterestMethod } from '../limited-interests/interest-on-payments';
import { type Cents, nil } from '../money/cents';
import type { Fraction } from '../money/fraction';

type YesNo = 'yes' | 'no' | null;
interface Scale {
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
  readonly mastersScale: Scale;
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
  readonly fourQBeforeDuty: YesNo;
  readonly attributionBasis: AttributionBasis | null;
  readonly interestMethod: InterestMethod | null;
  readonly recoverDuty: YesNo;
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
    Record<OverridableFigure, { readonly amount: Cents | null; readonly reason: string | null }>
  >;
}

const optional = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
const filled = <T extends object>(some: T): T | undefined => (Object.keys(some).length > 0 ? some : undefined);
const yes = (answer: YesNo): boolean | undefined => (answer === null ? undefined : answer === 'yes');

function rate(written: string | null): Fraction | undefined {
  const read = written === null ? undefined : readShare(written);
  return isRefused(read) ? undefined : read;
}

function taxAtDeath(told: CapturedSettings): TaxAtDeathBasis | undefined {
  const { businessesValue, businessesUsedBefore } = told;
  const gains = {
    ...optional('earlierInYear', told.gainsEarlierInYear),
    ...optional('lossBroughtForward', told.lossBroughtForward),
    ...(businessesValue !== null && {
      smallBusiness: { valueOfAllBusinesses: businessesValue, usedBefore: businessesUsedBefore ?? nil },
    }),
  };
  if (told.taxMethod === 'table') {
    return {
      ...gains,
      method: 'table',
      otherTaxableIncome: told.otherTaxableIncome ?? nil,
      ...optional('medicalCredits', told.medicalCredits),
      ...optional('paidInAdvance', told.taxPaidInAdvance),
    };
  }
  const marginal = rate(told.taxRate);
  return told.taxMethod === 'marginalRate' && marginal
    ? { ...gains, method: 'marginalRate', rate: marginal }
    : undefined;
}

function mastersFee({ mastersFeeAmount, mastersScale }: CapturedSettings): EstateSettings['mastersFee'] {
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

function overridesOf({ overrides }: CapturedSettings): EstateSettings['overrides'] {
  const set = Object.entries(overrides).flatMap(([name, { amount, reason }]): [string, Override][] =>
    amount === null ? [] : [[name, { amount, reason: reason ?? '' }]],
  );
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** In the law's words. Without a date the account is of the day it is worked out. */
export function settingsFrom(told: CapturedSettings, today: LocalDate): EstateSettings {
  const { reducedReason, heirCarriesTaxID, heirCarriesAssetID, shortfallMethod } = told;
  const reduced = filled({
    ...optional('capitalRate', rate(told.reducedCapitalRate)),
    ...optional('incomeRate', rate(told.reducedIncomeRate)),
  });
  const secured = rate(told.securedInterestRate);
  const { securedInterestFromDate: from, securedInterestToDate: to } = told;
  return {
    accountDate: told.accountDate ?? today,
    ...(reduced && { reducedFee: { ...reduced, reason: reducedReason ?? '' } }),
    ...optional('mastersFee', mastersFee(told)),
    ...optional('overrides', overridesOf(told)),
    ...optional(
      'duty',
      filled({
        ...optional('fourQBeforeDuty', yes(told.fourQBeforeDuty)),
        ...optional('attributionBasis', told.attributionBasis),
        ...optional('interestMethod', told.interestMethod),
      }),
    ),
    ...optional('recoverDuty', yes(told.recoverDuty)),
    ...(heirCarriesTaxID !== null &&
      heirCarriesAssetID !== null && {
        heirCarriesTax: { personId: String(heirCarriesTaxID), assetId: String(heirCarriesAssetID) },
      }),
    ...optional('taxAtDeath', taxAtDeath(told)),
    ...(shortfallMethod && {
      shortfall: { method: shortfallMethod, ...optional('rounding', told.shortfallRounding) },
    }),
    ...optional(
      'insolvent',
      filled({
        ...optional('funeralPreference', told.funeralPreference),
        ...optional('deathBedPreference', told.deathBedPreference),
        ...(secured && from !== null && to !== null && { interest: { from, to, yearlyRate: secured } }),
        ...optional('split', told.insolventSplit),
      }),
    ),
  };
}

/** What SARS did about the duty, with the payments captured apart; nothing where nothing is known. */
export function assessmentFrom(
  told: CapturedSettings,
  payments: DutyAssessment['payments'],
): DutyAssessment | undefined {
  const days = {
    ...optional('assessedOn', told.dutyAssessedDate),
    ...optional('payableOn', told.dutyPayableDate),
    ...optional('freeUntil', told.dutyFreeUntilDate),
  };
  return filled(days) || payments.length > 0 ? { ...days, payments } : undefined;
}

const unreadable = (field: string, written: string | null): Refused | undefined => {
  const read = written === null ? undefined : readShare(written, field);
  return isRefused(read) ? read : undefined;
};

/** A tax on the gain that no account would charge. */
const chargesNoTax = ({ taxMethod, overrides }: CapturedSettings): boolean =>
  taxMethod === null && overrides.capitalGainsTax.amount !== null;

/** Settings by every rule there is, before they are kept. What stood before keeps nobody from changing another. */
export function checkSettings(told: CapturedSettings, before?: CapturedSettings): Refused | undefined {
  const scale = Object.values(told.mastersScale).filter((one) => one !== null).length;
  const { securedInterestRate, securedInterestFromDate: from, securedInterestToDate: to } = told;
  const interest = [securedInterestRate, from, to].filter((one) => one !== null).length;
  const reduces = told.reducedCapitalRate !== null || told.reducedIncomeRate !== null;
  return collectRefusals([
    unreadable('reducedCapitalRate', told.reducedCapitalRate),
    unreadable('reducedIncomeRate', told.reducedIncomeRate),
    unreadable('taxRate', told.taxRate),
    unreadable('securedInterestRate', securedInterestRate),
    reduces && !told.reducedReason?.trim()
      ? refuse('reducedReason', 'Say why the fee is lower than the tariff: the account prints it.')
      : undefined,
    scale !== 0 && scale !== 6 ? refuse('mastersScale.nilBelow', 'Give all of the scale, or none of it.') : undefined,
    scale === 6 && told.mastersFeeAmount !== null
      ? refuse('mastersFeeAmount', 'Give the Master’s fee as an amount or as a scale, not both.')
      : undefined,
    told.taxMethod === 'marginalRate' && told.taxRate === null
      ? refuse('taxRate', 'Give the marginal rate.')
      : undefined,
    chargesNoTax(told) && !(before && chargesNoTax(before))
      ? refuse(
          'overrides.capitalGainsTax.amount',
          'Say first how tax is found under Income tax at death, or capture what SARS assessed among the liabilities: until then no tax at death is charged.',
        )
      : undefined,
    (told.heirCarriesTaxID === null) !== (told.heirCarriesAssetID === null)
      ? refuse('heirCarriesAssetID', 'Choose both the heir and the asset, or neither.', 'Income Tax Act s 25(6)')
      : undefined,
    told.shortfallRounding !== null && told.shortfallMethod === null
      ? refuse('shortfallMethod', 'Choose how a shortfall is met first.')
      : undefined,
    interest !== 0 && interest !== 3
      ? refuse('securedInterestRate', 'Give the rate and both days of the interest, or none of them.')
      : undefined,
    from !== null && to !== null && to < from
      ? refuse('securedInterestToDate', 'The interest ends on or after the day it runs from.')
      : undefined,
    ...Object.entries(told.overrides).flatMap(([name, { amount, reason }]) => [
      amount !== null && !reason?.trim()
        ? refuse(`overrides.${name}.reason`, 'Say why this figure is set by hand: the account prints it.')
        : undefined,
      amount === null && reason?.trim()
        ? refuse(`overrides.${name}.amount`, 'Give the amount, or remove the reason.')
        : undefined,
    ]),
  ]);
}

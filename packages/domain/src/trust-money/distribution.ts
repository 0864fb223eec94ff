import type { LocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { type AccountCode, findAccountByLabel, incomeAccounts } from '../ledger/chart';
import type { LedgerEvent } from '../ledger/happening';
import type { Cents } from '../money/cents';
import { findTaxYearEnd } from './trust-years';

/** By a right the deed gives, or because the trustees so resolved. */
export const distributionGrounds = ['discretionary', 'vested'] as const;
export type DistributionGround = (typeof distributionGrounds)[number];
/** What passes to a beneficiary keeps its nature (Income Tax Act s 25B; Eighth Schedule para 80). */
export const distributionNatures = ['income', 'gain', 'capital'] as const;
export type DistributionNature = (typeof distributionNatures)[number];

/** An amount or an asset that becomes a beneficiary's on a day. */
export interface TrustDistribution {
  readonly vestedDate: LocalDate;
  readonly ground: DistributionGround;
  readonly nature: DistributionNature;
  /** What the income was, where it is income. */
  readonly incomeType: string | null;
  /** Income from outside the country; it keeps that too. */
  readonly isForeign: boolean;
  readonly amount: Cents;
  readonly beneficiaryID: number;
  readonly resolutionID: number | null;
  /** Given as it is; otherwise it is owed until it is paid. */
  readonly assetID: number | null;
}

export const findIncomeHead = ({ incomeType }: Pick<TrustDistribution, 'incomeType'>): AccountCode | undefined =>
  incomeType === null ? undefined : findAccountByLabel(incomeType, incomeAccounts);

/** What cannot be, whatever the trustees resolved. */
export const checkDistribution = (one: TrustDistribution, today: LocalDate): RefusalError | undefined =>
  collectRefusals([
    one.amount <= 0 && refuse('amount', 'Enter an amount of more than 0.'),
    one.vestedDate > today && refuse('vestedDate', 'This day is in the future. Enter it once the award has vested.'),
    one.nature === 'income' &&
      !findIncomeHead(one) &&
      refuse(
        'incomeType',
        'Choose the type of income. It keeps its nature in the beneficiary’s hands.',
        'Income Tax Act s 25B',
      ),
    one.nature === 'income' &&
      one.assetID !== null &&
      refuse('assetID', 'An asset distributed in kind is capital. Choose capital, or leave the asset blank.'),
    one.ground === 'discretionary' &&
      one.resolutionID === null &&
      refuse(
        'resolutionID',
        'Trustees decide together what a beneficiary receives. Choose their resolution, or first propose one under Meetings.',
        'Trust Property Control Act 57 of 1988 s 9',
      ),
  ]);

/** A resolution of trustees as far as something stands on it. */
export interface DistributionStanding {
  readonly on: LocalDate | null;
  readonly isCarried: boolean;
}

/** Only what was carried counts, and it vests nothing backwards: least of all into a year that is over. */
export function checkStandsOn(
  one: TrustDistribution,
  resolution: DistributionStanding | undefined,
): RefusalError | undefined {
  if (one.resolutionID === null || resolution === undefined) return undefined;
  if (!resolution.isCarried || resolution.on === null) {
    return refuse('resolutionID', 'This resolution was not carried. Note how the trustees voted first.');
  }
  if (resolution.on <= one.vestedDate) return undefined;
  return refuse(
    'vestedDate',
    findTaxYearEnd(resolution.on) > findTaxYearEnd(one.vestedDate)
      ? message(
          'The trustees resolved on {day}, in a later year of assessment. Income of a year vests by a resolution of that year; afterwards it is the trust’s own.',
          { day: resolution.on },
        )
      : message('The trustees resolved on {day}. It vests on that day or later.', { day: resolution.on }),
    'Income Tax Act s 25B(2)',
  );
}

/** As the ledger books it. */
export const toLedgerEvent = ({ amount, beneficiaryID, assetID }: TrustDistribution): LedgerEvent =>
  assetID === null
    ? { kind: 'vested', partyId: beneficiaryID, amount }
    : { kind: 'givenInKind', partyId: beneficiaryID, assetId: assetID, amount };

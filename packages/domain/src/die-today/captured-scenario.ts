import { readShare } from '../assets/read-fraction';
import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { compareFractions, type Fraction, percent, sumFractions, whole } from '../money/fraction';
import type { GrowthAssumptions } from './grow-estate';
import type { ScenarioChanges } from './scenario';

/** A scenario as somebody fills it in; null stays as it is. */
export interface CapturedScenario {
  readonly name: string;
  readonly ratesDate: LocalDate | null;
  readonly covers: readonly { readonly amount: Cents | null; readonly toID: number | null }[];
  readonly sales: readonly {
    readonly assetID: number | null;
    readonly price: Cents | null;
    readonly costs: Cents | null;
    /** Left open: computed. */
    readonly tax?: Cents | null;
  }[];
  readonly nominations: readonly {
    readonly policyID: number | null;
    readonly toID: number | null;
    readonly liabilityID: number | null;
  }[];
  readonly donations: readonly {
    readonly assetID: number | null;
    readonly amount: Cents | null;
    readonly toID: number | null;
  }[];
  readonly payments: readonly { readonly liabilityID: number | null; readonly amount: Cents | null }[];
  /** Percent of the gross estate. */
  readonly executorRate: number | null;
  readonly marriageEnds: 'divorce' | 'spouseFirst' | null;
  readonly spouseLeaves: Cents | null;
  readonly bequests: readonly { readonly assetID: number | null; readonly toID: number | null }[];
  readonly residue: readonly { readonly partyID: number | null; readonly share: string }[];
  readonly marriedTo: string | null;
  readonly marriedAs: 'inCommunity' | 'withoutAccrual' | null;
  readonly trusts: readonly { readonly assetID: number | null; readonly name: string | null }[];
  readonly years: number | null;
  readonly growth: number | null;
  readonly inflation: number | null;
}

const formatKnownId = (id: number | null): string => (id === null ? '' : String(id));
const readResidueShare = (text: string, at: number): Fraction | RefusalError => readShare(text, `residue.${at}.share`);

/** One rate of a scenario stands for all classes; without it the assumptions of the plan do. */
const toLaterYears = (
  { growth, inflation }: CapturedScenario,
  years: number,
  assumed: Partial<GrowthAssumptions>,
): NonNullable<ScenarioChanges['later']> => ({
  ...assumed,
  years,
  growth: growth ?? assumed.growth ?? 0,
  inflation: inflation ?? assumed.inflation ?? 0,
  ...(growth !== null && { byClass: {} }),
});

/** In the law's words, once `checkCaptured` found nothing wrong. */
export function toScenarioChanges(
  captured: CapturedScenario,
  assumed: Partial<GrowthAssumptions> = {},
): ScenarioChanges {
  const { covers, sales, nominations, donations, payments, bequests, residue, trusts } = captured;
  return {
    covers: covers.map(({ amount, toID }) => ({ amount: amount ?? nil, ...(toID !== null && { to: String(toID) }) })),
    sales: sales.map(({ assetID, price, costs, tax }) => ({
      assetId: formatKnownId(assetID),
      price: price ?? nil,
      costs: costs ?? nil,
      ...(tax !== null && tax !== undefined && { tax }),
    })),
    nominations: nominations.map(({ policyID, toID, liabilityID }) => ({
      policyId: formatKnownId(policyID),
      ...(toID !== null && { to: String(toID) }),
      ...(liabilityID !== null && { securesDebtId: String(liabilityID) }),
    })),
    gifts: donations.map(({ assetID, amount, toID }) => ({
      ...(assetID !== null && { assetId: String(assetID) }),
      ...(amount !== null && { amount }),
      to: formatKnownId(toID),
    })),
    payments: payments.map(({ liabilityID, amount }) => ({
      debtId: formatKnownId(liabilityID),
      ...(amount !== null && { amount }),
    })),
    ...(captured.executorRate !== null && { executorRate: percent(String(captured.executorRate)) }),
    ...(captured.marriageEnds === 'divorce' && { divorce: true }),
    ...(captured.marriageEnds === 'spouseFirst' && { spouseFirst: { leaves: captured.spouseLeaves ?? nil } }),
    bequests: bequests.map(({ assetID, toID }) => ({ assetId: formatKnownId(assetID), to: formatKnownId(toID) })),
    residue: residue.flatMap(({ partyID, share }, at) => {
      const read = readResidueShare(share, at);
      return isRefused(read) ? [] : [{ personId: formatKnownId(partyID), share: read }];
    }),
    trusts: trusts.map(({ assetID, name }) => ({ assetId: formatKnownId(assetID), name: name ?? '' })),
    ...(captured.marriedTo !== null &&
      captured.marriedAs !== null && { marry: { name: captured.marriedTo, as: captured.marriedAs } }),
    ...(captured.years !== null && {
      later: toLaterYears(captured, captured.years, assumed),
    }),
  };
}

const requireAnswer = (field: string, value: unknown, sentence: string): RefusalError | undefined =>
  value === null || value === '' ? refuse(field, sentence) : undefined;

/** What is only half said. */
export function checkCaptured(captured: CapturedScenario): RefusalError | undefined {
  const shares = captured.residue.map(({ share }, at) => readResidueShare(share, at));
  const read = shares.filter((share): share is Fraction => !isRefused(share));
  return collectRefusals([
    ...captured.covers.map(({ amount }, at) =>
      requireAnswer(`covers.${at}.amount`, amount, 'Enter the amount of cover.'),
    ),
    ...captured.sales.flatMap(({ assetID, price }, at) => [
      requireAnswer(`sales.${at}.assetID`, assetID, 'Choose what to sell.'),
      requireAnswer(`sales.${at}.price`, price, 'Enter the selling price.'),
    ]),
    ...captured.nominations.map(({ policyID }, at) =>
      requireAnswer(`nominations.${at}.policyID`, policyID, 'Choose the policy or fund.'),
    ),
    ...captured.donations.flatMap(({ assetID, amount, toID }, at) => [
      requireAnswer(`donations.${at}.toID`, toID, 'Choose who receives it.'),
      assetID !== null && amount !== null
        ? refuse(`donations.${at}.amount`, 'Choose what is given, or enter an amount of money, but not both.')
        : undefined,
    ]),
    ...captured.payments.map(({ liabilityID }, at) =>
      requireAnswer(`payments.${at}.liabilityID`, liabilityID, 'Choose the debt.'),
    ),
    captured.spouseLeaves !== null && captured.marriageEnds !== 'spouseFirst'
      ? refuse('spouseLeaves', 'Enter this amount only where the husband or wife dies first.')
      : undefined,
    ...captured.bequests.flatMap(({ assetID, toID }, at) => [
      requireAnswer(`bequests.${at}.assetID`, assetID, 'Choose what to leave in the will.'),
      requireAnswer(`bequests.${at}.toID`, toID, 'Choose who to leave it to.'),
    ]),
    ...captured.residue.map(({ partyID }, at) =>
      requireAnswer(`residue.${at}.partyID`, partyID, 'Choose who takes the rest.'),
    ),
    ...shares,
    read.length > 0 && read.length === shares.length && compareFractions(sumFractions(read), whole) !== 0
      ? refuse('residue', 'The shares of the rest must add up to the whole: 1/2 and 1/2, or 100%.')
      : undefined,
    ...captured.trusts.flatMap(({ assetID, name }, at) => [
      requireAnswer(`trusts.${at}.assetID`, assetID, 'Choose what the trust receives.'),
      requireAnswer(`trusts.${at}.name`, name, 'Enter the name of the trust.'),
    ]),
    (captured.marriedTo === null) !== (captured.marriedAs === null)
      ? refuse('marriedAs', 'Enter the person the client marries and the marriage regime.')
      : undefined,
    captured.years === null && (captured.growth !== null || captured.inflation !== null)
      ? refuse('years', 'Enter the number of years to which growth and inflation apply.')
      : undefined,
  ]);
}

import { readShare } from '../assets/read-fraction';
import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { compareFractions, type Fraction, sumFractions, whole } from '../money/fraction';
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
  }[];
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

/** In the law's words, once `checkCaptured` found nothing wrong. */
export function toScenarioChanges(captured: CapturedScenario): ScenarioChanges {
  const { covers, sales, bequests, residue, trusts } = captured;
  return {
    covers: covers.map(({ amount, toID }) => ({ amount: amount ?? nil, ...(toID !== null && { to: String(toID) }) })),
    sales: sales.map(({ assetID, price, costs }) => ({
      assetId: formatKnownId(assetID),
      price: price ?? nil,
      costs: costs ?? nil,
    })),
    bequests: bequests.map(({ assetID, toID }) => ({ assetId: formatKnownId(assetID), to: formatKnownId(toID) })),
    residue: residue.flatMap(({ partyID, share }, at) => {
      const read = readResidueShare(share, at);
      return isRefused(read) ? [] : [{ personId: formatKnownId(partyID), share: read }];
    }),
    trusts: trusts.map(({ assetID, name }) => ({ assetId: formatKnownId(assetID), name: name ?? '' })),
    ...(captured.marriedTo !== null &&
      captured.marriedAs !== null && { marry: { name: captured.marriedTo, as: captured.marriedAs } }),
    ...(captured.years !== null && {
      later: { years: captured.years, growth: captured.growth ?? 0, inflation: captured.inflation ?? 0 },
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
      requireAnswer(`trusts.${at}.assetID`, assetID, 'Choose what the trust takes.'),
      requireAnswer(`trusts.${at}.name`, name, 'Enter the name of the trust.'),
    ]),
    (captured.marriedTo === null) !== (captured.marriedAs === null)
      ? refuse('marriedAs', 'Enter both whom the client marries and the marriage regime.')
      : undefined,
    captured.years === null && (captured.growth !== null || captured.inflation !== null)
      ? refuse('years', 'Enter the number of years to which growth and inflation apply.')
      : undefined,
  ]);
}

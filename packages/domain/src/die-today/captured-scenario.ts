import type { LocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type Refused } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import type { ScenarioChanges } from './scenario';

/** A scenario as somebody fills it in; null stays as it is. */
export interface CapturedScenario {
  readonly name: string;
  readonly ratesDate: LocalDate | null;
  readonly newCover: Cents | null;
  readonly coverToID: number | null;
  readonly soldAssetID: number | null;
  readonly soldPrice: Cents | null;
  readonly soldCosts: Cents | null;
  readonly leftAssetID: number | null;
  readonly leftToID: number | null;
  readonly residueToID: number | null;
  readonly marriedTo: string | null;
  readonly marriedAs: 'inCommunity' | 'withoutAccrual' | null;
  readonly trustAssetID: number | null;
  readonly trustName: string | null;
  readonly years: number | null;
  readonly growth: number | null;
  readonly inflation: number | null;
}

/** In the law's words; what is only half said is left out. */
export function changesFrom(told: CapturedScenario): ScenarioChanges {
  const { newCover, coverToID, soldAssetID, soldPrice, leftAssetID, leftToID, residueToID, trustAssetID } = told;
  return {
    ...(newCover !== null && {
      newCover: { amount: newCover, ...(coverToID !== null && { to: String(coverToID) }) },
    }),
    ...(soldAssetID !== null &&
      soldPrice !== null && {
        sell: { assetId: String(soldAssetID), price: soldPrice, costs: told.soldCosts ?? nil },
      }),
    ...(leftAssetID !== null && leftToID !== null && { leave: { assetId: String(leftAssetID), to: String(leftToID) } }),
    ...(residueToID !== null && { residueTo: String(residueToID) }),
    ...(told.marriedTo !== null && told.marriedAs !== null && { marry: { name: told.marriedTo, as: told.marriedAs } }),
    ...(trustAssetID !== null &&
      told.trustName !== null && { trust: { assetId: String(trustAssetID), name: told.trustName } }),
    ...(told.years !== null && {
      later: { years: told.years, growth: told.growth ?? 0, inflation: told.inflation ?? 0 },
    }),
  };
}

const half = (field: string, first: unknown, second: unknown, sentence: string): Refused | undefined =>
  (first === null) !== (second === null) ? refuse(field, sentence) : undefined;

/** What a scenario changes was removed since it was made: without it nobody can say what it comes to. */
export const goneSince = (told: CapturedScenario): Refused | undefined =>
  collectRefusals([
    told.soldAssetID === null && told.soldPrice !== null
      ? refuse('soldAssetID', 'What was to be sold is no longer among the assets. Choose another, or clear its price.')
      : undefined,
    told.leftAssetID === null && told.leftToID !== null
      ? refuse('leftAssetID', 'What was to be left is no longer among the assets. Choose another, or clear to whom.')
      : undefined,
    told.leftAssetID !== null && told.leftToID === null
      ? refuse('leftToID', 'Whoever it was to be left to is no longer among the people. Choose another, or clear it.')
      : undefined,
    told.trustAssetID === null && told.trustName !== null
      ? refuse('trustAssetID', 'What the trust was to have is no longer among the assets. Choose another, or clear it.')
      : undefined,
  ]);

/** What is only half said. */
export const checkCaptured = (told: CapturedScenario): Refused | undefined =>
  collectRefusals([
    half('soldPrice', told.soldAssetID, told.soldPrice, 'Say both what is sold and for how much.'),
    half('leftToID', told.leftAssetID, told.leftToID, 'Say both what is left and to whom.'),
    half('marriedAs', told.marriedTo, told.marriedAs, 'Say both whom and how the client marries.'),
    half('trustName', told.trustAssetID, told.trustName, 'Say both what the trust takes and what it is called.'),
    told.coverToID !== null && told.newCover === null
      ? refuse('newCover', 'Give the amount of the cover first.')
      : undefined,
    told.years === null && (told.growth !== null || told.inflation !== null)
      ? refuse('years', 'Say in how many years; growth and inflation are for those.')
      : undefined,
  ]);

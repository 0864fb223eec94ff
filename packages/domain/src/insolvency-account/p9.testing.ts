import type { CapturedClaim, ClaimPart } from '../claims/captured-claim';
import { toLocalDate } from '../dates/local-date';
import type { TariffItem } from '../insolvency/remuneration';
import { type Cents, rand } from '../money/cents';
import { percent } from '../money/fraction';
import type { BookedCost, BookedReceipt, InsolvencyBooks } from './books';

const day = toLocalDate('2026-06-01');
const createReceipt = (
  id: string,
  description: string,
  amount: number,
  item: TariffItem,
  assetId?: string,
): BookedReceipt => ({
  id,
  day,
  description,
  amount: rand(amount),
  item,
  isBanked: true,
  ...(assetId !== undefined && { assetId }),
});
let nth = 0;
const createCost = (description: string, amount: number, more: Partial<BookedCost> = {}): BookedCost => ({
  id: `cost ${(nth += 1)}`,
  day,
  description,
  amount: rand(amount),
  kind: 'other',
  isBanked: true,
  ...more,
});
type ClaimOverrides = Partial<CapturedClaim> & Pick<CapturedClaim, 'id' | 'type'>;
export const createProvedClaim = (amount: number, { id, ...more }: ClaimOverrides): CapturedClaim => ({
  id,
  creditorId: `of ${id}`,
  creditor: id,
  status: 'proved',
  claimed: rand(amount),
  parts: [],
  securedBy: [],
  ...more,
});
const createClaimPart = (one: ClaimPart, amount: number) => ({ part: one, amount: rand(amount) });

/** Worked example P9: a person's small estate that balances. */
export const p9Receipts: readonly BookedReceipt[] = [
  createReceipt('house', 'House', 1_180_000, 2, 'E1'),
  createReceipt('vehicle', 'Vehicle', 164_000, 1, 'E2'),
  createReceipt('furniture', 'Furniture', 38_600, 1, 'F'),
  createReceipt('bank', 'Bank balance found', 21_347.18, 3, 'B'),
  createReceipt('shares', 'Listed shares', 52_800, 2, 'S'),
  createReceipt('interest', 'Interest on estate account', 4_112.36, 1),
];
const [e1, e2] = [{ assetId: 'E1' }, { assetId: 'E2' }];
export const p9Costs: readonly BookedCost[] = [
  createCost('Agent commission 4%', 47_200, e1),
  createCost('VAT on commission', 7_080, e1),
  createCost('Rates and taxes', 29_480.33, e1),
  createCost('Compliance certificates', 2_350, e1),
  createCost('Auctioneer commission 7.5%', 12_300, e2),
  createCost('VAT on commission', 1_845, e2),
  createCost('Storage', 4_600, e2),
  createCost('Transport', 1_725, e2),
  createCost('Sheriff', 1_240, { head: 'sheriff' }),
  createCost('Taxed costs of petition', 28_750),
  createCost('Auctioneer commission furniture 10%', 3_860, { assetId: 'F' }),
  createCost('VAT on commission', 579, { assetId: 'F' }),
  createCost('Gazette and newspaper notices', 4_380.2),
  createCost('Postage, copies', 850),
  createCost('Bank charges', 612.4),
  createCost('Bond premium', 8_625, { kind: 'premium' }),
  createCost('Master’s fee', 700, { kind: 'mastersFee', isBanked: false }),
];
export const p9Claims: readonly CapturedClaim[] = [
  createProvedClaim(905_216.48, {
    id: 'Mortgage Bank',
    number: 1,
    type: 'secured',
    securedBy: [{ assetId: 'E1', rank: 1 }],
    agreedRate: percent('11.75'),
  }),
  createProvedClaim(214_730.9, {
    id: 'Vehicle Bank',
    number: 2,
    type: 'secured',
    securedBy: [{ assetId: 'E2', rank: 1 }],
  }),
  createProvedClaim(16_700, {
    id: 'D. Worker',
    number: 3,
    type: 'preferent',
    category: 1,
    status: 'lodged',
    parts: [createClaimPart('salary', 9_000), createClaimPart('leave', 2_100), createClaimPart('severance', 5_600)],
  }),
  createProvedClaim(46_318, { id: 'SARS income tax', number: 4, type: 'preferent', category: 22 }),
  createProvedClaim(3_902.11, { id: 'SARS interest on tax', number: 5, type: 'preferent', category: 23 }),
  createProvedClaim(88_140.25, { id: 'Card Co', number: 6, type: 'concurrent' }),
  createProvedClaim(12_607.9, { id: 'Store', number: 7, type: 'concurrent' }),
  createProvedClaim(6_450, { id: 'Dr P', number: 8, type: 'concurrent' }),
];

const sumBanked = (lines: readonly { isBanked: boolean; amount: Cents }[]): number =>
  lines.filter(({ isBanked }) => isBanked).reduce((all, { amount }) => all + amount, 0);

export const createP9Books = (more: Partial<InsolvencyBooks> = {}): InsolvencyBooks => {
  const { receipts = p9Receipts, costs = p9Costs } = more;
  return {
    country: 'ZA',
    entity: 'person',
    concursusOn: toLocalDate('2026-02-02'),
    today: toLocalDate('2026-11-16'),
    assets: ['E1', 'E2', 'F', 'B', 'S'].map((id) => ({ id, description: `Asset ${id}`, isLeftOut: false })),
    receipts,
    costs,
    banks: [{ name: 'Estate account', balance: (sumBanked(receipts) - sumBanked(costs)) as Cents }],
    dividends: [],
    contributions: [],
    composition: [],
    suspense: 0 as Cents,
    vendor: true,
    claims: p9Claims,
    choices: {
      awardsTo: toLocalDate('2026-10-30'),
      feeAdjustment: null,
      preferentContributes: true,
      appropriation: 'interestFirst',
      catchUp: 'asIfProved',
      openingStock: null,
      closingStock: null,
      whyUnrealised: null,
    },
    ...more,
  };
};

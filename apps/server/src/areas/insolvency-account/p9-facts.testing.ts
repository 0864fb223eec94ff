import type { WireBody } from '@boedel/contract/call';
import type { claimCalls } from '@boedel/contract/claims/claims.calls';

/** Worked example P9 as it is captured, for the tests of the calls and the journey: a small estate that balances. */
type P9Asset = readonly [
  name: string,
  kind: 'immovable' | 'vehicle' | 'movable' | 'cash' | 'investment',
  ofClass: 'immovable' | 'movable' | 'claim',
  brought: number,
  encumbered: boolean,
];
type P9Claim = Omit<WireBody<typeof claimCalls.add>, 'matterID' | 'creditorID' | 'securedBy'>;

export const p9Assets: readonly P9Asset[] = [
  ['House', 'immovable', 'immovable', 1_180_000, true],
  ['Vehicle', 'vehicle', 'movable', 164_000, true],
  ['Furniture', 'movable', 'movable', 38_600, false],
  ['Bank balance found', 'cash', 'claim', 21_347.18, false],
  ['Listed shares', 'investment', 'claim', 52_800, false],
];
export const p9Costs: readonly (readonly [description: string, amount: number, of?: string, more?: object])[] = [
  ['Agent commission 4%', 47_200, 'House'],
  ['VAT on commission', 7_080, 'House'],
  ['Rates and taxes', 29_480.33, 'House'],
  ['Compliance certificates', 2_350, 'House'],
  ['Auctioneer commission 7.5%', 12_300, 'Vehicle'],
  ['VAT on commission', 1_845, 'Vehicle'],
  ['Storage', 4_600, 'Vehicle'],
  ['Transport', 1_725, 'Vehicle'],
  ['Sheriff', 1_240, undefined, { costHead: 'sheriff' }],
  ['Taxed costs of petition', 28_750],
  ['Auctioneer commission furniture 10%', 3_860],
  ['VAT on commission', 579],
  ['Gazette and newspaper notices', 4_380.2],
  ['Postage, copies', 850],
  ['Bank charges', 612.4],
  ['Bond premium', 8_625, undefined, { costType: 'Bond of security' }],
];
export const p9Claims: readonly (readonly [by: string, claim: P9Claim, on?: string])[] = [
  ['Mortgage Bank', { amount: 905_216.48, claimTypeID: 1, securityTypeID: 3, agreedRate: 11.75 }, 'House'],
  ['Vehicle Bank', { amount: 214_730.9, claimTypeID: 1, securityTypeID: 4 }, 'Vehicle'],
  [
    'D. Worker',
    {
      amount: 16_700,
      claimTypeID: 2,
      preferentClaimCategoryID: 1,
      amounts: [
        { part: 'salary', amount: 9_000 },
        { part: 'leave', amount: 2_100 },
        { part: 'severance', amount: 5_600 },
      ],
    },
  ],
  ['SARS income tax', { amount: 46_318, claimTypeID: 2, preferentClaimCategoryID: 22 }],
  ['SARS interest on tax', { amount: 3_902.11, claimTypeID: 2, preferentClaimCategoryID: 23 }],
  ['Card Co', { amount: 88_140.25, claimTypeID: 3 }],
  ['Store', { amount: 12_607.9, claimTypeID: 3 }],
  ['Dr P', { amount: 6_450, claimTypeID: 3 }],
];
export const p9Interest = 4_112.36;
/** An employee is paid without proof (s 98A). */
export const p9Unproved = 'D. Worker';

import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import type { WireBody } from '@boedel/contract/call';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import type { DemoCaller } from './call-in-firm';

/** Insolvent estates of the demo that show one thing each. */
export const demoInsolvencies = {
  /** A company with bonds, salaries, SARS, a landlord and sixty concurrent creditors. */
  company: 'INS/2026/00002',
  /** A sequestration whose creditors contribute. */
  contribution: 'INS/2026/00021',
} as const;

interface DemoInsolvencyAsset {
  readonly name: string;
  readonly kind: 'immovable' | 'vehicle' | 'movable' | 'cash' | 'claim';
  readonly encumbered?: boolean;
  readonly value: number;
  readonly brought: number;
}
type DemoClaimBody = Omit<WireBody<typeof claimCalls.addandcreditor>['claim'], 'matterID'>;
interface DemoInsolvencyClaim extends Omit<DemoClaimBody, 'securedBy'> {
  readonly by: string;
  readonly on?: readonly string[];
  /** An employee is paid without it (s 98A(3)). */
  readonly isUnproved?: boolean;
}
type DemoExpense = Omit<WireBody<typeof expenseCalls.add>, 'matterID' | 'paidDate' | 'bankAccountID'>;
/** When money moved, and to when awards run. */
interface DemoInsolvencyDays {
  readonly arranged: string;
  readonly offered: string;
  readonly proved: string;
  readonly realised: string;
  readonly paid: string;
  readonly interest: string;
  readonly awardsTo: string;
}
export interface DemoInsolvency {
  readonly days?: DemoInsolvencyDays;
  readonly acts: Omit<WireBody<typeof executorCalls.SaveExecutor>, 'matterID'>;
  readonly assets: readonly DemoInsolvencyAsset[];
  readonly costs: readonly (DemoExpense & { readonly of?: string; readonly isProvision?: boolean })[];
  readonly claims: readonly DemoInsolvencyClaim[];
}

const chooseClass = (kind: DemoInsolvencyAsset['kind']): 'immovable' | 'claim' | 'movable' =>
  kind === 'immovable' ? 'immovable' : kind === 'cash' || kind === 'claim' ? 'claim' : 'movable';

export const createSalary = (by: string, wages: number, leave: number, severance: number): DemoInsolvencyClaim => ({
  by,
  claimTypeID: 2,
  preferentClaimCategoryID: 1,
  claimBasisID: 5,
  amount: wages + leave + severance,
  amounts: [
    { part: 'salary', amount: wages },
    { part: 'leave', amount: leave },
    { part: 'severance', amount: severance },
  ],
  isUnproved: true,
});
export const createPreferent = (by: string, preferentClaimCategoryID: number, amount: number): DemoInsolvencyClaim => ({
  by,
  claimTypeID: 2,
  preferentClaimCategoryID,
  amount,
});

const trades = [
  'Hardware',
  'Transport',
  'Electrical',
  'Fasteners',
  'Stationers',
  'Tyres',
  'Pallets',
  'Fuel',
  'Cleaning',
  'Signs',
];
const places = ['Sabie', 'Knysna', 'Barberton', 'Graskop', 'Piet Retief', 'Ngodwana'];
/** Sixty that sold goods or services, each with an amount of its own. */
const traders: readonly DemoInsolvencyClaim[] = places.flatMap((place, at) =>
  trades.map((trade, nth) => ({
    by: `${place} ${trade}`,
    claimTypeID: 3 as const,
    claimBasisID: 2 as const,
    amount: 1_250 + (((at * 10 + nth) * 7_919) % 96_000) + nth / 4,
    reference: `KT-${1000 + at * 10 + nth}`,
  })),
);

const company: DemoInsolvency = {
  acts: { kind: 'company', surname: 'Protea Fiduciary', vatNumber: '4000000002' },
  assets: [
    { name: 'Factory, Erf 812 White River', kind: 'immovable', encumbered: true, value: 6_500_000, brought: 6_200_000 },
    { name: 'Sawmill and kilns', kind: 'movable', encumbered: true, value: 1_700_000, brought: 1_450_000 },
    { name: 'Two timber trucks', kind: 'vehicle', encumbered: true, value: 620_000, brought: 540_000 },
    {
      name: 'Stock and fittings at the Mbombela yard',
      kind: 'movable',
      encumbered: true,
      value: 150_000,
      brought: 128_400,
    },
    { name: 'Book debts', kind: 'claim', value: 410_000, brought: 265_380.45 },
    { name: 'Balance at the old bank', kind: 'cash', value: 1_284_300.1, brought: 1_284_300.1 },
  ],
  costs: [
    {
      of: 'Factory, Erf 812 White River',
      description: 'Agent commission 4% with VAT',
      costType: 'Other costs',
      amount: 285_200,
    },
    {
      of: 'Factory, Erf 812 White River',
      description: 'Rates and clearance',
      costType: 'Transfer costs',
      amount: 148_212.66,
    },
    { of: 'Sawmill and kilns', description: 'Auctioneer 7.5% with VAT', costType: 'Other costs', amount: 125_062.5 },
    { of: 'Sawmill and kilns', description: 'Guarding of the mill', costType: 'Other costs', amount: 41_400 },
    { of: 'Two timber trucks', description: 'Auctioneer and storage', costType: 'Other costs', amount: 52_300 },
    {
      of: 'Stock and fittings at the Mbombela yard',
      description: 'Auctioneer 10% with VAT',
      costType: 'Other costs',
      amount: 14_766,
    },
    { description: 'Sheriff: attachment and inventory', costType: 'Other costs', costHead: 'sheriff', amount: 6_820 },
    { description: 'Taxed costs of the application', costType: 'Other costs', amount: 68_450 },
    { description: 'Gazette and newspaper notices', costType: 'Advertisements', amount: 7_940.2 },
    { description: 'Forensic accountant', costType: 'Other costs', amount: 57_500 },
    { description: 'Bond of security', costType: 'Bond of security', amount: 54_625 },
    { description: 'Master’s fee as assessed', costType: "Master's fees paid", amount: 4_150, isProvision: true },
  ],
  claims: [
    {
      by: 'Hoëveld Bank, bonds',
      claimTypeID: 1,
      securityTypeID: 3,
      agreedRate: 11.25,
      amount: 5_140_316.2,
      on: ['Factory, Erf 812 White River'],
    },
    {
      by: 'Laeveld Equipment Finance',
      claimTypeID: 1,
      securityTypeID: 4,
      agreedRate: 12.5,
      amount: 1_612_480.75,
      on: ['Sawmill and kilns'],
    },
    {
      by: 'Wheels Instalment Finance',
      claimTypeID: 1,
      securityTypeID: 4,
      amount: 702_115.4,
      on: ['Two timber trucks'],
    },
    {
      by: 'Mbombela Yard Landlord',
      claimTypeID: 1,
      securityTypeID: 1,
      amount: 96_000,
      rentPerPeriod: 32_000,
      rentPeriodMonths: 1,
      on: ['Stock and fittings at the Mbombela yard'],
    },
    createSalary('Agnes Nkosi', 18_600, 5_200, 22_000),
    createSalary('Bongani Mabuza', 9_450.5, 3_100.25, 8_000),
    createSalary('Carel du Plessis', 30_000, 1_200, 14_000),
    createSalary('Dineo Moloi', 11_200, 2_450, 6_300),
    createPreferent('Timber Industry Provident Fund', 6, 38_412),
    createPreferent('SARS, VAT', 19, 312_408.16),
    createPreferent('SARS, PAYE', 13, 146_220.4),
    createPreferent('Unemployment Insurance Fund', 21, 9_812.35),
    createPreferent('SARS, income tax', 22, 88_140),
    ...traders,
  ],
};

const contribution: DemoInsolvency = {
  acts: { kind: 'person', firstNames: 'Johan', surname: 'Fourie' },
  assets: [
    { name: 'Unit 14, Die Eike', kind: 'immovable', encumbered: true, value: 980_000, brought: 905_000 },
    { name: 'Household furniture', kind: 'movable', value: 24_000, brought: 18_350 },
  ],
  costs: [
    { of: 'Unit 14, Die Eike', description: 'Agent commission 5% with VAT', costType: 'Other costs', amount: 52_037.5 },
    { of: 'Unit 14, Die Eike', description: 'Levies and clearance', costType: 'Transfer costs', amount: 31_480.9 },
    { description: 'Sheriff', costType: 'Other costs', costHead: 'sheriff', amount: 1_910 },
    { description: 'Taxed costs of the application', costType: 'Other costs', amount: 46_380 },
    { description: 'Gazette and newspaper notices', costType: 'Advertisements', amount: 4_120.6 },
    { description: 'Bond of security', costType: 'Bond of security', amount: 5_750 },
    { description: 'Master’s fee as assessed', costType: "Master's fees paid", amount: 650, isProvision: true },
  ],
  claims: [
    {
      by: 'Eerste Huislenings',
      claimTypeID: 1,
      securityTypeID: 3,
      agreedRate: 10.75,
      amount: 1_046_280.14,
      on: ['Unit 14, Die Eike'],
    },
    { by: 'Body Corporate Die Eike', claimTypeID: 3, amount: 41_250, isApplicant: true },
    { by: 'Winkelkaart Beperk', claimTypeID: 3, amount: 63_918.44 },
    { by: 'Dr A Moosa', claimTypeID: 3, amount: 8_420 },
  ],
};

const usualDays: DemoInsolvencyDays = {
  arranged: '2026-07-10',
  offered: '2026-07-20',
  proved: '2026-07-01',
  realised: '2026-08-14',
  paid: '2026-09-04',
  interest: '2026-09-30',
  awardsTo: '2026-10-30',
};

export async function fillInsolvency(
  call: DemoCaller,
  matterID: number,
  { acts, assets, costs, claims, days = usualDays }: DemoInsolvency,
): Promise<void> {
  await call(executorCalls.SaveExecutor, { matterID, ...acts });
  const bank = await call(bankAccountCalls.add, {
    matterID,
    name: 'Estate current account',
    openingDate: null,
    openingBalance: null,
  });
  const { rows } = await call(assetBulkCalls.addMany, {
    matterID,
    rows: assets.map(({ name, kind, encumbered = false, value }) => ({
      name,
      kind,
      class: chooseClass(kind),
      treatment: kind === 'cash' || kind === 'claim' ? ('money' as const) : ('sold' as const),
      encumbered,
      valuationAmount: value,
    })),
  });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const { name, kind, brought } of assets) {
    const assetID = ids.get(name)!;
    if (kind === 'cash' || kind === 'claim') {
      await call(movementCalls.add, {
        matterID,
        movedDate: days.realised,
        description: name,
        kind: 'assetCollected',
        amount: brought,
        bankAccountID: bank.id,
        assetID,
      });
      continue;
    }
    const way = kind === 'immovable' ? ('outOfHand' as const) : ('auction' as const);
    await call(assetCalls.arrangeSale, {
      assetID,
      way,
      date: days.arranged,
      ...(way === 'auction' && { auctionDate: days.offered }),
    });
    if (way === 'outOfHand') {
      await call(assetCalls.signedOTPAudit, {
        assetID,
        oTPSignedDate: days.offered,
        buyerName: 'Blyde Holdings',
        purchasePrice: brought,
      });
    }
    await call(assetCalls.saveSaleResult, {
      assetID,
      saleResultAmount: brought,
      saleResultDate: days.realised,
      bankAccountID: bank.id,
    });
  }
  await call(incomeCalls.add, {
    matterID,
    receivedDate: days.interest,
    description: 'Interest on the estate account',
    incomeType: 'Interest earned',
    amount: 4_218.37,
    bankAccountID: bank.id,
  });
  for (const [nth, { of, isProvision, ...cost }] of costs.entries()) {
    await call(expenseCalls.add, {
      matterID,
      paidDate: days.paid,
      ...cost,
      ...(!isProvision && { voucher: `V${nth + 1}` }),
      assetID: of === undefined ? null : ids.get(of)!,
      bankAccountID: isProvision ? null : bank.id,
      isProvision: isProvision ?? false,
    });
  }
  for (const { by, on = [], isUnproved, ...claim } of claims) {
    const securedBy = on.map((name) => ({ assetID: ids.get(name)!, rank: 1 }));
    const { id, version } = await call(claimCalls.addandcreditor, {
      creditor: { name: by, ...(claim.reference && { reference: claim.reference }) },
      claim: { matterID, ...claim, securedBy },
    });
    if (!isUnproved)
      await call(claimCalls.statusChangeAudit, { id, version, status: 'proved', statusDate: days.proved });
  }
  await call(insolvencyAccountCalls.saveChoices, { matterID, number: 1, version: 0, awardsToDate: days.awardsTo });
}

/** A company in liquidation and a sequestration with a contribution, by the product's own calls. */
export async function fillInsolvencies(call: DemoCaller, idOf: (reference: string) => number): Promise<void> {
  await fillInsolvency(call, idOf(demoInsolvencies.company), company);
  await fillInsolvency(call, idOf(demoInsolvencies.contribution), contribution);
}

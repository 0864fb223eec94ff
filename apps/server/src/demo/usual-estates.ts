import type { DemoAssetRow, DemoLiabilityRow } from './large-estate';

const suburbs = ['Lyttelton', 'Melville', 'Durbanville', 'Umhlanga', 'Langenhovenpark', 'Walmer'];
const banks = ['Hoëveld Bank', 'Vaalrivier Bank', 'Kaap Handelsbank'];
const round = (amount: number): number => Math.round(amount / 100) * 100;

export interface DemoEstateContents {
  readonly assets: readonly DemoAssetRow[];
  readonly liabilities: readonly DemoLiabilityRow[];
}

/**
 * What an estate with one home holds and owes; the number varies it, always in the same way. Little of each: there are fifty
 * such estates, and whoever starts the product waits for them.
 */
export function createUsualEstate(n: number, diedOn: string): DemoEstateContents {
  const home = `Erf ${210 + n * 37} ${suburbs[n % suburbs.length]!}`;
  const value = { valuationDate: diedOn };
  return {
    assets: [
      {
        kind: 'immovable',
        class: 'immovable',
        treatment: 'inKind',
        name: home,
        valuationAmount: round(850_000 + ((n * 173_000) % 2_400_000)),
        valuationType: 'estateAgent',
        ...value,
      },
      {
        kind: 'cash',
        class: 'claim',
        treatment: 'money',
        name: 'Savings account',
        institution: banks[n % banks.length]!,
        valuationAmount: round(18_000 + ((n * 44_700) % 620_000)) + 0.35,
        valuationType: 'statement',
        ...value,
      },
    ],
    liabilities: [
      n % 2 === 0
        ? {
            creditor: banks[(n + 1) % banks.length]!,
            description: `Mortgage bond over ${home}`,
            kind: 'debtBeforeDeath',
            amount: round(120_000 + ((n * 61_000) % 580_000)),
            on: [home],
          }
        : {
            creditor: 'Doves',
            description: 'Funeral',
            kind: 'funeral',
            amount: round(22_000 + ((n * 1_900) % 31_000)),
          },
    ],
  };
}

/** Below the limit of section 18(3): no letters of executorship, the Master directs how it is wound up. */
export const createSmallEstate = (diedOn: string): DemoEstateContents => ({
  assets: [
    {
      kind: 'cash',
      class: 'claim',
      treatment: 'money',
      name: 'Pension payout in the bank',
      institution: 'Kaap Handelsbank',
      valuationAmount: 121_400.6,
      valuationDate: diedOn,
      valuationType: 'statement',
    },
    {
      kind: 'movable',
      class: 'movable',
      treatment: 'inKind',
      name: 'Household goods',
      valuationAmount: 14_500,
      valuationDate: diedOn,
    },
    {
      kind: 'vehicle',
      class: 'movable',
      treatment: 'inKind',
      name: 'Toyota Tazz 2003',
      make: 'Toyota Tazz',
      modelYear: 2003,
      valuationAmount: 38_000,
      valuationDate: diedOn,
    },
  ],
  liabilities: [
    { creditor: 'Burial society Thusanang', description: 'Funeral beyond the cover', kind: 'funeral', amount: 9_800 },
    { creditor: 'Karoo Furnishers', description: 'Account', kind: 'debtBeforeDeath', amount: 4_120.5 },
  ],
});

/** Out of community with accrual: what he brought in, what grew, and an inheritance that stays out of it. */
export const createAccrualEstate = (diedOn: string): DemoEstateContents => {
  const usual = createUsualEstate(13, diedOn);
  return {
    assets: [
      ...usual.assets,
      {
        kind: 'investment',
        class: 'movable',
        treatment: 'inKind',
        name: 'Unit trusts',
        institution: 'Rante Batebestuur',
        units: '12 004.5',
        valuationAmount: 1_140_000,
        valuationDate: diedOn,
        valuationType: 'marketPrice',
      },
      {
        kind: 'cash',
        class: 'claim',
        treatment: 'money',
        name: 'Inherited from his father',
        institution: 'Vaalrivier Bank',
        valuationAmount: 410_000,
        valuationDate: diedOn,
        valuationType: 'statement',
        excludedFromAccrual: 'inheritanceOrDonationFromOthers',
      },
      {
        kind: 'business',
        class: 'movable',
        treatment: 'inKind',
        name: 'Half of a plumbing business',
        interestHeld: '50%',
        valuationAmount: 680_000,
        valuationDate: diedOn,
        valuationType: 'agreed',
      },
    ],
    liabilities: [
      ...usual.liabilities,
      {
        creditor: 'South African Revenue Service',
        description: 'Income tax to the death',
        kind: 'incomeTaxToDeath',
        amount: 58_330,
      },
    ],
  };
};

/** A smallholder north of Windhoek: no estate duty and no capital gains tax there. */
export const createNamibianEstate = (diedOn: string): DemoEstateContents => ({
  assets: [
    {
      kind: 'immovable',
      class: 'immovable',
      treatment: 'inKind',
      name: 'Farm Ongombo West 56, portion 4',
      extent: '1 204 hectares',
      deedsOffice: 'Windhoek',
      valuationAmount: 3_450_000,
      valuationDate: diedOn,
      valuationType: 'swornAppraisal',
    },
    {
      kind: 'immovable',
      class: 'immovable',
      treatment: 'inKind',
      name: 'Erf 2210 Klein Windhoek',
      deedsOffice: 'Windhoek',
      valuationAmount: 2_800_000,
      valuationDate: diedOn,
      valuationType: 'estateAgent',
    },
    {
      kind: 'vehicle',
      class: 'movable',
      treatment: 'inKind',
      name: 'Toyota Hilux 2020',
      make: 'Toyota Hilux',
      modelYear: 2020,
      registrationNumber: 'N 48211 W',
      valuationAmount: 395_000,
      valuationDate: diedOn,
    },
    {
      kind: 'movable',
      class: 'movable',
      treatment: 'inKind',
      name: 'Cattle, 96 Brahman',
      location: 'Ongombo West',
      valuationAmount: 1_248_000,
      valuationDate: diedOn,
    },
    {
      kind: 'movable',
      class: 'movable',
      treatment: 'inKind',
      name: 'Household goods',
      valuationAmount: 84_000,
      valuationDate: diedOn,
    },
    {
      kind: 'cash',
      class: 'claim',
      treatment: 'money',
      name: 'Cheque account',
      institution: 'Namib Savings Bank',
      valuationAmount: 212_450.7,
      valuationDate: diedOn,
      valuationType: 'statement',
    },
    {
      kind: 'foreign',
      class: 'claim',
      treatment: 'money',
      name: 'Savings account in Upington',
      isForeign: true,
      country: 'South Africa',
      valuationAmount: 96_000,
      valuationCurrency: 'ZAR',
      valuationRate: '1',
      valuationRateDate: diedOn,
      valuationDate: diedOn,
    },
  ],
  liabilities: [
    {
      creditor: 'Namib Savings Bank',
      description: 'Mortgage bond over Erf 2210',
      kind: 'debtBeforeDeath',
      amount: 940_000,
      on: ['Erf 2210 Klein Windhoek'],
    },
    { creditor: 'City of Windhoek', description: 'Rates and water', kind: 'debtBeforeDeath', amount: 11_240.15 },
    { creditor: 'Agra', description: 'Fodder and licks', kind: 'debtBeforeDeath', amount: 64_900 },
    { creditor: 'Avbob Windhoek', description: 'Funeral', kind: 'funeral', amount: 38_500 },
  ],
});

/** The estate of a patient under curatorship: nobody died, and what is owed is upkeep. */
export const patientEstate: DemoEstateContents = {
  assets: [
    {
      kind: 'immovable',
      class: 'immovable',
      treatment: 'inKind',
      name: 'Erf 88 Lynnwood, Pretoria',
      valuationAmount: 2_150_000,
      valuationType: 'municipal',
    },
    {
      kind: 'cash',
      class: 'claim',
      treatment: 'money',
      name: 'Curatorship account',
      institution: 'Hoëveld Bank',
      valuationAmount: 318_220.4,
      valuationType: 'statement',
    },
    {
      kind: 'investment',
      class: 'movable',
      treatment: 'inKind',
      name: 'Living annuity',
      institution: 'Rante Batebestuur',
      valuationAmount: 1_740_000,
      valuationType: 'statement',
    },
    {
      kind: 'movable',
      class: 'movable',
      treatment: 'inKind',
      name: 'Furniture in storage',
      location: 'Veilige Store',
      valuationAmount: 46_000,
    },
  ],
  liabilities: [
    { creditor: 'Huis Jakaranda', description: 'Care home, October', kind: 'debtBeforeDeath', amount: 24_600 },
    { creditor: 'Apteek Lynnwood', description: 'Medicine', kind: 'medical', amount: 3_418.75 },
  ],
};

/** What an insolvency, a consultation or a trust holds: enough for its screens to show something. */
export const createHoldings = (n: number): readonly DemoAssetRow[] => [
  {
    kind: 'immovable',
    class: 'immovable',
    treatment: 'inKind',
    name: `Erf ${4_100 + n * 13} Silverton`,
    valuationAmount: round(1_900_000 + ((n * 310_000) % 4_000_000)),
  },
  {
    kind: 'movable',
    class: 'movable',
    treatment: 'inKind',
    name: 'Furniture and equipment',
    valuationAmount: round(140_000 + ((n * 37_000) % 500_000)),
  },
  {
    kind: 'cash',
    class: 'claim',
    treatment: 'money',
    name: 'Bank account',
    institution: banks[n % banks.length]!,
    valuationAmount: round(35_000 + ((n * 81_000) % 700_000)),
  },
];

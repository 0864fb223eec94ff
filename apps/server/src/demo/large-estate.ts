import type { assetBulkCalls, assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import type { WireBody } from '@boedel/contract/call';
import type { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';

export type DemoAssetRow = WireBody<typeof assetBulkCalls.addMany>['rows'][number];
export type DemoLiabilityRow = Omit<WireBody<typeof liabilityCalls.add>, 'matterID' | 'securedBy'> & {
  /** By the names of the assets. */
  readonly on?: readonly string[];
  /** What was decided about it once it was lodged. */
  readonly decided?: Pick<DemoLiabilityRow, 'status' | 'statusDate' | 'statusReason'>;
};

const died = '2026-02-04';
const createLand = (name: string, amount: number, more: DemoAssetRow = {}): DemoAssetRow => ({
  kind: 'immovable',
  class: 'immovable',
  treatment: 'inKind',
  name,
  valuationAmount: amount,
  valuationDate: died,
  valuationType: 'swornAppraisal',
  ...more,
});
const createMovable = (name: string, amount: number, more: DemoAssetRow = {}): DemoAssetRow => ({
  kind: 'movable',
  class: 'movable',
  treatment: 'inKind',
  name,
  valuationAmount: amount,
  valuationDate: died,
  valuationType: 'swornAppraisal',
  ...more,
});
const createVehicle = (
  make: string,
  year: number,
  registrationNumber: string,
  amount: number,
  more: DemoAssetRow = {},
): DemoAssetRow =>
  createMovable(`${make} ${year}`, amount, { kind: 'vehicle', make, modelYear: year, registrationNumber, ...more });
const createBankBalance = (
  name: string,
  institution: string,
  amount: number,
  more: DemoAssetRow = {},
): DemoAssetRow => ({
  kind: 'cash',
  class: 'claim',
  treatment: 'money',
  name,
  institution,
  valuationAmount: amount,
  valuationDate: died,
  valuationType: 'statement',
  ...more,
});
const createHolding = (name: string, institution: string, amount: number, more: DemoAssetRow = {}): DemoAssetRow => ({
  kind: 'investment',
  class: 'movable',
  treatment: 'inKind',
  name,
  institution,
  valuationAmount: amount,
  valuationDate: died,
  valuationType: 'marketPrice',
  ...more,
});

/** His brother, four years before him: what came from there bore duty then. */
export const priorDeath = {
  asset: 'Erf 771 Dana Bay, Mossel Bay',
  deceasedName: 'Willem Adriaan van der Merwe',
  diedDate: '2022-05-14',
  estateNumber: '009187/2022',
  assessedDate: '2023-02-20',
  duty: 740_000,
  netValue: 7_200_000,
  dutiableAmount: 3_700_000,
  propertyValue: 560_000,
} as const;

/** A farmer's estate, in community of property: forty assets of every kind. */
export const createLargeAssets = (people: {
  readonly spouse: number;
  readonly daughter: number;
  readonly son: number;
}): DemoAssetRow[] => [
  createLand('Portion 3 of the farm Doornkloof 391', 8_650_000, {
    titleDeed: 'T48211/1996',
    extent: '412,6638 hectares',
    deedsOffice: 'Pretoria',
    bonaFideFarm: true,
    gainsKind: 'ordinary',
    heldIn2001: true,
    costBefore: 720_000,
    marketValue2001: 1_450_000,
    yearsBefore: 6,
    yearsAfter: 25,
  }),
  createLand('Portion 7 of the farm Doornkloof 391', 3_900_000, {
    titleDeed: 'T11904/2009',
    extent: '188,2041 hectares',
    deedsOffice: 'Pretoria',
    bonaFideFarm: true,
    gainsKind: 'ordinary',
    dateOfPurchase: '2009-03-18',
  }),
  createLand('Erf 1234 Waterkloof, Pretoria', 4_200_000, {
    titleDeed: 'T90122/2004',
    extent: '1 983 square metres',
    deedsOffice: 'Pretoria',
    gainsKind: 'residence',
    dateOfPurchase: '2004-07-01',
    encumbered: true,
    monthlyPayment: 18_450,
    interestRate: 10.75,
  }),
  createLand('Unit 14 Seebries, Hermanus', 2_350_000, {
    titleDeed: 'ST5521/2013',
    extent: '96 square metres',
    deedsOffice: 'Cape Town',
    gainsKind: 'ordinary',
    dateOfPurchase: '2013-12-02',
  }),
  createLand(priorDeath.asset, 640_000, {
    titleDeed: 'T30118/2023',
    extent: '702 square metres',
    deedsOffice: 'Cape Town',
    gainsKind: 'ordinary',
    dateOfPurchase: priorDeath.diedDate,
    notes: `Inherited from his brother, estate ${priorDeath.estateNumber}.`,
  }),
  createLand('Erf 77 Rustenburg, one half', 1_800_000, {
    share: '1/2',
    titleDeed: 'T7719/1999',
    deedsOffice: 'Pretoria',
    gainsKind: 'ordinary',
    heldIn2001: true,
    costBefore: 260_000,
    marketValue2001: 390_000,
    yearsBefore: 3,
    yearsAfter: 25,
  }),
  createVehicle('Toyota Land Cruiser 79', 2021, 'HKL 482 NW', 720_000, { gainsKind: 'personalUse' }),
  createVehicle('Toyota Hilux 2.4', 2018, 'HKP 117 NW', 285_000, { gainsKind: 'personalUse' }),
  createVehicle('Mercedes-Benz C200', 2020, 'KR 55 YT GP', 410_000, {
    gainsKind: 'personalUse',
    encumbered: true,
    monthlyPayment: 7_980,
    interestRate: 11.5,
  }),
  createVehicle('John Deere 6120M tractor', 2019, 'HLB 903 NW', 960_000, { gainsKind: 'ordinary' }),
  createVehicle('Massey Ferguson 290 tractor', 1998, 'HBC 221 NW', 145_000, { gainsKind: 'ordinary' }),
  createVehicle('Isuzu NPR 400 truck', 2012, 'HGG 640 NW', 230_000, { gainsKind: 'ordinary' }),
  createVehicle('Venter trailer', 2016, 'HKT 019 NW', 18_500, { gainsKind: 'ordinary' }),
  createMovable('Cattle, 214 Bonsmara', 3_210_000, { location: 'Doornkloof' }),
  createMovable('Sheep, 380 Dorper', 684_000, { location: 'Doornkloof' }),
  createMovable('Game, 41 head', 512_500, { location: 'Doornkloof, portion 7' }),
  createMovable('Implements and irrigation', 870_000, { location: 'Doornkloof', gainsKind: 'ordinary' }),
  createMovable('Household goods and furniture', 265_000, { location: 'Waterkloof', gainsKind: 'personalUse' }),
  createMovable('Jewellery', 94_000, { location: 'Safe at Hoëveld Bank', gainsKind: 'personalUse' }),
  createMovable('Krugerrands, 18', 738_000, {
    location: 'Safe at Hoëveld Bank',
    gainsKind: 'personalUse',
    personalUseException: 'goldOrPlatinumCoin',
  }),
  createMovable('Firearms, 6', 72_000, { treatment: 'sold', location: 'Dealer, Brits', gainsKind: 'personalUse' }),
  createMovable('Boat and motor', 88_000, { location: 'Hermanus', gainsKind: 'personalUse' }),
  createBankBalance('Cheque account', 'Hoëveld Bank', 184_220.15, {
    branchCode: '250655',
    accountNumber: '62014477812',
    accountType: 'Current',
  }),
  createBankBalance('Farming account', 'Hoëveld Bank', 612_904.8, {
    branchCode: '250655',
    accountNumber: '62014477820',
    accountType: 'Current',
  }),
  createBankBalance('Call deposit', 'Vaalrivier Bank', 1_450_000, {
    accountNumber: '1480033217',
    accountType: 'Savings',
  }),
  createBankBalance('Fixed deposit', 'Vaalrivier Bank', 800_000, {
    accountNumber: '1480033225',
    accountType: 'Fixed deposit',
  }),
  createHolding('Share portfolio', 'Kerkstraat Makelaars', 3_104_500, {
    accountNumber: '88120045',
    gainsKind: 'ordinary',
  }),
  createHolding('Unit trusts, balanced', 'Rante Batebestuur', 1_268_340.55, {
    units: '41 882.17',
    gainsKind: 'ordinary',
  }),
  createHolding('Unit trusts, money market', 'Rante Batebestuur', 402_118.9, {
    units: '402 118.90',
    gainsKind: 'ordinary',
  }),
  createHolding('Retail savings bonds', 'National Treasury', 500_000, { class: 'claim', treatment: 'money' }),
  createHolding('Shares in Doornkloof Graan Koöperasie', 'Doornkloof Graan', 118_000, {
    units: '59 000 shares',
    gainsKind: 'ordinary',
  }),
  {
    kind: 'business',
    class: 'movable',
    treatment: 'inKind',
    name: 'Van der Merwe Vleis (Pty) Ltd, 60%',
    entityRegistration: '2006/018842/07',
    interestHeld: '60 of 100 shares',
    valuationAmount: 2_900_000,
    valuationDate: died,
    valuationType: 'agreed',
    gainsKind: 'ordinary',
    isSmallBusiness: true,
    yearsHeld: 19,
    substantiallyInvolved: true,
  },
  {
    kind: 'claim',
    class: 'claim',
    treatment: 'money',
    name: 'Loan to Petrus van der Merwe',
    debtor: 'Petrus Jacobus van der Merwe',
    valuationAmount: 350_000,
    valuationDate: died,
    valuationType: 'agreed',
  },
  {
    kind: 'claim',
    class: 'claim',
    treatment: 'outstanding',
    whyOutstanding: 'SARS has not assessed the return of value-added tax yet.',
    name: 'VAT refund of the farm',
    debtor: 'South African Revenue Service',
    valuationAmount: 86_412.3,
    valuationDate: died,
    valuationType: 'estimate',
  },
  {
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    name: 'Life policy payable to the estate',
    institution: 'Kameel Lewens',
    policyNumber: 'KL 4482119',
    valuationAmount: 1_500_000,
    valuationDate: died,
    valuationType: 'statement',
  },
  {
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    name: 'Life policy for the widow',
    institution: 'Kameel Lewens',
    policyNumber: 'KL 4482201',
    paysPastEstate: true,
    benefitKind: 'policy',
    valuationAmount: 2_000_000,
    valuationDate: died,
    payees: [{ partyID: people.spouse, share: '1' }],
  },
  {
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    name: 'Life policy for two children',
    institution: 'Boomstraat Versekeraars',
    policyNumber: 'BV 77120',
    paysPastEstate: true,
    benefitKind: 'policy',
    valuationAmount: 900_000,
    valuationDate: died,
    payees: [
      { partyID: people.daughter, share: '1/2' },
      { partyID: people.son, share: '1/2' },
    ],
  },
  {
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    name: 'Retirement annuity',
    institution: 'Rante Batebestuur',
    policyNumber: 'RA 100233',
    paysPastEstate: true,
    benefitKind: 'retirement',
    contributionsNotDeducted: 64_000,
    valuationAmount: 1_870_000,
    valuationDate: died,
    payees: [{ partyID: people.spouse, share: '1' }],
  },
  {
    kind: 'limitedInterest',
    class: 'immovable',
    treatment: 'inKind',
    name: 'Usufruct over Portion 9 of the farm Doornkloof 391',
    interestRight: 'usufruct',
    instrument: 'Will of his mother, Elsie van der Merwe, dated 1988-06-11, estate 4417/1991',
    valuationAmount: 1_600_000,
    valuationDate: died,
    successors: [{ partyID: people.son, share: '1' }],
    entersDuty: true,
    dutySuccessorID: people.son,
  },
  {
    kind: 'foreign',
    class: 'movable',
    treatment: 'inKind',
    name: 'Offshore fund, Guernsey',
    isForeign: true,
    country: 'Guernsey',
    valuationAmount: 64_500,
    valuationCurrency: 'USD',
    valuationRate: '18.4025',
    valuationRateDate: died,
    valuationDate: died,
    valuationType: 'statement',
    gainsKind: 'ordinary',
  },
];

export type DemoCostRow = Omit<WireBody<typeof assetCalls.saveAssetAmount>, 'assetID' | 'purpose'>;
const createCost = (amount: number, date: string, type = 'Purchase price'): DemoCostRow => ({ amount, date, type });

/** What was spent on them, by their names: base cost for the gain at death. Livestock is stock in trade and has none. */
export const largeCosts: readonly (readonly [asset: string, ...DemoCostRow[]])[] = [
  [
    'Portion 7 of the farm Doornkloof 391',
    createCost(1_150_000, '2009-03-18'),
    createCost(310_000, '2014-08-01', 'Irrigation dam'),
  ],
  [
    'Erf 1234 Waterkloof, Pretoria',
    createCost(1_380_000, '2004-07-01'),
    createCost(96_400, '2004-07-01', 'Transfer duty and costs'),
  ],
  ['Unit 14 Seebries, Hermanus', createCost(1_490_000, '2013-12-02')],
  [priorDeath.asset, createCost(priorDeath.propertyValue, priorDeath.diedDate, 'Value in the estate it came from')],
  ['Krugerrands, 18', createCost(214_000, '2012-02-10')],
  ['John Deere 6120M tractor 2019', createCost(960_000, '2019-05-06', 'Tax value at death')],
  ['Massey Ferguson 290 tractor 1998', createCost(145_000, '2003-05-06', 'Tax value at death')],
  ['Isuzu NPR 400 truck 2012', createCost(190_000, '2012-09-03', 'Tax value at death')],
  ['Venter trailer 2016', createCost(18_500, '2016-01-15')],
  ['Implements and irrigation', createCost(720_000, '2018-06-30', 'Tax value at death')],
  ['Share portfolio', createCost(1_742_800, '2016-02-28')],
  ['Unit trusts, balanced', createCost(802_500, '2015-11-30')],
  ['Unit trusts, money market', createCost(402_118.9, '2023-01-31')],
  ['Shares in Doornkloof Graan Koöperasie', createCost(59_000, '2008-04-01')],
  ['Van der Merwe Vleis (Pty) Ltd, 60%', createCost(60_000, '2006-06-14')],
  [
    'Offshore fund, Guernsey',
    {
      amount: 41_000,
      currency: 'USD',
      rate: '14.2210',
      rateDate: '2019-03-29',
      date: '2019-03-29',
      type: 'Purchase price',
    },
  ],
];

type DemoFindRow = Omit<WireBody<typeof findCalls.add>, 'matterID'>;
/** What turned up in his papers and is not explained yet. */
export const largeFinds: readonly DemoFindRow[] = [
  {
    description: 'Letter of an insurer about a policy of 1994',
    source: 'Boomstraat Versekeraars',
    mayBe: 'asset',
    foundDate: '2026-03-11',
    askedDate: '2026-03-18',
    notes: 'Asked whether it still runs and who is the beneficiary.',
  },
  {
    description: 'Debit order of R 1,240.00 a month, nobody knows for what',
    source: 'Kerkplein Motor Finance',
    mayBe: 'liability',
    amount: 14_880,
    foundDate: '2026-03-20',
  },
  {
    description: 'Key of a safe deposit box, number 117',
    mayBe: 'unknown',
    foundDate: '2026-04-02',
  },
];

const createDebt = (
  creditor: string,
  description: string,
  amount: number,
  more: Partial<DemoLiabilityRow> = {},
): DemoLiabilityRow => ({
  creditor,
  description,
  amount,
  kind: 'debtBeforeDeath',
  ...more,
});
const admitted = { status: 'admitted', statusDate: '2026-06-30', statusReason: 'Agrees with the books.' } as const;

/** What that estate owes: twenty-five claims, some admitted, one disputed and one rejected. */
export const createLargeLiabilities = (widow: number): readonly DemoLiabilityRow[] => [
  createDebt('Hoëveld Bank', 'Mortgage bond over Erf 1234 Waterkloof', 1_284_310.44, {
    ...admitted,
    on: ['Erf 1234 Waterkloof, Pretoria'],
    reference: '8800112233',
    interestRate: 10.75,
    interestFromDate: '2026-02-04',
    interestToDate: '2026-08-04',
  }),
  createDebt('Landbou Krediet', 'Mortgage bond over Portion 3', 2_115_000, {
    ...admitted,
    on: ['Portion 3 of the farm Doornkloof 391'],
    reference: 'LK 55120',
  }),
  createDebt('Kerkplein Motor Finance', 'Instalment sale, Mercedes-Benz', 188_440.1, {
    ...admitted,
    on: ['Mercedes-Benz C200 2020'],
  }),
  createDebt('Landbou Krediet', 'Production loan 2025/26', 640_000, { ...admitted, reference: 'LK 55121' }),
  createDebt('Doornkloof Graan', 'Seed and fertiliser', 212_880.75, admitted),
  createDebt('Diesel Noordwes', 'Fuel', 48_221.3, admitted),
  createDebt('Veeartse Brits', 'Veterinary account', 17_640),
  createDebt('Hoëveld Bank', 'Credit card', 23_118.62, admitted),
  createDebt('Stad Tshwane', 'Rates and services, Waterkloof', 12_904.88, admitted),
  createDebt('Moses Kotane Munisipaliteit', 'Rates, Doornkloof', 9_740.15),
  createDebt('Hermanus Body Corporate Seebries', 'Levies', 6_120),
  createDebt('Eskom', 'Electricity, farm', 31_775.4, admitted),
  createDebt('Selfoon Suid-Afrika', 'Cellphone contract', 2_318.9),
  createDebt('Boere Versekering', 'Short-term insurance premium', 14_502),
  createDebt('Brits Ingenieurswerke', 'Repair of the tractor', 27_310, {
    decided: { status: 'disputed', statusDate: '2026-07-15', statusReason: 'The work was paid for in cash.' },
  }),
  createDebt('Jan Kok', 'Loan, on an acknowledgement of debt', 80_000, {
    decided: { status: 'rejected', statusDate: '2026-07-15', statusReason: 'No acknowledgement was produced.' },
  }),
  createDebt('Petronella Botha', 'Wages of the housekeeper', 7_400, admitted),
  createDebt('Magalies Rekenmeesters Inc', 'Books to the death', 18_975, admitted),
  createDebt('South African Revenue Service', 'Income tax to the death', 342_118.2, {
    kind: 'incomeTaxToDeath',
    ...admitted,
  }),
  createDebt('South African Revenue Service', 'Value-added tax, January 2026', 21_660.45),
  createDebt('Mediclare Hospital Group', 'Last illness', 64_812.3, { kind: 'medical', ...admitted }),
  createDebt('Dr S Moodley', 'Specialist', 11_250, { kind: 'medical' }),
  createDebt('Doves of Brits', 'Funeral', 48_700, { kind: 'funeral', ...admitted }),
  createDebt('Graniet Monumente', 'Tombstone', 22_000, { kind: 'tombstone' }),
  {
    creditorKnownID: widow,
    description: 'Advance for the household after the death',
    amount: 15_000,
    kind: 'maintenance',
  },
];

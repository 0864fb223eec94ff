import { type AssetKind, type AssetPartName, assetKindNames, hasPart } from '@boedel/domain/assets/asset-kind';
import { tariffItemChoices } from '../fixed/tariff-items';
import { z } from 'zod';
import { optionalText } from '../fields';
import {
  accountNumber,
  branchCode,
  choice,
  day,
  flag,
  link,
  linkInMatter,
  money,
  type FieldOptions,
  must,
  notes,
  number,
  percent,
  required,
  select,
  text,
} from '../record/field';

export const assetClassNames = ['immovable', 'movable', 'claim'] as const;
export const treatments = ['inKind', 'sold', 'money', 'outstanding'] as const;
export const liquidities = ['cash', 'realisable', 'fixed'] as const;
export const separateOwners = ['deceased', 'survivor'] as const;
export const gainsKinds = ['ordinary', 'residence', 'personalUse', 'longTermPolicy', 'retirementInterest'] as const;
export const personalUseExceptions = [
  'goldOrPlatinumCoin',
  'land',
  'aircraftOver450kg',
  'boatOver10m',
  'financialInstrument',
  'limitedInterest',
] as const;
export const valuationMethods = ['marketValue', 'twentyPercent', 'timeApportionment'] as const;
export const benefitKinds = ['policy', 'retirement', 'trust'] as const;
export const exclusionGrounds = ['marriageContract', 'buyAndSell', 'unconnected'] as const;
export const interestRights = ['usufruct', 'fiduciary', 'like'] as const;
export const deductionGrounds = ['4(m)', '4(g)'] as const;
export const customaryKinds = ['house', 'family', 'personal'] as const;
export const accrualExclusions = [
  'excludedByContract',
  'inheritanceOrDonationFromOthers',
  'donationBetweenSpouses',
  'nonPatrimonialDamages',
] as const;

const listKindsWith = (part: AssetPartName): AssetKind[] => assetKindNames.filter((kind) => hasPart(kind, part));
/** Asked only of kinds that have this part. */
const askOfPart = (part: AssetPartName, group: string, more: FieldOptions = {}): FieldOptions => ({
  group,
  when: { field: 'kind', is: listKindsWith(part) },
  ...more,
});
const showWhen = (field: string, ...is: readonly unknown[]): Pick<FieldOptions, 'when'> => ({ when: { field, is } });

/** Where a gain is worked out for tax; an insolvent estate is accounted for without it. */
const taxed = [2, 3, 4, 5] as const;

const groups = {
  dealt: 'How it is dealt with',
  is: 'What it is',
  abroad: 'Abroad',
  security: 'Guarding and storage',
  gains: 'Capital gains',
  in2001: 'Held on 1 October 2001',
  past: 'Paid outside the estate',
  held: 'Held for others',
} as const;

/** Everything a form asks about an asset that is one answer. Its values, shares, takers and sale are kept beside it. */
export const assetFields = {
  kind: must(select('Kind', assetKindNames)),
  class: must(select('Listed under', assetClassNames)),
  name: required('Description', 300, { span: 6 }),
  voucher: text('Voucher', 40),
  location: text('Where it is', 200),
  partOfID: linkInMatter('Held in the account', 'asset', {
    column: 'part_of_id',
    help: 'The account itself is then not counted, only the assets held in it.',
  }),

  treatment: must(select('Dealt with', treatments, { group: groups.dealt })),
  whyOutstanding: text('Why it is outstanding', 500, {
    group: groups.dealt,
    span: 4,
    ...showWhen('treatment', 'outstanding'),
  }),
  tariffItem: choice('Item of Tariff B', tariffItemChoices, {
    group: groups.dealt,
    systemTypes: [1],
    help: 'Leave blank for the usual item of this kind of asset.',
  }),
  account: number('First account to include it', [1, 99], { group: groups.dealt, systemTypes: [2] }),
  liquidity: select('How soon it could be money', liquidities, { group: groups.dealt, systemTypes: [2, 4] }),
  separateOf: select('Separate property of', separateOwners, { group: groups.dealt, systemTypes: [2, 4] }),
  excludedFromAccrual: select('Excluded from the accrual as', accrualExclusions, {
    group: groups.dealt,
    systemTypes: [2, 4],
  }),
  settlesAccrualOfID: linkInMatter('Given for the accrual claim of', 'matter_party', {
    group: groups.dealt,
    systemTypes: [2],
    help: 'The spouse takes it in settlement, at its value; no gain is taxed (Income Tax Act s 9HA(2)).',
  }),
  customaryKind: select('Customary property of', customaryKinds, { group: groups.dealt, systemTypes: [2] }),
  customarySpouseID: linkInMatter('House of', 'matter_party', {
    group: groups.dealt,
    ...showWhen('customaryKind', 'house'),
  }),
  isForeign: flag('Located abroad', { group: groups.abroad }),
  country: text('Country', 80, { group: groups.abroad, ...showWhen('isForeign', true) }),
  administeredAbroad: flag('Administered by another executor there', {
    group: groups.abroad,
    ...showWhen('isForeign', true),
  }),
  acquiredBeforeResidence: flag('Acquired before becoming a South African resident', {
    group: groups.abroad,
    country: 'South Africa',
    ...showWhen('isForeign', true),
  }),

  titleDeed: text('Title deed', 60, askOfPart('property', groups.is)),
  propertyDescription: text('Erf, section or farm', 200, askOfPart('property', groups.is)),
  extent: text('Extent', 60, askOfPart('property', groups.is)),
  deedsOffice: text('Deeds office', 80, askOfPart('property', groups.is)),
  bonaFideFarm: flag('Bona fide farming property', askOfPart('farm', groups.is)),
  make: text('Make and model', 120, askOfPart('vehicle', groups.is)),
  modelYear: number('Model year', [1880, 2100], askOfPart('vehicle', groups.is)),
  registrationNumber: text('Registration number', 40, askOfPart('vehicle', groups.is)),
  engineNumber: text('Engine number', 40, askOfPart('vehicle', groups.is)),
  chassisNumber: text('Chassis number', 40, askOfPart('vehicle', groups.is)),
  institution: text('Bank, insurer or institution', 120, {
    group: groups.is,
    ...showWhen('kind', 'cash', 'investment', 'policy', 'foreign'),
  }),
  branchCode: branchCode('Branch code', askOfPart('bank', groups.is)),
  accountNumber: accountNumber('Account number', {
    group: groups.is,
    ...showWhen('kind', 'cash', 'investment', 'foreign'),
  }),
  accountType: text('Kind of account', 60, askOfPart('bank', groups.is)),
  units: text('Shares or units', 60, askOfPart('holding', groups.is)),
  policyNumber: text('Policy or fund number', 60, askOfPart('policy', groups.is)),
  lifeInsured: text('Life insured', 120, askOfPart('policy', groups.is)),
  entityRegistration: text('Business registration number', 60, askOfPart('business', groups.is)),
  interestHeld: text('Interest held', 60, askOfPart('business', groups.is)),
  debtor: text('Who owes it', 160, askOfPart('debtor', groups.is)),

  isLentForPublic: flag('Lent to the State or an approved body', {
    group: groups.is,
    country: 'South Africa',
    systemTypes: [2, 4],
    ...showWhen('kind', 'movable'),
  }),
  borrower: text('Lent to', 160, { group: groups.is, ...showWhen('isLentForPublic', true) }),
  deedDate: day('Under a notarial deed of', { group: groups.is, ...showWhen('isLentForPublic', true) }),
  lentYears: number('Term in years', [1, 999], { group: groups.is, ...showWhen('isLentForPublic', true) }),

  encumbered: flag('Given as security', askOfPart('encumbrance', groups.security)),
  creditorID: link('Creditor', 'creditor', { group: groups.security, ...showWhen('encumbered', true) }),
  monthlyPayment: money('Monthly payment', { group: groups.security, ...showWhen('encumbered', true) }),
  term_Months: number('Term in months', [0, 1200], { group: groups.security, ...showWhen('encumbered', true) }),
  interestRate: percent('Interest rate', { group: groups.security, ...showWhen('encumbered', true) }),
  storageProviderID: link('Stored at', 'storageprovider', askOfPart('storage', groups.security)),
  isInsured: flag('Insured', { group: groups.security }),
  insurer: text('Insurer', 120, { group: groups.security, ...showWhen('isInsured', true) }),

  dateOfPurchase: day('Acquired on', {
    column: 'acquired_on',
    ...askOfPart('gains', groups.gains, { systemTypes: taxed }),
  }),
  gainsKind: select(
    'Gain at death',
    gainsKinds,
    askOfPart('gains', groups.gains, { country: 'South Africa', systemTypes: [2, 4] }),
  ),
  personalUseException: select('Taxed even though for personal use', personalUseExceptions, {
    group: groups.gains,
    country: 'South Africa',
    ...showWhen('gainsKind', 'personalUse'),
  }),
  isSmallBusiness: flag('Small business asset', {
    group: groups.gains,
    country: 'South Africa',
    ...showWhen('gainsKind', 'ordinary'),
  }),
  yearsHeld: number('Years held', [0, 200], { group: groups.gains, ...showWhen('isSmallBusiness', true) }),
  substantiallyInvolved: flag('Substantially involved in the business', {
    group: groups.gains,
    ...showWhen('isSmallBusiness', true),
  }),
  heldIn2001: flag('Held on 1 October 2001', {
    column: 'held_in_2001',
    ...askOfPart('gains', groups.in2001, { country: 'South Africa', systemTypes: taxed }),
  }),
  costBefore: money('Cost before', { group: groups.in2001, ...showWhen('heldIn2001', true) }),
  costAfter: money('Cost after', { group: groups.in2001, ...showWhen('heldIn2001', true) }),
  marketValue2001: money('Market value on that day', {
    group: groups.in2001,
    column: 'market_value_2001_cents',
    ...showWhen('heldIn2001', true),
  }),
  yearsBefore: number('Years before', [0, 200], { group: groups.in2001, ...showWhen('heldIn2001', true) }),
  yearsAfter: number('Years after', [1, 200], { group: groups.in2001, ...showWhen('heldIn2001', true) }),
  costInSeveralYears: flag('Earlier costs were incurred over several years', {
    group: groups.in2001,
    ...showWhen('heldIn2001', true),
  }),
  valuationMethod: select('Method chosen', valuationMethods, { group: groups.in2001, ...showWhen('heldIn2001', true) }),

  paysPastEstate: flag('Paid to someone other than the estate', askOfPart('policy', groups.past)),
  benefitKind: select('Source of the payment', benefitKinds, {
    group: groups.past,
    ...showWhen('paysPastEstate', true),
  }),
  contributionsNotDeducted: money('Contributions never deducted', {
    group: groups.past,
    ...showWhen('benefitKind', 'retirement'),
  }),
  inShareValue: money('Counted in the value of company shares', {
    group: groups.past,
    country: 'South Africa',
    ...showWhen('benefitKind', 'policy'),
  }),
  exclusionGround: select('Excluded from estate duty as', exclusionGrounds, {
    group: groups.past,
    country: 'South Africa',
    ...showWhen('benefitKind', 'policy'),
  }),
  contractRegistered: flag('Contract registered', {
    group: groups.past,
    ...showWhen('exclusionGround', 'marriageContract'),
  }),
  payableToSpouseOrChild: flag('Payable to a spouse or child', {
    group: groups.past,
    ...showWhen('exclusionGround', 'marriageContract'),
  }),
  partnerOrCoShareholder: flag('For a partner or co-shareholder', {
    group: groups.past,
    ...showWhen('exclusionGround', 'buyAndSell'),
  }),
  premiumBorneByDeceased: flag('A premium was borne by the deceased', {
    group: groups.past,
    ...showWhen('exclusionGround', 'buyAndSell', 'unconnected'),
  }),
  effectedByDeceased: flag('Taken out by the deceased', {
    group: groups.past,
    ...showWhen('exclusionGround', 'unconnected'),
  }),
  benefitsFamily: flag('Paid to the estate, family or a family company', {
    group: groups.past,
    ...showWhen('exclusionGround', 'unconnected'),
  }),

  interestRight: select('Right held', interestRights, askOfPart('interest', groups.held)),
  instrument: text('Created by the will, deed or contract', 300, askOfPart('interest', groups.held, { span: 4 })),
  deductedUnder: select(
    'Also deducted under',
    deductionGrounds,
    askOfPart('interest', groups.held, { country: 'South Africa' }),
  ),
  entersDuty: flag('Counted for estate duty', askOfPart('interest', groups.held, { country: 'South Africa' })),
  dutySuccessorID: linkInMatter('Next holder of the right', 'matter_party', {
    group: groups.held,
    ...showWhen('entersDuty', true),
  }),
  successorTermYears: number('Term in years', [0, 100], { group: groups.held, ...showWhen('entersDuty', true) }),
  successorTermMonths: number('and months', [0, 11], { group: groups.held, ...showWhen('entersDuty', true) }),
  averageNetReceipts: money('Average net receipts over three years', {
    group: groups.held,
    ...showWhen('entersDuty', true),
  }),
  considerationPaid: money('Paid for ownership', {
    group: groups.held,
    column: 'consideration_cents',
    ...showWhen('entersDuty', true),
  }),
  considerationDate: day('Paid on', { group: groups.held, ...showWhen('entersDuty', true) }),
  considerationYearsBefore: number('or full years before death', [0, 200], {
    group: groups.held,
    ...showWhen('entersDuty', true),
  }),
  creationValue: money('Full value when created', { group: groups.held, ...showWhen('entersDuty', true) }),
  creationDate: day('Created on', { group: groups.held, ...showWhen('entersDuty', true) }),
  creationTermYears: number('For years then', [0, 100], { group: groups.held, ...showWhen('entersDuty', true) }),
  creationTermMonths: number('and months then', [0, 11], { group: groups.held, ...showWhen('entersDuty', true) }),
  notes: notes(),
} as const;

/** Parts of a whole, as written: '4/12', '50%'. Each is kept as two whole numbers. */
export const fractionNames = ['share', 'timeLivedIn', 'domesticPart', 'withinTwoHectares', 'acceptedYield'] as const;
export type AssetFractionName = (typeof fractionNames)[number];
export const fractionText = optionalText(20);
export const fractions = Object.fromEntries(fractionNames.map((name) => [name, fractionText])) as Record<
  AssetFractionName,
  typeof fractionText
>;

export const valuationTypes = [
  'estimate',
  'statement',
  'swornAppraisal',
  'estateAgent',
  'municipal',
  'auctioneer',
  'marketPrice',
  'agreed',
  'other',
] as const;
export const valuationType = z.enum(valuationTypes).nullable().default(null);

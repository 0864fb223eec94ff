import type { Fraction } from '../money/fraction';
import type { Estate } from './estate';

type PlainValue = string | number | boolean | bigint | Fraction;
type KeysOf<T> = T extends unknown ? keyof T : never;
type FieldAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** Every field a value may have, alternatives laid over one another; a list holds the shape of one entry. */
export type ShapeOf<T> = [Exclude<NonNullable<T>, PlainValue>] extends [never]
  ? true
  : Exclude<NonNullable<T>, PlainValue> extends readonly (infer One)[]
    ? readonly [ShapeOf<One>]
    : { readonly [K in KeysOf<Exclude<NonNullable<T>, PlainValue>> & string]-?: ShapeOf<FieldAt<NonNullable<T>, K>> };

const amount = { amount: true, currency: true, randPerUnit: true } as const;
const taker = { personId: true, share: true } as const;
const substitution = { substitutes: [true], noRepresentation: true } as const;
const term = { years: true, months: true } as const;
const item = { list: true, id: true } as const;
const payment = { amount: true, paidOn: true, wholeYearsBefore: true } as const;
const override = { amount: true, reason: true } as const;
const adoption = { parents: [true], marriedBirthParent: true } as const;
const incomeItem = {
  id: true,
  narrative: true,
  voucher: true,
  amount: true,
  assetId: true,
  isRefund: true,
  account: true,
} as const;
const holder = { ...taker, term } as const;
const accrualSpouse = { netEndValue: true, commencementValue: true } as const;

/**
 * Every field of an estate, written out. The compiler refuses one that is missing or not there, so that a test can walk
 * them: a refusal names one of these, and whoever stores an estate can say where each is kept.
 */
export const estateShape: ShapeOf<Estate> = {
  country: true,
  deceased: {
    id: true,
    name: true,
    diedOn: true,
    bornOn: true,
    sex: true,
    identityNumber: true,
    lastAddress: true,
    placeOfDeath: true,
    mastersReference: true,
    resident: true,
    parents: [true],
    adoption,
  },
  people: [
    {
      id: true,
      name: true,
      kind: true,
      relationship: true,
      sex: true,
      identityNumber: true,
      maritalStatus: true,
      inCommunityWith: true,
      unable: true,
      moneyHeldBy: true,
      trustees: [true],
      authorityNumber: true,
      spouseTrust: { spouseId: true, mayGiveToOthers: true },
      bornOn: true,
      diedOn: true,
      outlivedDeceased: true,
      parents: [true],
      adoption,
      conceivedBeforeDeath: true,
      unborn: true,
      renounced: { on: true, mentallyIll: true },
      disqualified: true,
    },
  ],
  marriages: [
    {
      spouseId: true,
      kind: true,
      marriedOn: true,
      contract: true,
      courtOrder: true,
      divorcedOn: true,
      recognised: true,
      earlierEstate: { abatementUsed: true, diedTogetherNetValue: true, spouses: true, evidenceFiled: true },
      spouseIsResident: true,
      accrual: { deceased: accrualSpouse, survivor: accrualSpouse, cpiAtMarriage: true, cpiAtDissolution: true },
      massing: { jointWill: true, disposesOfBoth: true, limitedInterestForSurvivor: true, survivor: true },
    },
  ],
  executors: [{ id: true, name: true, vatVendor: true, part: true, lettersOn: true }],
  assets: [
    {
      id: true,
      description: true,
      class: true,
      voucher: true,
      titleDeed: true,
      extent: true,
      value: amount,
      soldFor: amount,
      soldOn: true,
      saleCosts: true,
      share: true,
      treatment: true,
      whyOutstanding: true,
      liquidity: true,
      separateOf: true,
      customary: { kind: true, spouseId: true },
      settlesAccrualOf: true,
      excludedFromAccrual: true,
      administeredAbroad: true,
      foreign: { acquiredBeforeResidence: true },
      bonaFideFarm: true,
      lentForPublic: { borrower: true, deedOn: true, years: true },
      gains: {
        kind: true,
        baseCost: amount,
        heldOnValuationDate: {
          costBefore: true,
          costAfter: true,
          marketValue: true,
          yearsBefore: true,
          yearsAfter: true,
          costBeforeInSeveralYears: true,
          choice: true,
        },
        residence: { timeLivedIn: true, domesticPart: true, withinTwoHectares: true },
        personalUseException: true,
        smallBusiness: { yearsHeld: true, substantiallyInvolved: true },
        acquired: true,
      },
      account: true,
    },
  ],
  benefits: [
    {
      id: true,
      description: true,
      kind: true,
      amount: true,
      nominee: true,
      premiumsByNominee: [payment],
      exclusion: {
        ground: true,
        registered: true,
        payableToSpouseOrChild: true,
        partnerOrCoShareholder: true,
        premiumBorneByDeceased: true,
        effectedByDeceased: true,
        benefitsEstateFamilyOrFamilyCompany: true,
      },
      contributionsNotDeducted: true,
      inShareValue: true,
    },
  ],
  liabilities: [
    {
      id: true,
      creditor: true,
      purpose: true,
      incurredOn: true,
      reference: true,
      voucher: true,
      amount: true,
      kind: true,
      allocation: true,
      toNonResident: true,
      ofLastIllness: true,
      staysOnAsset: true,
      securedBy: [true],
      securityRank: true,
      rank: true,
      takenOverBy: true,
      account: true,
    },
  ],
  costs: [
    {
      id: true,
      kind: true,
      narrative: true,
      voucher: true,
      amount: true,
      allocation: true,
      assetId: true,
      forEstateDuty: true,
      isEstimate: true,
      isRefund: true,
      account: true,
    },
  ],
  income: [incomeItem],
  incomeExpenses: [incomeItem],
  interestsHeld: [
    {
      id: true,
      description: true,
      right: true,
      instrument: true,
      voucher: true,
      value: true,
      charges: [{ id: true, narrative: true, amount: true }],
      successors: [taker],
      forDuty: {
        enjoyedBy: true,
        term,
        creation: { fullValue: true, on: true, term },
        bonaFideFarm: true,
        acceptedYield: true,
        averageNetReceipts: true,
        considerationPaid: payment,
      },
      deductedUnder: true,
      account: true,
    },
  ],
  annuitiesHeld: [
    { id: true, description: true, yearly: true, chargedOnProperty: true, passesTo: true, term, ownerId: true },
  ],
  donations: [{ id: true, description: true, value: true, exemptUnder: true, donees: [taker], inShareValue: true }],
  disposableProperty: [{ id: true, description: true, value: true, inShareValue: true }],
  improvements: [{ id: true, item, paidBy: true, amount: true }],
  earlierDuties: [
    {
      id: true,
      item,
      first: {
        died: true,
        duty: true,
        netValue: true,
        totalValue: true,
        dutiableAmount: true,
        propertyValue: true,
      },
    },
  ],
  dutyCredits: [{ id: true, item, kind: true, amount: true, personId: true }],
  dutyAssessment: {
    assessedOn: true,
    payableOn: true,
    freeUntil: true,
    payments: [{ id: true, on: true, amount: true }],
  },
  taxYears: [{ id: true, from: true, to: true, taxableIncome: true, paidInAdvance: true, account: true }],
  advances: [{ id: true, personId: true, amount: true, excused: true }],
  agreements: [
    {
      id: true,
      ground: true,
      signedBy: [true],
      approvedForMinors: true,
      masterConsents: true,
      securityForMinors: true,
      assets: [{ assetId: true, to: [taker] }],
      transfers: [{ from: true, to: true, amount: true }],
    },
  ],
  will: {
    datedOn: true,
    legacies: [
      {
        kind: true,
        id: true,
        clause: true,
        preLegacy: true,
        personId: true,
        amount: true,
        ...substitution,
        lateInterest: { from: true, yearlyRate: true },
        assetId: true,
        to: [{ ...taker, ...substitution }],
        right: true,
        holders: [holder],
        bareOwners: [taker],
        acceptedYield: true,
        yearly: true,
        security: true,
      },
    ],
    residue: {
      clause: true,
      to: [{ ...taker, ...substitution, jointGift: true }],
      limited: { right: true, yearly: true, holders: [holder], security: true },
    },
    executor: { amount: true, capitalRate: true, incomeRate: true },
    noCollation: true,
    keepsFormerSpouse: true,
    forbidsTakeOver: true,
    survivorshipDays: true,
    handOvers: [{ id: true, spouseId: true, legacyId: true, toPersonId: true, amount: true }],
  },
  willToCapture: true,
  intestateHeirs: [taker],
  relativesSought: true,
  settings: {
    accountDate: true,
    reducedFee: { capitalRate: true, incomeRate: true, reason: true },
    mastersFee: {
      amount: true,
      scale: {
        nilBelow: true,
        base: true,
        stepFrom: true,
        step: true,
        stepFee: true,
        maximum: true,
      },
    },
    overrides: {
      executorRemuneration: override,
      vatOnRemuneration: override,
      mastersFee: override,
      incomeCommission: override,
      vatOnIncomeCommission: override,
      estateDuty: override,
      capitalGainsTax: override,
    },
    duty: { fourQBeforeDuty: true, attributionBasis: true, interestMethod: true },
    legaciesPaidFrom: true,
    recoverDuty: true,
    heirsOfFailedGift: true,
    heirCarriesTax: { personId: true, assetId: true },
    taxAtDeath: {
      method: true,
      earlierInYear: true,
      lossBroughtForward: true,
      smallBusiness: { valueOfAllBusinesses: true, usedBefore: true },
      otherTaxableIncome: true,
      medicalCredits: true,
      paidInAdvance: true,
      rate: true,
    },
    shortfall: { method: true, rounding: true },
    insolvent: {
      funeralPreference: true,
      deathBedPreference: true,
      interest: { from: true, to: true, yearlyRate: true },
      split: true,
    },
  },
};

type Shape = true | readonly unknown[] | { readonly [field: string]: unknown };

/** Whether a path such as `assets[3].value` leads to a field an estate has. */
export function isFieldOfEstate(path: string): boolean {
  let shape: unknown = estateShape;
  for (const step of path.match(/\[\d+\]|[^.[\]]+/g) ?? []) {
    const here = shape as Shape;
    if (step.startsWith('[')) {
      if (!Array.isArray(here)) return false;
      shape = here[0];
    } else {
      if (here === true || Array.isArray(here) || !Object.hasOwn(here, step)) return false;
      shape = (here as { readonly [field: string]: unknown })[step];
    }
  }
  return path !== '';
}

import { findRowOn } from '../law/check-input';
import { type Message, message } from '../law/message';
import { isRefused, type Outcome } from '../law/refusal';
import type { AccountCode } from '../ledger/chart';
import { gainsRates } from '../capital-gains/gains-rates';
import { computeNormalTax } from '../income-tax/normal-tax';
import {
  type Cents,
  cents,
  clampBelowNil,
  minus,
  negate,
  nil,
  pickLarger,
  pickSmaller,
  plus,
  sum,
} from '../money/cents';
import { computeProportion, roundHalfUp, times } from '../money/exact';
import type { Fraction } from '../money/fraction';
import {
  type IncomeKind,
  type KindAmount,
  listIncomeByKind,
  listKinds,
  listVestedByKind,
  sumOfKind,
} from './income-kinds';
import type { TrustBeneficiary, TrustBooks } from './trust-books';
import type { TrustYear } from './trust-year';
import { foreignDividends, residentsOnly, type TrustRates, trustRates } from './trust-rates';
import {
  findAttributedHead,
  isGainAttribution,
  type TrustAttribution,
  type TrustTaxBasis,
  type TrustTaxFacts,
} from './trust-tax-facts';

/** One kind of income of the whole trust: whose it is for tax, and what of the trust's own part is taxable. */
export interface TaxedKind extends IncomeKind {
  readonly came: Cents;
  readonly toBeneficiaries: Cents;
  readonly toDonors: Cents;
  readonly kept: Cents;
  readonly exempt: Cents;
  readonly taxable: Cents;
}

/** The capital gains of the year, as far as they are the trust's. */
export interface TaxedGains {
  /** By the books, what is to be added for tax, and both together. */
  readonly booked: Cents;
  readonly adjustment: Cents;
  readonly came: Cents;
  readonly toBeneficiaries: Cents;
  readonly toDonors: Cents;
  readonly kept: Cents;
  readonly annualExclusion: Cents;
  readonly lossUsed: Cents;
  readonly net: Cents;
  readonly taxable: Cents;
  readonly lossForward: Cents;
}

export interface TaxedBeneficiary {
  readonly beneficiary: TrustBeneficiary;
  /** What vested in them, whether it is taxed in their hands or not. */
  readonly income: readonly KindAmount[];
  readonly gains: Cents;
  readonly expenses: Cents;
  /** Taxed in the hands of a donor instead. */
  readonly toDonors: Cents;
  /** Taxed in the trust: they are no resident. */
  readonly isTaxedInTrust: boolean;
  /** What of it they bring into their own return: income by kind, less expenses, and the gain. */
  readonly reports: readonly KindAmount[];
  readonly reportsExpenses: Cents;
  readonly reportsGain: Cents;
}

export interface TrustTaxYear {
  readonly basis: TrustTaxBasis;
  readonly rates: TrustRates;
  readonly kinds: readonly TaxedKind[];
  readonly gains: TaxedGains;
  /** What the books have as expenses of the trust, and what of them may be deducted by it. */
  readonly expenses: {
    readonly booked: Cents;
    readonly neverDeductible: Cents;
    readonly notDeductible: Cents;
    readonly forExemptIncome: Cents;
    readonly toBeneficiaries: Cents;
    readonly deductible: Cents;
  };
  readonly allowances: Cents;
  readonly otherExempt: Cents;
  /** Before the loss that was brought forward; below nought it is the loss of the year. */
  readonly income: Cents;
  readonly lossUsed: Cents;
  readonly lossForward: Cents;
  readonly taxableIncome: Cents;
  readonly tax: Cents;
  readonly foreignCredit: Cents;
  readonly payable: Cents;
  readonly people: readonly TaxedBeneficiary[];
  readonly remarks: readonly Message[];
}

/** The rates of the year, with the part of a foreign dividend that is exempt. */
interface RatesOfYear extends TrustRates {
  readonly exemptForeignDividend: Fraction;
}

/** Private, domestic, capital or a tax: never deducted (Income Tax Act s 23(a), (b), (d)). */
const neverDeductible = new Set<AccountCode>([
  'MAINT:CARE',
  'MAINT:MEDICAL',
  'MAINT:HOUSEHOLD',
  'MAINT:EDUCATION',
  'MAINT:TAX',
  'MAINT:DEBT',
]);

function computeExempt({ head, isForeign }: IncomeKind, amount: Cents, { exemptForeignDividend }: RatesOfYear): Cents {
  if (head === 'INCOME:MAINTENANCE_RECEIVED') return amount;
  if (head !== 'INCOME:DIVIDEND') return nil;
  return isForeign ? roundHalfUp(times(amount, exemptForeignDividend)) : amount;
}

const sumKinds = (amounts: readonly KindAmount[]): Cents => sum(amounts.map(({ amount }) => amount));

/** The amounts of the kinds, one each. */
const mergeKinds = (amounts: readonly KindAmount[]): KindAmount[] =>
  listKinds(amounts)
    .map((kind) => ({ ...kind, amount: sumOfKind(amounts, kind) }))
    .filter(({ amount }) => amount !== 0);

const toKindAmount = (one: TrustAttribution): KindAmount[] => {
  const head = isGainAttribution(one) ? undefined : findAttributedHead(one);
  return head === undefined ? [] : [{ head, isForeign: one.isForeign, amount: one.amount }];
};

/** Everything a year is taxed on, whoever is taxed on it. */
export interface TrustTaxInput {
  readonly books: TrustBooks;
  readonly year: TrustYear;
  readonly basis: TrustTaxBasis;
  readonly facts: TrustTaxFacts;
  readonly attributions: readonly TrustAttribution[];
}

interface PersonShare {
  readonly beneficiary: TrustBeneficiary;
  readonly income: readonly KindAmount[];
  readonly gains: Cents;
  readonly bookedExpenses: Cents;
  readonly attributed: readonly KindAmount[];
  readonly attributedGains: Cents;
  readonly isTaxedInTrust: boolean;
}

function listShares({ books, year, attributions }: TrustTaxInput, flowsToAll: boolean): PersonShare[] {
  return year.people.map(({ beneficiary, distributions, expenses }) => {
    const those = attributions.filter(({ beneficiaryID }) => beneficiaryID === beneficiary.id);
    const gains = distributions.map(({ id, nature, assetID, amount }) => {
      if (assetID !== null) return clampBelowNil(year.givenGains.get(id) ?? nil);
      return nature === 'gain' ? amount : nil;
    });
    return {
      beneficiary,
      income: mergeKinds([...listIncomeByKind(books, beneficiary.id), ...listVestedByKind(distributions)]),
      gains: sum(gains),
      bookedExpenses: sum(expenses.filter(({ head }) => !neverDeductible.has(head)).map(({ amount }) => amount)),
      attributed: mergeKinds(those.flatMap(toKindAmount)),
      attributedGains: sum(those.filter(isGainAttribution).map(({ amount }) => amount)),
      // A gain never flows to somebody who is no resident (para 80); income did, until the Act was changed.
      isTaxedInTrust: beneficiary.isResident === false && !flowsToAll,
    };
  });
}

/** What flows to a beneficiary for tax: nothing of somebody abroad, and no gain of theirs whatever the year. */
const listFlowing = (one: PersonShare): readonly KindAmount[] => (one.isTaxedInTrust ? [] : one.income);
const computeFlowingGain = ({ beneficiary, gains }: PersonShare): Cents =>
  beneficiary.isResident === false ? nil : gains;

function computeKinds(
  { books, attributions }: TrustTaxInput,
  shares: readonly PersonShare[],
  rates: RatesOfYear,
): TaxedKind[] {
  const own = listIncomeByKind(books, null);
  const byRight = shares.flatMap(({ beneficiary }) => listIncomeByKind(books, beneficiary.id));
  const flowing = shares.flatMap(listFlowing);
  const stayed = new Set(shares.filter((one) => one.isTaxedInTrust).map(({ beneficiary }) => beneficiary.id));
  const toDonors = attributions
    .filter(({ beneficiaryID }) => beneficiaryID === null || stayed.has(beneficiaryID))
    .flatMap(toKindAmount);
  return listKinds([...own, ...byRight]).map((kind) => {
    const came = plus(sumOfKind(own, kind), sumOfKind(byRight, kind));
    // What vested beyond the income of its kind is capital, and takes nothing from it.
    const toBeneficiaries = pickSmaller(came, sumOfKind(flowing, kind));
    const donors = pickSmaller(minus(came, toBeneficiaries), sumOfKind(toDonors, kind));
    const kept = minus(came, plus(toBeneficiaries, donors));
    const exempt = computeExempt(kind, kept, rates);
    return { ...kind, came, toBeneficiaries, toDonors: donors, kept, exempt, taxable: minus(kept, exempt) };
  });
}

function computeGains(
  { year, basis, facts, attributions }: TrustTaxInput,
  shares: readonly PersonShare[],
  rates: RatesOfYear,
): Outcome<TaxedGains> {
  const persons = findRowOn(gainsRates, year.year.to, 'date');
  if (isRefused(persons)) return persons;
  const booked = year.capital.gains;
  const came = plus(booked, facts.gainAdjustment);
  const toBeneficiaries = sum(shares.map(computeFlowingGain));
  const abroad = new Set(
    shares.filter(({ beneficiary }) => beneficiary.isResident === false).map((one) => one.beneficiary.id),
  );
  const toDonors = sum(
    attributions
      .filter((one) => isGainAttribution(one) && (one.beneficiaryID === null || abroad.has(one.beneficiaryID)))
      .map(({ amount }) => amount),
  );
  const kept = minus(came, plus(toBeneficiaries, toDonors));
  // A special trust of type A alone has what a natural person has (Eighth Schedule para 1 'special trust').
  const isPerson = basis === 'specialA';
  const exclusion = isPerson ? pickSmaller(persons.annualExclusion, cents(Math.abs(kept))) : nil;
  const counted = kept < 0 ? plus(kept, exclusion) : minus(kept, exclusion);
  const lossUsed = pickSmaller(clampBelowNil(counted), facts.capitalLossBroughtForward);
  const net = clampBelowNil(minus(counted, lossUsed));
  return {
    booked,
    adjustment: facts.gainAdjustment,
    came,
    toBeneficiaries,
    toDonors,
    kept,
    annualExclusion: exclusion,
    lossUsed,
    net,
    taxable: roundHalfUp(times(net, isPerson ? persons.inclusion : rates.inclusion)),
    lossForward: plus(minus(facts.capitalLossBroughtForward, lossUsed), clampBelowNil(negate(counted))),
  };
}

/** Parts of an amount in the ratio of the weights, to the cent: the largest remainders have what is left. */
function splitByWeight(amount: Cents, weights: readonly Cents[]): Cents[] {
  const all = sum(weights);
  if (all <= 0) return weights.map(() => nil);
  const parts = weights.map((weight) => Math.floor((amount * weight) / all));
  const remainders = weights.map((weight, index) => ({ index, left: (amount * weight) / all - parts[index]! }));
  let over = amount - parts.reduce((total, part) => total + part, 0);
  for (const { index } of remainders.toSorted((a, b) => b.left - a.left || a.index - b.index)) {
    if (over <= 0) break;
    parts[index]! += 1;
    over -= 1;
  }
  return parts.map(cents);
}

interface SplitExpenses {
  readonly expenses: TrustTaxYear['expenses'];
  /** By beneficiary, in their order. */
  readonly shares: readonly Cents[];
}

function computeExpenses(
  { books, year, facts }: TrustTaxInput,
  shares: readonly PersonShare[],
  kinds: readonly TaxedKind[],
  rates: RatesOfYear,
): SplitExpenses {
  const stayed = shares.map((one) => (one.isTaxedInTrust ? one.bookedExpenses : nil));
  const booked = plus(year.own.expensesTotal, sum(stayed));
  const never = sum(year.own.expenses.filter(({ head }) => neverDeductible.has(head)).map(({ amount }) => amount));
  const notDeductible = pickSmaller(facts.notDeductible, clampBelowNil(minus(booked, never)));
  const left = clampBelowNil(minus(booked, plus(never, notDeductible)));
  // Expenses for income that is exempt are not deducted (s 23(f)): by what came in, before anything vested.
  const own = [
    ...listIncomeByKind(books, null),
    ...shares.filter((one) => one.isTaxedInTrust).flatMap(({ beneficiary }) => listIncomeByKind(books, beneficiary.id)),
  ];
  const gross = sumKinds(own);
  const exempt = sum(own.map((one) => computeExempt(one, one.amount, rates)));
  const forExemptIncome = gross > 0 && exempt > 0 ? roundHalfUp(computeProportion(left, exempt, gross)) : nil;
  const forIncome = minus(left, forExemptIncome);
  const isShared = facts.expenses === 'shared';
  const taxablePart = (amounts: readonly KindAmount[]): Cents =>
    clampBelowNil(minus(sumKinds(amounts), sum(amounts.map((one) => computeExempt(one, one.amount, rates)))));
  const vested = shares.map((one) =>
    isShared && !one.isTaxedInTrust
      ? taxablePart(
          mergeKinds([
            ...one.income,
            ...listIncomeByKind(books, one.beneficiary.id).map((each) => ({ ...each, amount: negate(each.amount) })),
          ]),
        )
      : nil,
  );
  const kept = sum(kinds.map(({ taxable, toDonors }) => plus(taxable, toDonors)));
  const split = splitByWeight(forIncome, [...vested, kept]);
  // Deductions never exceed the income they go with; what is over is the trust's again (s 25B(4), (5)).
  const parts = vested.map((amount, index) => pickSmaller(amount, split[index] ?? nil));
  const toBeneficiaries = sum(parts);
  return {
    expenses: {
      booked,
      neverDeductible: never,
      notDeductible,
      forExemptIncome,
      toBeneficiaries,
      deductible: minus(forIncome, toBeneficiaries),
    },
    shares: parts,
  };
}

/** Normal tax of the trust on an amount, flat or by the table of natural persons without their rebates. */
export function computeTrustTaxOn(taxableIncome: Cents, basis: TrustTaxBasis, { year }: TrustYear): Outcome<Cents> {
  if (basis !== 'ordinary') {
    const tax = computeNormalTax(taxableIncome, year.from);
    return isRefused(tax) ? tax : tax.value;
  }
  const rates = findRowOn(trustRates, year.from, 'date');
  return isRefused(rates) ? rates : roundHalfUp(times(taxableIncome, rates.rate));
}

/** Foreign tax on what the trust kept, up to the tax here on the same income (s 6quat). */
function computeForeignCredit(books: TrustBooks, kinds: readonly TaxedKind[], tax: Cents, taxableIncome: Cents): Cents {
  const abroad = kinds.filter(({ isForeign }) => isForeign);
  const paid = sum(
    abroad.map(({ head, kept, came }) => {
      const withheld = sum(books.foreign.filter(({ account }) => account === head).map((one) => one.tax));
      return came > 0 ? roundHalfUp(computeProportion(withheld, kept, came)) : nil;
    }),
  );
  const taxed = sum(abroad.map(({ taxable }) => taxable));
  if (taxableIncome <= 0 || taxed <= 0) return nil;
  const most = roundHalfUp(computeProportion(tax, pickSmaller(taxed, taxableIncome), taxableIncome));
  return pickSmaller(paid, most);
}

function toTaxedBeneficiary(one: PersonShare, share: Cents): TaxedBeneficiary {
  const flowing = mergeKinds([
    ...listFlowing(one),
    ...(one.isTaxedInTrust ? [] : one.attributed.map((each) => ({ ...each, amount: negate(each.amount) }))),
  ]);
  return {
    beneficiary: one.beneficiary,
    income: one.income,
    gains: one.gains,
    expenses: plus(one.bookedExpenses, share),
    toDonors: plus(sumKinds(one.attributed), one.attributedGains),
    isTaxedInTrust: one.isTaxedInTrust,
    reports: flowing,
    reportsExpenses: one.isTaxedInTrust
      ? nil
      : pickSmaller(plus(one.bookedExpenses, share), clampBelowNil(sumKinds(flowing))),
    reportsGain: clampBelowNil(
      minus(computeFlowingGain(one), one.beneficiary.isResident === false ? nil : one.attributedGains),
    ),
  };
}

function listTaxRemarks(
  { basis, year, books }: TrustTaxInput,
  people: readonly TaxedBeneficiary[],
): readonly Message[] {
  const took = people.filter(({ income, gains }) => income.length > 0 || gains > 0);
  const unknown = took.filter(({ beneficiary }) => beneficiary.isResident === null);
  const births = books.beneficiaries.flatMap(({ bornOn }) => bornOn ?? []);
  const youngest = births.toSorted().at(-1);
  const grewUp = `${Number(year.year.to.slice(0, 4)) - 18}${year.year.to.slice(4)}`;
  return [
    ...unknown.map(({ beneficiary }) =>
      message('We do not know whether {name} is a resident, and tax them as one here. Enter it under Beneficiaries.', {
        name: beneficiary.name,
      }),
    ),
    ...(basis === 'specialB' && youngest === undefined
      ? [
          message(
            'No date of birth of a beneficiary is known, so it is not known whether the trust is still a special trust of type B.',
          ),
        ]
      : []),
    ...(basis === 'specialB' && youngest !== undefined && youngest <= grewUp
      ? [
          message(
            'The youngest beneficiary was 18 by the end of this year, so the trust is not a special trust of type B. Tax it as an ordinary trust.',
          ),
        ]
      : []),
  ];
}

/**
 * The year of assessment of a trust from its books: what flows to beneficiaries (Income Tax Act s 25B, Eighth Schedule para 80), what
 * is a donor's (s 7, paras 68 to 72), and the tax on what the trust keeps.
 */
export function computeTrustTax(input: TrustTaxInput): Outcome<TrustTaxYear> {
  const { books, year, basis, facts } = input;
  const row = findRowOn(trustRates, year.year.from, 'date');
  if (isRefused(row)) return row;
  const dividends = findRowOn(foreignDividends, year.year.from, 'date');
  if (isRefused(dividends)) return dividends;
  const rates = { ...row, exemptForeignDividend: dividends.exempt };
  const rule = findRowOn(residentsOnly, year.year.from, 'date');
  if (isRefused(rule)) return rule;
  const shares = listShares(input, !rule.residentsOnly);
  const kinds = computeKinds(input, shares, rates);
  const gains = computeGains(input, shares, rates);
  if (isRefused(gains)) return gains;
  const { expenses, shares: parts } = computeExpenses(input, shares, kinds, rates);
  const otherExempt = pickSmaller(facts.otherExempt, clampBelowNil(sum(kinds.map(({ taxable }) => taxable))));
  const income = minus(
    sum(kinds.map(({ taxable }) => taxable)),
    sum([otherExempt, expenses.deductible, facts.allowances]),
  );
  const beforeLoss = plus(income, gains.taxable);
  const lossUsed = pickSmaller(clampBelowNil(beforeLoss), facts.lossBroughtForward);
  const taxableIncome = clampBelowNil(minus(beforeLoss, lossUsed));
  const tax = computeTrustTaxOn(taxableIncome, basis, year);
  if (isRefused(tax)) return tax;
  const foreignCredit = computeForeignCredit(books, kinds, tax, taxableIncome);
  const people = shares.map((one, index) => toTaxedBeneficiary(one, parts[index] ?? nil));
  return {
    basis,
    rates,
    kinds,
    gains,
    expenses,
    allowances: facts.allowances,
    otherExempt,
    income,
    lossUsed,
    lossForward: plus(minus(facts.lossBroughtForward, lossUsed), clampBelowNil(negate(beforeLoss))),
    taxableIncome,
    tax,
    foreignCredit,
    payable: minus(tax, foreignCredit),
    people: people.filter(({ income: had, gains: won, expenses: bore }) => had.length > 0 || won !== 0 || bore !== 0),
    remarks: listTaxRemarks(input, people),
  };
}

/** What is left to attribute of a kind or of the gains, so that no more is a donor's than there was. */
export function findAttributable(input: TrustTaxInput, one: TrustAttribution): Outcome<Cents> {
  const attributions = input.attributions;
  const taxed = computeTrustTax({ ...input, attributions });
  if (isRefused(taxed)) return taxed;
  const person = taxed.people.find(({ beneficiary }) => beneficiary.id === one.beneficiaryID);
  const [head] = toKindAmount(one);
  if (isGainAttribution(one)) {
    if (one.beneficiaryID === null) return clampBelowNil(taxed.gains.kept);
    return person === undefined ? nil : pickLarger(person.reportsGain, person.isTaxedInTrust ? person.gains : nil);
  }
  if (head === undefined) return nil;
  if (one.beneficiaryID === null) {
    const kind = taxed.kinds.find(({ head: of, isForeign }) => of === head.head && isForeign === head.isForeign);
    return kind?.kept ?? nil;
  }
  if (person === undefined) return nil;
  return person.isTaxedInTrust
    ? clampBelowNil(
        minus(
          sumOfKind(person.income, head),
          sumOfKind(
            attributions.filter(({ beneficiaryID }) => beneficiaryID === one.beneficiaryID).flatMap(toKindAmount),
            head,
          ),
        ),
      )
    : sumOfKind(person.reports, head);
}

import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { type TaxAboveHalf, taxAboveHalf } from '../capital-gains/tax-above-half';
import type { TaxAfterDeath } from '../income-tax/tax-after-death';
import { checkEstate } from '../estate/check-estate';
import type { Estate } from '../estate/estate';
import { at } from '../estate/path';
import { administrationCharges, type Charge, computedCharge, creditorCharges, feesGivenBack } from './charges';
import { carve, type Carved } from './carve';
import { type Divide, divider } from './division';
import { type Division, nobodyTakes } from './taken';
import { type DutyAddendum, dutyAddendum } from './duty-addendum';
import { isLeftOut } from './duty-property';
import type { ComputedClaims } from './duty-values';
import { earlierCharges } from './earlier-charges';
import { type EstateTax, estateTax } from './estate-tax';
import { dutyInterestCharges, lateLegacyCharges } from './late-charges';
import { asOneAccount, type Facts, readEstate } from './facts';
import { type Fees, feesOf } from './fees';
import { drawIncome, type IncomeAccount, incomeToDate } from './income-account';
import { captured } from './line';
import { accrualOfEstate, type AddedClaim, addedClaims, givenBack } from './added-claims';
import { type AccountRequest, checkRequest } from './request';
import { type TaxAtDeath, taxAtDeath } from './tax-at-death';
import { isPublicBenefit } from './takers-of-assets';

/** Everything before the division: values, fees, debts, tax, duty and the balance they leave. */
export interface Prepared {
  readonly facts: Facts;
  readonly divide: Divide;
  readonly fees: Fees;
  readonly added: readonly AddedClaim[];
  readonly charges: readonly Charge[];
  readonly income: Omit<IncomeAccount, 'awards'>;
  readonly tax: TaxAtDeath | undefined;
  /** Tax of the estate itself after the death, and what of the tax at death an heir carries. */
  readonly taxAfter?: Worked<TaxAfterDeath>;
  readonly carriedByHeir?: Worked<TaxAboveHalf>;
  readonly duty: DutyAddendum;
  readonly carved: Carved;
  readonly carriedForward: Cents;
  /** The division before duty, where it was needed and no duty came off: it is then the division itself. */
  readonly division: Division | undefined;
}

/** What does not change with the tax at death while no refund earns a fee. */
interface BeforeTax extends Pick<Prepared, 'fees' | 'income'> {
  readonly administration: readonly Charge[];
}

interface Charged extends Pick<Prepared, 'fees' | 'added' | 'charges' | 'income' | 'tax'> {
  /** Debts, costs and tax of all accounts up to this one, as one account would charge them. */
  readonly ofEstate: readonly Charge[];
  readonly claims: ComputedClaims;
  readonly beforeTax: BeforeTax;
}

/** Asks for the estate as one account would show it, and who takes what of that. */
interface Whole {
  readonly facts: Facts;
  readonly divide: Divide;
}

function chargedWith(
  facts: Facts,
  whole: Whole,
  creditors: readonly Charge[],
  tax: TaxAtDeath | undefined,
  known?: BeforeTax,
): Outcome<Charged> {
  const claims = { accrual: accrualOfEstate(facts), refund: tax?.ofEstate.refund ?? nil };
  const beforeTax = claims.refund === nil && known ? known : drawBeforeTax(facts, whole, claims);
  if (isRefused(beforeTax)) return beforeTax;
  const { fees, administration, income } = beforeTax;
  const added = addedClaims(facts, tax?.refund, [...feesGivenBack(fees), ...(tax?.givenBack ?? [])]);
  const deficit = { ...income.net, title: 'Deficit on the income account', value: income.deficit };
  const charges: Charge[] = [
    ...administration,
    ...creditors,
    ...(tax?.charges ?? []),
    ...(income.deficit > 0
      ? [
          computedCharge('income-deficit', 'Deficit on the income account', deficit, {
            group: 'creditors',
            allocation: 'joint',
            rank: 's97',
          }),
        ]
      : []),
  ];
  // What income after the death lacked is no debt or cost of the property the deceased left.
  const ofEstate = [...earlierCharges(facts), ...administration, ...creditors, ...(tax?.ofEstate.charges ?? [])];
  return { fees, added, charges, income, tax, ofEstate, claims, beforeTax };
}

function drawBeforeTax(facts: Facts, whole: Whole, { accrual, refund }: ComputedClaims): Outcome<BeforeTax> {
  const fees = feesOf(whole.facts, plus(accrual, refund), incomeToDate(facts));
  if (isRefused(fees)) return fees;
  const administration = administrationCharges(facts, fees);
  return isRefused(administration) ? administration : { fees, administration, income: drawIncome(facts, fees) };
}

/** The estate before duty: what those who inherit share of all accounts together. */
function divideWhole(whole: Whole, { ofEstate, claims }: Charged): Outcome<Division> {
  const added = [claims.accrual, claims.refund].map((value, index) => ({
    id: `claim ${index}`,
    narrative: 'Claim',
    worked: captured('Claim', value),
  }));
  const carved = carve(whole.facts, added, ofEstate, nil);
  return isRefused(carved) ? carved : whole.divide(notBelowNil(carved.forHeirs));
}

/** Tax depends on who takes what, and refunds earn fees: so charges are drawn once without tax, once with it. */
function chargesOf(facts: Facts, whole: Whole, ofEstateTax: readonly Charge[]): Outcome<Charged> {
  const creditors = [...creditorCharges(facts), ...lateLegacyCharges(facts), ...ofEstateTax];
  const without = chargedWith(facts, whole, creditors, undefined);
  if (isRefused(without) || !facts.estate.settings.taxAtDeath) return without;
  const division = divideWhole(whole, without);
  if (isRefused(division)) return division;
  const tax = taxAtDeath(whole.facts, division);
  if (isRefused(tax)) return tax;
  return tax ? chargedWith(facts, whole, creditors, tax, without.beforeTax) : without;
}

/** Duty asks for the division only where it matters who takes what: for a deduction, or for debts of what is left out. */
const needsDivision = (facts: Facts): boolean =>
  facts.estate.country === 'ZA' &&
  (facts.spouses.size > 0 ||
    facts.estate.people.some(({ id }) => isPublicBenefit(facts, id)) ||
    facts.estate.improvements.some(({ item }) => item.list === 'assets') ||
    facts.assets.some(({ asset }) => isLeftOut(facts, asset)));

export function prepare(estate: Estate, request: AccountRequest): Outcome<Prepared> {
  const wrong = collectRefusals([checkEstate(estate, request.today), checkRequest(estate, request)]);
  if (wrong) return wrong;
  const read = readEstate(estate, request);
  if (isRefused(read)) return read;
  const after = estateTax(read);
  if (isRefused(after)) return after;
  const facts = after ? withExpenses(read, after.expenses) : read;
  const outstanding = facts.assets.filter(({ asset }) => asset.treatment === 'outstanding');
  const carriedForward = sum([request.holdBack ?? nil, ...outstanding.map(({ value }) => value)]);
  const divide = divider(facts);
  const asOne = asOneAccount(facts);
  const whole: Whole = asOne === facts ? { facts, divide } : { facts: asOne, divide: divider(asOne) };
  const before = chargesOf(facts, whole, after?.charges ?? []);
  if (isRefused(before)) return before;
  const carried = carriedByHeir(whole, before);
  if (isRefused(carried)) return carried;
  const charged = carried ? withoutCarried(before, carried.value.heirMayCarry) : before;
  const found = dutyOf(whole, charged);
  if (isRefused(found)) return found;
  const { duty, division } = found;
  const lateDuty = dutyInterestCharges(facts, duty);
  if (isRefused(lateDuty)) return lateDuty;
  const { fees, income, tax } = charged;
  const added = [...charged.added, ...givenBack('estate-duty', 'Estate duty', duty.charged, true)];
  const dutied =
    duty.charged.value <= 0 && duty.charged.override === undefined
      ? charged.charges
      : [
          ...charged.charges,
          computedCharge('estate-duty', 'Estate duty', duty.charged, {
            group: 'estateDuty',
            allocation: 'deceasedOnly',
            rank: 's99',
          }),
        ];
  const charges = lateDuty.length > 0 ? [...dutied, ...lateDuty] : dutied;
  const carved = carve(facts, added, charges, carriedForward);
  if (isRefused(carved)) return carved;
  // The division before duty is the division itself where it was of the very balance there is to divide.
  const same = whole.facts === facts && division?.balance === carved.forHeirs ? division : undefined;
  return checkHeldBack({
    facts,
    divide,
    fees,
    added,
    charges,
    income,
    tax,
    ...(after && { taxAfter: after.worked }),
    ...(carried && { carriedByHeir: carried }),
    duty,
    carved,
    carriedForward,
    division: same,
  });
}

/** Expenses the account itself worked out stand among those of the income account. */
const withExpenses = (facts: Facts, expenses: EstateTax['expenses']): Facts => ({
  ...facts,
  estate: { ...facts.estate, incomeExpenses: [...facts.estate.incomeExpenses, ...expenses] },
});

function dutyOf(
  whole: Whole,
  charged: Charged,
): Outcome<{ readonly duty: DutyAddendum; readonly division: Division | undefined }> {
  const division = needsDivision(whole.facts) ? divideWhole(whole, charged) : undefined;
  if (isRefused(division)) return division;
  const duty = dutyAddendum(whole.facts, charged.ofEstate, charged.claims, division ?? nobodyTakes);
  return isRefused(duty) ? duty : { duty, division };
}

const gainsTaxId = 'capital-gains-tax';

/** Income Tax Act s 25(6): what an heir carries of the tax at death, where the heir keeps an asset it would eat up. */
function carriedByHeir(whole: Whole, charged: Charged): Outcome<Worked<TaxAboveHalf> | undefined> {
  const { estate } = whole.facts;
  const tax = charged.charges.find(({ line }) => line.id === gainsTaxId);
  if (!estate.settings.heirCarriesTax || !tax || estate.country === 'NA') return undefined;
  const untaxed = dutyOf(whole, {
    ...charged,
    ofEstate: charged.ofEstate.filter(({ line }) => line.id !== gainsTaxId),
  });
  if (isRefused(untaxed)) return untaxed;
  const netValue = untaxed.duty.computation?.value.netValue ?? nil;
  return taxAboveHalf(estate.deceased.diedOn, tax.line.amount, netValue, true);
}

function lessCarried(line: Charge['line'], carried: Cents): Charge['line'] {
  const amount = minus(line.amount, carried);
  const worked = working(line.narrative, 'Income Tax Act s 25(6)')
    .worked('Tax by reason of the gain', line.worked)
    .line('Less what the heir who keeps the asset carries', carried)
    .gives(amount);
  return { ...line, amount, worked };
}

/** The tax the heir carries is that heir's debt and none of the estate's. */
function withoutCarried(charged: Charged, carried: Cents): Charged {
  if (carried === 0) return charged;
  const less = (charges: readonly Charge[]): readonly Charge[] =>
    charges.map((charge) =>
      charge.line.id === gainsTaxId ? { ...charge, line: lessCarried(charge.line, carried) } : charge,
    );
  return { ...charged, charges: less(charged.charges), ofEstate: less(charged.ofEstate) };
}

/** What is carried forward must be there: it comes off a balance that can bear it. */
function checkHeldBack(prepared: Prepared): Outcome<Prepared> {
  const { carved, facts } = prepared;
  const { holdBack = nil } = facts.request;
  if (carved.balance < 0 || carved.carriedForward === 0) return prepared;
  if (carved.forHeirs >= 0 && (carved.netJoint ?? nil) >= 0) return prepared;
  if (holdBack > 0) {
    return refuse('holdBack', 'Hold back less: what is left after debts and charges cannot bear this amount.');
  }
  const first = facts.assets.find(({ asset }) => asset.treatment === 'outstanding');
  const index = first ? facts.estate.assets.indexOf(first.asset) : 0;
  return refuse(
    at('assets', index, 'treatment'),
    'The debts need this asset. Say how it is dealt with in this account.',
  );
}

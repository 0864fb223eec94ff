import { message } from '../law/message';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, pickSmaller, plus, sum } from '../money/cents';
import { type TaxAboveHalf, computeTaxAboveHalf } from '../capital-gains/tax-above-half';
import type { TaxAfterDeath } from '../income-tax/tax-after-death';
import { checkEstate } from '../estate/check-estate';
import type { Estate } from '../estate/estate';
import { joinPath } from '../estate/path';
import {
  listAdministrationCharges,
  type AccountCharge,
  findGeneralAllocation,
  toComputedCharge,
  listCreditorCharges,
  isAfterCreditors,
  isMaintenance,
  listFeeRefunds,
} from './charges';
import { carveEstate, type CarvedEstate, isInsolvent } from './carve';
import { type EstateDivider, createDivider } from './division';
import { type EstateDivision, nobodyTakes } from './taken';
import { type EstateDutyAddendum, computeDutyAddendum } from './duty-addendum';
import { isLeftOut } from './duty-property';
import type { ComputedClaims } from './duty-values';
import { listEarlierCharges } from './earlier-charges';
import { type EstateTaxResult, computeEstateTax } from './estate-tax';
import { listDutyInterestCharges, listLateLegacyCharges } from './late-charges';
import { toSingleAccount, type DrawingFacts, readEstate } from './facts';
import { type AccountFees, computeAccountFees } from './fees';
import {
  applyIncomeToDebts,
  computeIncomeOfHeirs,
  drawIncome,
  type EstateIncomeAccount,
  sumIncomeForDebts,
  sumIncomeToDate,
} from './income-account';
import { toCapturedResult, toNarrative } from './line';
import { incomeAppliedId, sumEstateAccruals, type AddedClaim, listAddedClaims, toRefundClaim } from './added-claims';
import { type EstateAccountRequest, checkRequest } from './request';
import { type TaxAtDeath, computeTaxAtDeath } from './tax-at-death';
import { isPublicBenefit } from './takers-of-assets';

/** Everything before the division: values, fees, debts, tax, duty and the balance they leave. */
export interface PreparedAccount {
  readonly facts: DrawingFacts;
  readonly divide: EstateDivider;
  readonly fees: AccountFees;
  readonly added: readonly AddedClaim[];
  readonly charges: readonly AccountCharge[];
  readonly income: Omit<EstateIncomeAccount, 'awards'>;
  readonly tax: TaxAtDeath | undefined;
  /** Tax of the estate itself after the death, and what of the tax at death an heir carries. */
  readonly taxAfter?: WorkedResult<TaxAfterDeath>;
  readonly carriedByHeir?: WorkedResult<TaxAboveHalf>;
  readonly duty: EstateDutyAddendum;
  readonly carved: CarvedEstate;
  readonly carriedForward: Cents;
  /** The division before duty, where it was needed and no duty came off: it is then the division itself. */
  readonly division: EstateDivision | undefined;
  /** Income meets what the capital lacks: the estate is not insolvent, whatever its capital alone says. */
  readonly paidWithIncome?: true;
}

/** What does not change with the tax at death while no refund earns a fee. */
interface FiguresBeforeTax extends Pick<PreparedAccount, 'fees' | 'income'> {
  readonly administration: readonly AccountCharge[];
}

interface ChargedAccount extends Pick<PreparedAccount, 'fees' | 'added' | 'charges' | 'income' | 'tax'> {
  /** Debts, costs and tax of all accounts up to this one, as one account would charge them. */
  readonly ofEstate: readonly AccountCharge[];
  readonly claims: ComputedClaims;
  readonly beforeTax: FiguresBeforeTax;
}

/** Asks for the estate as one account would show it, and who takes what of that. */
interface WholeEstate {
  readonly facts: DrawingFacts;
  readonly divide: EstateDivider;
}

function computeChargedWith(
  facts: DrawingFacts,
  whole: WholeEstate,
  creditors: readonly AccountCharge[],
  tax: TaxAtDeath | undefined,
  known?: FiguresBeforeTax,
): Outcome<ChargedAccount> {
  const claims = { accrual: sumEstateAccruals(facts), refund: tax?.ofEstate.refund ?? nil };
  const beforeTax = claims.refund === nil && known ? known : drawBeforeTax(facts, whole, claims);
  if (isRefused(beforeTax)) return beforeTax;
  const { fees, administration, income } = beforeTax;
  const added = listAddedClaims(facts, tax?.refund, [...listFeeRefunds(fees), ...(tax?.givenBack ?? [])]);
  const deficit = { ...income.net, title: 'Deficit on the income account', value: income.deficit };
  const charges: AccountCharge[] = [
    ...administration,
    ...creditors,
    ...(tax?.charges ?? []),
    ...(income.deficit > 0
      ? [
          toComputedCharge('income-deficit', 'Deficit on the income account', deficit, {
            group: 'creditors',
            allocation: findGeneralAllocation(facts),
            rank: 's97',
          }),
        ]
      : []),
  ];
  // What income after the death lacked is no debt or cost of the property the deceased left.
  const ofEstate = [...listEarlierCharges(facts), ...administration, ...creditors, ...(tax?.ofEstate.charges ?? [])];
  return { fees, added, charges, income, tax, ofEstate, claims, beforeTax };
}

function drawBeforeTax(
  facts: DrawingFacts,
  whole: WholeEstate,
  { accrual, refund }: ComputedClaims,
): Outcome<FiguresBeforeTax> {
  const fees = computeAccountFees(whole.facts, plus(accrual, refund), sumIncomeToDate(facts));
  if (isRefused(fees)) return fees;
  const administration = listAdministrationCharges(facts, fees);
  return isRefused(administration) ? administration : { fees, administration, income: drawIncome(facts, fees) };
}

/** The estate before duty: what those who inherit share of all accounts together. */
function divideWhole(whole: WholeEstate, { ofEstate, claims }: ChargedAccount): Outcome<EstateDivision> {
  const added = [claims.accrual, claims.refund].map((value, index) => ({
    id: `claim ${index}`,
    narrative: 'Claim',
    worked: toCapturedResult('Claim', value),
  }));
  const carved = carveEstate(whole.facts, added, ofEstate, nil);
  return isRefused(carved) ? carved : whole.divide(clampBelowNil(carved.forHeirs));
}

/** Tax depends on who takes what, and refunds earn fees: so charges are drawn once without tax, once with it. */
function computeAccountCharges(
  facts: DrawingFacts,
  whole: WholeEstate,
  ofEstateTax: readonly AccountCharge[],
): Outcome<ChargedAccount> {
  const creditors = [...listCreditorCharges(facts), ...listLateLegacyCharges(facts), ...ofEstateTax];
  const without = computeChargedWith(facts, whole, creditors, undefined);
  if (isRefused(without) || !facts.estate.settings.taxAtDeath) return without;
  const division = divideWhole(whole, without);
  if (isRefused(division)) return division;
  const tax = computeTaxAtDeath(whole.facts, division);
  if (isRefused(tax)) return tax;
  return tax ? computeChargedWith(facts, whole, creditors, tax, without.beforeTax) : without;
}

/** Duty asks for the division only where it matters who takes what: for a deduction, or for debts of what is left out. */
const needsDivision = (facts: DrawingFacts): boolean =>
  facts.estate.country === 'ZA' &&
  (facts.taxSpouses.size > 0 ||
    facts.estate.people.some(({ id }) => isPublicBenefit(facts, id)) ||
    facts.estate.improvements.some(({ item }) => item.list === 'assets') ||
    facts.assets.some(({ asset }) => isLeftOut(facts, asset)));

export function prepareAccount(estate: Estate, request: EstateAccountRequest): Outcome<PreparedAccount> {
  const wrong = collectRefusals([checkEstate(estate, request.today), checkRequest(estate, request)]);
  if (wrong) return wrong;
  const read = readEstate(estate, request);
  if (isRefused(read)) return read;
  const prepared = prepareFrom(read);
  if (isRefused(prepared)) return prepared;
  return isInsolvent(prepared.carved) ? payWithIncomeOrLess(read, prepared) : checkHeldBack(prepared);
}

/** What the column of the deceased lacks for its debts and costs. */
const computeLack = ({ carved }: PreparedAccount): Cents => clampBelowNil(minus(nil, carved.forHeirs));

/**
 * Debts go before heirs in income as in capital: an estate whose income meets what its capital lacks is not insolvent.
 * What the survivor owes of a joint estate below nil is met by the survivor's own half of the income first.
 */
const isPaidWithIncome = (prepared: PreparedAccount): boolean =>
  !prepared.facts.kind.statementOnly &&
  computeLack(prepared) <= computeIncomeOfHeirs(prepared.facts, prepared.income) &&
  plus(prepared.carved.leftByCreditors, sumIncomeForDebts(prepared.income)) >= 0;

/** Before an estate is called insolvent: income that heirs would take pays first, and claims after creditors are cut. */
function payWithIncomeOrLess(read: DrawingFacts, prepared: PreparedAccount): Outcome<PreparedAccount> {
  if (isPaidWithIncome(prepared)) return payWithIncome(prepared);
  const reduced = reduceLateClaims(read, prepared);
  if (isRefused(reduced) || !isInsolvent(reduced.carved) || !isPaidWithIncome(reduced)) return reduced;
  return payWithIncome(reduced);
}

function payWithIncome(prepared: PreparedAccount): Outcome<PreparedAccount> {
  const { facts, income, added, charges, carriedForward } = prepared;
  const lack = computeLack(prepared);
  if (lack === 0) return { ...prepared, paidWithIncome: true };
  const worked = toCapturedResult('Income that pays debts and costs', lack);
  const claims: readonly AddedClaim[] = [
    ...added,
    { id: incomeAppliedId, ...toNarrative(message('Income that pays debts and costs')), worked, ofDeceased: true },
  ];
  const carved = carveEstate(facts, claims, charges, carriedForward);
  if (isRefused(carved)) return carved;
  return {
    ...prepared,
    added: claims,
    carved,
    income: applyIncomeToDebts(income, lack),
    division: undefined,
    paidWithIncome: true,
  };
}

/**
 * Claims that come after all creditors make no estate insolvent: they are reduced to what the creditors leave (Act 27 of
 * 1990 s 2(3)(b)). Duty and tax follow what is paid of them, so that sum is approached from below until nothing is left.
 */
function reduceLateClaims(read: DrawingFacts, prepared: PreparedAccount): Outcome<PreparedAccount> {
  const asked = prepared.charges.filter(isAfterCreditors);
  if (asked.length === 0) return checkHeldBack(prepared);
  const maintenance = sum(asked.filter(isMaintenance).map(({ line }) => line.amount));
  const prepareWith = (left: Cents): Outcome<PreparedAccount> => prepareFrom({ ...read, leftForLateClaims: left });
  const without = prepareWith(nil);
  if (isRefused(without)) return without;
  // The creditors alone are more than the estate: nothing of these claims is paid, and all of them are listed.
  if (!isPaidWithIncome(without)) return checkHeldBack(prepared);
  let found = without;
  let left: Cents = nil;
  for (let round = 0; round < 100; round += 1) {
    const { carved, facts, income } = found;
    const room = plus(carved.forHeirs, computeIncomeOfHeirs(facts, income));
    const next = pickSmaller(maintenance, plus(left, room));
    if (next === left) break;
    const tried = prepareWith(next);
    if (isRefused(tried)) return tried;
    if (!isPaidWithIncome(tried)) break;
    [left, found] = [next, tried];
  }
  return checkHeldBack(found);
}

function prepareFrom(read: DrawingFacts): Outcome<PreparedAccount> {
  const { request } = read;
  const after = computeEstateTax(read);
  if (isRefused(after)) return after;
  const facts = after ? addExpenses(read, after.expenses) : read;
  const outstanding = facts.assets.filter(({ asset }) => asset.treatment === 'outstanding');
  const carriedForward = sum([request.holdBack ?? nil, ...outstanding.map(({ value }) => value)]);
  const divide = createDivider(facts);
  const asOne = toSingleAccount(facts);
  const whole: WholeEstate = asOne === facts ? { facts, divide } : { facts: asOne, divide: createDivider(asOne) };
  const before = computeAccountCharges(facts, whole, after?.charges ?? []);
  if (isRefused(before)) return before;
  const carried = computeCarriedByHeir(whole, before);
  if (isRefused(carried)) return carried;
  const charged = carried ? removeCarriedTax(before, carried.value.heirMayCarry) : before;
  const found = computeDutyAndDivision(whole, charged);
  if (isRefused(found)) return found;
  const { duty, division } = found;
  const lateDuty = listDutyInterestCharges(facts, duty);
  if (isRefused(lateDuty)) return lateDuty;
  const { fees, income, tax } = charged;
  const added = [...charged.added, ...toRefundClaim('estate-duty', 'Estate duty', duty.charged, true)];
  const dutied =
    duty.charged.value <= 0 && duty.charged.override === undefined
      ? charged.charges
      : [
          ...charged.charges,
          toComputedCharge('estate-duty', 'Estate duty', duty.charged, {
            group: 'estateDuty',
            allocation: 'deceasedOnly',
            rank: 's99',
          }),
        ];
  const charges = lateDuty.length > 0 ? [...dutied, ...lateDuty] : dutied;
  const carved = carveEstate(facts, added, charges, carriedForward);
  if (isRefused(carved)) return carved;
  // The division before duty is the division itself where it was of the very balance there is to divide.
  const same = whole.facts === facts && division?.balance === carved.forHeirs ? division : undefined;
  return {
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
  };
}

/** Expenses the account itself worked out stand among those of the income account. */
const addExpenses = (facts: DrawingFacts, expenses: EstateTaxResult['expenses']): DrawingFacts => ({
  ...facts,
  estate: { ...facts.estate, incomeExpenses: [...facts.estate.incomeExpenses, ...expenses] },
});

function computeDutyAndDivision(
  whole: WholeEstate,
  charged: ChargedAccount,
): Outcome<{ readonly duty: EstateDutyAddendum; readonly division: EstateDivision | undefined }> {
  const division = needsDivision(whole.facts) ? divideWhole(whole, charged) : undefined;
  if (isRefused(division)) return division;
  const duty = computeDutyAddendum(whole.facts, charged.ofEstate, charged.claims, division ?? nobodyTakes);
  return isRefused(duty) ? duty : { duty, division };
}

const gainsTaxId = 'capital-gains-tax';

/** Income Tax Act s 25(6): what an heir carries of the tax at death, where the heir keeps an asset it would eat up. */
function computeCarriedByHeir(
  whole: WholeEstate,
  charged: ChargedAccount,
): Outcome<WorkedResult<TaxAboveHalf> | undefined> {
  const { estate } = whole.facts;
  const tax = charged.charges.find(({ line }) => line.id === gainsTaxId);
  if (!estate.settings.heirCarriesTax || !tax || estate.country === 'NA') return undefined;
  const untaxed = computeDutyAndDivision(whole, {
    ...charged,
    ofEstate: charged.ofEstate.filter(({ line }) => line.id !== gainsTaxId),
  });
  if (isRefused(untaxed)) return untaxed;
  const netValue = untaxed.duty.computation?.value.netValue ?? nil;
  return computeTaxAboveHalf(estate.deceased.diedOn, tax.line.amount, netValue, true);
}

function deductCarried(line: AccountCharge['line'], carried: Cents): AccountCharge['line'] {
  const amount = minus(line.amount, carried);
  const worked = startWorking(line.narrative, 'Income Tax Act s 25(6)')
    .worked('Tax by reason of the gain', line.worked)
    .line('Less amount borne by the heir who keeps the asset', carried)
    .gives(amount);
  return { ...line, amount, worked };
}

/** The tax the heir carries is that heir's debt and none of the estate's. */
function removeCarriedTax(charged: ChargedAccount, carried: Cents): ChargedAccount {
  if (carried === 0) return charged;
  const reduceCharges = (charges: readonly AccountCharge[]): readonly AccountCharge[] =>
    charges.map((charge) =>
      charge.line.id === gainsTaxId ? { ...charge, line: deductCarried(charge.line, carried) } : charge,
    );
  return { ...charged, charges: reduceCharges(charged.charges), ofEstate: reduceCharges(charged.ofEstate) };
}

/** What is carried forward must be there: it comes off a balance that can bear it. */
function checkHeldBack(prepared: PreparedAccount): Outcome<PreparedAccount> {
  const { carved, facts } = prepared;
  const { holdBack = nil } = facts.request;
  if (carved.balance < 0 || carved.carriedForward === 0) return prepared;
  if (carved.forHeirs >= 0 && (carved.netJoint ?? nil) >= 0) return prepared;
  if (holdBack > 0) {
    return refuse('holdBack', 'The balance after debts and charges cannot cover this amount. Hold back less.');
  }
  const first = facts.assets.find(({ asset }) => asset.treatment === 'outstanding');
  const index = first ? facts.estate.assets.indexOf(first.asset) : 0;
  return refuse(
    joinPath('assets', index, 'treatment'),
    'This asset is needed to pay debts. Choose how it is dealt with in this account.',
  );
}

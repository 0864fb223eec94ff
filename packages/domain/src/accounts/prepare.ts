import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { checkEstate } from '../estate/check-estate';
import type { Estate } from '../estate/estate';
import { at } from '../estate/path';
import { administrationCharges, type Charge, computedCharge, creditorCharges } from './charges';
import { carve, type Carved } from './carve';
import { type Divide, divider } from './division';
import { type Division, nobodyTakes } from './taken';
import { type DutyAddendum, dutyAddendum } from './duty-addendum';
import { type Facts, readEstate } from './facts';
import { type Fees, feesOf } from './fees';
import { drawIncome, type IncomeAccount, incomeOf } from './income-account';
import { type AddedClaim, addedClaims } from './liquidation';
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
  readonly duty: DutyAddendum;
  readonly carved: Carved;
  readonly carriedForward: Cents;
  /** The division before duty, where it was needed and no duty came off: it is then the division itself. */
  readonly division: Division | undefined;
}

interface Charged extends Pick<Prepared, 'fees' | 'added' | 'charges' | 'income' | 'tax'> {}

export const totalAdded = (added: readonly AddedClaim[]): Cents => sum(added.map(({ worked }) => worked.value));

function chargedWith(facts: Facts, creditors: readonly Charge[], tax: TaxAtDeath | undefined): Outcome<Charged> {
  const added = addedClaims(facts, tax?.refund);
  const newClaims = minus(totalAdded(added), facts.request.broughtForward?.cash ?? nil);
  const fees = feesOf(facts, newClaims, incomeOf(facts));
  if (isRefused(fees)) return fees;
  const administration = administrationCharges(facts, fees);
  if (isRefused(administration)) return administration;
  const income = drawIncome(facts, fees);
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
  return { fees, added, charges, income, tax };
}

/** Tax depends on who takes what, and refunds earn fees: so charges are drawn once without tax, once with it. */
function chargesOf(facts: Facts, divide: Divide, carriedForward: Cents): Outcome<Charged> {
  const creditors = creditorCharges(facts);
  const without = chargedWith(facts, creditors, undefined);
  if (isRefused(without) || !facts.estate.settings.taxAtDeath) return without;
  const carved = carve(facts, totalAdded(without.added), without.charges, carriedForward);
  if (isRefused(carved)) return carved;
  const division = divide(notBelowNil(carved.forHeirs));
  if (isRefused(division)) return division;
  const tax = taxAtDeath(facts, division);
  if (isRefused(tax)) return tax;
  return tax ? chargedWith(facts, creditors, tax) : without;
}

/** Duty asks for the division only where somebody's share is deducted. */
const needsDivision = (facts: Facts): boolean =>
  facts.estate.country === 'ZA' &&
  (facts.spouses.size > 0 || facts.estate.people.some(({ id }) => isPublicBenefit(facts, id)));

export function prepare(estate: Estate, request: AccountRequest): Outcome<Prepared> {
  const wrong = collectRefusals([checkEstate(estate, request.today), checkRequest(estate, request)]);
  if (wrong) return wrong;
  const facts = readEstate(estate, request);
  if (isRefused(facts)) return facts;
  const outstanding = facts.assets.filter(({ asset }) => asset.treatment === 'outstanding');
  const carriedForward = sum([request.holdBack ?? nil, ...outstanding.map(({ value }) => value)]);
  const divide = divider(facts);
  const charged = chargesOf(facts, divide, carriedForward);
  if (isRefused(charged)) return charged;
  const added = totalAdded(charged.added);
  const before = carve(facts, added, charged.charges, carriedForward);
  if (isRefused(before)) return before;
  const division = needsDivision(facts) ? divide(notBelowNil(before.forHeirs)) : undefined;
  if (isRefused(division)) return division;
  const claimed = (id: string): Cents =>
    sum(charged.added.filter((claim) => claim.id.startsWith(id)).map(({ worked }) => worked.value));
  const claims = { accrual: claimed('accrual-claim'), refund: claimed('tax-refund') };
  const duty = dutyAddendum(facts, charged.charges, claims, division ?? nobodyTakes);
  if (isRefused(duty)) return duty;
  const prepared = { facts, divide, ...charged, duty, carriedForward };
  if (duty.charged.value === 0 && duty.charged.override === undefined) {
    return checkHeldBack({ ...prepared, carved: before, division });
  }
  const charges = [
    ...charged.charges,
    computedCharge('estate-duty', 'Estate duty', duty.charged, {
      group: 'estateDuty',
      allocation: 'deceasedOnly',
      rank: 's99',
    }),
  ];
  const carved = carve(facts, added, charges, carriedForward);
  if (isRefused(carved)) return carved;
  return checkHeldBack({ ...prepared, charges, carved, division: undefined });
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

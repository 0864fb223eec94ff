import { createDatedTable } from '../law/dated';
import { type Cents, rand } from '../money/cents';
import { percent } from '../money/fraction';

/** Insolvency Act 24 of 1936 s 96(1), (2): the part of funeral and death-bed costs that ranks first. */
export const funeralPreferences = createDatedTable('preference for funeral costs', [
  {
    from: '1967-10-02',
    funeral: rand(300),
    deathBed: rand(300),
    note: 'R300 each, in total and not per person; confirm that no later notice raised it.',
  },
]);

/** Administration of Estates Act 66 of 1965 s 34(1): a smaller claim is not counted in number. */
export const surrenderVoteMinimum = createDatedTable('minimum claim for voting by number', [
  { from: '1967-10-02', amount: rand(1_000), note: 'Confirm for estates long past.' },
]);

/** Insolvency Act s 103(2): simple interest a year, unless a higher rate was agreed in writing for the claim. */
export const interestOfInsolvency = createDatedTable('rate of interest on claims of an insolvent estate', [
  { from: '1936-07-01', rate: percent(8) },
]);

/** Insolvency Act s 98: taxed costs of an execution that rank besides the sheriff's own fees. */
export const executionPreferences = createDatedTable('preference for the costs of an execution', [
  { from: '1967-10-02', otherTaxedCosts: rand(50) },
]);

/** Insolvency Act s 98A(2), GN R865 of 1 September 2000: what an employee, and a fund, may claim before others. */
export const employeePreferences = createDatedTable("preference for employees' claims", [
  {
    from: '2000-09-01',
    salary: rand(12_000),
    leave: rand(4_000),
    paidAbsence: rand(4_000),
    severance: rand(12_000),
    fund: rand(12_000),
    note: 'Confirm that no later notice raised the amounts, and that the limit for contributions holds for each fund.',
  },
]);

/**
 * Namibia: s 98A is South African law of 1998 and was never adopted there. Section 100 gives salaries, wages and leave a
 * place after s 99 and before the tax of s 101; what is prescribed for it is entered on the account.
 */
export const namibianEmployeePreferences = createDatedTable("Namibian preference for employees' claims", [
  {
    from: '1990-03-21',
    /** All without a limit, until an amount is on record. */
    limit: undefined as Cents | undefined,
    note: '[check] The period and the amount of s 100 as the Insolvency Amendment Act 12 of 2005 left them; severance pay ranks with wages, contributions to funds are concurrent.',
  },
]);

/** Insolvency Act s 52(3): a smaller claim votes in value alone. */
export const insolvencyVoteMinimum = createDatedTable('smallest proved claim that votes in number', [
  { from: '1967-10-02', amount: rand(1_000), note: 'Confirm the amount.' },
]);

/** Insolvency Act, Tariff B (s 63); Companies Act 61 of 1973 s 384, Annexure CM 104 has the same rates. */
export const tariffB = createDatedTable("tariff of the trustee's remuneration", [
  {
    from: '1967-10-02',
    rates: { 1: percent(10), 2: percent(3), 3: percent(1), 4: percent(6), 5: percent(2), 6: percent(5) },
    minimum: rand(2_500),
  },
]);

/** Insolvency Act s 51, s 106 proviso (b): how soon after a resolution who withdraws is not bound by it. */
export const withdrawalPeriods = createDatedTable('days to withdraw after a resolution of creditors', [
  {
    from: '1936-07-01',
    days: 5,
    note: '[check] Costs until then are what was incurred by that day; what the residue cannot pay of them is taken in proportion to all costs.',
  },
]);

/** What a surety asks for the bond of security, a year, on the value it covers. */
export const bondPremiums = createDatedTable('premium of the bond of security', [
  { from: '1967-10-02', rate: percent('0.5'), note: 'The usual rate; the bond itself says what was agreed.' },
]);

import { type Cents, minus, nil, plus, pickSmaller, sum } from '../money/cents';
import { type AmountClaim, type EmployeeClaim, type EmployeeHead, employeeHeads, type ExecutionClaim } from './estate';
import type { DueAmount } from './pay';

export type EmployeeCaps = Readonly<Record<EmployeeHead, Cents>>;

/** A claim split at its limit: what ranks before the others, and what is concurrent where it was proved. */
export interface CappedClaim {
  readonly preferred: readonly DueAmount[];
  readonly excess: Cents;
}

const createDuePart = (of: string, creditor: string, head: EmployeeHead, amount: Cents): DueAmount => ({
  id: `${of}:${head}`,
  of,
  part: head,
  narrative: creditor,
  amount,
});

/** Insolvency Act s 98A(1)(a), (2): wages first, then leave, paid absence and severance pay, each up to its limit. */
export function capEmployeeClaim(
  { id, creditor, heads, excluded }: EmployeeClaim,
  caps: EmployeeCaps,
): { readonly wages: readonly DueAmount[]; readonly others: readonly DueAmount[]; readonly excess: Cents } {
  const claimed = employeeHeads
    .map((head) => ({ head, amount: heads[head] ?? nil }))
    .filter(({ amount }) => amount > 0);
  const all = sum(claimed.map(({ amount }) => amount));
  if (excluded) return { wages: [], others: [], excess: all };
  const capped = claimed.map(({ head, amount }) => createDuePart(id, creditor, head, pickSmaller(amount, caps[head])));
  return {
    wages: capped.filter((due) => due.part === 'salary'),
    others: capped.filter((due) => due.part !== 'salary'),
    excess: minus(all, sum(capped.map(({ amount }) => amount))),
  };
}

/** Namibia, s 100: all that an employee is owed together, up to what is prescribed. */
export function capNamibianEmployee(
  { id, creditor, heads, excluded }: EmployeeClaim,
  limit: Cents | undefined,
): CappedClaim {
  const all = sum(employeeHeads.map((head) => heads[head] ?? nil));
  const preferred = excluded ? nil : limit === undefined ? all : pickSmaller(all, limit);
  return {
    preferred: preferred > 0 ? [{ id, narrative: creditor, amount: preferred }] : [],
    excess: minus(all, preferred),
  };
}

/** A claim that ranks up to one limit. */
export function capClaim({ id, creditor, amount }: AmountClaim, cap: Cents | undefined): CappedClaim {
  const preferred = cap === undefined ? amount : pickSmaller(amount, cap);
  return {
    preferred: preferred > 0 ? [{ id, narrative: creditor, amount: preferred }] : [],
    excess: minus(amount, preferred),
  };
}

/** Insolvency Act s 98: the sheriff's fees and a little besides, never more than the attached goods brought. */
export function capExecutionClaim(claim: ExecutionClaim, otherCap: Cents): CappedClaim {
  const { sheriff, otherTaxedCosts, proceedsOfAttached, rest = nil } = claim;
  const within = plus(sheriff, pickSmaller(otherTaxedCosts, otherCap));
  const amount = sum([sheriff, otherTaxedCosts, rest]);
  return capClaim({ ...claim, amount }, pickSmaller(within, proceedsOfAttached));
}

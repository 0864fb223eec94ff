import { type Cents, minus, nil, plus, smaller, sum } from '../money/cents';
import { type AmountClaim, type EmployeeClaim, type EmployeeHead, employeeHeads, type ExecutionClaim } from './estate';
import type { Due } from './pay';

export type EmployeeCaps = Readonly<Record<EmployeeHead, Cents>>;

/** A claim split at its limit: what ranks before the others, and what is concurrent where it was proved. */
export interface Capped {
  readonly preferred: readonly Due[];
  readonly excess: Cents;
}

const part = (of: string, creditor: string, head: EmployeeHead, amount: Cents): Due => ({
  id: `${of}:${head}`,
  of,
  part: head,
  narrative: creditor,
  amount,
});

/** Insolvency Act s 98A(1)(a), (2): wages first, then leave, paid absence and severance pay, each up to its limit. */
export function employeeCapped(
  { id, creditor, heads, excluded }: EmployeeClaim,
  caps: EmployeeCaps,
): { readonly wages: readonly Due[]; readonly others: readonly Due[]; readonly excess: Cents } {
  const claimed = employeeHeads
    .map((head) => ({ head, amount: heads[head] ?? nil }))
    .filter(({ amount }) => amount > 0);
  const all = sum(claimed.map(({ amount }) => amount));
  if (excluded) return { wages: [], others: [], excess: all };
  const capped = claimed.map(({ head, amount }) => part(id, creditor, head, smaller(amount, caps[head])));
  return {
    wages: capped.filter((due) => due.part === 'salary'),
    others: capped.filter((due) => due.part !== 'salary'),
    excess: minus(all, sum(capped.map(({ amount }) => amount))),
  };
}

/** A claim that ranks up to one limit. */
export function cappedAt({ id, creditor, amount }: AmountClaim, cap: Cents | undefined): Capped {
  const preferred = cap === undefined ? amount : smaller(amount, cap);
  return {
    preferred: preferred > 0 ? [{ id, narrative: creditor, amount: preferred }] : [],
    excess: minus(amount, preferred),
  };
}

/** Insolvency Act s 98: the sheriff's fees and a little besides, never more than the attached goods brought. */
export function executionCapped(claim: ExecutionClaim, otherCap: Cents): Capped {
  const { sheriff, otherTaxedCosts, proceedsOfAttached } = claim;
  const within = plus(sheriff, smaller(otherTaxedCosts, otherCap));
  return cappedAt({ ...claim, amount: plus(sheriff, otherTaxedCosts) }, smaller(within, proceedsOfAttached));
}

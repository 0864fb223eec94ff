import { type Said, said } from '../law/said';
import type { Worked } from '../law/worked';
import { type Cents, negate, nil, sum } from '../money/cents';
import { accountTitle } from './account-kinds';
import { type Facts, nameOf, type SpouseAccrual } from './facts';
import { captured, narrated } from './line';

/** A claim the account computed or brought in, all of it money. */
export interface AddedClaim {
  readonly id: string;
  readonly narrative: string;
  readonly says?: Said;
  readonly worked: Worked<Cents>;
  /** In a joint estate: comes back to the half of the deceased, which had paid it. */
  readonly ofDeceased?: true;
}

/** Charged too high in earlier accounts: comes back as money. Nothing where the figure is a charge of this account. */
export const givenBack = (
  id: string,
  narrative: string,
  worked: Worked<Cents>,
  ofDeceased?: true,
): readonly AddedClaim[] =>
  worked.value >= 0
    ? []
    : [
        {
          id: `${id}-given-back`,
          ...narrated(said('{what}: given back', { what: said(narrative) })),
          worked: { ...worked, value: negate(worked.value) },
          ...(ofDeceased && { ofDeceased }),
        },
      ];

/** Accrual that survivors owe the estate. */
export const accrualOfEstate = ({ accruals }: Facts): Cents =>
  sum(accruals.map(({ worked }) => (worked.value.claimBy === 'estate' ? worked.value.claim : nil)));

/** Claims that no asset captures: accrual due to the estate, a tax refund, and what the account before left. */
export function addedClaims(
  facts: Facts,
  refund: Worked<Cents> | undefined,
  back: readonly AddedClaim[],
): readonly AddedClaim[] {
  const { accruals, people, request } = facts;
  const claims: AddedClaim[] = [];
  for (const { spouseId, worked } of request.sequence === 1 ? inOrderOf(people, accruals) : []) {
    if (worked.value.claimBy !== 'estate') continue;
    claims.push({
      id: accrualId(accruals, spouseId),
      ...narrated(said('Accrual claim against {name}, surviving spouse', { name: nameOf(facts, spouseId) })),
      worked: { ...worked, value: worked.value.claim },
    });
  }
  if (refund) claims.push({ id: 'tax-refund', narrative: 'SARS: refund of income tax', worked: refund });
  const cash = request.broughtForward?.cash ?? nil;
  if (cash > 0) {
    const before = request.earlier.at(-1);
    const words = before
      ? said('Brought forward from the {account}', { account: said(accountTitle(before.kind)) })
      : said('Brought forward');
    claims.push({ id: 'brought-forward', ...narrated(words), worked: captured(words, cash) });
  }
  claims.push(...back);
  return claims;
}

export const totalAdded = (added: readonly AddedClaim[]): Cents => sum(added.map(({ worked }) => worked.value));

/** One claim is known by its name alone; several are told apart by the spouse. */
export const accrualId = (accruals: readonly SpouseAccrual[], spouseId: string): string =>
  accruals.length > 1 ? `accrual-claim/${spouseId}` : 'accrual-claim';

/** By the order of the account, so that nothing follows the order of capture. */
export function inOrderOf<T extends { readonly spouseId: string }>(
  people: Facts['people'],
  list: readonly T[],
): readonly T[] {
  const order = [...people.keys()];
  return list.toSorted((a, b) => order.indexOf(a.spouseId) - order.indexOf(b.spouseId));
}

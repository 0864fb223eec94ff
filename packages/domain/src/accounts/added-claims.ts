import { type Message, message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import { type Cents, negate, nil, sum } from '../money/cents';
import { titleAccount } from './account-kinds';
import { type DrawingFacts, findPersonName, type SpouseAccrual } from './facts';
import { toCapturedResult, toNarrative } from './line';

/** A claim the account computed or brought in, all of it money. */
export interface AddedClaim {
  readonly id: string;
  readonly narrative: string;
  readonly says?: Message;
  readonly worked: WorkedResult<Cents>;
  /** In a joint estate: comes back to the half of the deceased, which had paid it. */
  readonly ofDeceased?: true;
  /** Or only this part of it does: a fee that the separate property of the deceased had borne too much of. */
  readonly ofSeparate?: Cents;
}

/** Money of the income account that pays what the capital cannot: none of it is an asset that first stands here. */
export const incomeAppliedId = 'income-applied';

/** Charged too high in earlier accounts: comes back as money. Nothing where the figure is a charge of this account. */
export const toRefundClaim = (
  id: string,
  narrative: string,
  worked: WorkedResult<Cents>,
  ofDeceased?: true,
): readonly AddedClaim[] =>
  worked.value >= 0
    ? []
    : [
        {
          id: `${id}-given-back`,
          ...toNarrative(message('{what}: returned', { what: message(narrative) })),
          worked: { ...worked, value: negate(worked.value) },
          ...(ofDeceased && { ofDeceased }),
        },
      ];

/** Accrual that survivors owe the estate. */
export const sumEstateAccruals = ({ accruals }: DrawingFacts): Cents =>
  sum(accruals.map(({ worked }) => (worked.value.claimBy === 'estate' ? worked.value.claim : nil)));

/** Claims that no asset captures: accrual due to the estate, a tax refund, and what the account before left. */
export function listAddedClaims(
  facts: DrawingFacts,
  refund: WorkedResult<Cents> | undefined,
  back: readonly AddedClaim[],
): readonly AddedClaim[] {
  const { accruals, people, request } = facts;
  const claims: AddedClaim[] = [];
  for (const { spouseId, worked } of request.sequence === 1 ? sortByPeople(people, accruals) : []) {
    if (worked.value.claimBy !== 'estate') continue;
    claims.push({
      id: toAccrualId(accruals, spouseId),
      ...toNarrative(
        message('Accrual claim against {name}, surviving spouse', { name: findPersonName(facts, spouseId) }),
      ),
      worked: { ...worked, value: worked.value.claim },
    });
  }
  if (refund) claims.push({ id: 'tax-refund', narrative: 'SARS: refund of income tax', worked: refund });
  const cash = request.broughtForward?.cash ?? nil;
  if (cash > 0) {
    const before = request.earlier.at(-1);
    const words = before
      ? message('Brought forward from the {account}', { account: message(titleAccount(before.kind)) })
      : message('Brought forward');
    claims.push({ id: 'brought-forward', ...toNarrative(words), worked: toCapturedResult(words, cash) });
  }
  claims.push(...back);
  return claims;
}

export const sumAddedClaims = (added: readonly AddedClaim[]): Cents => sum(added.map(({ worked }) => worked.value));

/** One claim is known by its name alone; several are told apart by the spouse. */
/** What a spouse owes the estate for the growth of her own is a claim to collect, no money in hand. */
export const isAccrualId = (id: string): boolean => id === 'accrual-claim' || id.startsWith('accrual-claim/');
export const toAccrualId = (accruals: readonly SpouseAccrual[], spouseId: string): string =>
  accruals.length > 1 ? `accrual-claim/${spouseId}` : 'accrual-claim';

/** By the order of the account, so that nothing follows the order of capture. */
export function sortByPeople<T extends { readonly spouseId: string }>(
  people: DrawingFacts['people'],
  list: readonly T[],
): readonly T[] {
  const order = [...people.keys()];
  return list.toSorted((a, b) => order.indexOf(a.spouseId) - order.indexOf(b.spouseId));
}

/** What of the claims comes to the deceased alone and not to the joint estate. */
export const sumClaimsOfDeceased = (added: readonly AddedClaim[]): Cents =>
  sum(added.map(({ worked, ofDeceased, ofSeparate }) => (ofDeceased ? worked.value : (ofSeparate ?? nil))));

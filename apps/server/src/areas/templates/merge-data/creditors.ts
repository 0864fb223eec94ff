import { accountKinds } from '@boedel/domain/accounts/account-kinds';
import { type AccountOutcome, afterUnable, type Unable } from '@boedel/domain/insolvency-account/outcomes';
import { claimSteps, isOut, isProved } from '@boedel/domain/claims/claim-status';
import { formatAmount } from '@boedel/domain/formats/amount';
import { type Cents, sum } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { LodgedInsolvency } from '../../lodging/lodged.store';
import { type ClaimDetails } from './claims';

type Value = string | number | boolean | null;
const under = (item: string, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${item}.${leaf}`, value]));

interface Creditor {
  readonly claims: readonly ClaimDetails[];
  readonly outcomes: readonly AccountOutcome[];
}

export const whoIs = ({ claims }: Creditor): Record<string, Value> => {
  const { claim, row } = claims[0]!;
  const references = [...new Set(claims.flatMap(({ row: { reference } }) => reference ?? []))];
  return {
    name: claim.creditor,
    address: row.address ?? (row.email && `By e-mail: ${row.email}`),
    email: row.email,
    reference: references.join(', ') || null,
    amount: sum(claims.map((one) => one.claim.claimed)),
    proved: claims.some((one) => isProved(one.claim.status)),
    claims: claims
      .map(
        (one) =>
          `${one.claim.number ?? '-'}: ${formatAmount(one.claim.claimed)}, ${claimSteps[one.claim.status].label.toLowerCase()}`,
      )
      .join('; '),
  };
};
const total = (of: readonly AccountOutcome[], key: 'total' | 'contribution' | 'costsOwed' | 'shortfall'): Cents =>
  sum(of.map((one) => one[key]));

/** Creditors by their first claim: all of them, those the account awards something, and those it asks for something. */
export function creditorData(
  claims: readonly ClaimDetails[],
  lodged: LodgedInsolvency | undefined,
  unable: ReadonlyMap<string, Unable> = new Map(),
): MergeData {
  const outcomes = lodged?.carries.outcomes && afterUnable(lodged.carries.outcomes, unable);
  const byId = new Map((outcomes?.claims ?? []).map((one) => [one.claimId, one]));
  const by = new Map<number, ClaimDetails[]>();
  for (const one of claims) {
    if (isOut(one.claim.status) && !byId.has(one.claim.id)) continue;
    const there = by.get(one.row.creditorId);
    if (there) there.push(one);
    else by.set(one.row.creditorId, [one]);
  }
  const all = [...by.values()].map((claims): Creditor => ({
    claims,
    outcomes: claims.flatMap(({ claim }) => byId.get(claim.id) ?? []),
  }));
  const numbers = new Map(claims.map(({ claim }) => [claim.id, claim.number ?? null]));
  return {
    creditors: all.map((one) => under('creditor', whoIs(one))),
    dividends: all
      .filter((one) => total(one.outcomes, 'total') > 0)
      .map((one) => ({
        ...under('dividend', { ...whoIs(one), amount: total(one.outcomes, 'total') }),
        'dividend.shortfall': total(one.outcomes, 'shortfall'),
        dividendClaims: one.outcomes.map((line) => ({
          'dividendClaim.number': numbers.get(line.claimId) ?? null,
          'dividendClaim.claim': line.claim,
          'dividendClaim.secured': line.secured,
          'dividendClaim.preferent': line.preferent,
          'dividendClaim.concurrent': line.concurrent,
          'dividendClaim.interest': line.interest,
          'dividendClaim.total': line.total,
          'dividendClaim.isRetained': line.isRetained,
        })),
      })),
    contributors: all
      .map((one) => ({ ...one, outcomes: one.outcomes.filter(({ claimId }) => !unable.has(claimId)) }))
      .filter((one) => total(one.outcomes, 'contribution') + total(one.outcomes, 'costsOwed') > 0)
      .map((one) => ({
        ...under('contributor', {
          ...whoIs(one),
          amount: sum([total(one.outcomes, 'contribution'), total(one.outcomes, 'costsOwed')]),
        }),
        'contributor.claimed': sum(one.outcomes.map(({ claim }) => claim)),
        'contributor.base': sum(
          one.outcomes.map(({ contribution, contributionBase }) => contributionBase ?? contribution),
        ),
        'contributor.contribution': total(one.outcomes, 'contribution'),
        'contributor.costsOwed': total(one.outcomes, 'costsOwed'),
      })),
    ...(lodged &&
      under('distribution', {
        kind: accountKinds[lodged.kind].title,
        number: lodged.number,
        isFinal: accountKinds[lodged.kind].final,
        lodgedDate: lodged.lodgedOn,
        fromDate: lodged.from,
        upTo: lodged.carries.upTo,
        bank: lodged.carries.bank,
        fee: lodged.carries.fee,
      })),
    ...(outcomes &&
      under('distribution', {
        dividend: outcomes.dividend,
        freeResidue: outcomes.freeResidue,
        costs: outcomes.costs,
        deficiency: outcomes.deficiency,
        awarded: sum(outcomes.claims.map((one) => one.total)),
      })),
  };
}

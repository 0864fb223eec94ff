import { accountKinds } from '@boedel/domain/accounts/account-kinds';
import {
  type AccountOutcome,
  reapportionUnable,
  type UnableContributor,
} from '@boedel/domain/insolvency-account/outcomes';
import { claimSteps, isOut, isProved } from '@boedel/domain/claims/claim-status';
import { type Cents, sum } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { PaperTranslator } from '../../../platform/paper/words';
import type { LodgedInsolvency } from '../../lodging/lodged.store';
import { type ClaimWithDetails } from './claims';

type CreditorMergeValue = string | number | boolean | null;
const prefixKeys = (
  item: string,
  values: Readonly<Record<string, CreditorMergeValue>>,
): Record<string, CreditorMergeValue> =>
  Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${item}.${leaf}`, value]));

interface CreditorGroup {
  readonly claims: readonly ClaimWithDetails[];
  readonly outcomes: readonly AccountOutcome[];
}

export const describeCreditor = (
  { claims }: CreditorGroup,
  say: PaperTranslator,
): Record<string, CreditorMergeValue> => {
  const { claim, row } = claims[0]!;
  const references = [...new Set(claims.flatMap(({ row: { reference } }) => reference ?? []))];
  return {
    name: claim.creditor,
    address: row.address ?? (row.email && say('By email: {email}', { email: row.email })),
    email: row.email,
    reference: references.join(', ') || null,
    amount: sum(claims.map((one) => one.claim.claimed)),
    proved: claims.some((one) => isProved(one.claim.status)),
    claims: claims
      .map(
        (one) =>
          `${one.claim.number ?? '-'}: ${say.amount(one.claim.claimed)}, ${say(claimSteps[one.claim.status].label).toLowerCase()}`,
      )
      .join('; '),
  };
};
const sumOutcomes = (of: readonly AccountOutcome[], key: 'total' | 'contribution' | 'costsOwed' | 'shortfall'): Cents =>
  sum(of.map((one) => one[key]));

/** Creditors by their first claim: all of them, those the account awards something, and those it asks for something. */
export function toCreditorData(
  claims: readonly ClaimWithDetails[],
  lodged: LodgedInsolvency | undefined,
  say: PaperTranslator,
  unable: ReadonlyMap<string, UnableContributor> = new Map(),
): MergeData {
  const outcomes = lodged?.carries.outcomes && reapportionUnable(lodged.carries.outcomes, unable);
  const byId = new Map((outcomes?.claims ?? []).map((one) => [one.claimId, one]));
  const by = new Map<number, ClaimWithDetails[]>();
  for (const one of claims) {
    if (isOut(one.claim.status) && !byId.has(one.claim.id)) continue;
    const there = by.get(one.row.creditorId);
    if (there) there.push(one);
    else by.set(one.row.creditorId, [one]);
  }
  const all = [...by.values()].map((claims): CreditorGroup => ({
    claims,
    outcomes: claims.flatMap(({ claim }) => byId.get(claim.id) ?? []),
  }));
  const numbers = new Map(claims.map(({ claim }) => [claim.id, claim.number ?? null]));
  return {
    creditors: all.map((one) => prefixKeys('creditor', describeCreditor(one, say))),
    dividends: all
      .filter((one) => sumOutcomes(one.outcomes, 'total') > 0)
      .map((one) => ({
        ...prefixKeys('dividend', { ...describeCreditor(one, say), amount: sumOutcomes(one.outcomes, 'total') }),
        'dividend.shortfall': sumOutcomes(one.outcomes, 'shortfall'),
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
      .filter((one) => sumOutcomes(one.outcomes, 'contribution') + sumOutcomes(one.outcomes, 'costsOwed') > 0)
      .map((one) => ({
        ...prefixKeys('contributor', {
          ...describeCreditor(one, say),
          amount: sum([sumOutcomes(one.outcomes, 'contribution'), sumOutcomes(one.outcomes, 'costsOwed')]),
        }),
        'contributor.claimed': sum(one.outcomes.map(({ claim }) => claim)),
        'contributor.base': sum(
          one.outcomes.map(({ contribution, contributionBase }) => contributionBase ?? contribution),
        ),
        'contributor.contribution': sumOutcomes(one.outcomes, 'contribution'),
        'contributor.costsOwed': sumOutcomes(one.outcomes, 'costsOwed'),
      })),
    ...(lodged &&
      prefixKeys('distribution', {
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
      prefixKeys('distribution', {
        dividend: outcomes.dividend,
        freeResidue: outcomes.freeResidue,
        costs: outcomes.costs,
        deficiency: outcomes.deficiency,
        awarded: sum(outcomes.claims.map((one) => one.total)),
      })),
  };
}

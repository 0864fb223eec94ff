import { type Message, message } from '../law/message';
import { assert } from '../law/assert';
import { checkNotNegative } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { replaceValue, type WorkedResult, createLazyResult } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { fraction } from '../money/fraction';
import { abateBenefits } from './abatement';
import { listSpousesUnder, findGiftTakers } from './failed-benefits';
import type { Family } from './family';
import { checkFamily } from './family-checks';
import { divideByHand, type HeirByHand } from './by-hand';
import { divideIntestate, type IntestateDivision } from './intestate';
import { type Kinship, getKinship } from './kinship';
import { divideResidue, type ResidueDivision } from './residue';
import { type StirpesPart, shareByBranch } from './stirpes';
import type { WillGifts } from './gift';
import { checkGifts } from './gift-checks';

export interface TestateInput {
  readonly country: Country;
  /** Balance for distribution: after debts, costs, duty, the survivor's half, accrual and maintenance. */
  readonly balance: Cents;
  readonly gifts: WillGifts;
  readonly family: Family;
  /** For what no will disposes of, where the will reads the family otherwise than the law does. */
  readonly byLaw?: Family;
  /** Heirs captured by hand for what no will disposes of, in place of those the law finds. Together one whole. */
  readonly byHand?: readonly HeirByHand[];
  /** Namibia: the spouse was married in community. */
  readonly isInCommunity?: boolean;
}

export interface LegacyAward {
  readonly legacy: string;
  /** At full value, before any reduction; nil where the legacy failed. */
  readonly value: Cents;
  readonly reducedBy: Cents;
  readonly rule: Message;
  /** Nobody, where the legacy fell into the residue. */
  readonly takers: readonly { readonly heir: string; readonly amount: Cents; readonly share: Fraction }[];
}

export interface TestateDivision {
  readonly legacies: readonly LegacyAward[];
  readonly residue: ResidueDivision;
  /** How the part that no heir of the will takes is divided; absent where there is none. */
  readonly intestate?: WorkedResult<IntestateDivision>;
  /** Everything a person takes, whatever the ground. Assets awarded in kind come off this total. */
  readonly totals: readonly { readonly heir: string; readonly total: Cents }[];
}

/** The division under a will: legacies, what becomes of those that fail or must be reduced, the residue, intestacy. */
export function divideTestate(input: TestateInput): Outcome<WorkedResult<TestateDivision>> {
  const { balance, gifts, family } = input;
  const refused = collectRefusals([
    checkNotNegative('balance', balance),
    checkFamily(family),
    ...checkGifts(gifts, family),
  ]);
  if (refused) return refused;
  const kin = getKinship(family);
  const awards = awardLegacies(balance, gifts, kin);
  if (isRefused(awards)) return awards;
  const left = minus(balance, sum(awards.flatMap(({ takers }) => takers.map((taker) => taker.amount))));
  const residue = divideResidue(left, gifts, kin);

  const unclaimed = residue.intestate;
  const intestate = unclaimed > 0 ? divideUnwilled(input, unclaimed, kin) : undefined;
  if (isRefused(intestate)) return intestate;

  const totals = new Map<string, Cents>();
  const add = (heir: string, amount: Cents): unknown => totals.set(heir, plus(totals.get(heir) ?? nil, amount));
  for (const { takers } of awards) for (const taker of takers) add(taker.heir, taker.amount);
  for (const award of residue.awards) add(award.heir, award.amount);
  for (const award of intestate?.value.awards ?? []) add(award.heir, award.amount);
  assert(sum(totals.values()) === balance, 'the division under the will adds up');

  const divided: TestateDivision = {
    legacies: awards,
    residue,
    ...(intestate && { intestate }),
    totals: kin.inOrder(totals.keys()).map((heir) => ({ heir, total: totals.get(heir)! })),
  };
  return createLazyResult('Division under the will', 'Wills Act 7 of 1953', divided, (work) => {
    work.line('Balance for distribution', balance);
    for (const award of awards) {
      const note = award.reducedBy > 0 ? { note: 'Reduced: the estate cannot pay it in full.' } : {};
      work.line(message('Legacy, {rule}', { rule: award.rule }), minus(award.value, award.reducedBy), note);
    }
    work.line('Residue', left);
    for (const award of residue.awards) {
      work.line(message('{heir}, {rule}', { heir: kin.nameOf(award.heir), rule: award.rule }), award.amount);
    }
    if (intestate) work.worked('Not disposed of', replaceValue(intestate, unclaimed));
  });
}

const divideUnwilled = (
  { country, family, byLaw = family, byHand, isInCommunity }: TestateInput,
  estate: Cents,
  kin: Kinship,
) =>
  byHand
    ? divideByHand(estate, byHand, kin)
    : divideIntestate({ country, estate, family: byLaw, ...(isInCommunity && { isInCommunity }) });

function awardLegacies(balance: Cents, gifts: WillGifts, kin: Kinship): Outcome<readonly LegacyAward[]> {
  const spouses = listSpousesUnder(gifts, kin);
  const resolved = gifts.legacies.map((legacy) => ({ legacy, ...findGiftTakers(legacy, kin, spouses) }));
  const standing = resolved.filter(({ branches }) => branches.length > 0);
  const abated = abateBenefits(
    balance,
    standing.map(({ legacy: { id, kind: rank, value: amount, place } }) => ({
      id,
      rank,
      amount,
      ...(place !== undefined && { place }),
    })),
  );
  if (isRefused(abated)) return abated;
  const byId = new Map(abated.value.benefits.map((benefit) => [benefit.id, benefit]));
  return resolved.map(({ legacy, branches, rule }): LegacyAward => {
    const benefit = byId.get(legacy.id);
    const parts: readonly StirpesPart[] = benefit ? shareByBranch(benefit.paid, fraction(1), branches) : [];
    return {
      legacy: legacy.id,
      value: benefit?.amount ?? nil,
      reducedBy: benefit?.reducedBy ?? nil,
      rule: benefit ? rule : message('{rule}: falls into the residue', { rule }),
      takers: parts.map(({ heir, amount, share }) => ({ heir, amount, share })),
    };
  });
}

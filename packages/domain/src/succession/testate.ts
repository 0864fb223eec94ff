import { assert } from '../law/assert';
import { checkNotNegative } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { fraction, subtractFractions, whole } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { abate } from './abatement';
import { spousesUnder, takersOf } from './failed-benefits';
import type { Family } from './family';
import { checkFamily } from './family-checks';
import { divideIntestate, type IntestateDivision } from './intestate';
import { type Kinship, kinshipOf } from './kinship';
import { divideResidue, type ResidueDivision } from './residue';
import { type Part, shareByBranch } from './stirpes';
import type { EstateAsset, Legacy, Will } from './will';
import { checkWill } from './will-checks';

export interface TestateInput {
  readonly country: Country;
  /** Balance for distribution: after debts, costs, duty, the survivor's half, accrual and maintenance. */
  readonly balance: Cents;
  readonly assets: readonly EstateAsset[];
  readonly will: Will;
  readonly family: Family;
}

export interface LegacyAward {
  readonly legacy: string;
  /** At full value, before any reduction; nil where the legacy failed. */
  readonly value: Cents;
  readonly reducedBy: Cents;
  readonly rule: string;
  /** Nobody, where the legacy fell into the residue. */
  readonly takers: readonly { readonly heir: string; readonly amount: Cents; readonly share: Fraction }[];
}

export interface TestateDivision {
  readonly legacies: readonly LegacyAward[];
  readonly residue: ResidueDivision;
  /** How the part that no heir of the will takes is divided; absent where there is none. */
  readonly intestate?: Worked<IntestateDivision>;
  /** Everything a person takes, whatever the ground. Assets awarded in kind come off this total. */
  readonly totals: readonly { readonly heir: string; readonly total: Cents }[];
}

/** The division under a will: legacies, what becomes of those that fail or must be reduced, the residue, intestacy. */
export function divideTestate(input: TestateInput): Outcome<Worked<TestateDivision>> {
  const { balance, assets, will, family } = input;
  const refused = collectRefusals([
    checkNotNegative('balance', balance),
    checkFamily(family),
    ...checkWill(will, assets, family),
  ]);
  if (refused) return refused;
  const kin = kinshipOf(family);
  const awards = awardLegacies(balance, assets, will, kin);
  if (isRefused(awards)) return awards;
  const left = minus(balance, sum(awards.flatMap(({ takers }) => takers.map((taker) => taker.amount))));
  const residue = divideResidue(left, will, kin);

  const unclaimed = residue.intestate;
  const intestate = unclaimed > 0 ? divideIntestate({ country: input.country, estate: unclaimed, family }) : undefined;
  if (isRefused(intestate)) return intestate;

  const totals = new Map<string, Cents>();
  const add = (heir: string, amount: Cents): unknown => totals.set(heir, plus(totals.get(heir) ?? nil, amount));
  for (const { takers } of awards) for (const taker of takers) add(taker.heir, taker.amount);
  for (const award of residue.awards) add(award.heir, award.amount);
  for (const award of intestate?.value.awards ?? []) add(award.heir, award.amount);
  assert(sum(totals.values()) === balance, 'the division under the will adds up');

  const result = working('Division under the will', 'Wills Act 7 of 1953').line('Balance for distribution', balance);
  for (const award of awards) {
    const note = award.reducedBy > 0 ? { note: 'Reduced: the estate cannot pay it in full.' } : {};
    result.line(`Legacy ${award.legacy}, ${award.rule}`, minus(award.value, award.reducedBy), note);
  }
  result.line('Residue', left);
  for (const award of residue.awards) result.line(`${award.heir}, ${award.rule}`, award.amount);
  if (intestate) result.worked('Not disposed of', { ...intestate, value: unclaimed });
  return result.gives({
    legacies: awards,
    residue,
    ...(intestate && { intestate }),
    totals: kin.inOrder(totals.keys()).map((heir) => ({ heir, total: totals.get(heir)! })),
  });
}

/** The value of each legacy. The shares given in one asset are split together, so they never pass its value. */
function valuesOf(legacies: readonly Legacy[], assets: readonly EstateAsset[]): Map<string, Cents> {
  const values = new Map<string, Cents>();
  for (const { id, gives } of legacies) if ('cash' in gives) values.set(id, gives.cash);
  for (const asset of assets) {
    const given = legacies
      .flatMap(({ id, gives }) => ('asset' in gives && gives.asset === asset.id ? [{ id, share: gives.share }] : []))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const kept = given.reduce((rest, { share }) => subtractFractions(rest, share), whole);
    const parts = shareOut(asset.value, [...given.map(({ share }) => share), kept]);
    for (const [index, { id }] of given.entries()) values.set(id, parts[index]!);
  }
  return values;
}

function awardLegacies(
  balance: Cents,
  assets: readonly EstateAsset[],
  will: Will,
  kin: Kinship,
): Outcome<readonly LegacyAward[]> {
  const spouses = spousesUnder(will, kin);
  const values = valuesOf(will.legacies, assets);
  const resolved = will.legacies.map((legacy) => ({ legacy, ...takersOf(legacy, kin, spouses) }));
  const standing = resolved.filter(({ branches }) => branches.length > 0);
  const abated = abate(
    balance,
    standing.map(({ legacy }) => ({ id: legacy.id, rank: legacy.kind, amount: values.get(legacy.id)! })),
  );
  if (isRefused(abated)) return abated;
  const byId = new Map(abated.value.benefits.map((benefit) => [benefit.id, benefit]));
  return resolved.map(({ legacy, branches, rule }): LegacyAward => {
    const benefit = byId.get(legacy.id);
    const parts: readonly Part[] = benefit ? shareByBranch(benefit.paid, fraction(1), branches) : [];
    return {
      legacy: legacy.id,
      value: benefit?.amount ?? nil,
      reducedBy: benefit?.reducedBy ?? nil,
      rule: benefit ? rule : `${rule}: falls into the residue`,
      takers: parts.map(({ heir, amount, share }) => ({ heir, amount, share })),
    };
  });
}

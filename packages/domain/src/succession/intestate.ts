import { allOf, message, quoteVerbatim } from '../law/message';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking, type WorkingBuilder } from '../law/worked';
import { type Cents, cents, minus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, reduceFraction, multiplyFractions, whole } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { assert } from '../law/assert';
import type { Family } from './family';
import { checkFamily } from './family-checks';
import { type Kinship, getKinship } from './kinship';
import { namibianSpouseMinimum, spouseMinimum } from './limits';
import { computeNamibianSpousePart, namibianSections } from './namibian-spouse';
import { type StirpesBranch, listBranchesBelow, mergeParts, type StirpesPart, shareByBranch } from './stirpes';

export interface IntestateInput {
  readonly country: Country;
  /** What no will disposes of, after debts, costs, duty, the survivor's half, accrual and maintenance. */
  readonly estate: Cents;
  readonly family: Family;
  /** Namibia: the spouse was married in community, and so has half of the joint estate already. */
  readonly isInCommunity?: boolean;
}

export type IntestateShape =
  | 'spouses'
  | 'descendants'
  | 'spousesAndDescendants'
  | 'spouseAndParentsSide'
  | 'bothParents'
  | 'oneParent'
  | 'parentalLines'
  | 'nearestRelations'
  | 'byHand'
  | 'nobody';

export interface IntestateAward {
  readonly heir: string;
  readonly amount: Cents;
  /** Part of the whole estate in lowest terms; absent where the spouse's minimum breaks the proportions. */
  readonly share?: Fraction;
  /** Those the heir represents. */
  readonly through: readonly string[];
}
export interface IntestateDivision {
  readonly shape: IntestateShape;
  readonly section: string;
  /** Only where spouses and descendants share: exact before rounding when compared, shown to the cent. */
  readonly childShare?: Cents;
  /** Spouses first, then by degree, birth date and id. */
  readonly awards: readonly IntestateAward[];
}

/** Nobody inherits: the money goes to the Guardian's Fund and falls to the State after thirty years. */
export const guardiansFund = 'guardians-fund';

interface ShapedDivision {
  readonly shape: IntestateShape;
  readonly section: string;
  readonly parts: readonly StirpesPart[];
  readonly childShare?: Cents;
  readonly proportional: boolean;
}

const toTheAct: DivisionLaw = { title: 'Intestate Succession Act 81 of 1987 s 1' };
const ofNamibia: DivisionLaw = {
  title: 'Intestate Succession Ordinance 12 of 1946 s 1; Political Ordinance of 1580',
  note: '[check] Where customary law governed the estate under the former Proclamation 15 of 1928 (Estates and Succession Amendment Act 15 of 2005), enter its heirs and their shares by hand.',
};
interface DivisionLaw {
  readonly title: string;
  readonly note?: string;
}

/** The division of an intestate estate, Intestate Succession Act 81 of 1987 s 1; in Namibia, its Ordinance. */
export function divideIntestate(input: IntestateInput): Outcome<WorkedResult<IntestateDivision>> {
  const { country, estate, family } = input;
  const isNamibian = country === 'NA';
  const limits = isNamibian ? namibianSpouseMinimum : spouseMinimum;
  const minimum = findRowOn(limits, family.deceased.diedOn, 'family.deceased.diedOn');
  const refused = collectRefusals([
    checkNotNegative('estate', estate),
    checkFamily(family),
    minimum,
    isNamibian &&
    family.spouses.filter(({ kind, recognised }) => kind !== 'lifePartnership' && recognised !== false).length > 1
      ? refuse(
          'country',
          'The Namibian Ordinance provides for one spouse. Enter the heirs and their shares by hand.',
          'Intestate Succession Ordinance 12 of 1946',
        )
      : undefined,
  ]);
  if (refused) return refused;
  if (isRefused(minimum)) return minimum;
  const law = isNamibian ? ofNamibia : toTheAct;
  const kin = getKinship(family);
  const result = startWorking('Intestate division', law.title).line(
    'Estate',
    estate,
    law.note ? { note: law.note } : {},
  );
  const shaped = isNamibian
    ? shapeNamibianDivision(
        kin,
        estate,
        { minimum: minimum.amount, isInCommunity: input.isInCommunity === true },
        result,
      )
    : shapeDivision(kin, estate, minimum.amount, result);
  const parts = mergeParts(shaped.parts);
  assert(sum(parts.map((part) => part.amount)) === estate, 'the intestate division adds up');
  const order = kin.inOrder(parts.map((part) => part.heir));
  const listed = parts.toSorted((a, b) => order.indexOf(a.heir) - order.indexOf(b.heir));
  const awards = listed.map(({ heir, amount, share, through }): IntestateAward =>
    shaped.proportional ? { heir, amount, share: reduceFraction(share), through } : { heir, amount, through },
  );
  for (const award of awards) {
    const heir = award.heir === guardiansFund ? message("Guardian's Fund") : kin.nameOf(award.heir);
    const others = allOf(award.through.map((id) => quoteVerbatim(kin.nameOf(id))));
    const words = award.through.length > 0 ? message('{heir}, in the place of {others}', { heir, others }) : heir;
    result.line(words, award.amount, { section: shaped.section });
  }
  const { childShare, section } = shaped;
  return result.gives({ shape: shaped.shape, section, ...(childShare !== undefined && { childShare }), awards });
}

function shapeDivision(kin: Kinship, estate: Cents, minimum: Cents, result: WorkingBuilder): ShapedDivision {
  const { spouses } = kin;
  // s 1(6): a descendant of age who shares with a spouse renounces in the spouse's favour; the parts are worked out as
  // if nobody had. Any other renunciation or disqualification is as if that person had died before, s 1(7).
  const isHeldForSpouse = (id: string): boolean => spouses.length > 0 && kin.descendants.has(id) && kin.gaveUp(id);
  const isTaker = (id: string): boolean => kin.takes(id) || isHeldForSpouse(id);
  const branches = listBranchesBelow(kin, kin.family.deceased.id, isTaker);
  if (spouses.length > 0 && branches.length === 0) {
    return { shape: 'spouses', section: 's 1(1)(a)', parts: divideEqually(estate, spouses), proportional: true };
  }
  if (spouses.length > 0) return divideWithSpouses(kin, branches, estate, minimum, isHeldForSpouse, result);
  if (branches.length > 0) {
    const parts = shareByBranch(estate, whole, branches);
    return { shape: 'descendants', section: 's 1(1)(b)', parts, proportional: true };
  }
  return divideWithoutIssue(kin, estate);
}

/** A spouse by marriage shares with descendants, else with the side of the parents; the rest goes as if there were none. */
function shapeNamibianDivision(
  kin: Kinship,
  estate: Cents,
  terms: { readonly minimum: Cents; readonly isInCommunity: boolean },
  result: WorkingBuilder,
): ShapedDivision {
  const partners = new Set(kin.family.spouses.filter(({ kind }) => kind === 'lifePartnership').map(({ id }) => id));
  const spouse = kin.spouses.find((id) => !partners.has(id));
  const branches = listBranchesBelow(kin, kin.family.deceased.id, kin.takes);
  const others: ShapedDivision =
    branches.length > 0
      ? {
          shape: 'descendants',
          section: namibianSections.descendants,
          parts: shareByBranch(estate, whole, branches),
          proportional: true,
        }
      : { ...divideWithoutIssue(kin, estate), section: namibianSections.ascendants };
  if (spouse === undefined) return others;
  const isFarther = others.shape === 'nearestRelations' || others.shape === 'nobody';
  if (isFarther) {
    return {
      shape: 'spouses',
      section: namibianSections.spouseAlone,
      parts: divideEqually(estate, [spouse]),
      proportional: true,
    };
  }
  const part = computeNamibianSpousePart({ ...terms, estate, branches: branches.length }, result);
  const rest = minus(estate, part.amount);
  const again: ShapedDivision =
    branches.length > 0 ? { ...others, parts: shareByBranch(rest, whole, branches) } : divideWithoutIssue(kin, rest);
  const scale = part.share === undefined ? undefined : fraction(part.share.d - part.share.n, part.share.d);
  return {
    shape: branches.length > 0 ? 'spousesAndDescendants' : 'spouseAndParentsSide',
    section: branches.length > 0 ? namibianSections.withDescendants : namibianSections.withParents,
    parts: [
      { heir: spouse, amount: part.amount, share: part.share ?? whole, through: [] },
      ...(rest === 0
        ? []
        : again.parts.map((one) => ({ ...one, share: scale ? multiplyFractions(one.share, scale) : one.share }))),
    ],
    ...(branches.length > 0 && { childShare: part.usual }),
    proportional: part.share !== undefined,
  };
}

function divideEqually(estate: Cents, heirs: readonly string[], share: Fraction = whole): StirpesPart[] {
  return shareByBranch(
    estate,
    share,
    heirs.map((heir) => ({ heir })),
  );
}

function divideWithSpouses(
  { spouses, nameOf }: Kinship,
  branches: readonly StirpesBranch[],
  estate: Cents,
  minimum: Cents,
  forSpouse: (id: string) => boolean,
  result: WorkingBuilder,
): ShapedDivision {
  const [s, parts] = [spouses.length, spouses.length + branches.length];
  const childShare = roundHalfUp(times(estate, fraction(1, parts)));
  const shaped = { shape: 'spousesAndDescendants', childShare } as const;
  result
    .line("Child's share", childShare, { note: message('the estate in {parts} parts', { parts }) })
    .line('Minimum per spouse', minimum);
  if (s * minimum > estate) {
    return { ...shaped, section: 's 1(1)(c)(iii)', parts: divideEqually(estate, spouses), proportional: true };
  }
  // Compared exactly, not on the rounded child's share.
  const proportional = estate >= parts * minimum;
  const split = proportional
    ? shareByBranch(estate, whole, [...spouses.map((heir) => ({ heir })), ...branches])
    : [
        ...spouses.map((heir): StirpesPart => ({ heir, amount: minimum, share: whole, through: [] })),
        ...shareByBranch(minus(estate, cents(s * minimum)), whole, branches),
      ];
  const [renounced, kept] = [split.filter(({ heir }) => forSpouse(heir)), split.filter(({ heir }) => !forSpouse(heir))];
  for (const part of renounced) {
    result.line(message('{heir} renounces in favour of the spouse', { heir: nameOf(part.heir) }), part.amount, {
      section: 's 1(6)',
      ...(s > 1 && { note: 'Several spouses: divided equally. Please confirm.' }),
    });
  }
  const moved = renounced.flatMap((part) => divideEqually(part.amount, spouses, part.share));
  return { ...shaped, section: 's 1(1)(c)', parts: [...kept, ...moved], proportional };
}

function divideWithoutIssue(kin: Kinship, estate: Cents): ShapedDivision {
  const parents = kin.parentsOf(kin.family.deceased.id);
  const living = parents.filter(kin.takes);
  const lines = parents
    .filter((parent) => !kin.takes(parent))
    .map((parent) => listBranchesBelow(kin, parent, kin.takes))
    .filter((line) => line.length > 0);
  const half = fraction(1, 2);
  if (living.length === 2) {
    return { shape: 'bothParents', section: 's 1(1)(d)(i)', parts: divideEqually(estate, living), proportional: true };
  }
  if (living.length === 1) {
    const [line] = lines;
    const [own, rest] = shareOut(estate, [1, line ? 1 : 0]) as [Cents, Cents];
    const parts = [
      { heir: living[0]!, amount: own, share: line ? half : whole, through: [] },
      ...(line ? shareByBranch(rest, half, line) : []),
    ];
    return { shape: 'oneParent', section: line ? 's 1(1)(d)(ii)' : 's 1(1)(d)(i)', parts, proportional: true };
  }
  if (lines.length > 0) {
    const amounts = shareOut(
      estate,
      lines.map(() => 1),
    );
    const each = multiplyFractions(whole, fraction(1, lines.length));
    const parts = lines.flatMap((line, index) => shareByBranch(amounts[index]!, each, line));
    return { shape: 'parentalLines', section: 's 1(1)(e)', parts, proportional: true };
  }
  const relations = kin.family.members
    .map(({ id }) => id)
    .filter((id) => kin.takes(id) && kin.degreeOf(id) !== undefined);
  const nearest = Math.min(...relations.map((id) => kin.degreeOf(id)!));
  const heirs = kin.inOrder(relations.filter((id) => kin.degreeOf(id) === nearest));
  if (heirs.length > 0) {
    return { shape: 'nearestRelations', section: 's 1(1)(f)', parts: divideEqually(estate, heirs), proportional: true };
  }
  const fund = { heir: guardiansFund, amount: estate, share: whole, through: [] };
  return {
    shape: 'nobody',
    section: 'Administration of Estates Act s 35(13), s 92',
    parts: [fund],
    proportional: true,
  };
}

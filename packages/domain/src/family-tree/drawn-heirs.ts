import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { isRefused, type Refusal, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import { type Cents, rand } from '../money/cents';
import { addFractions, type Fraction, reduceFraction, none } from '../money/fraction';
import type { Family } from '../succession/family';
import {
  divideIntestate,
  guardiansFund,
  type IntestateAward,
  type IntestateDivision,
  type IntestateShape,
} from '../succession/intestate';
import { type Kinship, getKinship } from '../succession/kinship';
import { spouseMinimum } from '../succession/limits';

/** Why somebody who would inherit does not. */
export type HeirBar = 'diedBefore' | 'renounced' | 'disqualified';

/** What a person of the drawing is to the estate. */
export type HeirStanding =
  | {
      readonly as: 'heir';
      /** Of the whole; absent where the spouse's minimum breaks the proportions. */
      readonly share?: Fraction;
      /** Absent while nobody knows what there is to divide. */
      readonly amount?: Cents;
      readonly section: string;
      /** In whose place. */
      readonly through: readonly string[];
    }
  | {
      readonly as: HeirBar;
      /** Heirs who stand in the place, or the spouse a descendant renounced for. Nobody: no part is kept for the line. */
      readonly goesTo: readonly string[];
      readonly share?: Fraction;
      readonly section: string;
    }
  /** A relation whom nearer ones leave nothing. */
  | { readonly as: 'behindOthers' }
  /** No blood tie and no marriage that lasted: nothing by law. */
  | { readonly as: 'noTie' };

export interface DrawnHeirs {
  readonly standings: ReadonlyMap<string, HeirStanding>;
  /** In the order of the account. */
  readonly heirs: readonly string[];
  /** Absent while something stands in the way. */
  readonly division?: WorkedResult<IntestateDivision>;
  readonly toGuardiansFund: boolean;
  /** What stands in the way of dividing, named by person: `members.<id>.outlivedDeceased`. */
  readonly inTheWay: readonly Refusal[];
  /** What should be asked, though the law can be read without it. */
  readonly toAsk: readonly Refusal[];
}

export interface DrawnHeirsInput {
  readonly country: Country;
  readonly family: Family;
  /** What no will disposes of. Absent: not known yet. */
  readonly estate?: Cents;
  readonly relativesSought?: boolean;
}

/** So much that no spouse's minimum is reached: the parts are then those of the law's own proportions. */
const plenty = rand(1_000_000_000);

/** Heirs, shares and sections of a family as it stands on the sheet, however unfinished (Act 81 of 1987 s 1). */
export function computeDrawnHeirs(drawn: DrawnHeirsInput): DrawnHeirs {
  const { country, family, estate } = drawn;
  const division = divideIntestate({ country, estate: estate ?? plenty, family });
  if (isRefused(division)) {
    return { standings: new Map(), heirs: [], toGuardiansFund: false, inTheWay: division.refusals, toAsk: [] };
  }
  const kin = getKinship(family);
  const awards = new Map(division.value.awards.map((award) => [award.heir, award]));
  const standings = new Map(
    family.members.map(({ id }) => [id, computeStanding(id, kin, division.value, awards, estate !== undefined)]),
  );
  return {
    standings,
    heirs: division.value.awards.map(({ heir }) => heir).filter((heir) => heir !== guardiansFund),
    division,
    toGuardiansFund: awards.has(guardiansFund),
    inTheWay: [],
    toAsk: toAsk(drawn, kin, division.value),
  };
}

function computeStanding(
  id: string,
  kin: Kinship,
  division: IntestateDivision,
  awards: ReadonlyMap<string, IntestateAward>,
  isValued: boolean,
): HeirStanding {
  const award = awards.get(id);
  if (award) {
    return {
      as: 'heir',
      ...(award.share && { share: award.share }),
      ...(isValued && { amount: award.amount }),
      section: citeSection(kin, division, award),
      through: award.through,
    };
  }
  const isSpouse = kin.family.spouses.some((spouse) => spouse.id === id && spouse.recognised !== false);
  if (kin.degreeOf(id) === undefined && !isSpouse) return { as: 'noTie' };
  const bar = findBar(id, kin);
  if (!bar || !(isSpouse || isCalledToTake(id, kin, division.shape))) return { as: 'behindOthers' };
  if (bar === 'renounced' && kin.descendants.has(id) && kin.gaveUp(id) && kin.spouses.length > 0) {
    return { as: bar, goesTo: kin.spouses.filter((spouse) => awards.has(spouse)), section: 's 1(6)' };
  }
  const goesTo = listHeirsBelow(id, kin, awards);
  const standIns = goesTo.map((heir) => awards.get(heir)!);
  const isWholeBranch = standIns.length > 0 && standIns.every(({ share, through }) => share && through.includes(id));
  const share = isWholeBranch
    ? reduceFraction(standIns.reduce((total, { share: one }) => addFractions(total, one!), none))
    : undefined;
  return { as: bar, goesTo, ...(share && { share }), section: bar === 'diedBefore' ? 's 1(4)(a)' : 's 1(7)' };
}

function findBar(id: string, kin: Kinship): HeirBar | undefined {
  const member = kin.member(id)!;
  if (!kin.survived(id)) return 'diedBefore';
  if (member.disqualified !== undefined) return 'disqualified';
  return member.renounced ? 'renounced' : undefined;
}

const byParents: ReadonlySet<IntestateShape> = new Set(['bothParents', 'oneParent', 'parentalLines']);

/** Whether the law divides among those this person belongs to, so that it matters who stands in the place. */
function isCalledToTake(id: string, kin: Kinship, shape: IntestateShape): boolean {
  if (kin.descendants.has(id)) return true;
  const isBelow = (ancestor: string): boolean => ancestor === id || kin.childrenOf(ancestor).some(isBelow);
  return byParents.has(shape) && kin.parentsOf(kin.family.deceased.id).some(isBelow);
}

function listHeirsBelow(id: string, kin: Kinship, awards: ReadonlyMap<string, IntestateAward>): string[] {
  const found = kin
    .childrenOf(id)
    .flatMap((child) => (awards.has(child) ? [child] : listHeirsBelow(child, kin, awards)));
  return [...new Set(found)];
}

/** The paragraph by which one heir takes; who stands in for another takes by representation. */
function citeSection(kin: Kinship, { shape, section }: IntestateDivision, { heir, through }: IntestateAward): string {
  if (through.length > 0) return 's 1(4)(a)';
  if (shape !== 'spousesAndDescendants' || section === 's 1(1)(c)(iii)') return section;
  return kin.spouses.includes(heir) ? 's 1(1)(c)(i)' : 's 1(1)(c)(ii)';
}

function toAsk(
  { country, family, estate, relativesSought }: DrawnHeirsInput,
  kin: Kinship,
  division: IntestateDivision,
): Refusal[] {
  const asked: Refusal[] = [];
  const addQuestion = (...args: Parameters<typeof refuse>): void => void asked.push(...refuse(...args).refusals);
  const findName = (id: string): string => kin.member(id)?.name ?? id;
  const parents = kin.parentsOf(family.deceased.id);
  const { shape } = division;
  if (shape === 'nobody' && !relativesSought) {
    addQuestion(
      'members',
      'The family tree has no heirs. Add the relatives, or record that none were found.',
      's 1(1)(f)',
    );
  } else if (
    (shape === 'oneParent' || shape === 'parentalLines' || shape === 'nearestRelations') &&
    parents.length < 2
  ) {
    addQuestion(
      'deceased.parents',
      'Draw both parents, alive or dead: half of the estate goes by each of them.',
      's 1(1)(d)',
    );
  }
  if (shape === 'spousesAndDescendants' && estate === undefined) {
    const minimum = spouseMinimum.on(family.deceased.diedOn);
    if (!isRefused(minimum)) {
      addQuestion(
        'estate',
        message('Value the estate first: a spouse inherits at least {minimum}.', {
          minimum: formatAmount(minimum.amount, country),
        }),
        's 1(1)(c)(i)',
      );
    }
  }
  for (const { heir } of division.awards) {
    const member = kin.member(heir);
    if (!member || member.bornOn !== undefined || kin.spouses.includes(heir)) continue;
    addQuestion(
      `members.${heir}.bornOn`,
      message("Add {name}'s date of birth. A minor’s money goes to the Guardian's Fund.", { name: findName(heir) }),
      'Administration of Estates Act 66 of 1965 s 43',
    );
  }
  return asked;
}

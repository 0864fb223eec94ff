import { inEnglish, said, type SaidValue } from '../law/said';
import { type Family, type FamilyMember, type Kin, survived } from '../succession/family';
import { checkFamily } from '../succession/family-checks';
import { Refused } from '../law/refusal';
import type { EstateMarriage } from './deceased';
import type { Estate } from './estate';
import { at } from './path';
import type { Person } from './person';

type Related = Pick<Estate, 'deceased' | 'people' | 'marriages'>;

const personOf = ({ people }: Related, id: string): Person | undefined => people.find((person) => person.id === id);

/** How a marriage stood on the day of the death. */
export type MarriageEnd = 'thisDeath' | 'divorce' | 'earlierDeath';

export function endOf(estate: Related, marriage: EstateMarriage): MarriageEnd {
  if (marriage.divorcedOn !== undefined) return 'divorce';
  const spouse = personOf(estate, marriage.spouseId);
  return spouse && !survived(spouse, estate.deceased.diedOn) ? 'earlierDeath' : 'thisDeath';
}

/** Marriages this death ends; their spouses survive. A partner who is not recognised is no spouse. */
export const survivingMarriages = (estate: Related): readonly EstateMarriage[] =>
  estate.marriages.filter((marriage) => endOf(estate, marriage) === 'thisDeath' && marriage.recognised !== false);

/** Whether another marriage of the deceased ran beside this one. */
export function isPolygynous(estate: Related, marriage: EstateMarriage): boolean {
  const until = (one: EstateMarriage): string =>
    one.divorcedOn ?? personOf(estate, one.spouseId)?.diedOn ?? estate.deceased.diedOn;
  return estate.marriages.some(
    (other) => other !== marriage && other.marriedOn < until(marriage) && marriage.marriedOn < until(other),
  );
}

const kin = ({
  bornOn,
  diedOn,
  outlivedDeceased,
  parents,
  adoption,
  conceivedBeforeDeath,
  unborn,
  renounced,
  disqualified,
}: Kin): Kin => ({
  ...(bornOn !== undefined && { bornOn }),
  ...(diedOn !== undefined && { diedOn }),
  ...(outlivedDeceased !== undefined && { outlivedDeceased }),
  ...(parents && { parents }),
  ...(adoption && { adoption }),
  ...(conceivedBeforeDeath !== undefined && { conceivedBeforeDeath }),
  ...(unborn !== undefined && { unborn }),
  ...(renounced && { renounced }),
  ...(disqualified !== undefined && { disqualified }),
});

const read = new WeakMap<Related['people'], { readonly of: Related; readonly family: Family }>();

/**
 * The family as the law of succession reads it: everybody captured, with the spouses of marriages that lasted. The same
 * people are asked about again and again, so what was read of them is kept.
 */
export function familyOf(estate: Related): Family {
  const known = read.get(estate.people);
  if (known?.of.deceased === estate.deceased && known.of.marriages === estate.marriages) return known.family;
  const { deceased, people, marriages } = estate;
  const family = readFamily(estate);
  read.set(people, { of: { deceased, people, marriages }, family });
  return family;
}

function readFamily(estate: Related): Family {
  const { id, diedOn, bornOn, parents, adoption } = estate.deceased;
  return {
    deceased: {
      id,
      diedOn,
      ...(bornOn !== undefined && { bornOn }),
      ...(parents && { parents }),
      ...(adoption && { adoption }),
    },
    spouses: survivingMarriages(estate).map(({ spouseId, kind, recognised }) => ({
      id: spouseId,
      kind,
      ...(recognised !== undefined && { recognised }),
    })),
    members: estate.people.map((person): FamilyMember => ({ ...kin(person), id: person.id, name: person.name })),
  };
}

/** Said by the checks of the estate itself, in their own words. */
const saidElsewhere: ReadonlySet<string> = new Set(['members', 'spouses', 'deceased.bornOn']);

/** What stands in the way of reading the family, named by where the estate holds it. */
export function checkRelations(estate: Related): Refused | undefined {
  const refused = checkFamily(familyOf(estate))?.refusals.filter(({ field }) => !saidElsewhere.has(field)) ?? [];
  return refused.length === 0 ? undefined : inEstate(estate, new Refused(refused));
}

/** Refusals of the law of succession, moved to the people and marriages they are about. */
export function inEstate(estate: Related, refused: Refused): Refused {
  return withNames(estate, new Refused(refused.refusals.map((one) => ({ ...one, field: fieldOf(estate, one.field) }))));
}

/** The law of succession knows people by id; whoever reads a refusal knows them by name. */
export function withNames({ people, deceased }: Related, refused: Refused): Refused {
  const names = new Map<SaidValue, string>([deceased, ...people].map(({ id, name }) => [id, name]));
  return new Refused(
    refused.refusals.map((one) => {
      if (!one.words?.values) return one;
      const named = Object.entries(one.words.values).map(([hole, value]) => [hole, names.get(value) ?? value]);
      const words = said(one.words.key, Object.fromEntries(named));
      return { ...one, words, sentence: inEnglish(words) };
    }),
  );
}

function fieldOf({ deceased, people, marriages }: Related, field: string): string {
  const [, list, id, rest] = /^(members|spouses)\.(.*)\.(\w+)$/.exec(field) ?? [];
  if (list === 'members') {
    const index = people.findIndex((person) => person.id === id);
    return index < 0 || id === deceased.id ? `deceased.${rest}` : at('people', index, rest!);
  }
  if (list === 'spouses') {
    const index = marriages.findIndex(({ spouseId }) => spouseId === id);
    return at('marriages', Math.max(index, 0), rest!);
  }
  return field === 'members' ? 'people' : field === 'spouses' ? 'marriages' : field;
}

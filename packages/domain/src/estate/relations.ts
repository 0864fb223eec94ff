import { formatInEnglish, message, type MessageValue } from '../law/message';
import { type Family, type FamilyMember, type Kin, hasSurvived } from '../succession/family';
import { customaryActFrom, type Marriage } from '../regimes/marriage';
import { checkFamily } from '../succession/family-checks';
import { RefusalError } from '../law/refusal';
import type { EstateMarriage } from './deceased';
import type { Estate } from './estate';
import { joinPath } from './path';
import type { EstatePerson } from './person';

type EstateRelations = Pick<Estate, 'deceased' | 'people' | 'marriages'>;

const findPerson = ({ people }: EstateRelations, id: string): EstatePerson | undefined =>
  people.find((person) => person.id === id);

/** How a marriage stood on the day of the death. */
export type MarriageEnd = 'thisDeath' | 'divorce' | 'earlierDeath';

export function findMarriageEnd(estate: EstateRelations, marriage: EstateMarriage): MarriageEnd {
  if (marriage.divorcedOn !== undefined) return 'divorce';
  const spouse = findPerson(estate, marriage.spouseId);
  return spouse && !hasSurvived(spouse, estate.deceased.diedOn) ? 'earlierDeath' : 'thisDeath';
}

/** Marriages this death ends; their spouses survive. A partner who is not recognised is no spouse. */
export const listSurvivingMarriages = (estate: EstateRelations): readonly EstateMarriage[] =>
  estate.marriages.filter(
    (marriage) => findMarriageEnd(estate, marriage) === 'thisDeath' && marriage.recognised !== false,
  );

/**
 * Those the tax Acts call spouse (Estate Duty Act s 1, Income Tax Act s 1): a permanent life partner is one whether or
 * not the partner also inherits by law, which is all that an executor's recognition decides (*Bwanya*).
 */
export const listTaxMarriages = (estate: EstateRelations): readonly EstateMarriage[] =>
  estate.marriages.filter(
    (marriage) =>
      findMarriageEnd(estate, marriage) === 'thisDeath' &&
      (marriage.recognised !== false || marriage.kind === 'lifePartnership'),
  );

/** Marriages of the deceased that ran beside this one. */
function listMarriagesBeside(estate: EstateRelations, marriage: EstateMarriage): readonly EstateMarriage[] {
  const readMarriageEnd = (one: EstateMarriage): string =>
    one.divorcedOn ?? findPerson(estate, one.spouseId)?.diedOn ?? estate.deceased.diedOn;
  return estate.marriages.filter(
    (other) =>
      other !== marriage && other.marriedOn < readMarriageEnd(marriage) && marriage.marriedOn < readMarriageEnd(other),
  );
}

/** What other marriages say of the regime of this one. Of two entered into on one day neither is the earlier. */
export function readPolygyny(
  estate: EstateRelations,
  marriage: EstateMarriage,
): Pick<Marriage, 'polygynous' | 'besideEarlierWife' | 'besideWifeBeforeAct'> {
  const beside = listMarriagesBeside(estate, marriage);
  return {
    polygynous: beside.length > 0,
    besideEarlierWife: beside.some(({ marriedOn }) => marriedOn <= marriage.marriedOn),
    besideWifeBeforeAct: beside.some(({ marriedOn }) => marriedOn < customaryActFrom),
  };
}

const toKin = ({
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

const read = new WeakMap<EstateRelations['people'], { readonly of: EstateRelations; readonly family: Family }>();

/**
 * The family as the law of succession reads it: everybody captured, with the spouses of marriages that lasted. The same
 * people are asked about again and again, so what was read of them is kept.
 */
export function buildFamily(estate: EstateRelations): Family {
  const known = read.get(estate.people);
  if (known?.of.deceased === estate.deceased && known.of.marriages === estate.marriages) return known.family;
  const { deceased, people, marriages } = estate;
  const family = readFamily(estate);
  read.set(people, { of: { deceased, people, marriages }, family });
  return family;
}

function readFamily(estate: EstateRelations): Family {
  const { id, diedOn, bornOn, parents, adoption } = estate.deceased;
  return {
    deceased: {
      id,
      diedOn,
      ...(bornOn !== undefined && { bornOn }),
      ...(parents && { parents }),
      ...(adoption && { adoption }),
    },
    spouses: listSurvivingMarriages(estate).map(({ spouseId, kind, recognised }) => ({
      id: spouseId,
      kind,
      ...(recognised !== undefined && { recognised }),
    })),
    members: estate.people.map((person): FamilyMember => ({ ...toKin(person), id: person.id, name: person.name })),
  };
}

/** Said by the checks of the estate itself, in their own words. */
const fieldsReportedElsewhere: ReadonlySet<string> = new Set(['members', 'spouses', 'deceased.bornOn']);

/** What stands in the way of reading the family, named by where the estate holds it. */
export function checkRelations(estate: EstateRelations): RefusalError | undefined {
  const refused =
    checkFamily(buildFamily(estate))?.refusals.filter(({ field }) => !fieldsReportedElsewhere.has(field)) ?? [];
  return refused.length === 0 ? undefined : moveToEstateFields(estate, new RefusalError(refused));
}

/** Refusals of the law of succession, moved to the people and marriages they are about. */
export function moveToEstateFields(estate: EstateRelations, refused: RefusalError): RefusalError {
  return addNames(
    estate,
    new RefusalError(refused.refusals.map((one) => ({ ...one, field: toEstateField(estate, one.field) }))),
  );
}

/** The law of succession knows people by id; whoever reads a refusal knows them by name. */
export function addNames({ people, deceased }: EstateRelations, refused: RefusalError): RefusalError {
  const names = new Map<MessageValue, string>([deceased, ...people].map(({ id, name }) => [id, name]));
  return new RefusalError(
    refused.refusals.map((one) => {
      if (!one.words?.values) return one;
      const named = Object.entries(one.words.values).map(([hole, value]) => [hole, names.get(value) ?? value]);
      const words = message(one.words.key, Object.fromEntries(named));
      return { ...one, words, sentence: formatInEnglish(words) };
    }),
  );
}

function toEstateField({ deceased, people, marriages }: EstateRelations, field: string): string {
  const [, list, id, rest] = /^(members|spouses)\.(.*)\.(\w+)$/.exec(field) ?? [];
  if (list === 'members') {
    const index = people.findIndex((person) => person.id === id);
    return index < 0 || id === deceased.id ? `deceased.${rest}` : joinPath('people', index, rest!);
  }
  if (list === 'spouses') {
    const index = marriages.findIndex(({ spouseId }) => spouseId === id);
    return joinPath('marriages', Math.max(index, 0), rest!);
  }
  return field === 'members' ? 'people' : field === 'spouses' ? 'marriages' : field;
}

import type { LocalDate } from '../dates/local-date';
import type { DeceasedPerson } from '../estate/deceased';
import { checkMarriages, checkPeople } from '../estate/check-people';
import { indexById } from '../estate/check-lists';
import type { Estate } from '../estate/estate';
import type { EstateMarriage } from '../estate/deceased';
import type { EstatePerson } from '../estate/person';
import { collectRefusals, type Refusal } from '../law/refusal';
import type { Country } from '../law/country';

/** Whom the matter is about and everybody around, as far as a family is read from them. */
export interface FamilyFacts {
  readonly country: Country;
  /** Of somebody who is alive, the family is read as if today were the day. */
  readonly deceased: DeceasedPerson;
  readonly people: readonly EstatePerson[];
  readonly marriages: readonly EstateMarriage[];
}

/** A family stands in an estate that holds nothing. */
export const buildEstateAround = ({ country, deceased, people, marriages }: FamilyFacts, today: LocalDate): Estate => ({
  country,
  deceased,
  people,
  marriages,
  executors: [],
  assets: [],
  benefits: [],
  liabilities: [],
  costs: [],
  income: [],
  incomeExpenses: [],
  interestsHeld: [],
  annuitiesHeld: [],
  donations: [],
  disposableProperty: [],
  improvements: [],
  earlierDuties: [],
  dutyCredits: [],
  taxYears: [],
  advances: [],
  agreements: [],
  settings: { accountDate: deceased.diedOn > today ? deceased.diedOn : today },
});

/**
 * What only has to be answered before the estate is divided: it is said beside the person and keeps nobody from
 * capturing the family.
 */
const canWait: ReadonlySet<string> = new Set([
  'unborn',
  'conceivedBeforeDeath',
  'outlivedDeceased',
  'inCommunityWith',
  'maritalStatus',
  'accrual',
  'recognised',
]);
export const mayWait = ({ field }: Pick<Refusal, 'field'>): boolean => canWait.has(field.split('.').at(-1)!);

export interface FamilyLawCheck {
  /** What cannot be: a child older than its parent, somebody among the own ancestors. */
  readonly wrong: readonly Refusal[];
  /** What the law must know before it divides. */
  readonly open: readonly Refusal[];
}

export function checkFamilyRead(read: FamilyFacts, today: LocalDate): FamilyLawCheck {
  const estate = buildEstateAround(read, today);
  const all =
    collectRefusals([...checkPeople(estate, today), ...checkMarriages(estate, indexById(read.people))])?.refusals ?? [];
  return { wrong: all.filter((one) => !mayWait(one)), open: all.filter(mayWait) };
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'surname',
  bornOn: 'dateOfBirth',
  diedOn: 'dateOfDeath',
  adoption: 'parents',
  unborn: 'isUnborn',
  id: 'parents',
};

/** Whom a refusal is about and which of the fields of that person; nobody's where it is about a marriage or all. */
export function findPersonOfRefusal(
  { people, deceased }: Pick<FamilyFacts, 'people' | 'deceased'>,
  { field }: Pick<Refusal, 'field'>,
) {
  const [, nth, name = ''] = /^people\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  if (nth !== undefined) return { id: people[Number(nth)]!.id, field: fieldNames[name] ?? name };
  const own = /^deceased\.(.*)$/.exec(field)?.[1];
  return own === undefined ? { id: undefined, field } : { id: deceased.id, field: fieldNames[own] ?? own };
}

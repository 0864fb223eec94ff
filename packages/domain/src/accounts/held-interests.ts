import type { Estate } from '../estate/estate';
import type { HeldInterest } from '../estate/income';
import { joinPath } from '../estate/path';
import type { CeasingInterest } from '../limited-interests/ceasing-interest';
import type { InterestHolderFacts, InterestTerm } from '../limited-interests/factors';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';

const lacksBirth = 'Enter the date of birth: the interest is valued by age.';
const lacksSex = 'Enter the sex: the life table depends on it.';

/** Somebody captured, as the tables of lives ask for; a body has fifty years or a shorter term. */
export function toHolder(
  estate: Estate,
  personId: string,
  field: string,
  term?: InterestTerm,
): Outcome<InterestHolderFacts> {
  const index = estate.people.findIndex(({ id }) => id === personId);
  const person = estate.people[index];
  if (!person) return refuse(field, 'Choose a person who is on file in this estate.');
  const withTerm = term === undefined ? {} : { term };
  if (person.kind !== 'natural') return { kind: 'body', personId, ...withTerm };
  const { bornOn, sex } = person;
  const wrong = collectRefusals([
    bornOn === undefined ? refuse(joinPath('people', index, 'bornOn'), lacksBirth) : undefined,
    sex === undefined ? refuse(joinPath('people', index, 'sex'), lacksSex) : undefined,
  ]);
  if (wrong || sex === undefined || bornOn === undefined) return wrong!;
  return { kind: 'person', personId, sex, born: bornOn, ...withTerm };
}

/** The deceased as usufructuary, when a right that now ended was created. */
function toDeceasedHolder(
  { deceased: { id, sex, bornOn } }: Estate,
  term: InterestTerm | undefined,
): Outcome<InterestHolderFacts> {
  const wrong = collectRefusals([
    bornOn === undefined ? refuse('deceased.bornOn', lacksBirth) : undefined,
    sex === undefined ? refuse('deceased.sex', lacksSex) : undefined,
  ]);
  if (wrong || sex === undefined || bornOn === undefined) return wrong!;
  return { kind: 'person', personId: id, sex, born: bornOn, ...(term && { term }) };
}

/** An interest that ended with the death, with the lives it is valued over read from the people. */
export function toCeasingInterest(estate: Estate, held: HeldInterest, path: string): Outcome<CeasingInterest> {
  const { enjoyedBy, term, creation, ...rest } = held.forDuty!;
  const successor = toHolder(estate, enjoyedBy, `${path}.forDuty.enjoyedBy`, term);
  const usufructuary = creation && toDeceasedHolder(estate, creation.term);
  const wrong = collectRefusals([successor, usufructuary]);
  if (wrong) return wrong;
  if (isRefused(successor) || isRefused(usufructuary)) return wrong!;
  return {
    ...rest,
    died: estate.deceased.diedOn,
    fullValue: held.value,
    successor,
    ...(creation && usufructuary && { creation: { fullValue: creation.fullValue, on: creation.on, usufructuary } }),
  };
}

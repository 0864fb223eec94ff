import { type LocalDate, toLocalDate } from '../dates/local-date';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Family, type FamilyMember, listLegalParents, hasSurvived } from './family';

type LinkedPerson = Pick<FamilyMember, 'id' | 'name' | 'bornOn' | 'parents' | 'adoption'>;

/** As people know them; an id says nothing to anybody. */
const nameMember = ({ id, name }: Pick<FamilyMember, 'id' | 'name'>): string => name ?? id;

const checked = new WeakMap<Family, { readonly refused: RefusalError | undefined }>();

/** Everything about a captured family that must be settled before anybody can be said to inherit. Found once for each. */
export function checkFamily(family: Family): RefusalError | undefined {
  const known = checked.get(family) ?? { refused: findWrong(family) };
  checked.set(family, known);
  return known.refused;
}

function findWrong(family: Family): RefusalError | undefined {
  const people: readonly LinkedPerson[] = [family.deceased, ...family.members];
  const known = new Map(people.map((person) => [person.id, person]));
  const refused = collectRefusals([
    ...checkListedOnce(
      'members',
      people.map((person) => person.id),
      (id) => message('Person {id} is listed twice. Remove one of the entries.', { id }),
    ),
    ...people.flatMap((person) => checkParents(person, known)),
    ...checkSpouseEntries(family),
    family.deceased.bornOn && family.deceased.bornOn > family.deceased.diedOn
      ? refuse('deceased.bornOn', 'The deceased is recorded as born after the death. Correct one of the dates.')
      : undefined,
    ...family.members.flatMap((member) => checkDates(member, family.deceased.diedOn)),
  ]);
  // Circles and the number of spouses can only be judged once every link leads somewhere.
  return refused ?? checkCircles(people, known) ?? checkSurvivingSpouses(family);
}

function checkParents(person: LinkedPerson, known: ReadonlyMap<string, LinkedPerson>): RefusalError[] {
  const field = `members.${person.id}.parents`;
  const { parents = [] } = person;
  const named = [...parents, ...(person.adoption?.parents ?? [])];
  const unknown = named.filter((parent) => !known.has(parent));
  const checks = unknown.map((parent) =>
    refuse(
      field,
      message('{parent} is recorded as a parent of {id} but is not in the family tree. Add that person first.', {
        parent,
        id: nameMember(person),
      }),
    ),
  );
  if (parents.length > 2 || (person.adoption?.parents.length ?? 0) > 2 || listLegalParents(person).length > 2) {
    checks.push(
      refuse(
        field,
        message('{id} has more than two parents. Keep two, or record the adoption.', { id: nameMember(person) }),
      ),
    );
  }
  if (new Set(parents).size < parents.length) {
    checks.push(refuse(field, message('{id} has the same parent twice. Remove one.', { id: nameMember(person) })));
  }
  if (person.adoption?.parents.length === 0) {
    checks.push(
      refuse(`members.${person.id}.adoption`, message('Name the adoptive parent of {id}.', { id: nameMember(person) })),
    );
  }
  const bornBeforeParent = parents.some((parent) => {
    const born = known.get(parent)?.bornOn;
    return born !== undefined && person.bornOn !== undefined && person.bornOn <= born;
  });
  if (bornBeforeParent) {
    checks.push(
      refuse(
        `members.${person.id}.bornOn`,
        message('{id} has a date of birth before that of a parent. Correct one of the dates.', {
          id: nameMember(person),
        }),
      ),
    );
  }
  return checks;
}

function checkDates(member: FamilyMember, death: LocalDate): RefusalError[] {
  const { bornOn, diedOn } = member;
  const [own, id] = [member.id, nameMember(member)];
  const checks: RefusalError[] = [];
  if (bornOn && diedOn && bornOn > diedOn) {
    checks.push(
      refuse(
        `members.${own}.bornOn`,
        message('{id} is recorded as born after dying. Correct one of the dates.', { id }),
      ),
    );
  }
  if (member.unborn) {
    checks.push(
      refuse(
        `members.${own}.unborn`,
        message('Wait for the birth of {id}. Then record the date of birth, or remove the entry.', { id }),
      ),
    );
  } else if (bornOn && bornOn > death && member.conceivedBeforeDeath === undefined) {
    checks.push(
      refuse(
        `members.${own}.conceivedBeforeDeath`,
        message(
          '{id} was born after the death. Record whether {id} was conceived before the death; {id} can inherit only if so.',
          { id },
        ),
      ),
    );
  }
  if (diedOn === death && member.outlivedDeceased === undefined) {
    checks.push(
      refuse(
        `members.${own}.outlivedDeceased`,
        message('{id} died on the same day as the deceased. Record whether {id} outlived the deceased.', { id }),
      ),
    );
  }
  return checks;
}

function checkSpouseEntries({ deceased, spouses, members }: Family): RefusalError[] {
  const ids = new Set(members.map((member) => member.id));
  const checks = checkListedOnce(
    'spouses',
    spouses.map((spouse) => spouse.id),
    (id) => message('Spouse {id} is listed twice. Remove one of the entries.', { id }),
  );
  for (const { id } of spouses) {
    if (id === deceased.id) checks.push(refuse('spouses', 'The deceased is listed as own spouse. Remove the entry.'));
    else if (!ids.has(id))
      checks.push(refuse('spouses', message('Spouse {id} is not in the family tree. Add that person first.', { id })));
  }
  return checks;
}

function checkCircles(
  people: readonly LinkedPerson[],
  known: ReadonlyMap<string, LinkedPerson>,
): RefusalError | undefined {
  const clear = new Set<string>();
  const isInCircle = (id: string, above: ReadonlySet<string>): boolean => {
    if (above.has(id)) return true;
    if (clear.has(id)) return false;
    const person = known.get(id)!;
    const path = new Set(above).add(id);
    const found = [...(person.parents ?? []), ...listLegalParents(person)].some((parent) => isInCircle(parent, path));
    if (!found) clear.add(id);
    return found;
  };
  const caught = people.find((person) => isInCircle(person.id, new Set()));
  return (
    caught &&
    refuse(
      `members.${caught.id}.parents`,
      message('{id} is recorded as an own ancestor. Correct the parents.', { id: nameMember(caught) }),
    )
  );
}

/** From this day Bwanya v Master brings life partners in; Act 15 of 2023 s 14 wrote it into the Act. */
const lifePartnersFrom = toLocalDate('2023-06-30');

function checkSurvivingSpouses({ deceased, spouses, members }: Family): RefusalError | undefined {
  const alive = spouses.filter((spouse) =>
    hasSurvived(
      members.find(({ id }) => id === spouse.id)!,
      deceased.diedOn,
    ),
  );
  const undecided = alive.find((spouse) => spouse.kind === 'lifePartnership' && spouse.recognised === undefined);
  if (undecided && deceased.diedOn < lifePartnersFrom) {
    return refuse(
      `spouses.${undecided.id}.recognised`,
      message(
        'The death was before life partners could inherit by law. Choose whether to recognise {id} as a spouse.',
        {
          id: nameMember(members.find(({ id }) => id === undecided.id)!),
        },
      ),
      'Bwanya v Master of the High Court [2021] ZACC 51',
    );
  }
  const counted = alive.filter((spouse) => spouse.recognised !== false);
  // Only customary and Muslim law know several wives at once; a partner beside a spouse is not a permanent partnership.
  const several = counted.length > 1 && counted.some(({ kind }) => kind !== 'customary' && kind !== 'muslim');
  return several
    ? refuse(
        'spouses',
        'Only customary and Muslim marriages allow several spouses at once. Keep the one whose marriage is valid.',
        'Intestate Succession Act 81 of 1987 s 1(1)',
      )
    : undefined;
}

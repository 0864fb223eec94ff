import { markPhrase } from '../../i18n/t';
import {
  listDraftChildren,
  type FamilyDraft,
  type DraftParent,
  type DraftPerson,
  main,
  formatDraftName,
  listDraftParents,
  findDraftPerson,
} from './family-draft';

/** A change of the drawing, whom it leads to, and what it did, for Undo. Or why it cannot be drawn. */
export type FamilyEdit = { readonly draft: FamilyDraft; readonly goTo: string } | { readonly cannot: string };

let made = 0;
/** Somebody new has a name of the browser's making until the tree is saved. */
const createKey = (): string => `new-${(made += 1)}`;

const createPerson = (
  surname: string,
  parents: readonly DraftParent[] = [],
  more: Partial<DraftPerson> = {},
): DraftPerson => ({
  key: createKey(),
  id: null,
  kind: 'person',
  firstNames: null,
  surname,
  parents: [...parents],
  ...more,
});

const addPerson = (draft: FamilyDraft, person: DraftPerson): FamilyDraft => ({
  ...draft,
  people: [...draft.people, person],
});
const setParents = (draft: FamilyDraft, key: string, parents: readonly DraftParent[]): FamilyDraft =>
  key === main
    ? { ...draft, mainParents: parents }
    : {
        ...draft,
        people: draft.people.map((person) => (person.key === key ? { ...person, parents: [...parents] } : person)),
      };

const findSurname = (draft: FamilyDraft, key: string, ofMain: string): string =>
  key === main ? ofMain : (findDraftPerson(draft, key)?.surname ?? ofMain);

const createBirthParent = (key: string): DraftParent => ({ key, kind: 'birth', stays: false });

/** Whoever is most likely the other parent: the husband or wife, or the other parent of the children there are. */
function findPartner(draft: FamilyDraft, key: string): string | undefined {
  const others = [
    ...new Set(listDraftChildren(draft, key).flatMap(({ parents = [] }) => parents.map((parent) => parent.key))),
  ].filter((one) => one !== key);
  const lasting = draft.marriages.filter(({ endedBy }) => !endedBy);
  if (key === main) return lasting.length === 1 ? lasting[0]!.spouse : undefined;
  const marriage = draft.marriages.find(({ spouse }) => spouse === key);
  if (marriage) return main;
  return others.length === 1 ? others[0] : undefined;
}

export function addChild(draft: FamilyDraft, of: string, ofMain: string): FamilyEdit {
  const partner = findPartner(draft, of);
  const parents = [createBirthParent(of), ...(partner ? [createBirthParent(partner)] : [])];
  const child = createPerson(findSurname(draft, of, ofMain), parents);
  return { draft: addPerson(draft, child), goTo: child.key };
}

export function addSpouse(draft: FamilyDraft, of: string, ofMain: string): FamilyEdit {
  const spouse = createPerson(findSurname(draft, of, ofMain));
  if (of === main) {
    const next = addPerson(draft, spouse);
    return {
      draft: { ...next, marriages: [...next.marriages, { id: null, spouse: spouse.key, kind: 'civil marriage' }] },
      goTo: spouse.key,
    };
  }
  const half = listDraftChildren(draft, of).filter(({ parents = [] }) => parents.length === 1);
  if (half.length === 0) {
    return {
      cannot: markPhrase('Draw a child first: a relative’s husband or wife is drawn as the child’s other parent.'),
    };
  }
  const keys = new Set(half.map(({ key }) => key));
  const people = draft.people.map((person) =>
    keys.has(person.key) ? { ...person, parents: [...(person.parents ?? []), createBirthParent(spouse.key)] } : person,
  );
  return { draft: addPerson({ ...draft, people }, spouse), goTo: spouse.key };
}

const isSpouseOnly = (draft: FamilyDraft, key: string): boolean =>
  draft.marriages.some(({ spouse }) => spouse === key) && listDraftParents(draft, key).length === 0;

export function addParent(draft: FamilyDraft, of: string, ofMain: string): FamilyEdit {
  if (isSpouseOnly(draft, of)) {
    return { cannot: markPhrase('The parents of a husband or wife have no part in this estate and are not drawn.') };
  }
  const parents = listDraftParents(draft, of);
  if (parents.length >= 2) return { cannot: markPhrase('Both parents are already drawn.') };
  const parent = createPerson(findSurname(draft, of, ofMain));
  return {
    draft: setParents(addPerson(draft, parent), of, [...parents, createBirthParent(parent.key)]),
    goTo: parent.key,
  };
}

export function addSibling(draft: FamilyDraft, of: string, ofMain: string): FamilyEdit {
  const parents = listDraftParents(draft, of);
  if (parents.length === 0) {
    return { cannot: markPhrase('Draw a parent first: brothers and sisters hang from the parents.') };
  }
  const sibling = createPerson(
    findSurname(draft, of, ofMain),
    parents.map(({ key }) => createBirthParent(key)),
  );
  return { draft: addPerson(draft, sibling), goTo: sibling.key };
}

/** Takes somebody out, and with that person the ties to others. Those who hang below stay on the sheet. */
export function removePerson(draft: FamilyDraft, key: string): FamilyEdit {
  if (key === main) return { cannot: markPhrase('The estate is that of this person, who stays.') };
  const removeParent = (parents: readonly DraftParent[] = []): DraftParent[] =>
    parents.filter((parent) => parent.key !== key);
  const next = listDraftParents(draft, key)[0]?.key ?? listDraftChildren(draft, key)[0]?.key ?? main;
  return {
    draft: {
      ...draft,
      mainParents: removeParent(draft.mainParents),
      people: draft.people
        .filter((person) => person.key !== key)
        .map((person) => ({ ...person, parents: removeParent(person.parents) })),
      marriages: draft.marriages.filter(({ spouse }) => spouse !== key),
    },
    goTo: next,
  };
}

/** The person as changed in the form, with the marriage where there is one. */
export function changePerson(
  draft: FamilyDraft,
  changed: DraftPerson,
  marriage?: FamilyDraft['marriages'][number],
): FamilyDraft {
  return {
    ...draft,
    people: draft.people.map((person) => (person.key === changed.key ? changed : person)),
    marriages: draft.marriages.map((one) => (marriage && one.spouse === marriage.spouse ? marriage : one)),
  };
}

/** People without a name: the tree cannot be saved with them. */
export const listUnnamed = (draft: FamilyDraft): readonly DraftPerson[] =>
  draft.people.filter((person) => formatDraftName(person).trim() === '' || (!person.firstNames && isNew(person)));
const isNew = ({ id, kind }: DraftPerson): boolean => (id === null || id === undefined) && kind === 'person';

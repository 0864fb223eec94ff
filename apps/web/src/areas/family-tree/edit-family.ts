import { phrase } from '../../i18n/t';
import {
  childrenOf,
  type Draft,
  type DraftParent,
  type DraftPerson,
  main,
  nameOf,
  parentsOf,
  personOf,
} from './family-draft';

/** A change of the drawing, whom it leads to, and what it did, for Undo. Or why it cannot be drawn. */
export type Edit = { readonly draft: Draft; readonly goTo: string } | { readonly cannot: string };

let made = 0;
/** Somebody new has a name of the browser's making until the tree is saved. */
const newKey = (): string => `new-${(made += 1)}`;

const someone = (
  surname: string,
  parents: readonly DraftParent[] = [],
  more: Partial<DraftPerson> = {},
): DraftPerson => ({
  key: newKey(),
  id: null,
  kind: 'person',
  firstNames: null,
  surname,
  parents: [...parents],
  ...more,
});

const withPerson = (draft: Draft, person: DraftPerson): Draft => ({ ...draft, people: [...draft.people, person] });
const withParents = (draft: Draft, key: string, parents: readonly DraftParent[]): Draft =>
  key === main
    ? { ...draft, mainParents: parents }
    : {
        ...draft,
        people: draft.people.map((person) => (person.key === key ? { ...person, parents: [...parents] } : person)),
      };

const surnameOf = (draft: Draft, key: string, ofMain: string): string =>
  key === main ? ofMain : (personOf(draft, key)?.surname ?? ofMain);

const birth = (key: string): DraftParent => ({ key, kind: 'birth', stays: false });

/** Whoever is most likely the other parent: the husband or wife, or the other parent of the children there are. */
function partnerOf(draft: Draft, key: string): string | undefined {
  const others = [
    ...new Set(childrenOf(draft, key).flatMap(({ parents = [] }) => parents.map((parent) => parent.key))),
  ].filter((one) => one !== key);
  const lasting = draft.marriages.filter(({ endedBy }) => !endedBy);
  if (key === main) return lasting.length === 1 ? lasting[0]!.spouse : undefined;
  const marriage = draft.marriages.find(({ spouse }) => spouse === key);
  if (marriage) return main;
  return others.length === 1 ? others[0] : undefined;
}

export function addChild(draft: Draft, of: string, ofMain: string): Edit {
  const partner = partnerOf(draft, of);
  const parents = [birth(of), ...(partner ? [birth(partner)] : [])];
  const child = someone(surnameOf(draft, of, ofMain), parents);
  return { draft: withPerson(draft, child), goTo: child.key };
}

export function addSpouse(draft: Draft, of: string, ofMain: string): Edit {
  const spouse = someone(surnameOf(draft, of, ofMain));
  if (of === main) {
    const next = withPerson(draft, spouse);
    return {
      draft: { ...next, marriages: [...next.marriages, { id: null, spouse: spouse.key, kind: 'civil marriage' }] },
      goTo: spouse.key,
    };
  }
  const half = childrenOf(draft, of).filter(({ parents = [] }) => parents.length === 1);
  if (half.length === 0) {
    return { cannot: phrase('Draw a child first: the husband or wife of a relative is drawn as its other parent.') };
  }
  const keys = new Set(half.map(({ key }) => key));
  const people = draft.people.map((person) =>
    keys.has(person.key) ? { ...person, parents: [...(person.parents ?? []), birth(spouse.key)] } : person,
  );
  return { draft: withPerson({ ...draft, people }, spouse), goTo: spouse.key };
}

const isSpouseOnly = (draft: Draft, key: string): boolean =>
  draft.marriages.some(({ spouse }) => spouse === key) && parentsOf(draft, key).length === 0;

export function addParent(draft: Draft, of: string, ofMain: string): Edit {
  if (isSpouseOnly(draft, of)) {
    return { cannot: phrase('The parents of a husband or wife have no part in this estate and are not drawn.') };
  }
  const parents = parentsOf(draft, of);
  if (parents.length >= 2) return { cannot: phrase('Both parents are drawn already.') };
  const parent = someone(surnameOf(draft, of, ofMain));
  return { draft: withParents(withPerson(draft, parent), of, [...parents, birth(parent.key)]), goTo: parent.key };
}

export function addSibling(draft: Draft, of: string, ofMain: string): Edit {
  const parents = parentsOf(draft, of);
  if (parents.length === 0) {
    return { cannot: phrase('Draw a parent first: brothers and sisters hang from the parents.') };
  }
  const sibling = someone(
    surnameOf(draft, of, ofMain),
    parents.map(({ key }) => birth(key)),
  );
  return { draft: withPerson(draft, sibling), goTo: sibling.key };
}

/** Takes somebody out, and with that person the ties to others. Those who hang below stay on the sheet. */
export function removePerson(draft: Draft, key: string): Edit {
  if (key === main) return { cannot: phrase('The estate is that of this person, who stays.') };
  const without = (parents: readonly DraftParent[] = []): DraftParent[] =>
    parents.filter((parent) => parent.key !== key);
  const next = parentsOf(draft, key)[0]?.key ?? childrenOf(draft, key)[0]?.key ?? main;
  return {
    draft: {
      ...draft,
      mainParents: without(draft.mainParents),
      people: draft.people
        .filter((person) => person.key !== key)
        .map((person) => ({ ...person, parents: without(person.parents) })),
      marriages: draft.marriages.filter(({ spouse }) => spouse !== key),
    },
    goTo: next,
  };
}

/** The person as changed in the form, with the marriage where there is one. */
export function changePerson(draft: Draft, changed: DraftPerson, marriage?: Draft['marriages'][number]): Draft {
  return {
    ...draft,
    people: draft.people.map((person) => (person.key === changed.key ? changed : person)),
    marriages: draft.marriages.map((one) => (marriage && one.spouse === marriage.spouse ? marriage : one)),
  };
}

/** People without a name: the tree cannot be saved with them. */
export const unnamed = (draft: Draft): readonly DraftPerson[] =>
  draft.people.filter((person) => nameOf(person).trim() === '' || (!person.firstNames && isNew(person)));
const isNew = ({ id, kind }: DraftPerson): boolean => (id === null || id === undefined) && kind === 'person';

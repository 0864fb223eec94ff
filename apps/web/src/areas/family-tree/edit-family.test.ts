import { expect, test } from 'vitest';
import { addChild, addParent, addSibling, addSpouse, type FamilyEdit, removePerson, listUnnamed } from './edit-family';
import { type FamilyDraft, main, listDraftParents } from './family-draft';

const empty: FamilyDraft = { mainParents: [], people: [], marriages: [], relativesSought: false };
const expectDone = (edit: FamilyEdit): { draft: FamilyDraft; goTo: string } => {
  if ('cannot' in edit) throw new Error(edit.cannot);
  return edit;
};
const listParentKeys = (draft: FamilyDraft, of: string) => listDraftParents(draft, of).map(({ key }) => key);

test('a child of the deceased is the child of the only spouse too, and bears the name', () => {
  const wed = expectDone(addSpouse(empty, main, 'Mthembu'));
  const { draft, goTo } = expectDone(addChild(wed.draft, main, 'Mthembu'));
  expect(listParentKeys(draft, goTo)).toEqual([main, wed.goTo]);
  expect(draft.people.at(-1)!.surname).toBe('Mthembu');
  expect(draft.marriages).toMatchObject([{ spouse: wed.goTo, kind: 'civil marriage' }]);
});

test('with two wives nobody guesses who the mother is', () => {
  const first = expectDone(addSpouse(empty, main, 'Mthembu'));
  const second = expectDone(addSpouse(first.draft, main, 'Mthembu'));
  expect(listParentKeys(expectDone(addChild(second.draft, main, 'Mthembu')).draft, 'new-5')).not.toContain(first.goTo);
  const ofSecond = expectDone(addChild(second.draft, second.goTo, 'Mthembu'));
  expect(listParentKeys(ofSecond.draft, ofSecond.goTo)).toEqual([second.goTo, main]);
});

test('the wife of a son is drawn as the other parent of his children, and needs one', () => {
  const son = expectDone(addChild(empty, main, 'Mthembu'));
  expect(addSpouse(son.draft, son.goTo, 'Mthembu')).toHaveProperty('cannot');
  const grandchild = expectDone(addChild(son.draft, son.goTo, 'Mthembu'));
  const wife = expectDone(addSpouse(grandchild.draft, son.goTo, 'Mthembu'));
  expect(listParentKeys(wife.draft, grandchild.goTo)).toEqual([son.goTo, wife.goTo]);
});

test('brothers and sisters need a parent, and nobody has three', () => {
  expect(addSibling(empty, main, 'Mthembu')).toHaveProperty('cannot');
  const mother = expectDone(addParent(empty, main, 'Mthembu'));
  const father = expectDone(addParent(mother.draft, main, 'Mthembu'));
  expect(addParent(father.draft, main, 'Mthembu')).toHaveProperty('cannot');
  const sister = expectDone(addSibling(father.draft, main, 'Mthembu'));
  expect(listParentKeys(sister.draft, sister.goTo)).toEqual([mother.goTo, father.goTo]);
});

test('the parents of a husband or wife are not asked for', () => {
  const wed = expectDone(addSpouse(empty, main, 'Mthembu'));
  expect(addParent(wed.draft, wed.goTo, 'Mthembu')).toHaveProperty('cannot');
});

test('who is taken out takes the ties along, and leaves the others on the sheet', () => {
  const wed = expectDone(addSpouse(empty, main, 'Mthembu'));
  const child = expectDone(addChild(wed.draft, main, 'Mthembu'));
  const { draft, goTo } = expectDone(removePerson(child.draft, wed.goTo));
  expect(draft.marriages).toEqual([]);
  expect(listParentKeys(draft, child.goTo)).toEqual([main]);
  expect(goTo).toBe(child.goTo);
  expect(removePerson(draft, main)).toHaveProperty('cannot');
});

test('somebody new without first names is named before saving', () => {
  expect(listUnnamed(expectDone(addChild(empty, main, 'Mthembu')).draft)).toHaveLength(1);
});

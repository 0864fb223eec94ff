import { expect, test } from 'vitest';
import { addChild, addParent, addSibling, addSpouse, type Edit, removePerson, unnamed } from './edit-family';
import { type Draft, main, parentsOf } from './family-draft';

const empty: Draft = { mainParents: [], people: [], marriages: [], relativesSought: false };
const done = (edit: Edit): { draft: Draft; goTo: string } => {
  if ('cannot' in edit) throw new Error(edit.cannot);
  return edit;
};
const keys = (draft: Draft, of: string) => parentsOf(draft, of).map(({ key }) => key);

test('a child of the deceased is the child of the only spouse too, and bears the name', () => {
  const wed = done(addSpouse(empty, main, 'Mthembu'));
  const { draft, goTo } = done(addChild(wed.draft, main, 'Mthembu'));
  expect(keys(draft, goTo)).toEqual([main, wed.goTo]);
  expect(draft.people.at(-1)!.surname).toBe('Mthembu');
  expect(draft.marriages).toMatchObject([{ spouse: wed.goTo, kind: 'civil marriage' }]);
});

test('with two wives nobody guesses who the mother is', () => {
  const first = done(addSpouse(empty, main, 'Mthembu'));
  const second = done(addSpouse(first.draft, main, 'Mthembu'));
  expect(keys(done(addChild(second.draft, main, 'Mthembu')).draft, 'new-5')).not.toContain(first.goTo);
  const ofSecond = done(addChild(second.draft, second.goTo, 'Mthembu'));
  expect(keys(ofSecond.draft, ofSecond.goTo)).toEqual([second.goTo, main]);
});

test('the wife of a son is drawn as the other parent of his children, and needs one', () => {
  const son = done(addChild(empty, main, 'Mthembu'));
  expect(addSpouse(son.draft, son.goTo, 'Mthembu')).toHaveProperty('cannot');
  const grandchild = done(addChild(son.draft, son.goTo, 'Mthembu'));
  const wife = done(addSpouse(grandchild.draft, son.goTo, 'Mthembu'));
  expect(keys(wife.draft, grandchild.goTo)).toEqual([son.goTo, wife.goTo]);
});

test('brothers and sisters need a parent, and nobody has three', () => {
  expect(addSibling(empty, main, 'Mthembu')).toHaveProperty('cannot');
  const mother = done(addParent(empty, main, 'Mthembu'));
  const father = done(addParent(mother.draft, main, 'Mthembu'));
  expect(addParent(father.draft, main, 'Mthembu')).toHaveProperty('cannot');
  const sister = done(addSibling(father.draft, main, 'Mthembu'));
  expect(keys(sister.draft, sister.goTo)).toEqual([mother.goTo, father.goTo]);
});

test('the parents of a husband or wife are not asked for', () => {
  const wed = done(addSpouse(empty, main, 'Mthembu'));
  expect(addParent(wed.draft, wed.goTo, 'Mthembu')).toHaveProperty('cannot');
});

test('who is taken out takes the ties along, and leaves the others on the sheet', () => {
  const wed = done(addSpouse(empty, main, 'Mthembu'));
  const child = done(addChild(wed.draft, main, 'Mthembu'));
  const { draft, goTo } = done(removePerson(child.draft, wed.goTo));
  expect(draft.marriages).toEqual([]);
  expect(keys(draft, child.goTo)).toEqual([main]);
  expect(goTo).toBe(child.goTo);
  expect(removePerson(draft, main)).toHaveProperty('cannot');
});

test('somebody new without first names is named before saving', () => {
  expect(unnamed(done(addChild(empty, main, 'Mthembu')).draft)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { Family, FamilyMember } from '../succession/family';
import { relationsIn } from './relations-in';

const member = (id: string, parents: string[] = [], more: Partial<FamilyMember> = {}): FamilyMember => ({
  id,
  ...(parents.length > 0 && { parents }),
  ...more,
});
const died = (on: string) => ({ diedOn: localDate(on) });

const family: Family = {
  deceased: { id: 'jan', diedOn: localDate('2026-03-01'), parents: ['pa', 'ma'] },
  spouses: [{ id: 'wife', kind: 'civil' }],
  members: [
    member('pa', [], died('1990-01-01')),
    member('ma', [], died('1999-01-01')),
    member('wife'),
    member('ex'),
    member('son', ['jan', 'wife'], died('2020-05-05')),
    member('daughter', ['jan', 'wife']),
    member('boy', ['son']),
    member('girl', ['son'], died('2021-01-01')),
    member('baby', ['girl']),
    member('sister', ['pa', 'ma']),
    member('niece', ['sister']),
    member('uncle', ['grandpa']),
    member('grandpa', [], died('1970-01-01')),
    member('stranger'),
  ].map((one) => (one.id === 'pa' ? { ...one, parents: ['grandpa'] } : one)),
};

it('reads relationship and degree from parents and marriages', () => {
  const relations = relationsIn(family, new Set(['ex']));
  const found = [...relations].map(([id, { kinship, degree }]) => [id, kinship, degree]);
  expect(found).toEqual([
    ['pa', 'parent', 1],
    ['ma', 'parent', 1],
    ['wife', 'spouse', undefined],
    ['ex', 'former spouse', undefined],
    ['son', 'child', 1],
    ['daughter', 'child', 1],
    ['boy', 'grandchild', 2],
    ['girl', 'grandchild', 2],
    ['baby', 'great-grandchild', 3],
    ['sister', 'brother or sister', 2],
    ['niece', 'nephew or niece', 3],
    ['uncle', 'uncle or aunt', 3],
    ['grandpa', 'grandparent', 2],
    ['stranger', undefined, undefined],
  ]);
});

it('names the living issue of somebody who died before', () => {
  const relations = relationsIn(family);
  expect(relations.get('son')).toMatchObject({ survived: false, issue: ['boy', 'baby'] });
  expect(relations.get('daughter')).toMatchObject({ survived: true, issue: [] });
});

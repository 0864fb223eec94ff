import { expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Family, FamilyMember } from '../succession/family';
import { describeRelations } from './relations-in';

const createMember = (id: string, parents: string[] = [], more: Partial<FamilyMember> = {}): FamilyMember => ({
  id,
  ...(parents.length > 0 && { parents }),
  ...more,
});
const createDeath = (on: string) => ({ diedOn: toLocalDate(on) });

const family: Family = {
  deceased: { id: 'jan', diedOn: toLocalDate('2026-03-01'), parents: ['pa', 'ma'] },
  spouses: [{ id: 'wife', kind: 'civil' }],
  members: [
    createMember('pa', [], createDeath('1990-01-01')),
    createMember('ma', [], createDeath('1999-01-01')),
    createMember('wife'),
    createMember('ex'),
    createMember('son', ['jan', 'wife'], createDeath('2020-05-05')),
    createMember('daughter', ['jan', 'wife']),
    createMember('boy', ['son']),
    createMember('girl', ['son'], createDeath('2021-01-01')),
    createMember('baby', ['girl']),
    createMember('sister', ['pa', 'ma']),
    createMember('niece', ['sister']),
    createMember('uncle', ['grandpa']),
    createMember('grandpa', [], createDeath('1970-01-01')),
    createMember('stranger'),
  ].map((one) => (one.id === 'pa' ? { ...one, parents: ['grandpa'] } : one)),
};

it('reads relationship and degree from parents and marriages', () => {
  const relations = describeRelations(family, new Set(['ex']));
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
  const relations = describeRelations(family);
  expect(relations.get('son')).toMatchObject({ survived: false, issue: ['boy', 'baby'] });
  expect(relations.get('daughter')).toMatchObject({ survived: true, issue: [] });
});

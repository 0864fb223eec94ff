import { expect, test } from 'vitest';
import { demoMatters } from './matters';

test('nobody of the demo is in two matters, or dead in one and living in another', () => {
  const people = demoMatters.filter(({ idNumber }) => idNumber !== null);
  const numbers = people.map(({ idNumber }) => idNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
  const nameOf = ({ surname, firstNames }: (typeof people)[number]): string => `${firstNames} ${surname}`;
  const dead = new Set(people.filter(({ diedOn }) => diedOn !== null).map(nameOf));
  const living = people.filter(({ diedOn }) => diedOn === null).map(nameOf);
  expect(living.filter((name) => dead.has(name))).toEqual([]);
  expect(new Set(living).size).toBe(living.length);
});

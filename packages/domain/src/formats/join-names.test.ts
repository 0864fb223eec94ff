import { expect, test } from 'vitest';
import { joinNames } from './join-names';

test.each([
  [[], 'en', null],
  [['A Botha'], 'af', 'A Botha'],
  [['A Botha', 'B Nel'], 'en', 'A Botha and B Nel'],
  [['A Botha', 'B Nel'], 'af', 'A Botha en B Nel'],
  [['A Botha', 'B Nel', 'C Vos'], 'en', 'A Botha, B Nel and C Vos'],
] as const)('%j in %s is %j', (names, language, written) => {
  expect(joinNames(names, language)).toBe(written);
});

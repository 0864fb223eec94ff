import { expect, test } from 'vitest';
import { translateFieldName } from './people-words';

test('a body has a name where a person has a surname', () => {
  expect([
    translateFieldName('surname'),
    translateFieldName('surname', 'person'),
    translateFieldName('surname', 'company'),
  ]).toEqual(['Surname', 'Surname', 'Name']);
  expect(translateFieldName('registrationNumber', 'company')).toBe('Registration number');
});

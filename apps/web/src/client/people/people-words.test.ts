import { expect, test } from 'vitest';
import { fieldWord } from './people-words';

test('a body has a name where a person has a surname', () => {
  expect([fieldWord('surname'), fieldWord('surname', 'person'), fieldWord('surname', 'company')]).toEqual([
    'Surname',
    'Surname',
    'Name',
  ]);
  expect(fieldWord('registrationNumber', 'company')).toBe('Registration number');
});

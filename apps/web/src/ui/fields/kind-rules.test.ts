import { expect, test } from 'vitest';
import { z } from 'zod';
import { addKindRules } from './kind-rules';

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'main.email', label: 'Email', kind: 'email' },
] as const;
const schema = addKindRules(z.looseObject({ name: z.string().min(1, 'Fill this in.') }), fields);
const listIssues = (values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('an email address that cannot be one is told where it stands, beside what else is wrong', () => {
  const sentence = "'nonsense' is not an email address. Write it like name@example.co.za, without spaces.";
  expect(listIssues({ name: '', email: 'nonsense', main: { email: 'nonsense' } })).toEqual([
    ['name', 'Fill this in.'],
    ['email', sentence],
    ['main.email', sentence],
  ]);
});

test('one that is right, or left out, is no matter', () => {
  expect(listIssues({ name: 'J', email: 'j@example.co.za', main: { email: null } })).toEqual([]);
  expect(listIssues({ name: 'J' })).toEqual([]);
});

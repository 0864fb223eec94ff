import { expect, test } from 'vitest';
import type { Claims } from '../client/claims';
import { sentTo } from './guard';

const now = 1_800_000_000_000;
const claims: Claims = {
  personId: 1,
  firmId: 2,
  email: 'a@b.c',
  roles: ['Admin'],
  systemType: 2,
  usableSystemTypes: [2],
  acceptedTerms: true,
  expires: now / 1000,
};

test('nobody, or somebody whose token has run out, goes to the sign-in', () => {
  expect(sentTo(undefined, now)).toBe('/login');
  expect(sentTo({ ...claims, expires: now / 1000 - 1 }, now)).toBe('/login');
});

test('a token is still good in the second it runs out', () => {
  expect(sentTo(claims, now)).toBeUndefined();
});

test('terms come before the choice of a system type', () => {
  expect(sentTo({ ...claims, acceptedTerms: false, systemType: 0 }, now)).toBe('/accepttcs');
  expect(sentTo({ ...claims, systemType: 0 }, now)).toBe('/systemselect');
});

test('a person with access to single matters needs no system type', () => {
  expect(sentTo({ ...claims, systemType: 0, roles: ['UserMatterAccess'] }, now)).toBeUndefined();
});

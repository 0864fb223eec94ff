import { beforeEach, expect, test } from 'vitest';
import { storeVisit } from '../client/outside-link';
import { signInAs } from '../testing/a-token';
import { findGuestPage } from './guest-door';

const ticket = 'a'.repeat(43);
beforeEach(() => localStorage.clear());

test('a ticket leads from the address of the sheet to the client’s own page, whoever is signed in', () => {
  const led = { to: '/outside/client', search: { of: 66 }, hash: ticket, replace: true };
  expect(findGuestPage({ pathname: '/flowfill/66', hash: ticket })).toEqual(led);
  signInAs();
  expect(findGuestPage({ pathname: '/flowfill/66', hash: ticket })).toEqual(led);
});

test('whoever filled in before comes back without one, by matter; the planner and strangers do not', () => {
  expect(findGuestPage({ pathname: '/flowfill/66', hash: '' })).toBeUndefined();
  storeVisit('66', 'secret');
  expect(findGuestPage({ pathname: '/flowfill/66', hash: '' })).toMatchObject({ search: { of: 66 } });
  expect(findGuestPage({ pathname: '/flowfill/67', hash: '' })).toBeUndefined();
  expect(findGuestPage({ pathname: '/flowview/66', hash: ticket })).toBeUndefined();
  signInAs();
  expect(findGuestPage({ pathname: '/flowfill/66', hash: '' })).toBeUndefined();
});

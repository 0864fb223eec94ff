import { beforeEach, expect, test } from 'vitest';
import { keepVisit } from '../client/outside-link';
import { signedInAs } from '../testing/a-token';
import { clientsPage } from './guest-door';

const ticket = 'a'.repeat(43);
beforeEach(() => localStorage.clear());

test('a ticket leads from the address of the sheet to the client’s own page, whoever is signed in', () => {
  const led = { to: '/outside/client', search: { of: 66 }, hash: ticket, replace: true };
  expect(clientsPage({ pathname: '/flowfill/66', hash: ticket })).toEqual(led);
  signedInAs();
  expect(clientsPage({ pathname: '/flowfill/66', hash: ticket })).toEqual(led);
});

test('whoever filled in before comes back without one, by matter; the planner and strangers do not', () => {
  expect(clientsPage({ pathname: '/flowfill/66', hash: '' })).toBeUndefined();
  keepVisit('66', 'secret');
  expect(clientsPage({ pathname: '/flowfill/66', hash: '' })).toMatchObject({ search: { of: 66 } });
  expect(clientsPage({ pathname: '/flowfill/67', hash: '' })).toBeUndefined();
  expect(clientsPage({ pathname: '/flowview/66', hash: ticket })).toBeUndefined();
  signedInAs();
  expect(clientsPage({ pathname: '/flowfill/66', hash: '' })).toBeUndefined();
});

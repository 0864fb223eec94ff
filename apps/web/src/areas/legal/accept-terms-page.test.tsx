import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { session } from '../../client/session';
import { aToken, signedInAs } from '../../testing/a-token';
import { json } from '../../testing/pretended-server';
import { renderPublic } from '../../testing/render-public';
import { AcceptTermsPage } from './accept-terms-page';
import { termsText } from './terms.text';

beforeEach(() => forgetConfiguration());
const fresh = aToken();
const logout = { 'POST /account/logout': () => json({ done: true }) };

test('accepting is recorded for the person, and the new token replaces the old', async () => {
  signedInAs({ termsAccepted: false });
  const { user, asked, at } = await renderPublic(AcceptTermsPage, {
    'POST /api/users/updateTermsAndConditions': () => json({ token: fresh }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(at()).toBe('/'));
  expect(asked.at(-1)?.body).toEqual({ id: 7 });
  expect(session.token()).toBe(fresh);
});

test('rejecting logs out and leads to the login', async () => {
  signedInAs({ termsAccepted: false });
  const { user, at } = await renderPublic(AcceptTermsPage, logout);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

test('an update that fails ends the session', async () => {
  signedInAs({ termsAccepted: false });
  const { user, at } = await renderPublic(AcceptTermsPage, {
    'POST /api/users/updateTermsAndConditions': () => json({ error: 'No.' }, { status: 422 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

test('who has accepted already goes on', async () => {
  signedInAs();
  const { at } = await renderPublic(AcceptTermsPage);
  await waitFor(() => expect(at()).toBe('/'));
});

test('the terms cover what the specification asks for, with its figures', () => {
  const speaker = { name: 'Boedel', site: 's', email: 'e', accountsEmail: 'a', phone: 'p' };
  const text = JSON.stringify(termsText(speaker));
  for (const point of [
    'Business use only',
    'Subscription fees',
    '3,000 active matters',
    '3,000 historical matters',
    'Protection of Personal Information Act',
    'within 7 days of written notice',
    '30 days’ written notice',
    '5 calendar days',
    'more than 90 days in arrears',
    'within 7 days of the day it was concluded',
    'arbitrator',
    'law of the Republic of South Africa',
  ]) {
    expect(text).toContain(point);
  }
});

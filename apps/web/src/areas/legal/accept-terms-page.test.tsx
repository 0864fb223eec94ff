import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { session } from '../../client/session';
import { setLanguage } from '../../i18n/language';
import { loadWords } from '../../i18n/words';
import { createToken, signInAs } from '../../testing/a-token';
import { answerJson } from '../../testing/pretended-server';
import { renderPublic } from '../../testing/render-public';
import { AcceptTermsPage } from './accept-terms-page';

beforeEach(() => forgetConfiguration());
afterEach(() => setLanguage('en'));
const fresh = createToken();
const logout = { 'POST /account/logout': () => answerJson({ done: true }) };

test('accepting is recorded for the person, and the new token replaces the old', async () => {
  signInAs({ termsAccepted: false });
  const { user, asked, at } = await renderPublic(AcceptTermsPage, {
    'POST /api/users/updateTermsAndConditions': () => answerJson({ token: fresh }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(at()).toBe('/'));
  expect(asked.at(-1)?.body).toEqual({ id: 7 });
  expect(session.token()).toBe(fresh);
});

test('rejecting logs out and leads to the login', async () => {
  signInAs({ termsAccepted: false });
  const { user, at } = await renderPublic(AcceptTermsPage, logout);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

test('an update that fails ends the session', async () => {
  signInAs({ termsAccepted: false });
  const { user, at } = await renderPublic(AcceptTermsPage, {
    'POST /api/users/updateTermsAndConditions': () => answerJson({ error: 'No.' }, { status: 422 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

test('who has accepted already goes on', async () => {
  signInAs();
  const { at } = await renderPublic(AcceptTermsPage);
  await waitFor(() => expect(at()).toBe('/'));
});

test('the terms are read in the language chosen, and can be chosen there', { timeout: 60_000 }, async () => {
  signInAs({ termsAccepted: false });
  await loadWords('legal');
  const { user } = await renderPublic(AcceptTermsPage, {
    'POST /account/setLanguage': () => answerJson({ done: true }),
  });
  await screen.findByRole('region', { name: 'Terms and Conditions of Use' });
  await user.click(screen.getByRole('button', { name: 'Afrikaans' }));
  // The words of the refusal before come along: many files on a busy machine.
  const box = await screen.findByRole('region', { name: 'Gebruiksvoorwaardes' }, { timeout: 30_000 });
  expect(box.textContent).toContain('Van krag vanaf 2026-11-01 · As die twee weergawes verskil');
  expect(box.firstElementChild?.getAttribute('lang')).toBe('af');
});

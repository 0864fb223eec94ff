import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { session } from '../../client/session';
import { createToken } from '../../testing/a-token';
import { answerJson } from '../../testing/pretended-server';
import { createAnswers, renderPublic } from '../../testing/render-public';
import { readAnnouncement } from '../../testing/announcement';
import { CallbackPage } from './callback-page';

const manager = { signinRedirect: vi.fn(), signinRedirectCallback: vi.fn() };
vi.mock('../../client/identity', () => ({
  createIdentityManager: () => manager,
  readIdentityToken: () => 'identity-token',
}));

const identityProvider = { name: 'Keycloak', issuer: 'https://id.test', clientID: 'web', realm: 'boedel' };
const signedIn = {
  token: createToken(),
  accountInArrears: false,
  twoFactorRequired: false,
  challenge: null,
  id: 7,
  fullname: 'Thandi Maseko',
  refreshToken: 'refresh-1',
  refreshExpiresIn: 3600,
};

const openWith = (search: string, answers = {}) => {
  vi.stubGlobal('location', { origin: 'http://localhost:3000', search });
  return renderPublic(CallbackPage, {
    ...createAnswers({ identityProvider }),
    'POST /account/identityNonce': () => answerJson({ nonce: 'given-out' }),
    ...answers,
  });
};

beforeEach(() => {
  forgetConfiguration();
  sessionStorage.clear();
  manager.signinRedirect.mockReset().mockResolvedValue(undefined);
  manager.signinRedirectCallback.mockReset().mockResolvedValue({});
});

test('names the provider and goes there first', async () => {
  const { at } = await openWith('');
  expect(await screen.findByText('Authenticating via Keycloak')).toBeTruthy();
  await waitFor(() => expect(manager.signinRedirect).toHaveBeenCalledTimes(1));
  expect(manager.signinRedirect).toHaveBeenCalledWith({ nonce: 'given-out' });
  expect(at()).toBe('/here');
});

test('comes back with a code, exchanges the identity token for ours and goes to the root', async () => {
  const { asked, at } = await openWith('?code=c&state=s', {
    'GET /account/GetInternalToken': () => answerJson(signedIn),
  });
  await waitFor(() => expect(at()).toBe('/'));
  const exchange = asked.find((one) => one.path === '/account/GetInternalToken');
  expect(exchange?.headers.get('authorization')).toBe('Bearer identity-token');
  expect(session.identityToken()).toBe('identity-token');
  expect(session.user()?.fullname).toBe('Thandi Maseko');
});

test.each<[string, string, () => object]>([
  [
    'Error Initialising Keycloak',
    '',
    () => {
      manager.signinRedirect.mockRejectedValue(new Error('no discovery'));
      return {};
    },
  ],
  ['non authenticated', '?error=access_denied', () => ({})],
  [
    'non authenticated',
    '?code=c&state=unknown',
    () => {
      manager.signinRedirectCallback.mockRejectedValue(new Error('no state'));
      return {};
    },
  ],
  [
    'Error creating token from keycloak token',
    '?code=c&state=s',
    () => ({ 'GET /account/GetInternalToken': () => answerJson({ error: 'no' }, { status: 401 }) }),
  ],
])('a failure is said and leads back to the login: %s', async (sentence, search, goWrong) => {
  const { at } = await openWith(search, goWrong());
  expect(await readAnnouncement()).toBe(sentence);
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

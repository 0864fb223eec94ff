import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { logoutReason, session } from '../../client/session';
import { createToken, signInAs } from '../../testing/a-token';
import { answerJson } from '../../testing/pretended-server';
import { aConfiguration, createAnswers, renderPublic } from '../../testing/render-public';
import { ArrearsPage } from './arrears-page';
import { challenge } from './enter';
import { ForgotPasswordPage } from './forgot-password-page';
import { LoginPage } from './login-page';
import { PasswordResetPage } from './password-reset-page';
import { TwoFactorPage } from './two-factor-page';

beforeEach(() => {
  forgetConfiguration();
  sessionStorage.clear();
});

const nobodyIn = { token: null, accountInArrears: false, twoFactorRequired: false, challenge: null };
const somebodyIn = {
  ...nobodyIn,
  token: createToken(),
  refreshToken: 'refresh-1',
  refreshExpiresIn: 3600,
  id: 7,
  fullname: 'Thandi Maseko',
};

async function fillSignIn(user: Awaited<ReturnType<typeof renderPublic>>['user']): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'thandi@protea.test');
  await user.type(screen.getByLabelText('Password'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login', () => {
  test('asks for what is missing once it is sent, and only then', async () => {
    const { user, asked } = await renderPublic(LoginPage);
    expect(await screen.findByText('Sign In to your account')).toBeTruthy();
    expect(screen.queryByText('Email is required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(asked.some((one) => one.path === '/account/authenticate')).toBe(false);
  });

  test('keeps the session and goes to the root', async () => {
    const { user, at } = await renderPublic(LoginPage, { 'POST /account/authenticate': () => answerJson(somebodyIn) });
    await fillSignIn(user);
    await waitFor(() => expect(at()).toBe('/'));
    expect(session.user()).toEqual({ id: 7, token: somebodyIn.token, fullname: 'Thandi Maseko' });
    expect(session.refreshToken()).toBe('refresh-1');
  });

  test('says a refusal above the fields, once, and keeps no session', async () => {
    const { user } = await renderPublic(LoginPage, {
      'POST /account/authenticate': () => answerJson({ error: 'Not right.' }, { status: 401 }),
    });
    await fillSignIn(user);
    expect((await screen.findAllByText('Not right.')).length).toBe(1);
    expect(session.token()).toBeNull();
  });

  test.each([
    ['a firm in arrears', { ...nobodyIn, accountInArrears: true }, '/accountInArrears'],
    ['somebody with a second factor', { ...nobodyIn, twoFactorRequired: true, challenge: 'c' }, '/Verify2FACode'],
  ])('sends %s on without a session', async (_, answer, to) => {
    const { user, at } = await renderPublic(LoginPage, { 'POST /account/authenticate': () => answerJson(answer) });
    await fillSignIn(user);
    await waitFor(() => expect(at()).toBe(to));
    expect(session.token()).toBeNull();
  });

  test('signs out whoever was in, as soon as it opens', async () => {
    signInAs();
    const { asked } = await renderPublic(LoginPage, { 'POST /account/logout': () => answerJson({ done: true }) });
    await waitFor(() => expect(session.token()).toBeNull());
    expect(asked.find((one) => one.path === '/account/logout')?.headers.get('authorization')).toMatch(/^Bearer head\./);
  });

  test('advertises the products, and single sign-on where there is one', async () => {
    const identityProvider = { name: 'Keycloak', issuer: 'https://id.test', clientID: 'web', realm: 'boedel' };
    await renderPublic(LoginPage, createAnswers({ identityProvider }));
    expect(await screen.findByRole('button', { name: 'Sign in with Keycloak' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(aConfiguration.products.length);
  });
});

describe('a forgotten password', () => {
  test('is asked for without waiting for the answer; an empty address does nothing', async () => {
    const { user, asked, at } = await renderPublic(ForgotPasswordPage, {
      'POST /api/users/forgotpassword': () => new Promise(() => undefined),
    });
    expect(
      screen.getByText('Please enter your email address, and then click the link on the email to reset your password'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(at()).toBe('/here');
    await user.type(screen.getByLabelText('Email'), 'no format is asked for');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(asked.at(-1)?.body).toEqual({ email: 'no format is asked for' });
  });

  test('is set anew only when both fields are the same', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { user, asked } = await renderPublic(
      PasswordResetPage,
      { 'POST /account/resetpassword': () => answerJson({ done: true }) },
      '/here?code=0123456789012345678901&userId=7',
    );
    await user.type(screen.getByLabelText('New password'), 'kokerboom by die waterval');
    await user.type(screen.getByLabelText('Confirm password'), 'kokerboom');
    expect(screen.queryByText('Password does not match')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Password does not match')).toBeTruthy();
    expect(asked.some((one) => one.path === '/account/resetpassword')).toBe(false);
    await user.type(screen.getByLabelText('Confirm password'), ' by die waterval');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
    expect(asked.at(-1)?.body).toEqual({
      newPassword: 'kokerboom by die waterval',
      token: '0123456789012345678901',
      userid: '7',
    });
  });
});

test('a link to a new password that lost its code says so before anything is typed', async () => {
  await renderPublic(PasswordResetPage, {}, '/here?userId=7');
  expect(screen.getByText(/^This link is not complete\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test.each([
  ['used', /^This link was used before/],
  ['expired', /^This link has expired/],
])('a link that is %s says so before anything is typed, and how to get another', async (state, says) => {
  await renderPublic(
    PasswordResetPage,
    { 'POST /account/checkresetlink': () => answerJson({ state }) },
    '/here?code=0123456789012345678901&userId=7',
  );
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a password can be looked at while it is typed', async () => {
  const { user } = await renderPublic(LoginPage);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'kokerboom');
  expect(field).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveProperty('value', 'kokerboom');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveProperty('type', 'password');
});

test.each([
  ['idle', 'You were signed out after a period of inactivity. Your saved work is safe.'],
  ['ended', 'Your session has ended. Sign in again to go on where you were.'],
  ['asked', 'If we know this address, we have sent it a link to choose a new password.'],
  ['reset', 'Your password was changed. Sign in with the new one.'],
] as const)('the login says why one is there, once: %s', async (why, sentence) => {
  logoutReason.keep(why);
  const { unmount } = await renderPublic(LoginPage);
  expect(screen.getByText(sentence)).toBeTruthy();
  unmount();
  await renderPublic(LoginPage);
  expect(screen.queryByText(sentence)).toBeNull();
});

describe('the second step', () => {
  test('is sent on Enter, once there is a code, and leads where the server says', async () => {
    const { user, asked, at } = await renderPublic(TwoFactorPage, {
      'POST /account/authenticate2FA': () => answerJson({ ...somebodyIn, returnURL: '/Dashboard' }),
    });
    expect(screen.getByRole('heading', { name: 'Submit Two Factor Authentication Code' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(asked.some((one) => one.path.includes('2FA'))).toBe(false);
    await user.type(screen.getByLabelText('Two Factor Code'), '123456{Enter}');
    await waitFor(() => expect(at()).toBe('/Dashboard'));
  });

  test('goes to a recovery code and back to the app', async () => {
    challenge.keep('c', 'Authenticator');
    const { user } = await renderPublic(TwoFactorPage);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByText(/one of the recovery codes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Enter the code')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByText(/six digits/)).toBeTruthy();
    challenge.forget();
  });

  test('shows what the server has against a code', async () => {
    const { user } = await renderPublic(TwoFactorPage, {
      'POST /account/authenticate2FA': () => answerJson({ error: 'Not this code.' }, { status: 401 }),
    });
    await user.type(screen.getByLabelText('Two Factor Code'), '1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Not this code.');
  });
});

test('a firm in arrears is told for how long, whom to pay, and the way back', async () => {
  const { user, at } = await renderPublic(ArrearsPage);
  expect(await screen.findByRole('link', { name: 'pay@boedel.test' })).toBeTruthy();
  expect(screen.getByText(/over 60 days in arrears/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Return To Login Page' }));
  await waitFor(() => expect(at()).toBe('/login'));
});

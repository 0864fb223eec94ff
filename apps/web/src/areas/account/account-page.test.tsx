import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { AccountPage } from './account-page';
import { ChangePasswordPage } from './change-password-page';
import { formatDevice } from './sign-ins';

const own = {
  id: 1,
  email: 'admin@protea.test',
  fullname: 'Thandi Maseko',
  passwordChangedAt: null,
  isTwoFactorOn: false,
  isAuthenticatorOn: false,
  recoveryCodesLeft: 0,
};
const visit = {
  startedAt: '2026-11-15T08:00:00Z',
  endedAt: null,
  endedWhy: null,
  way: 'password',
  address: '::1',
  device: null,
};
const history = [
  { ...visit, id: 1, isCurrent: true },
  { ...visit, id: 2, isCurrent: false },
];

async function renderPage(answers: Parameters<typeof fakeApi>[0] = {}) {
  let account = own;
  const asked = fakeApi({
    'GET /account/details': () => answerJson(account),
    'GET /account/signInHistory': () => answerJson(history),
    'GET /api/firmdata/getexports': () => answerJson([]),
    'GET /api/firmdata/getretention': () => answerJson({ terminatesOn: null }),
    'GET /account/configuration': () => answerJson({ password: { shortest: 15, longest: 256 } }),
    'GET /api/users/getemailnotifications': () =>
      answerJson([
        {
          notification: 1,
          name: 'Diary and key dates',
          frequency: 1,
          weekday: 1,
          monthDay: null,
          sentDate: '2026-11-16',
          nextDate: '2026-11-23',
        },
      ]),
    'POST /account/startAuthenticator': () =>
      answerJson({ secret: 'JBSWY3DP', address: 'otpauth://totp/x', picture: 'data:image/png;base64,AAAA' }),
    'POST /account/confirmAuthenticator': () => {
      account = { ...own, isAuthenticatorOn: true, recoveryCodesLeft: 10 };
      return answerJson({ recoveryCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] });
    },
    'POST /account/endSession': () => answerJson({ done: true }),
    'POST /account/endOtherSessions': () => answerJson({ done: true, ended: 1 }),
    'POST /account/changepassword': () => answerJson({ done: true }),
    ...answers,
  });
  return asked;
}
const listSent = (asked: ReturnType<typeof fakeApi>, path: string) => asked.filter((one) => one.path === path);

describe('one’s own account', { timeout: 30_000 }, () => {
  test('gains an authenticator app: password, picture, first code, recovery codes', async () => {
    const asked = await renderPage();
    const { user } = await renderScreen(<AccountPage />);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await screen.findByLabelText('Present password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: /picture for the authenticator/ })).toBeTruthy();
    expect(document.querySelector('code')?.textContent).toBe('JBSWY3DP');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Switch it on' }));
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']);
    expect(listSent(asked, '/account/confirmAuthenticator')[0]!.body).toEqual({ code: '123456' });
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
  });

  test('shows its sessions and ends one or all others', async () => {
    const asked = await renderPage();
    const { user } = await renderScreen(<AccountPage />);
    expect(await screen.findByText('This session')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign out there' }));
    await waitFor(() => expect(listSent(asked, '/account/endSession')[0]?.body).toEqual({ id: 2 }));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeTruthy();
  });
});

describe('changing the password', { timeout: 30_000 }, () => {
  test('asks for all three, compares the new ones, and sends the old with the new', async () => {
    const asked = await renderPage();
    const { user } = await renderScreen(<ChangePasswordPage />);
    const save = await screen.findByRole('button', { name: 'Save Changes' });
    await user.click(save);
    expect(screen.getAllByText('Password is required')).toHaveLength(2);
    await user.type(screen.getByLabelText('Present password'), 'old');
    await user.type(screen.getByLabelText('New password'), 'new');
    await user.type(screen.getByLabelText('Confirm password'), 'nee');
    await user.click(save);
    expect(screen.getByText('Password does not match')).toBeTruthy();
    expect(listSent(asked, '/account/changepassword')).toEqual([]);
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'new');
    await user.click(save);
    expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
    expect(listSent(asked, '/account/changepassword')[0]!.body).toEqual({ currentPassword: 'old', newPassword: 'new' });
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/120 Safari/537 Edg/120', 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko Firefox/130', 'Firefox · Linux'],
  [null, 'Unknown'],
])('a device that calls itself %s', (device, name) => expect(formatDevice(device)).toContain(name));

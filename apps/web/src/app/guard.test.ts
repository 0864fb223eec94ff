import { beforeEach, describe, expect, test } from 'vitest';
import { session, returnTo } from '../client/session';
import { aToken, signedInAs } from '../testing/a-token';
import { json, pretendServer } from '../testing/pretended-server';
import { whereTo } from './guard';

const past = (): string => aToken({}, Math.floor(Date.now() / 1000) - 1);
const hold = (token: string, refreshToken?: string): void =>
  session.start({ user: { id: 7, token, fullname: 'T. Maseko' }, ...(refreshToken && { refreshToken }) });

beforeEach(() => sessionStorage.clear());

describe('the guard of the main layout', () => {
  test.each([
    ['nobody', () => undefined, '/login'],
    ['a token past its time', () => hold(past()), '/login'],
    ['something that is no token', () => hold('nonsense'), '/login'],
    ['terms not accepted', () => signedInAs({ termsAccepted: false, systemType: 0 }), '/accepttcs'],
    ['no system type chosen', () => signedInAs({ systemType: 0 }), '/systemselect'],
    ['access to single matters', () => signedInAs({ systemType: 0, roles: ['UserMatterAccess'] }), undefined],
    ['everything in order', () => signedInAs(), undefined],
  ])('%s', async (_, given, to) => {
    given();
    await expect(whereTo('/faq')).resolves.toBe(to);
  });

  test('a token that ran out is exchanged where the session still lives', async () => {
    hold(past(), 'refresh-1');
    pretendServer({
      'POST /account/refreshToken': () => json({ token: aToken(), refreshToken: 'refresh-2', refreshExpiresIn: 60 }),
    });
    await expect(whereTo('/faq')).resolves.toBeUndefined();
    expect(session.refreshToken()).toBe('refresh-2');
  });

  test('and where it does not, nothing of it is kept', async () => {
    hold(past(), 'used already');
    pretendServer({ 'POST /account/refreshToken': () => json({ error: 'over' }, { status: 401 }) });
    await expect(whereTo('/faq')).resolves.toBe('/login');
    expect(session.user()).toBeUndefined();
  });
});

describe('the page somebody wanted', () => {
  test('is kept for after the sign-in, once', async () => {
    await whereTo('/matters/12?search=x');
    expect(returnTo.take()).toBe('/matters/12?search=x');
    expect(returnTo.take()).toBe('/');
  });

  test('is kept while a system type is chosen', async () => {
    signedInAs({ systemType: 0 });
    expect(await whereTo('/users')).toBe('/systemselect');
    expect(returnTo.take()).toBe('/users');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    (address) => {
      sessionStorage.setItem('wantedPage', address);
      expect(returnTo.take()).toBe('/');
    },
  );
});

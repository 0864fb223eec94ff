import { beforeEach, describe, expect, test } from 'vitest';
import { session, returnTo } from '../client/session';
import { createToken, signInAs } from '../testing/a-token';
import { answerJson, fakeApi } from '../testing/pretended-server';
import { findRedirect } from './guard';

const createPastToken = (): string => createToken({}, Math.floor(Date.now() / 1000) - 1);
const holdToken = (token: string, refreshToken?: string): void =>
  session.start({ user: { id: 7, token, fullname: 'T. Maseko' }, ...(refreshToken && { refreshToken }) });

beforeEach(() => sessionStorage.clear());

describe('the guard of the main layout', () => {
  test.each([
    ['nobody', () => undefined, '/login'],
    ['a token past its time', () => holdToken(createPastToken()), '/login'],
    ['something that is no token', () => holdToken('nonsense'), '/login'],
    ['terms not accepted', () => signInAs({ termsAccepted: false, systemType: 0 }), '/accepttcs'],
    ['no system type chosen', () => signInAs({ systemType: 0 }), '/systemselect'],
    ['access to single matters', () => signInAs({ systemType: 0, roles: ['UserMatterAccess'] }), undefined],
    ['everything in order', () => signInAs(), undefined],
  ])('%s', async (_, given, to) => {
    given();
    await expect(findRedirect('/faq')).resolves.toBe(to);
  });

  test('a token that ran out is exchanged where the session still lives', async () => {
    holdToken(createPastToken(), 'refresh-1');
    fakeApi({
      'POST /account/refreshToken': () =>
        answerJson({ token: createToken(), refreshToken: 'refresh-2', refreshExpiresIn: 60 }),
    });
    await expect(findRedirect('/faq')).resolves.toBeUndefined();
    expect(session.refreshToken()).toBe('refresh-2');
  });

  test('and where it does not, nothing of it is kept', async () => {
    holdToken(createPastToken(), 'used already');
    fakeApi({ 'POST /account/refreshToken': () => answerJson({ error: 'over' }, { status: 401 }) });
    await expect(findRedirect('/faq')).resolves.toBe('/login');
    expect(session.user()).toBeUndefined();
  });
});

describe('the page somebody wanted', () => {
  test('is kept for after the sign-in, once', async () => {
    await findRedirect('/matters/12?search=x');
    expect(returnTo.take()).toBe('/matters/12?search=x');
    expect(returnTo.take()).toBe('/');
  });

  test('is kept while a system type is chosen', async () => {
    signInAs({ systemType: 0 });
    expect(await findRedirect('/users')).toBe('/systemselect');
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

import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { rand } from '../money/cents';
import { type AccountEntry, computeArrears } from './arrears';
import { isCommonPassword } from './common-passwords';
import { accountLock, countTry, forgiveTry, type LoginTries, waitSeconds } from './lockout';
import { checkPassword } from './password-rules';
import { sanitiseReturnPath } from './return-path';

const noTries: LoginTries = { failures: 0, lastAt: null, lockedUntil: null };

const context = {
  email: 'thandi.maseko@protea.test',
  fullName: 'Thandi Maseko',
  firmNames: ['Protea Fiduciary'],
  providerName: 'Boedel',
};
const readSentence = (password: string): string => {
  const outcome = checkPassword(password, context);
  return isRefused(outcome) ? outcome.refusals.map((refusal) => refusal.sentence).join(' ') : 'accepted';
};

describe('a password', () => {
  test.each(['tafel berg wolk sokkie', 'kvxq pnrwl zztop', 'ñandú über straße vraag', 'x'.repeat(10) + 'yzabcdefgh w'])(
    '%s is taken, whatever kinds of signs it has',
    (password) => expect(readSentence(password)).toBe('accepted'),
  );
  test('of fourteen signs is too short, of fifteen long enough', () => {
    expect(readSentence('kolwyntjie wyn')).toMatch(/at least 15/);
    expect(readSentence('kolwyntjie wyne')).toBe('accepted');
  });
  test('may have 64 signs and many more, but not more than 256', () => {
    const createLongPassword = (length: number): string => 'rooibos tee op die stoep '.repeat(20).slice(0, length);
    expect(readSentence(createLongPassword(64))).toBe('accepted');
    expect(readSentence(createLongPassword(256))).toBe('accepted');
    expect(readSentence(createLongPassword(257))).toMatch(/at most 256/);
  });
  test('counts a sign outside the first plane once', () => expect(readSentence('🦓'.repeat(8))).toMatch(/at least 15/));
  test.each([
    'passwordpassword',
    'Password123456789',
    'P@ssw0rd2026!!!!',
    '123456789012345',
    '111111111111111',
    'abcdefghijklmnop',
    'qwertyuiop12345',
    'Springbokke-2026',
    'correct-horse-battery-staple',
    '1qaz2wsx3edc4rfv',
    'welkom welkom welkom',
  ])('%s is among those guessed first', (password) => expect(readSentence(password)).toMatch(/easy to guess/));
  test.each(['Thandi Maseko 2026', 'protea-fiduciary', 'boedel protea 99', 'MasekoThandiProtea'])(
    '%s is what a stranger would try for this person',
    (password) => expect(readSentence(password)).toMatch(/mostly your name/),
  );
  test('written with combining signs is kept as the same password', () => {
    expect(checkPassword('ru\u0308be kaas brood wyn', context)).toBe('r\u00fcbe kaas brood wyn');
  });
  test('is compared with a longer list where one is given', () => {
    expect(isCommonPassword('hd764nw5d7e1vb1')).toBe(false);
    expect(isCommonPassword('hd764nw5d7e1vb1', new Set(['hd764nw5d7e1vb1']))).toBe(true);
  });
});

describe('guessing', () => {
  const start = new Date('2026-11-15T08:00:00Z');
  const addSeconds = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
  const failTimes = (times: number, from: LoginTries = noTries): LoginTries =>
    Array.from({ length: times }).reduce<LoginTries>((tries) => countTry(tries, accountLock, start), from);

  test('four failures cost nothing, the fifth half a minute, and each after it twice as much up to a quarter hour', () => {
    expect(waitSeconds(failTimes(4), accountLock, start)).toBe(0);
    expect([5, 6, 7, 8, 9, 10, 50].map((times) => waitSeconds(failTimes(times), accountLock, start))).toEqual([
      30, 60, 120, 240, 480, 900, 900,
    ]);
    expect(waitSeconds(failTimes(5), accountLock, addSeconds(29.5))).toBe(1);
    expect(waitSeconds(failTimes(5), accountLock, addSeconds(30))).toBe(0);
  });
  test('a right try does not count and opens what it had locked', () => {
    expect(forgiveTry(failTimes(5))).toMatchObject({ failures: 4, lockedUntil: null });
  });
  test('each quiet hour forgives one, and a clock set back forgives none', () => {
    const countFailures = (seconds: number) => countTry(failTimes(9), accountLock, addSeconds(seconds)).failures;
    expect([3599, 3600, 7200, 9 * 3600, 86_400, -3600].map(countFailures)).toEqual([10, 9, 8, 1, 1, 10]);
  });
});

describe("a firm's account with the provider", () => {
  const today = toLocalDate('2026-11-15');
  const createInvoice = (on: string, amount: number): AccountEntry => ({
    kind: 'invoice',
    on: toLocalDate(on),
    amount: rand(amount),
  });
  const createPayment = (on: string, amount: number): AccountEntry => ({
    kind: 'payment',
    on: toLocalDate(on),
    amount: rand(amount),
  });

  test('is in arrears from the oldest invoice that is not wholly paid', () => {
    const entries = [
      createInvoice('2026-10-01', 900),
      createInvoice('2026-09-01', 900),
      createInvoice('2026-08-01', 900),
      createPayment('2026-08-20', 1000),
    ];
    expect(computeArrears(entries, today)).toEqual({ days: 75, oldestDueOn: '2026-09-01', owing: rand(1700) });
  });
  test('is not in arrears when paid to the cent, by what is due today, or by what falls due later', () => {
    expect(computeArrears([createInvoice('2026-09-01', 900.01), createPayment('2026-09-30', 900.01)], today).days).toBe(
      0,
    );
    expect(computeArrears([createInvoice('2026-11-15', 900), createInvoice('2026-12-01', 900)], today).owing).toBe(0);
    expect(computeArrears([createInvoice('2026-11-14', 900)], today).days).toBe(1);
  });
  test('one cent short is not paid, and a payment dated tomorrow does not count today', () => {
    expect(
      computeArrears([createInvoice('2026-09-01', 900), createPayment('2026-09-30', 899.99)], today),
    ).toMatchObject({
      days: 75,
      owing: 1,
    });
    expect(computeArrears([createInvoice('2026-09-01', 900), createPayment('2026-11-16', 900)], today).days).toBe(75);
  });
});

describe('the page to return to', () => {
  test.each(['/matters/7?tab=1#top', '/Dashboard', '/'])('%s is ours', (path) =>
    expect(sanitiseReturnPath(path)).toBe(path),
  );
  test.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    ' //evil.test',
    'evil.test',
    '/%0a\n/evil.test',
    '',
    null,
    undefined,
    'http:evil.test',
    '/..//\\evil.test',
  ])('%j leads elsewhere, so the dashboard opens', (path) => expect(sanitiseReturnPath(path)).toBe('/Dashboard'));
  test('a path that climbs stays with us', () => expect(sanitiseReturnPath('/../../matters')).toBe('/matters'));
  test('a path that climbs to two slashes does not become an address of elsewhere', () =>
    expect(sanitiseReturnPath('/..//evil.test')).toBe('/Dashboard'));
});

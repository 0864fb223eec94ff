import { isRefused } from '@boedel/domain/law/refusal';
import { checkPassword } from '@boedel/domain/session/password-rules';
import { describe, expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency';
import { readCommonPasswords } from './common-passwords';
import { hashPassword, isPassword } from './passwords';

describe('passwords', () => {
  test('are kept as argon2id and known again, however the accents were typed', async () => {
    const kept = await hashPassword('cr\u00eape en koffie smaak');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(kept, 'cre\u0302pe en koffie smaak')).toBe(true);
    expect(await isPassword(kept, 'crepe en koffie smaak')).toBe(false);
  });
  test('nobody has are wrong, the stand-in included', async () => {
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
    expect(await isPassword(undefined, 'anything at all here')).toBe(false);
  });
});

describe('the list of common passwords', () => {
  const context = { email: 'a@b.test', fullName: 'Jan Smit', firmNames: [], providerName: 'Boedel' };
  const isTaken = async (password: string) => !isRefused(checkPassword(password, context, await readCommonPasswords()));

  test('is some fifty thousand long and unpacked once', async () => {
    expect((await readCommonPasswords()).size).toBeGreaterThan(45_000);
    expect(await readCommonPasswords()).toBe(await readCommonPasswords());
  });
  test.each(['hd764nw5d7e1vb1', 'HD764nw5d7e1vb1', 'mailcreated5240', 'dragonball 12345678'])(
    'refuses %s, which the short list does not know',
    async (password) => {
      expect(isRefused(checkPassword(password, context))).toBe(false);
      expect(await isTaken(password)).toBe(false);
    },
  );
  test('keeps the words of our own countries and lets a phrase pass', async () => {
    expect(await isTaken('amabokoboko1234567')).toBe(false);
    expect(await isTaken('vier geel sambrele reis')).toBe(true);
  });
});

describe('work in turn', () => {
  test('runs so many at once, in order, and asks the rest to come back', async () => {
    const inTurn = limitConcurrency(2, 3);
    let [running, most] = [0, 0];
    const order: number[] = [];
    const createWork = (number: number) => async (): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(number);
      return number;
    };
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => inTurn(createWork(number))));
    expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 5 }, () => 'fulfilled'), 'rejected']);
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    await expect(inTurn(createWork(7))).resolves.toBe(7);
  });
  test('that fails gives its place back', async () => {
    const inTurn = limitConcurrency(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
    await expect(inTurn(async () => 'free')).resolves.toBe('free');
  });
});

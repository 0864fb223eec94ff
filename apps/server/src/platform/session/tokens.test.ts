import { describe, expect, test } from 'vitest';
import { NotSignedIn } from '../problems';
import { type TokenSigner, createTokens } from './tokens';

const now = new Date('2026-11-15T08:00:00Z');
const addSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const who = { personId: 7, firmId: 3, sessionId: 11 };
const readReason = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'let in',
    (error: unknown) => (error as NotSignedIn).reason,
  );

describe('keys that are rotated', () => {
  test('the new one signs, and what earlier ones signed is read until they are forgotten', async () => {
    const [before, during, after] = [
      { signing: 'first', earlier: [] },
      { signing: 'second', earlier: ['first'] },
      { signing: 'second', earlier: [] },
    ].map(createTokens) as [TokenSigner, TokenSigner, TokenSigner];
    const old = await before.sign({ ...who, shown: {} }, 60, now);
    const fresh = await during.sign({ ...who, shown: {} }, 60, now);
    expect(await during.verify(old, now)).toMatchObject(who);
    expect(await readReason(after.verify(old, now))).toBe('invalid');
    expect(await readReason(before.verify(fresh, now))).toBe('invalid');
    expect(await after.verify(fresh, now)).toMatchObject(who);
  });
});

describe('a token that was found good before', () => {
  const tokens = createTokens({ signing: 'a key', earlier: [] });

  test('is over at its second all the same', async () => {
    const token = await tokens.sign({ ...who, shown: {} }, 60, now);
    expect(await tokens.verify(token, addSeconds(59))).toMatchObject(who);
    expect(await readReason(tokens.verify(token, addSeconds(60)))).toBe('expired');
    expect(await tokens.verifyPast(token)).toMatchObject(who);
    expect(await readReason(tokens.verify(token, addSeconds(61)))).toBe('expired');
  });

  test('is taken in one spelling alone, though a decoder would overlook spaces and padding', async () => {
    const token = await tokens.sign({ ...who, shown: {} }, 60, now);
    expect(await tokens.verify(token, now)).toMatchObject(who);
    const spaced = `${token.slice(0, -20)}${' '.repeat(5000)}${token.slice(-20)}`;
    for (const spelling of [`${token}=`, ` ${token}`, `${token}\n`, spaced, spaced.replaceAll(' ', '\t')]) {
      expect(await readReason(tokens.verify(spelling, now)), spelling.slice(0, 20)).toBe('invalid');
      expect(await readReason(tokens.verifyPast(spelling)), spelling.slice(0, 20)).toBe('invalid');
    }
  });

  test('opens nothing for one that differs from it in a letter', async () => {
    const token = await tokens.sign({ ...who, shown: { email: 'a@b.test' } }, 60, now);
    await tokens.verify(token, now);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const raised = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '1' }));
    expect(await readReason(tokens.verify(`${head}.${raised.toString('base64url')}.${signature}`, now))).toBe(
      'invalid',
    );
    expect(await readReason(tokens.verify(token.slice(0, -2), now))).toBe('invalid');
    expect(await readReason(createTokens({ signing: 'another key', earlier: [] }).verify(token, now))).toBe('invalid');
  });
});

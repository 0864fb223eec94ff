import { describe, expect, test } from 'vitest';
import { NotSignedIn } from '../problems';
import { tokensWith } from './tokens';

const now = new Date('2026-11-15T08:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const who = { personId: 7, firmId: 3, sessionId: 11 };
const reasonOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'let in',
    (error: unknown) => (error as NotSignedIn).reason,
  );

describe('a token that was found good before', () => {
  const tokens = tokensWith('a key');

  test('is over at its second all the same', async () => {
    const token = await tokens.sign({ ...who, shown: {} }, 60, now);
    expect(await tokens.verify(token, later(59))).toMatchObject(who);
    expect(await reasonOf(tokens.verify(token, later(60)))).toBe('expired');
    expect(await tokens.verifyPast(token)).toMatchObject(who);
    expect(await reasonOf(tokens.verify(token, later(61)))).toBe('expired');
  });

  test('opens nothing for one that differs from it in a letter', async () => {
    const token = await tokens.sign({ ...who, shown: { email: 'a@b.test' } }, 60, now);
    await tokens.verify(token, now);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const raised = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '1' }));
    expect(await reasonOf(tokens.verify(`${head}.${raised.toString('base64url')}.${signature}`, now))).toBe('invalid');
    expect(await reasonOf(tokens.verify(token.slice(0, -2), now))).toBe('invalid');
    expect(await reasonOf(tokensWith('another key').verify(token, now))).toBe('invalid');
  });
});

import { describe, expect, test } from 'vitest';
import { seal, unseal } from './sealed';

const config = { AUTH_KEY: 'one', dataFolder: '/nowhere' };

describe('a sealed secret', () => {
  test('is read again with the same key, and looks different each time', async () => {
    const [one, other] = [await seal(config, 'JBSWY3DP'), await seal(config, 'JBSWY3DP')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('JBSWY3DP');
    expect(await unseal(config, one)).toBe('JBSWY3DP');
  });
  test('is nothing with another key, or when a bit of it changed', async () => {
    const sealed = await seal(config, 'JBSWY3DP');
    expect(await unseal({ ...config, AUTH_KEY: 'two' }, sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[30]! ^= 1;
    expect(await unseal(config, bytes.toString('base64url'))).toBeUndefined();
    expect(await unseal(config, '')).toBeUndefined();
  });
});

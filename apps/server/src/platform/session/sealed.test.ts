import { describe, expect, test } from 'vitest';
import { seal, unseal } from './sealed';

const keys = { signing: 'one', earlier: [] };

describe('a sealed secret', () => {
  test('is read again with the same key, and looks different each time', () => {
    const [one, other] = [seal(keys, 'JBSWY3DP'), seal(keys, 'JBSWY3DP')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('JBSWY3DP');
    expect(unseal(keys, one)).toBe('JBSWY3DP');
  });
  test('is read with an earlier key after a rotation', () => {
    expect(unseal({ signing: 'two', earlier: ['one'] }, seal(keys, 'JBSWY3DP'))).toBe('JBSWY3DP');
  });
  test('is nothing with another key, or when a bit of it changed or its seal is shortened', () => {
    const sealed = seal(keys, 'JBSWY3DP');
    expect(unseal({ signing: 'two', earlier: [] }, sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[30]! ^= 1;
    expect(unseal(keys, bytes.toString('base64url'))).toBeUndefined();
    expect(unseal(keys, bytes.subarray(0, 16).toString('base64url'))).toBeUndefined();
    expect(unseal(keys, '')).toBeUndefined();
  });
});

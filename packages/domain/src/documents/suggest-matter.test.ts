import { describe, expect, test } from 'vitest';
import { containsReference, suggestMatters } from './suggest-matter';

describe('the matter of a mail', () => {
  test('is suggested by its thread first, then by a reference in the subject, then by an address; each matter once', () => {
    const found = suggestMatters('Re: EST/12 balances', {
      threads: [{ matterId: 3, subject: 'balances' }],
      references: [
        { matterId: 1, reference: 'EST/1' },
        { matterId: 12, reference: 'est/12' },
        { matterId: 3, reference: 'balances' },
      ],
      addresses: [
        { matterId: 12, name: 'Anna', address: 'anna@x.test' },
        { matterId: 7, name: 'Ben', address: 'ben@x.test' },
      ],
    });
    expect(found.map(({ matterId, reason }) => [matterId, reason.key])).toEqual([
      [3, 'It answers “{subject}”, which is filed there.'],
      [12, 'The subject names {reference}.'],
      [7, '{name} of this matter has the address {address}.'],
    ]);
  });

  test('is not named by a part of another reference, nor by two letters', () => {
    expect(containsReference('EST/1', 'about EST/12')).toBe(false);
    expect(containsReference('EST/1', 'TEST/1')).toBe(false);
    expect(containsReference('EST/1', 'EST/12, EST/1.')).toBe(true);
    expect(containsReference('ab', 'ab')).toBe(false);
  });
});

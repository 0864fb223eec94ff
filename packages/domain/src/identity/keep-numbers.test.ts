import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { restoreMaskedNumbers } from './keep-numbers';

const stored = {
  idNumber: '8001015009087',
  accountNumber: null,
  notes: 'x',
  details: {
    directors: [
      { name: 'A', idNumber: '5803145026082' },
      { name: 'B', idNumber: '9202204720083' },
    ],
  },
};

describe('a number that comes back masked', () => {
  test('is the one that is stored, wherever it stands', () => {
    const sent = {
      idNumber: '•••••••••9087',
      accountNumber: '62001234567',
      notes: '• a list of notes',
      details: {
        directors: [
          { name: 'A', idNumber: '•••••••••6082' },
          { name: 'B', idNumber: '•••••••••0083' },
        ],
      },
    };
    expect(restoreMaskedNumbers(sent, stored)).toEqual({
      ...sent,
      idNumber: '8001015009087',
      details: stored.details,
    });
  });

  test('follows its row when one above it was taken out', () => {
    const sent = { details: { directors: [{ name: 'B', idNumber: '•••••••••0083' }] } };
    expect(restoreMaskedNumbers(sent, stored)).toEqual({
      details: { directors: [{ name: 'B', idNumber: '9202204720083' }] },
    });
  });

  test.each([
    ['ends otherwise than the stored one', { idNumber: '•••••••••9999' }, 'idNumber'],
    ['is longer than the stored one', { idNumber: '••••••••••9087' }, 'idNumber'],
    ['stands where nothing is stored any more', { accountNumber: '•••••••4567' }, 'accountNumber'],
  ])('is refused where it %s', (_, sent, field) => {
    const kept = restoreMaskedNumbers(sent, stored);
    expect(isRefused(kept) && kept.refusals).toEqual([
      { field, sentence: expect.stringMatching(/^This is not the number that is stored/) },
    ]);
  });

  test('is refused where there is no record it could stand for', () => {
    const added = restoreMaskedNumbers({ idNumber: '•••••••••9087' });
    expect(isRefused(added) && added.refusals[0]!.field).toBe('idNumber');
    const row = restoreMaskedNumbers({ details: { directors: [{ name: 'C', idNumber: '•••••••••1111' }] } }, stored);
    expect(isRefused(row) && row.refusals[0]!.field).toBe('details.directors.0.idNumber');
  });

  test('leaves everything else as it is', () => {
    const day = new Date(0);
    const sent = { idNumber: null, passportNumber: 'A1234567', when: day, list: [1, 'x'], deep: { a: null } };
    expect(restoreMaskedNumbers(sent, stored)).toEqual(sent);
  });
});

import { describe, expect, test } from 'vitest';
import { maskNumber, maskRecord } from './mask';

describe('a masked number', () => {
  test.each([
    ['8001015009087', '•••••••••9087'],
    [' 62001234567 ', '•••••••4567'],
    ['1234567', '•••4567'],
    ['12345', '•2345'],
    ['9100', '9100'],
    ['9200', '9200'],
    ['123', '•••'],
    ['', ''],
  ])('%s is shown as %s', (given, shown) => expect(maskNumber(given)).toBe(shown));

  test('is masked wherever it stands in a record, and nothing else is', () => {
    const record = {
      id_number: '8001015009087',
      idNumber: '8001015009087',
      account_number: 62001234567,
      passportNumber: null,
      spouse: [{ passport_number: 'A1234567' }],
      registration_number: '2001/012345/07',
      vatNumber: '4120111111',
      matterID: 12,
      accountNumbering: 'left',
    };
    expect(maskRecord(record)).toEqual({
      ...record,
      id_number: '•••••••••9087',
      idNumber: '•••••••••9087',
      account_number: '•••••••4567',
      spouse: [{ passport_number: '••••4567' }],
    });
  });
});

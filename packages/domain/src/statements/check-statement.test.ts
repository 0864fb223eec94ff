import { describe, expect, test } from 'vitest';
import { checkStatement, type ExpectedAccount } from './check-statement';
import type { BankStatement } from './statement';

const createStatement = (facts: Partial<BankStatement>): BankStatement =>
  ({ account: '62123450009', currency: 'ZAR', owner: 'EST LATE M EXAMPLE', ...facts }) as BankStatement;
const expected: ExpectedAccount = { account: '62 123 450 009', currency: 'ZAR', owner: 'Estate late Maria Example' };
const listRefusedFields = (facts: Partial<BankStatement>, against = expected): string[] =>
  checkStatement(createStatement(facts), against).map(({ field }) => field);

describe('a statement against the account it is put to', () => {
  test.each<[string, Partial<BankStatement>, string[]]>([
    ['that fits', {}, []],
    ['with its branch in front', { account: '250655/62123450009' }, []],
    ['with noughts in front', { account: '00062123450009' }, []],
    ['of which the bank shows the end', { account: '******0009' }, []],
    ['of another account', { account: '62123450017' }, ['account']],
    ['that ends in the same digits by chance', { account: '99962123450009' }, ['account']],
    ['that does not say its account', { account: null }, ['account']],
    ['in another currency', { currency: 'NAD' }, ['currency']],
    ['that says no currency and no owner', { currency: null, owner: null }, []],
    ['of somebody else', { owner: 'J SOMEBODY' }, ['owner']],
    ['wrong in all of it', { account: '1', currency: 'USD', owner: 'X Y OTHER' }, ['account', 'currency', 'owner']],
  ])('one %s', (_, facts, found) => expect(listRefusedFields(facts)).toEqual(found));

  test('an account whose number is not captured yet is not compared', () =>
    expect(listRefusedFields({ account: '1' }, { ...expected, account: null })).toEqual([]));
});

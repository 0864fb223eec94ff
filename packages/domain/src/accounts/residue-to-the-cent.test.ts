import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTaker, createTestAsset, createTestEstate, createTestPerson } from '../estate/estate.testing';
import { ann, ben, drawAccount, findAward, noFees } from './two-heirs.testing';

const spouse = createTestPerson('spouse', { bornOn: toLocalDate('1970-01-01'), sex: 'F' });

test('what the spouse takes of the residue is deducted to the cent that the account awards (Estate Duty Act s 4(q))', () => {
  for (const value of [1_000_000.01, 1_000_000.02, 1_000_000.04, 2_345_678.91]) {
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben, spouse],
        marriages: [
          { kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('2001-01-01'), spouseId: 'spouse' },
        ],
        assets: [createTestAsset('bank', value, 'money')],
        will: {
          legacies: [],
          residue: { to: [createTaker('ann', 1, 3), createTaker('ben', 1, 3), createTaker('spouse', 1, 3)] },
        },
        settings: noFees,
      }),
    );
    const deducted = account.duty.computation!.value.deductions.find(({ code }) => code === '4(q)')?.amount;
    expect(deducted).toBe(findAward(account, 'spouse')?.total.value);
  }
});

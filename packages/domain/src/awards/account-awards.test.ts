import { expect, test } from 'vitest';
import { noFees, today } from '../accounts/two-heirs.testing';
import { toLocalDate } from '../dates/local-date';
import { createTaker, createTestAsset, createTestEstate, createTestPerson } from '../estate/estate.testing';
import { nil, rand } from '../money/cents';
import { listAccountAwards } from './account-awards';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1970-01-01'), sex: 'F' });
const estate = createTestEstate({
  people: [wife],
  assets: [createTestAsset('house', 2_500_000, 'inKind', { class: 'immovable' })],
  will: { legacies: [], residue: { to: [createTaker('wife', 1)] } },
  settings: noFees,
});

test('the heir of the residue is given what the account awards, named in the will or not', () => {
  expect(listAccountAwards(estate, today)).toEqual([{ personId: 'wife', byRight: nil, asHeir: rand(2_500_000) }]);
});

test('in community the spouse owns half by right and is awarded the other', () => {
  const joint = {
    ...estate,
    marriages: [
      { kind: 'civil' as const, contract: 'none' as const, marriedOn: toLocalDate('1995-01-01'), spouseId: 'wife' },
    ],
  };
  expect(listAccountAwards(joint, today)).toEqual([
    { personId: 'wife', byRight: rand(1_250_000), asHeir: rand(1_250_000) },
  ]);
});

import { rand } from '@boedel/domain/money/cents';
import { expect, test } from 'vitest';
import { toCreditorData } from './creditors';

test('a demand for a contribution says what the share was measured by: of a secured claim, what the security lacks', () => {
  const claim = { id: '1', creditor: 'Bank', status: 'proved', claimed: rand(1000), number: 1 };
  const outcome = {
    claimId: '1',
    creditor: 'Bank',
    claim: rand(1000),
    total: rand(700),
    shortfall: rand(300),
    contribution: rand(50),
    contributionBase: rand(300),
    costsOwed: rand(0),
  };
  const outcomes = { claims: [outcome], dividend: '0', freeResidue: 0, costs: 0, deficiency: rand(50) };
  const claims = [{ claim, row: { creditorId: 7, address: null, email: null, reference: null } }];
  const lodged = { kind: 'firstAndFinal', number: 1, carries: { outcomes } };
  const { contributors } = toCreditorData(claims as never, lodged as never);
  expect(contributors).toMatchObject([
    { 'contributor.claimed': rand(1000), 'contributor.base': rand(300), 'contributor.contribution': rand(50) },
  ]);
});

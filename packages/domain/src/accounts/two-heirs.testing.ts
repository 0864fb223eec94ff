import { expect } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { createTestChild, createTestAsset, createTestEstate, createTaker } from '../estate/estate.testing';
import { expectGranted } from '../law/testing';
import { nil } from '../money/cents';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { type EstateAccountRequest, createFirstAndFinal } from './request';

/** For tests: two children who share alike, money in the bank, and an executor who asks nothing. */
export const ann = createTestChild('ann', { bornOn: toLocalDate('1980-01-01') });
export const ben = createTestChild('ben', { bornOn: toLocalDate('1982-01-01') });
export const halves = { legacies: [], residue: { to: [createTaker('ann', 1, 2), createTaker('ben', 1, 2)] } };
export const createCash = (amount: number) => createTestAsset('bank', amount, 'money', { class: 'claim' as const });
export const noFees = {
  ...createTestEstate().settings,
  overrides: {
    executorRemuneration: { amount: nil, reason: 'The executor waives the fee.' },
    mastersFee: { amount: nil, reason: 'Taxed by the Master.' },
  },
};

export const today = toLocalDate('2026-11-15');

/** The account, every proof of which holds. */
export function drawAccount(
  estate: Estate,
  request: EstateAccountRequest = createFirstAndFinal(today),
): LiquidationAndDistribution {
  const account = expectGranted(drawLiquidationAndDistribution(estate, request));
  expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
  return account;
}

export const findAward = (account: LiquidationAndDistribution, id: string) =>
  account.distribution?.awards.find((award) => award.personId === id);

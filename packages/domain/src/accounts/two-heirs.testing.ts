import { expect } from 'vitest';
import { localDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { aChild, anAsset, anEstate, takes } from '../estate/estate.testing';
import { granted } from '../law/testing';
import { nil } from '../money/cents';
import { type LiquidationAndDistribution, liquidationAndDistribution } from './liquidation-and-distribution';
import { type AccountRequest, firstAndFinal } from './request';

/** For tests: two children who share alike, money in the bank, and an executor who asks nothing. */
export const ann = aChild('ann', { bornOn: localDate('1980-01-01') });
export const ben = aChild('ben', { bornOn: localDate('1982-01-01') });
export const halves = { legacies: [], residue: { to: [takes('ann', 1, 2), takes('ben', 1, 2)] } };
export const cash = (amount: number) => anAsset('bank', amount, 'money', { class: 'claim' as const });
export const noFees = {
  ...anEstate().settings,
  overrides: {
    executorRemuneration: { amount: nil, reason: 'The executor waives the fee.' },
    mastersFee: { amount: nil, reason: 'Taxed by the Master.' },
  },
};

export const today = localDate('2026-11-15');

/** The account, every proof of which holds. */
export function drawn(estate: Estate, request: AccountRequest = firstAndFinal(today)): LiquidationAndDistribution {
  const account = granted(liquidationAndDistribution(estate, request));
  expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
  return account;
}

export const awardOf = (account: LiquidationAndDistribution, id: string) =>
  account.distribution?.awards.find((award) => award.personId === id);

import type { Estate } from '../estate/estate';
import type { Warning } from '../law/refusal';
import { aboveTariff, cannotPay, legaciesCut, willMissing } from './hard-figures';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import type { AccountRequest } from './request';
import { shortfallUnmet } from './shortfall-unmet';
import { taxChargedTwice } from './tax-twice';

const answerable: ReadonlySet<string> = new Set([
  'settings.overrides.executorRemuneration',
  'settings.overrides.incomeCommission',
  'liabilities',
  'will.legacies',
]);

/**
 * What stands once somebody answers for it: a fee above the tariff that the will or the Master allows (Administration of Estates
 * Act s 51), an insolvency that was reported to the creditors (s 34(1)), legacies whose legatees know what they lose.
 */
export const maySettle = (field: string): boolean => answerable.has(field);

/** An account that balances may still say something nobody meant: what is to be looked at before it is lodged. */
export const toLookAt = (
  estate: Estate,
  account: LiquidationAndDistribution,
  request: AccountRequest,
): readonly Warning[] => [
  ...willMissing(estate),
  ...taxChargedTwice(estate, account),
  ...shortfallUnmet(estate, account),
  ...aboveTariff(estate, account),
  ...cannotPay(estate, account, request),
  ...legaciesCut(estate, account),
];

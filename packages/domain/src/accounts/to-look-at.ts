import type { Estate } from '../estate/estate';
import type { Warning } from '../law/refusal';
import { aboveTariff, cannotPay, legaciesCut, willMissing } from './hard-figures';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import type { AccountRequest } from './request';
import { shortfallUnmet } from './shortfall-unmet';
import { taxChargedTwice } from './tax-twice';

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

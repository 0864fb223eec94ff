import type { Estate } from '../estate/estate';
import type { Warning } from '../law/refusal';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import { shortfallUnmet } from './shortfall-unmet';
import { taxChargedTwice } from './tax-twice';

/** An account that balances may still say something nobody meant: what is to be looked at before it is lodged. */
export const toLookAt = (estate: Estate, account: LiquidationAndDistribution): readonly Warning[] => [
  ...taxChargedTwice(estate, account),
  ...shortfallUnmet(estate, account),
];

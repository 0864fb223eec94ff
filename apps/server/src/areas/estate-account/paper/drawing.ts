import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { Account, Layout } from './layout';
import type { Sheet } from '../../../platform/paper/sheet';
import type { Say } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface Drawing {
  readonly account: LiquidationAndDistribution;
  readonly say: Say;
  /** 'R' or 'N$', at the head of the money column. */
  readonly currency: string;
  readonly layout: (account: Account) => Layout;
  /** A table of that account, laid out as the firm's switches say. */
  readonly sheet: (account: Account) => Sheet;
  readonly nameOf: (personId: string) => string;
}

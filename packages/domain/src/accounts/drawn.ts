import type { Cents } from '../money/cents';
import type { Party } from './awards';
import type { DistributionAccount } from './distribution';
import type { IncomeAccount } from './income-account';
import type { InsolventOutcome } from './insolvent-outcome';
import type { Recapitulation } from './recapitulation';

/** What differs between a solvent account, an insolvent one and a mere statement. */
export interface Drawn {
  readonly income: IncomeAccount;
  readonly parties: readonly Party[];
  readonly recapitulation?: Recapitulation;
  readonly distribution?: DistributionAccount;
  readonly insolvent?: InsolventOutcome;
  readonly available?: Cents;
}

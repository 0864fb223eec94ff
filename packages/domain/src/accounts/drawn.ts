import type { Cents } from '../money/cents';
import type { Party } from './awards';
import type { DistributionAccount } from './distribution';
import type { IncomeAccount } from './income-account';
import type { InsolventOutcome } from './insolvent-outcome';
import type { Recapitulation } from './recapitulation';
import type { Division } from './taken';

/** What differs between a solvent account, an insolvent one and a mere statement. */
export interface Drawn {
  readonly income: IncomeAccount;
  readonly parties: readonly Party[];
  /** Who takes what, where heirs take anything. */
  readonly division?: Division;
  readonly recapitulation?: Recapitulation;
  readonly distribution?: DistributionAccount;
  readonly insolvent?: InsolventOutcome;
  /** An insolvent estate: everything creditors can be paid from. */
  readonly available?: Cents;
  /** Net income nobody is awarded: creditors take it, or a mere statement leaves it standing. */
  readonly incomeNotDivided?: Cents;
}

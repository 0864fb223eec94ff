import type { Cents } from '../money/cents';
import type { AccountParty } from './awards';
import type { DistributionAccount } from './distribution';
import type { EstateIncomeAccount } from './income-account';
import type { InsolventOutcome } from './insolvent-outcome';
import type { AccountRecapitulation } from './recapitulation';
import type { EstateDivision } from './taken';

/** What differs between a solvent account, an insolvent one and a mere statement. */
export interface DrawnEstateAccount {
  readonly income: EstateIncomeAccount;
  readonly parties: readonly AccountParty[];
  /** Who takes what, where heirs take anything. */
  readonly division?: EstateDivision;
  readonly recapitulation?: AccountRecapitulation;
  readonly distribution?: DistributionAccount;
  readonly insolvent?: InsolventOutcome;
  /** An insolvent estate: everything creditors can be paid from. */
  readonly available?: Cents;
  /** Net income nobody is awarded: creditors take it, or a mere statement leaves it standing. */
  readonly incomeNotDivided?: Cents;
  /** Where the column of the deceased alone is insolvent: charges the joint estate and the survivor pay in full. */
  readonly paidByOthers?: Cents;
}

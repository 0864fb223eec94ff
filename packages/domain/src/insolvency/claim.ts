import type { ItemKey } from '../law/item-key';
import type { WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { LocalDate } from '../dates/local-date';
import type { ClaimRank } from './claim-ranks';

/** A debt or cost as creditors' money is shared out by it. */
export interface ClaimOnEstate {
  /** Debts, costs and computed charges are rows of several tables. */
  readonly key: ItemKey;
  readonly narrative: string;
  readonly amount: Cents;
  readonly worked: WorkedResult<Cents>;
  /** Absent: after all creditors, so that nothing is left for it. */
  readonly rank?: ClaimRank;
  /** Assets that secure it, by id; several creditors of one asset rank by `securityRank`, 1 first. */
  readonly securedBy?: readonly string[];
  readonly securityRank?: number;
  /** A cost the encumbered asset itself carries. */
  readonly costOf?: string;
}

/** An asset turned, or to be turned, to money. */
export interface RealisedAsset {
  readonly id: string;
  readonly description: string;
  readonly value: Cents;
  /** What of it earns a fee: nothing where somebody else administers it. */
  readonly feeBase: Cents;
}

/** The fee of the estate and its VAT, among the claims under these keys, shared over assets by what earned it. */
export interface SharedFee {
  readonly claim: ItemKey;
  readonly narrative: string;
  readonly amount: Cents;
}

/** Interest a secured creditor draws from the deemed date on, out of the own security. */
export interface SecuredInterest {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly yearlyRate: Fraction;
}

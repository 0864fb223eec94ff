import type { WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { AssetHolding, TakingGround } from './split-assets';

/** One asset, or part of one, taken as it is. */
export interface AssetInKind {
  readonly assetId: string;
  readonly description: string;
  readonly value: Cents;
  readonly as: AssetHolding;
  readonly ground: TakingGround;
  readonly share?: Fraction;
  /** How the asset came to be split as it was; shared by all who take of it. */
  readonly worked: WorkedResult<Cents>;
}

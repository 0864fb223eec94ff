import type { WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { Legacy } from '../estate/will';
import type { AssetHolding, TakingGround } from './split-assets';

/** One asset, or part of one, taken as it is. */
export interface AssetInKind {
  readonly assetId: string;
  readonly description: string;
  readonly value: Cents;
  readonly as: AssetHolding;
  readonly ground: TakingGround;
  /** The part of what the deceased could leave of it: by a legacy or the residue. By agreement, of the whole asset. */
  readonly share?: Fraction;
  /** The legacy it is taken under. */
  readonly legacy?: Legacy;
  /** How the asset came to be split as it was; shared by all who take of it. */
  readonly worked: WorkedResult<Cents>;
}

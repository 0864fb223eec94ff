import type { Worked } from '../law/worked';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { HeldAs, TakenBy } from './split-assets';

/** One asset, or part of one, taken as it is. */
export interface InKind {
  readonly assetId: string;
  readonly description: string;
  readonly value: Cents;
  readonly as: HeldAs;
  readonly ground: TakenBy;
  readonly share?: Fraction;
  /** How the asset came to be split as it was; shared by all who take of it. */
  readonly worked: Worked<Cents>;
}

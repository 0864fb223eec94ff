import { checkNotNegative } from '../law/check-input';
import { notBlank } from '../law/checks';
import { collectRefusals, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import type { Cents } from '../money/cents';

/** A figure set by hand: a fee agreed lower, a fee the Master taxed. The reason is shown wherever the figure is. */
export interface Override {
  readonly amount: Cents;
  readonly reason: string;
}

/** A worked amount as the account uses it. The computed one stays beside the override, so that undoing is exact. */
export interface Figure extends Worked<Cents> {
  readonly computed: Worked<Cents>;
  readonly override?: Override;
}

const asComputed = (computed: Worked<Cents>): Figure => ({ ...computed, computed });

export function figure(computed: Worked<Cents>, override?: Override): Outcome<Figure> {
  if (override === undefined) return asComputed(computed);
  const refused = collectRefusals([
    checkNotNegative('override.amount', override.amount),
    notBlank('override.reason', override.reason, 'a reason for setting this figure by hand'),
  ]);
  if (refused) return refused;
  const shown = working(computed.title, computed.section)
    .worked('As computed', computed)
    .line('Set by hand', override.amount, { note: override.reason })
    .gives(override.amount);
  return { ...shown, computed, override };
}

/** A worked result of several figures, seen as one of its amounts: its lines can then stand behind that amount. */
export const amountOf = <T>(result: Worked<T>, amount: Cents): Worked<Cents> => ({ ...result, value: amount });

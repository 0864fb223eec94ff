import { checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { collectRefusals, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import type { Cents } from '../money/cents';

/** A figure set by hand: a fee agreed lower, a fee the Master taxed. The reason is shown wherever the figure is. */
export interface FigureOverride {
  readonly amount: Cents;
  readonly reason: string;
}

/** A worked amount as the account uses it. The computed one stays beside the override, so that undoing is exact. */
export interface OverridableFigure extends WorkedResult<Cents> {
  readonly computed: WorkedResult<Cents>;
  readonly override?: FigureOverride;
}

const toComputedFigure = (computed: WorkedResult<Cents>): OverridableFigure => ({ ...computed, computed });

export function overrideFigure(computed: WorkedResult<Cents>, override?: FigureOverride): Outcome<OverridableFigure> {
  if (override === undefined) return toComputedFigure(computed);
  const refused = collectRefusals([
    checkNotNegative('override.amount', override.amount),
    checkNotBlank('override.reason', override.reason, 'a reason for setting this figure by hand'),
  ]);
  if (refused) return refused;
  const shown = startWorking(computed.title, computed.section)
    .worked('As computed', computed)
    .line('Set by hand', override.amount, { note: override.reason })
    .gives(override.amount);
  return { ...shown, computed, override };
}

/** A worked result of several figures, seen as one of its amounts: its lines can then stand behind that amount. */
export const pickAmount = <T>(result: WorkedResult<T>, amount: Cents): WorkedResult<Cents> => ({
  ...result,
  value: amount,
});

import type { ShortfallMethod } from '../estate/settings';
import type { Estate } from '../estate/estate';
import { formatAmount } from '../formats/amount';
import { type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';

/** What still has to be done where it was chosen that something other than payments by the heirs meets a shortfall. */
const toDo: Readonly<Partial<Record<ShortfallMethod, readonly [field: string, words: string]>>> = {
  debtTakenOver: [
    'liabilities',
    'Cash is short by {amount}, to be met by a debt that is taken over. Name at the debt who takes it over; until then the heirs pay in.',
  ],
  assetsSold: [
    'assets',
    'Cash is short by {amount}, to be met by selling assets. Mark what is sold; until then the heirs pay in.',
  ],
  legaciesReduced: [
    'will',
    'Cash is short by {amount}, to be met by reducing legacies. Reduce them in the will’s clauses with the consent of those who take; until then the heirs pay in.',
  ],
};

export function warnShortfallUnmet(
  { country }: Pick<Estate, 'country'>,
  { recapitulation }: Pick<LiquidationAndDistribution, 'recapitulation'>,
): readonly Warning[] {
  if (!recapitulation?.method) return [];
  const found = toDo[recapitulation.method];
  return found
    ? [createWarning(found[0], message(found[1], { amount: formatAmount(recapitulation.shortfall, country) }))]
    : [];
}

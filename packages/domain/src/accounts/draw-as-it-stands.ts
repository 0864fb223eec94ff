import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import { drawLiquidationAndDistribution, type LiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';

/**
 * The account there would be today, before any is lodged: one, first and final; while an asset is outstanding, which a final
 * account may not leave (Administration of Estates Act s 35), the first of more. What is paid and what the cash is for are
 * read from it, so that they never rest on figures without VAT and tax because an asset is still to come in.
 */
export function drawAsItStands(estate: Estate, today: LocalDate): Outcome<LiquidationAndDistribution> {
  const isOutstanding = estate.assets.some(({ treatment }) => treatment === 'outstanding');
  const final = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
  if (!isOutstanding || !isRefused(final)) return final;
  const first = drawLiquidationAndDistribution(estate, { ...createFirstAndFinal(today), kind: 'first' });
  return isRefused(first) ? final : first;
}

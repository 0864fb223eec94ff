import type { Paper } from '@boedel/document/tree/paper';
import { toRuns } from '@boedel/document/tree/paper';
import { projectDeath } from '@boedel/domain/die-today/projection';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Message } from '@boedel/domain/law/message';
import { isRefused } from '@boedel/domain/law/refusal';
import type { PaperTranslator } from '../../platform/paper/words';

/** What the figures of a plan rest on, and that they are no advice: printed with them, always. */
export function buildAssumptionParts(estate: Estate, say: PaperTranslator): Paper['parts'] {
  const projection = projectDeath(estate, estate.deceased.diedOn);
  if (isRefused(projection)) return [];
  return [buildAssumptionsPart(projection.assumptions, say)];
}

export const buildAssumptionsPart = (
  assumptions: readonly Message[],
  say: PaperTranslator,
): Paper['parts'][number] => ({
  title: say('Basis of the security'),
  newPage: false,
  blocks: [{ kind: 'items', rows: assumptions.map((one) => ({ mark: '•', text: toRuns(say.line(one)) })) }],
});

import type { Paper } from '@boedel/document/tree/paper';
import { words } from '@boedel/document/tree/paper';
import { projectDeath } from '@boedel/domain/die-today/projection';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Said } from '@boedel/domain/law/said';
import { isRefused } from '@boedel/domain/law/refusal';
import type { Say } from '../../platform/paper/words';

/** What the figures of a plan rest on, and that they are no advice: printed with them, always. */
export function restsOn(estate: Estate, say: Say): Paper['parts'] {
  const projection = projectDeath(estate, estate.deceased.diedOn);
  if (isRefused(projection)) return [];
  return [assumptionsPart(projection.assumptions, say)];
}

export const assumptionsPart = (assumptions: readonly Said[], say: Say): Paper['parts'][number] => ({
  title: say('What it rests on'),
  newPage: false,
  blocks: [{ kind: 'items', rows: assumptions.map((one) => ({ mark: '•', text: words(say.line(one)) })) }],
});

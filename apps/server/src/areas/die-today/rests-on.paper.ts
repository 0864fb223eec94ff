import type { Paper } from '@boedel/document/tree/paper';
import { words } from '@boedel/document/tree/paper';
import { projectDeath } from '@boedel/domain/die-today/projection';
import type { Estate } from '@boedel/domain/estate/estate';
import { isRefused } from '@boedel/domain/law/refusal';
import type { Say } from '../../platform/paper/words';

/** What the figures of a plan rest on, and that they are no advice: printed with them, always. */
export function restsOn(estate: Estate, say: Say): Paper['parts'] {
  const projection = projectDeath(estate, estate.deceased.diedOn);
  if (isRefused(projection)) return [];
  const rows = projection.assumptions.map((one) => ({ mark: '•', text: words(say.line(one)) }));
  return [{ title: say('What it rests on'), newPage: false, blocks: [{ kind: 'items', rows }] }];
}

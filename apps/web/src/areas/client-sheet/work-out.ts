import type { WireAnswer } from '@boedel/contract/call';
import type { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { unpackValue } from '@boedel/domain/client-sheet/packed';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import { type StoredClientEstate, buildSheetEstate } from '@boedel/domain/client-sheet/sheet-estate';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type ProjectedDeath, projectDeath } from '@boedel/domain/die-today/projection';
import { checkHeirsKnown } from '@boedel/domain/die-today/no-heirs';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { removeBlankLines } from './sheet-state';

// Apart from typing: the whole law comes with it, and whoever only types must not fetch that.

export type ClientSheetAnswer = WireAnswer<typeof clientSheetCalls.get>;

export const toClientHeld = ({ facts, sheet }: Pick<ClientSheetAnswer, 'facts' | 'sheet'>): StoredClientEstate => ({
  ...(unpackValue(facts) as Omit<StoredClientEstate, 'sheet'>),
  sheet: sheet as Sheet,
});

export interface ComputedSheet {
  readonly projection: ProjectedDeath | undefined;
  /** What keeps it from being saved, at its place. */
  readonly faults: readonly Refusal[];
  /** What keeps the figures from being worked out. */
  readonly stopping: readonly Refusal[];
}

/** The figures of what is typed, worked out here. */
export function computeFigures(held: StoredClientEstate, sheet: Sheet, today: LocalDate): ComputedSheet {
  const { estate, read } = buildSheetEstate(held, removeBlankLines(sheet), today);
  if (estate.assets.length === 0 && estate.benefits.length === 0) {
    return { projection: undefined, faults: read.faults, stopping: [] };
  }
  const nobody = checkHeirsKnown(estate);
  if (nobody) return { projection: undefined, faults: read.faults, stopping: nobody.refusals };
  const projection = projectDeath(estate, today);
  return isRefused(projection)
    ? { projection: undefined, faults: read.faults, stopping: projection.refusals }
    : { projection, faults: read.faults, stopping: [] };
}

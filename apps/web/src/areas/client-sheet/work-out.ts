import type { WireAnswer } from '@boedel/contract/call';
import type { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { unpacked } from '@boedel/domain/client-sheet/packed';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import { type ClientHeld, estateOfSheet } from '@boedel/domain/client-sheet/sheet-estate';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Projection, projectDeath } from '@boedel/domain/die-today/projection';
import { noHeirs } from '@boedel/domain/die-today/no-heirs';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { withoutBlankLines } from './sheet-state';

// Apart from typing: the whole law comes with it, and whoever only types must not fetch that.

export type ShownSheet = WireAnswer<typeof clientSheetCalls.get>;

export const heldOf = ({ facts, sheet }: Pick<ShownSheet, 'facts' | 'sheet'>): ClientHeld => ({
  ...(unpacked(facts) as Omit<ClientHeld, 'sheet'>),
  sheet: sheet as Sheet,
});

export interface Figured {
  readonly projection: Projection | undefined;
  /** What keeps it from being saved, at its place. */
  readonly faults: readonly Refusal[];
  /** What keeps the figures from being worked out. */
  readonly stopping: readonly Refusal[];
}

/** The figures of what is typed, worked out here. */
export function figuresOf(held: ClientHeld, sheet: Sheet, today: LocalDate): Figured {
  const { estate, read } = estateOfSheet(held, withoutBlankLines(sheet), today);
  if (estate.assets.length === 0 && estate.benefits.length === 0) {
    return { projection: undefined, faults: read.faults, stopping: [] };
  }
  const nobody = noHeirs(estate);
  if (nobody) return { projection: undefined, faults: read.faults, stopping: nobody.refusals };
  const projection = projectDeath(estate, today);
  return isRefused(projection)
    ? { projection: undefined, faults: read.faults, stopping: projection.refusals }
    : { projection, faults: read.faults, stopping: [] };
}

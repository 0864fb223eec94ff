import type { Stopping } from '@boedel/contract/estate-account/stopping.schema';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import type { Estate } from '@boedel/domain/estate/estate';
import { type Refusal, toldOf } from '@boedel/domain/law/refusal';

/** What keeps a figure of the estate from being worked out, each with where it is mended. */
export const whatStops = (refusals: readonly Refusal[], estate?: Estate): Stopping[] =>
  refusals.map((refusal) => {
    const { tab, rowId, name } = whereToMend(refusal.field, estate);
    return { field: refusal.field, told: toldOf(refusal), tab, rowID: rowId ?? null, name: name ?? null };
  });

import type { Stopping } from '@boedel/contract/estate-account/stopping.schema';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import type { Estate } from '@boedel/domain/estate/estate';
import { type Refusal, messageOf } from '@boedel/domain/law/refusal';

/** What keeps a figure of the estate from being worked out, each with where it is mended: what one mending answers stands once. */
export function whatStops(refusals: readonly Refusal[], estate?: Estate): Stopping[] {
  const stopping = new Map<string, Stopping>();
  for (const refusal of refusals) {
    const { tab, rowId = null, name = null } = whereToMend(refusal.field, estate);
    const message = messageOf(refusal);
    const once = JSON.stringify([message, tab, rowId, name]);
    if (!stopping.has(once)) stopping.set(once, { field: refusal.field, message, tab, rowID: rowId, name });
  }
  return [...stopping.values()];
}

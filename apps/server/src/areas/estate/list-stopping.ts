import type { AccountStopping } from '@boedel/contract/estate-account/stopping.schema';
import { locateEstateField } from '@boedel/domain/accounts/locate-estate-field';
import type { Estate } from '@boedel/domain/estate/estate';
import { type Refusal, toSectionedMessage } from '@boedel/domain/law/refusal';

/** What keeps a figure of the estate from being worked out, each with where it is mended: what one mending answers stands once. */
export function listStopping(refusals: readonly Refusal[], estate?: Estate): AccountStopping[] {
  const stopping = new Map<string, AccountStopping>();
  for (const refusal of refusals) {
    const { tab, rowId = null, name = null } = locateEstateField(refusal.field, estate);
    const message = toSectionedMessage(refusal);
    const once = JSON.stringify([message, tab, rowId, name]);
    if (!stopping.has(once)) stopping.set(once, { field: refusal.field, message, tab, rowID: rowId, name });
  }
  return [...stopping.values()];
}

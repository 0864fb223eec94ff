import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { EntryValues } from '@boedel/contract/directories/directory';
import { keepNumbers } from '@boedel/domain/identity/keep-numbers';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { orRefuse } from '../../platform/or-refuse';
import { NotAllowed } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import { checkFields } from '../../platform/record/check-fields';
import { sameNames } from './same-names';
import { columnValues, fieldValues } from '../../platform/record/record-table';
import { dropContactsOf } from './contact-person.store';
import { type EntryRow, entryRows, type Kit } from './directory-table';
import { presentSaved, type SavedEntry } from './directory.present';
import { sharedOwner } from './directory.store';
import { whereUsed } from './where-used.store';

/** What a change of a directory stands on: the request's own parts. */
export interface Changing {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
}

/** The provider's entries are the same for every firm, so a firm reads them and no more. */
async function refuseProviders(tx: Tx, { directory }: Kit, row: EntryRow): Promise<void> {
  if (directory.owned === 'shared' && row.intermediary_id !== (await sharedOwner(tx))) {
    throw new NotAllowed(
      'This entry comes from the provider and is the same for every firm. Add one of your own instead.',
    );
  }
}

export const addEntry = (kit: Kit, { tenant, actor, now }: Changing, values: EntryValues): Promise<SavedEntry> =>
  tenant.transaction(async (tx) => {
    const { fields } = kit.directory;
    const checked = checkFields(fields, orRefuse(keepNumbers(values)), actor.country, now);
    const [namesakes, row] = await Promise.all([
      sameNames(tx, kit, values.name),
      entryRows(tx, kit).insert(columnValues(fields, checked.values)),
    ]);
    await audit(tx, actor, `${kit.key}.added`, { entity: [kit.key, row.id], after: row });
    return presentSaved(kit, row, [...checked.doubts, ...namesakes]);
  });

export const changeEntry = (
  kit: Kit,
  { tenant, actor, now }: Changing,
  { id, version, ...values }: EntryValues & { id: number; version: number },
): Promise<SavedEntry> =>
  tenant.transaction(async (tx) => {
    const { fields } = kit.directory;
    const rows = entryRows(tx, kit);
    if (kit.directory.owned === 'shared') await refuseProviders(tx, kit, await rows.find(id));
    const before = await orConflict(rows.hold(id, version), (row) => presentSaved(kit, row));
    const kept = orRefuse(keepNumbers(values, fieldValues(fields, before)));
    const checked = checkFields(fields, kept, actor.country, now);
    const after = await rows.changeHeld(before, columnValues(fields, checked.values));
    const namesakes = after.name === before.name ? [] : await sameNames(tx, kit, after.name, id);
    await audit(tx, actor, `${kit.key}.changed`, { entity: [kit.key, id], before, after });
    return presentSaved(kit, after, [...checked.doubts, ...namesakes]);
  });

/** Deletes an entry that is used nowhere; where it is used the answer says where. Its contact persons go with it. */
export const deleteEntry = (
  kit: Kit,
  { tenant, actor }: Omit<Changing, 'now'>,
  id: number,
  labels: ReadonlyMap<string, string>,
): Promise<{ done: true }> =>
  tenant.transaction(async (tx) => {
    const before = await entryRows(tx, kit).find(id);
    await refuseProviders(tx, kit, before);
    const { total, uses } = await whereUsed(tx, kit.key, id, labels);
    if (total > 0) {
      const places = [
        ...uses.map((use) => said('{where}: {name}', { where: said(use.where), name: use.name })),
        ...(total > uses.length ? [said('and {count} more', { count: total - uses.length })] : []),
      ].reduce((some, next) => said('{some}; {next}', { some, next }));
      const words = said('{name} is still used and was not deleted. Change these first: {places}.', {
        name: before.name,
        places,
      });
      orRefuse(refuse('id', words));
    }
    if (kit.directory.contacts) {
      await dropContactsOf(tx, id, kit.directory.contacts);
    }
    await entryRows(tx, kit).remove(id);
    await audit(tx, actor, `${kit.key}.deleted`, { entity: [kit.key, id], before });
    return { done: true };
  });

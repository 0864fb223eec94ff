import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { EntryValues } from '@boedel/contract/directories/directory';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotAllowed, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { checkFields } from '../../platform/record/check-fields';
import { checkSameNames } from './same-names';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import { deleteContacts } from './contact-person.store';
import { type DirectoryEntryRow, entryStore, type DirectoryKit } from './directory-table';
import { presentSaved, type SavedEntry } from './directory.present';
import { findSharedOwner } from './directory.store';
import { readUses } from './read-uses.store';

/** What a change of a directory stands on: the request's own parts. */
export interface DirectoryChange {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
}

/** The provider's entries are the same for every firm, so a firm reads them and no more. */
async function refuseProviders(tx: Tx, { directory }: DirectoryKit, row: DirectoryEntryRow): Promise<void> {
  if (directory.owned === 'shared' && row.intermediary_id !== (await findSharedOwner(tx))) {
    throw new NotAllowed(
      'This entry comes from the provider and is the same for every firm. Add your own entry instead.',
    );
  }
}

export const addEntry = (
  kit: DirectoryKit,
  { scope, actor, now }: DirectoryChange,
  values: EntryValues,
): Promise<SavedEntry> =>
  scope.transaction(async (tx) => {
    const { fields } = kit.directory;
    const checked = checkFields(fields, throwIfRefused(restoreMaskedNumbers(values)), actor.country, now);
    const [namesakes, row] = await Promise.all([
      checkSameNames(tx, kit, values.name),
      entryStore(tx, kit).insert(toColumnValues(fields, checked.values)),
    ]);
    await audit(tx, actor, `${kit.key}.added`, { entity: [kit.key, row.id], after: row });
    return presentSaved(kit, row, [...checked.doubts, ...namesakes]);
  });

export const changeEntry = (
  kit: DirectoryKit,
  { scope, actor, now }: DirectoryChange,
  { id, version, ...values }: EntryValues & { id: number; version: number },
): Promise<SavedEntry> =>
  scope.transaction(async (tx) => {
    const { fields } = kit.directory;
    const rows = entryStore(tx, kit);
    if (kit.directory.owned === 'shared') await refuseProviders(tx, kit, await rows.find(id));
    const before = await presentConflict(rows.hold(id, version), (row) => presentSaved(kit, row));
    const kept = throwIfRefused(restoreMaskedNumbers(values, readFieldValues(fields, before)));
    const checked = checkFields(fields, kept, actor.country, now);
    const after = await rows.changeHeld(before, toColumnValues(fields, checked.values));
    const namesakes = after.name === before.name ? [] : await checkSameNames(tx, kit, after.name, id);
    await audit(tx, actor, `${kit.key}.changed`, { entity: [kit.key, id], before, after });
    return presentSaved(kit, after, [...checked.doubts, ...namesakes]);
  });

/** Deletes an entry that is used nowhere; where it is used the answer says where. Its contact persons go with it. */
export const deleteEntry = (
  kit: DirectoryKit,
  { scope, actor }: Omit<DirectoryChange, 'now'>,
  id: number,
  labels: ReadonlyMap<string, string>,
): Promise<{ done: true }> =>
  scope.transaction(async (tx) => {
    const before = await entryStore(tx, kit).find(id);
    await refuseProviders(tx, kit, before);
    const { total, uses } = await readUses(tx, kit.key, id, labels);
    if (total > 0) {
      const places = [
        ...uses.map((use) => message('{where}: {name}', { where: message(use.where), name: use.name })),
        ...(total > uses.length ? [message('and {count} more', { count: total - uses.length })] : []),
      ].reduce((some, next) => message('{some}; {next}', { some, next }));
      const words = message('{name} is still in use and was not deleted. Change these first: {places}.', {
        name: before.name,
        places,
      });
      throw new RefusalProblem(refuse('id', words));
    }
    if (kit.directory.contacts) {
      await deleteContacts(tx, id, kit.directory.contacts);
    }
    await entryStore(tx, kit).remove(id);
    await audit(tx, actor, `${kit.key}.deleted`, { entity: [kit.key, id], before });
    return { done: true };
  });

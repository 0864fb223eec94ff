import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../../platform/audit/audit';
import { RefusalProblem } from '../../../platform/problems';
import type { DirectoryChange } from '../change-entries';
import { findUseOfImport } from '../read-uses.store';
import { presentImport, type ImportProgress } from './import.present';
import { importStore } from './import.store';
import type { FindWritableKit } from './stage-import';

/** Takes out what an import added, all of it or nothing: not what somebody has changed or made use of since. */
export const undoImport = (
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  importID: number,
): Promise<ImportProgress> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    const kit = writable(row.directory);
    if (row.state === 'undone') throw new RefusalProblem(refuse('importID', 'This was undone already.'));
    if (row.state !== 'done')
      throw new RefusalProblem(refuse('importID', 'Nothing of this list was made. Give it up instead.'));
    const [changed, ...alsoChanged] = await store.changedSince(importID, kit.key, kit.directory.contacts);
    if (changed) {
      const { name } = changed;
      const words =
        alsoChanged.length > 0
          ? message(
              '{name} and {count} others have changed since they were imported. Remove the wrong ones one by one.',
              {
                name,
                count: alsoChanged.length,
              },
            )
          : message('{name} was changed since it was imported. Take out what is wrong one by one.', { name });
      throw new RefusalProblem(refuse('importID', words));
    }
    const used = await findUseOfImport(tx, kit.key, importID);
    if (used) {
      throw new RefusalProblem(
        refuse(
          'importID',
          message('{name} has been used since it was imported. Remove the incorrect entries one by one.', {
            name: used,
          }),
        ),
      );
    }
    const removed = await store.removeMade(importID, kit.key);
    await store.dropRows(importID);
    const undone = await store.change(importID, row.version, { state: 'undone', added_count: 0 });
    await audit(tx, actor, `${kit.key}.undone`, {
      entity: [kit.key, null],
      before: { file: row.file_name, rows: row.row_count, added: removed },
    });
    return presentImport(undone);
  });

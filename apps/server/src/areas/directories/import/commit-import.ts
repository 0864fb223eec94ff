import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { BodyOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { audit } from '../../../platform/audit/audit';
import { RefusalProblem } from '../../../platform/problems';
import type { DirectoryChange } from '../change-entries';
import { presentImport, type ImportProgress } from './import.present';
import { addStaged, settleDirectory } from './import-made.store';
import { importStore } from './import.store';
import type { FindWritableKit } from './stage-import';

/** So many that the search index and the planner's picture of the table are worth renewing. */
const manyRows = 500;

/** Makes an import live in one statement. Of what was staged only which entries it became is kept, to take them back. */
export const commitImport = (
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  { importID, leaveOutErrors, leaveOutDuplicates }: BodyOf<(typeof directoryToolCalls)['importcommit']>,
): Promise<ImportProgress> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    const kit = writable(row.directory);
    if (row.state === 'done') return presentImport(row);
    if (row.state !== 'ready') {
      throw new RefusalProblem([
        { field: 'importID', sentence: 'The file is still being read. Wait until it is ready.' },
      ]);
    }
    if (row.error_count > 0 && !leaveOutErrors) {
      const words = message('{wrong} of {all} rows have errors. Correct them, or choose to leave them out.', {
        wrong: row.error_count,
        all: row.row_count,
      });
      throw new RefusalProblem(refuse('leaveOutErrors', words));
    }
    const added = await addStaged(tx, kit, importID, leaveOutDuplicates);
    if (added > manyRows) await settleDirectory(tx, kit);
    await store.dropUnmade(importID);
    const done = await store.change(importID, row.version, { state: 'done', added_count: added, content: null });
    await audit(tx, actor, `${kit.key}.imported`, {
      entity: [kit.key, null],
      after: { file: row.file_name, rows: row.row_count, added, leftOut: row.row_count - added },
    });
    return presentImport(done);
  });

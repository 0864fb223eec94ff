import { refuse } from '@boedel/domain/law/refusal';
import type { BodyOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { refuseColumns } from '@boedel/domain/imports/map-columns';
import { RefusalProblem } from '../../../platform/problems';
import { throwIfRefused } from '../../../platform/throw-if-refused';
import type { DirectoryChange } from '../change-entries';
import { listTravellingFields } from '../export-directory';
import { presentImport, type ImportProgress } from './import.present';
import { importStore } from './import.store';
import { listLeftOut, queueReading } from './read-import';
import { openText } from './sheet';
import type { FindWritableKit } from './stage-import';

/** What each column is, as a person says; the file is read anew by it. */
export const mapImport = (
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  body: BodyOf<(typeof directoryToolCalls)['importmap']>,
): Promise<ImportProgress> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    const kit = writable(row.directory);
    if (row.content === null || !['mapping', 'reading', 'ready'].includes(row.state)) {
      throw new RefusalProblem(
        refuse('importID', 'This list has already been imported. Start a new import for another list.'),
      );
    }
    const { headings, at, line } = throwIfRefused(openText(row.content));
    const columns = headings.map((_, place) => body.columns[place] ?? null);
    const wrong = refuseColumns(Object.fromEntries(listTravellingFields(kit)), columns);
    if (wrong) throw new RefusalProblem(wrong);
    await store.remember(kit.key, headings, columns);
    await store.dropRows(row.id);
    const mapped = await store.change(row.id, row.version, {
      state: 'reading',
      columns,
      unknown_headings: listLeftOut(headings, columns),
      read_to: at,
      read_line: line,
      row_count: 0,
      error_count: 0,
      duplicate_count: 0,
    });
    await queueReading(tx, mapped);
    return presentImport(mapped);
  });

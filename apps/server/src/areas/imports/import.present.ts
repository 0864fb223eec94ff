import type { AnswerOf } from '@boedel/contract/call';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import type { importCalls } from '@boedel/contract/imports/imports.calls';
import { dayFormats } from '@boedel/domain/imports/read-day';
import { isPrivate, maskCells, maskNumber, maskUnnamed } from '@boedel/domain/identity/mask';
import { formatInEnglish } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import type { DirectoryImportRow } from '../directories/import/import.store';
import { type ImportSheetRow, sheetStore } from './imports.store';
import { startOfSheet } from '../directories/import/sheet';

export type SheetProgress = AnswerOf<typeof importCalls.read>;
type SheetRowView = AnswerOf<typeof importCalls.rows>['rows'][number];

export async function presentSheet(tx: Tx, row: DirectoryImportRow): Promise<SheetProgress> {
  const { headings, samples } = startOfSheet(row);
  const state = row.state as SheetProgress['state'];
  return {
    importID: row.id,
    kind: row.directory as ImportKind,
    matterID: row.matter_id,
    systemTypeID: row.system_type,
    fileName: row.file_name,
    state,
    dayFormat: (row.day_format ?? dayFormats[0]) as SheetProgress['dayFormat'],
    columns: headings.map((heading, at) => {
      const field = row.columns[at] ?? null;
      const shown = field === null ? maskUnnamed : isPrivate(field) ? maskNumber : (cell: string) => cell;
      return { heading, samples: (samples[at] ?? []).map(shown), field };
    }),
    size: row.size,
    read: state === 'mapping' ? 0 : state === 'reading' ? Math.min(row.read_to, row.size) : row.size,
    ...(await sheetStore(tx).counts(row.id)),
  };
}

export const presentRow = ({ line, cells, errors, notes, is_duplicate, is_skipped }: ImportSheetRow): SheetRowView => ({
  line,
  cells: maskCells(cells, errors),
  errors: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(formatInEnglish)])),
  said: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]])),
  notes: [...notes],
  isDuplicate: is_duplicate,
  isSkipped: is_skipped,
});

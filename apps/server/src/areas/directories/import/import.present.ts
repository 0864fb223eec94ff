import { toSectionedMessage } from '@boedel/domain/law/refusal';
import type { AnswerOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { isPrivate, maskCells, maskNumber, maskUnnamed } from '@boedel/domain/identity/mask';
import { formatInEnglish } from '@boedel/domain/law/message';
import type { DirectoryImportRow, ShownImportRow } from './import.store';
import { startOfSheet } from './sheet';

export type ImportProgress = AnswerOf<typeof directoryToolCalls.importread>;

type ImportRowView = AnswerOf<typeof directoryToolCalls.importrows>['rows'][number];

/** The columns of a file that is still here, with the first cells of each to see by. */
function listColumns(row: DirectoryImportRow): ImportProgress['columns'] {
  if (row.content === null) return [];
  const { headings, samples } = startOfSheet(row);
  return headings.map((heading, at) => {
    const field = row.columns[at] ?? null;
    const shown = field === null ? maskUnnamed : isPrivate(field) ? maskNumber : (cell: string) => cell;
    return { heading, samples: (samples[at] ?? []).map(shown), field };
  });
}

export const presentImport = (row: DirectoryImportRow): ImportProgress => ({
  importID: row.id,
  directory: row.directory,
  fileName: row.file_name,
  state: row.state as ImportProgress['state'],
  size: row.size,
  read:
    row.state === 'reading'
      ? Math.min(row.read_to, row.size)
      : row.state === 'ready' || row.state === 'done'
        ? row.size
        : 0,
  encoding: row.encoding,
  separator: row.separator,
  columns: listColumns(row),
  unknownHeadings: row.unknown_headings,
  rows: row.row_count,
  rowsWithErrors: row.error_count,
  duplicates: row.duplicate_count,
  added: row.added_count,
  refusals: row.refusals.map(({ sentence }) => sentence),
  said: row.refusals.map(toSectionedMessage),
});

export const presentRow = ({ line, shown, errors, warnings, is_duplicate }: ShownImportRow): ImportRowView => ({
  line,
  values: maskCells(shown, errors),
  errors: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(formatInEnglish)])),
  said: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]])),
  warnings: [...warnings],
  isDuplicate: is_duplicate,
});

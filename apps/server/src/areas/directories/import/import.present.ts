import { messageOf } from '@boedel/domain/law/refusal';
import type { AnswerOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { isPrivate, maskCells, maskNumber, maskUnnamed } from '@boedel/domain/identity/mask';
import { inEnglish } from '@boedel/domain/law/said';
import type { ImportRow, ShownRow } from './import.store';
import { startOfSheet } from './sheet';

export type Progress = AnswerOf<typeof directoryToolCalls.importread>;

type RowShown = AnswerOf<typeof directoryToolCalls.importrows>['rows'][number];

/** The columns of a file that is still here, with the first cells of each to see by. */
function columnsIn(row: ImportRow): Progress['columns'] {
  if (row.content === null) return [];
  const { headings, samples } = startOfSheet(row);
  return headings.map((heading, at) => {
    const field = row.columns[at] ?? null;
    const shown = field === null ? maskUnnamed : isPrivate(field) ? maskNumber : (cell: string) => cell;
    return { heading, samples: (samples[at] ?? []).map(shown), field };
  });
}

export const presentImport = (row: ImportRow): Progress => ({
  importID: row.id,
  directory: row.directory,
  fileName: row.file_name,
  state: row.state as Progress['state'],
  size: row.size,
  read:
    row.state === 'reading'
      ? Math.min(row.read_to, row.size)
      : row.state === 'ready' || row.state === 'done'
        ? row.size
        : 0,
  encoding: row.encoding,
  separator: row.separator,
  columns: columnsIn(row),
  unknownHeadings: row.unknown_headings,
  rows: row.row_count,
  rowsWithErrors: row.error_count,
  duplicates: row.duplicate_count,
  added: row.added_count,
  refusals: row.refusals.map(({ sentence }) => sentence),
  said: row.refusals.map(messageOf),
});

export const presentRow = ({ line, shown, errors, warnings, is_duplicate }: ShownRow): RowShown => ({
  line,
  values: maskCells(shown, errors),
  errors: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(inEnglish)])),
  said: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]])),
  warnings: [...warnings],
  isDuplicate: is_duplicate,
});

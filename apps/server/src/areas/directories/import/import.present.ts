import { toldOf } from '@boedel/domain/law/refusal';
import type { AnswerOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import type { ImportRow } from './import.store';

export type Progress = AnswerOf<typeof directoryToolCalls.importread>;

export const presentImport = (row: ImportRow): Progress => ({
  importID: row.id,
  directory: row.directory,
  fileName: row.file_name,
  state: row.state as Progress['state'],
  size: row.size,
  read: row.state === 'ready' || row.state === 'done' ? row.size : Math.min(row.read_to, row.size),
  encoding: row.encoding,
  separator: row.separator,
  unknownHeadings: row.unknown_headings,
  rows: row.row_count,
  rowsWithErrors: row.error_count,
  duplicates: row.duplicate_count,
  added: row.added_count,
  refusals: row.refusals.map(({ sentence }) => sentence),
  said: row.refusals.map(toldOf),
});

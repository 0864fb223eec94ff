import { importCalls } from '@boedel/contract/imports/imports.calls';
import { handle } from '../../platform/http/handler';
import { discardImport, makeImport, pageOfRows, skipRows, undoImport } from './make-import';
import { beginImport, currentImport, mapColumns, mendRow, readImport } from './read-import';

export const handledImportCalls = handle(importCalls, {
  begin: beginImport,
  current: currentImport,
  map: mapColumns,
  read: readImport,
  rows: pageOfRows,
  mend: mendRow,
  skip: skipRows,
  make: makeImport,
  undo: undoImport,
  discard: discardImport,
});

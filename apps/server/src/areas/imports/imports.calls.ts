import { importCalls } from '@boedel/contract/imports/imports.calls';
import { further, handle } from '../../platform/http/handler';
import { discardImport, makeImport, pageOfRows, skipRows, undoImport } from './make-import';
import { beginImport, currentImport, mapColumns, mendRow, readImport } from './read-import';

export const handledImportCalls = handle(importCalls, {
  begin: further(beginImport),
  current: currentImport,
  map: mapColumns,
  read: further(readImport),
  rows: pageOfRows,
  mend: further(mendRow),
  skip: skipRows,
  make: further(makeImport),
  undo: undoImport,
  discard: discardImport,
});

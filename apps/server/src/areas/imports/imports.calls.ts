import { importCalls } from '@boedel/contract/imports/imports.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { discardImport, makeImport, readRowPage, skipRows, undoImport } from './make-import';
import { beginImport, readCurrentImport, mapColumns, repairRow, readImport } from './read-import';

export const handledImportCalls = pairHandlers(importCalls, {
  begin: withServices(beginImport),
  current: readCurrentImport,
  map: mapColumns,
  read: withServices(readImport),
  rows: readRowPage,
  mend: withServices(repairRow),
  skip: skipRows,
  make: withServices(makeImport),
  undo: undoImport,
  discard: discardImport,
});

import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { readClientSheet, saveClientSheet } from './client-sheet';

export const handledClientSheetCalls = pairHandlers(clientSheetCalls, {
  get: withServices(({ query, ...asked }) =>
    asked.scope.transaction((tx) => readClientSheet(tx, asked, query.matterID)),
  ),
  save: withServices(({ body, ...asked }) =>
    asked.scope.transaction(async (tx) => {
      await saveClientSheet(tx, asked, body);
      return readClientSheet(tx, asked, body.matterID);
    }),
  ),
});

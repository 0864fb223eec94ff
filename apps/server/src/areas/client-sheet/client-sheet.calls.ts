import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { handle } from '../../platform/http/handler';
import { readClientSheet, saveClientSheet } from './client-sheet';

export const handledClientSheetCalls = handle(clientSheetCalls, {
  get: ({ query, ...asked }) => asked.tenant.transaction((tx) => readClientSheet(tx, asked, query.matterID)),
  save: ({ body, ...asked }) =>
    asked.tenant.transaction(async (tx) => {
      await saveClientSheet(tx, asked, body);
      return readClientSheet(tx, asked, body.matterID);
    }),
});

import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { further, handle } from '../../platform/http/handler';
import { readClientSheet, saveClientSheet } from './client-sheet';

export const handledClientSheetCalls = handle(clientSheetCalls, {
  get: further(({ query, ...asked }) => asked.tenant.transaction((tx) => readClientSheet(tx, asked, query.matterID))),
  save: further(({ body, ...asked }) =>
    asked.tenant.transaction(async (tx) => {
      await saveClientSheet(tx, asked, body);
      return readClientSheet(tx, asked, body.matterID);
    }),
  ),
});

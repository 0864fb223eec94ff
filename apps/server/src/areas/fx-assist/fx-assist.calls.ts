import { fxAssistCalls } from '@boedel/contract/fx-assist/fx-assist.calls';
import { listFxPapers } from '@boedel/domain/documents/fx-papers';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { fxAssistStore, listLatestDocuments } from './fx-assist.store';
import { presentAssist, saveAssist, sendAssist } from './save-assist';

/** What the provider asks for, against what is on file. */
async function listFor(tx: Tx, matterId: number) {
  const assist = await fxAssistStore(tx).ofMatter(matterId);
  const filed = await listLatestDocuments(tx, matterId);
  const titles = new Map(filed.map(({ id, title }) => [id, title]));
  return listFxPapers(assist?.documents_asked ?? null, filed).map(({ name, type, documentId }) => ({
    name,
    type,
    documentID: documentId,
    title: documentId === null ? null : titles.get(documentId)!,
  }));
}

export const handledFxAssistCalls = pairHandlers(fxAssistCalls, {
  getByMatterIDFXList: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return listFor(tx, query.matterID);
    }),
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'money');
      return presentAssist(tx, query.matterID);
    }),
  save: saveAssist,
  send: withServices(sendAssist),
});

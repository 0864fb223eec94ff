import { fxAssistCalls } from '@boedel/contract/fx-assist/fx-assist.calls';
import { fxPapers } from '@boedel/domain/documents/fx-papers';
import type { Tx } from '../../platform/db/database';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { fxAssistStore, latestDocuments } from './fx-assist.store';
import { presentAssist, saveAssist, sendAssist } from './save-assist';

/** What the provider asks for, against what is on file. */
async function listFor(tx: Tx, matterId: number) {
  const assist = await fxAssistStore(tx).ofMatter(matterId);
  const filed = await latestDocuments(tx, matterId);
  const titles = new Map(filed.map(({ id, title }) => [id, title]));
  return fxPapers(assist?.documents_asked ?? null, filed).map(({ name, type, documentId }) => ({
    name,
    type,
    documentID: documentId,
    title: documentId === null ? null : titles.get(documentId)!,
  }));
}

export const handledFxAssistCalls = handle(fxAssistCalls, {
  getByMatterIDFXList: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return listFor(tx, query.matterID);
    }),
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'money');
      return presentAssist(tx, query.matterID);
    }),
  save: saveAssist,
  send: further(sendAssist),
});

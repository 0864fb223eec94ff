import type { AnswerOf } from '@boedel/contract/call';
import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import {
  type KeptFile,
  keepFile,
  removeFile,
  saveFile,
  type StoredFile,
  storedFileTable,
} from '../../platform/files/stored-file';
import { rowsOf } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore, type DocumentTold, fileAway } from './document.store';

type Calls = typeof documentCalls;
type Shown = AnswerOf<Calls['getbydocumentid']>;

export const presentDocument = (row: DocumentTold): Shown => ({
  id: row.id,
  matterID: row.matter_id,
  title: row.title,
  fileName: row.file_name,
  contentType: row.content_type,
  size: row.size,
  sha256: row.sha256,
  type: row.type,
  edition: row.edition,
  isReplaced: row.is_replaced,
  by: row.by,
  createdAt: row.created_at,
  assetIDs: row.asset_ids,
});

type Told = Pick<
  Parameters<Handler<Calls['AddMatterDocument']>>[0]['body'],
  'title' | 'type' | 'assetID' | 'assetAmountID' | 'findID' | 'bondID' | 'marriageID' | 'meetingID' | 'replacesID'
>;

async function fileIt(tx: Tx, actor: Actor, matterId: number, file: StoredFile, told: Told): Promise<Shown> {
  const store = documentStore(tx);
  const before = told.replacesID ? await store.lock(told.replacesID) : undefined;
  if (before && before.matter_id !== matterId) throw new NotFound();
  if (before && (await store.tell(before.id)).is_replaced) {
    orRefuse(refuse('replacesID', 'This paper has a later version already. Replace that one.'));
  }
  const row = await store.insert({
    matter_id: matterId,
    file_id: file.id,
    title: told.title ?? before?.title ?? file.name.replace(/\.[^.]+$/, ''),
    type: told.type ?? before?.type ?? null,
    edition: (before?.edition ?? 0) + 1,
    replaces_id: before?.id ?? null,
  });
  await fileAway(tx, matterId, row.id, {
    assetId: told.assetID,
    assetAmountId: told.assetAmountID,
    findId: told.findID,
    bondId: told.bondID,
    marriageId: told.marriageID,
    meetingId: told.meetingID,
  });
  await audit(tx, actor, 'document.uploaded', {
    entity: ['matter_document', row.id],
    matterId,
    after: { ...row, name: file.name, size: file.size, sha256: file.sha256 },
  });
  return presentDocument(await store.tell(row.id));
}

/** Bytes go into the store before the transaction; if that says no, the sweep takes them away. */
export const uploadFile: Handler<Calls['UploadFile']> = async ({ tenant, actor, parts, body, files }) => {
  await tenant.transaction((tx) => openToCapture(tx, actor, body.matterID, 'documents'));
  const kept: KeptFile[] = [];
  for (const file of files) kept.push(await keepFile(parts.files, tenant.firmId, file));
  return tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const filed: Shown[] = [];
    for (const file of kept) {
      filed.push(await fileIt(tx, actor, body.matterID, await saveFile(tx, file, body.matterID), body));
    }
    return filed;
  });
};

export const filePondUpload: Handler<Calls['FilePondUpload']> = async ({ tenant, actor, parts, body, files }) => {
  await tenant.transaction((tx) => openToCapture(tx, actor, body.matterID, 'documents'));
  const kept = await keepFile(parts.files, tenant.firmId, files[0]!);
  return tenant.transaction(async (tx) => {
    const file = await saveFile(tx, kept, body.matterID);
    return { fileID: file.id, name: file.name, size: file.size };
  });
};

export const addMatterDocument: Handler<Calls['AddMatterDocument']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const file = await rowsOf(tx, storedFileTable).find(body.fileID);
    if (file.matter_id !== body.matterID) throw new NotFound();
    if (await documentStore(tx).isFiled(file.id)) {
      orRefuse(refuse('fileID', 'This file is filed already. Send it again to file it once more.'));
    }
    return fileIt(tx, actor, body.matterID, file, body);
  });

/** A paper that is filed already, with one of the matter's meetings or adverts. */
export const linkMeeting: Handler<Calls['linkMeeting']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const document = await documentStore(tx).tell(body.DocumentID);
    await openToCapture(tx, actor, document.matter_id, 'documents');
    await fileAway(tx, document.matter_id, document.id, { meetingId: body.MeetingID });
    await audit(tx, actor, 'document.linked', {
      entity: ['matter_document', document.id],
      matterId: document.matter_id,
      after: { meeting_id: body.MeetingID, title: document.title },
    });
    return presentDocument(document);
  });

export const removeDocument: Handler<Calls['_delete']> = ({ tenant, actor, parts, body }) =>
  tenant.transaction(async (tx) => {
    const store = documentStore(tx);
    const before = await store.tell(body.id);
    await openToCapture(tx, actor, before.matter_id, 'documents');
    await store.remove(body.id);
    if (!(await store.isFiled(before.file_id))) await removeFile(tx, parts.files, before.file_id);
    await audit(tx, actor, 'document.removed', {
      entity: ['matter_document', body.id],
      matterId: before.matter_id,
      before: {
        title: before.title,
        name: before.file_name,
        size: before.size,
        sha256: before.sha256,
        type: before.type,
      },
    });
    return { done: true };
  });

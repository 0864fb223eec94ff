import type { AnswerOf } from '@boedel/contract/call';
import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { trustMatterChangeType } from '@boedel/contract/fixed/trust-changes';
import { refuse } from '@boedel/domain/law/refusal';
import { audit, type AuditActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import {
  type SavedFile,
  storeUpload,
  removeFile,
  saveFile,
  type StoredFile,
  storedFileTable,
} from '../../platform/files/stored-file';
import { presentConflict } from '../../platform/db/present-conflict';
import { tableStore } from '../../platform/db/rows';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { refuseCompletedPaper } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { writeNote } from '../notes/save-note';
import { fileForActivity } from './file-for-activity';
import { readLater } from './read-text';
import { type DocumentSubject, documentStore, type DocumentDetails, linkToSubject } from './document.store';

type FileDocumentCalls = typeof documentCalls;
type DocumentView = AnswerOf<FileDocumentCalls['getbydocumentid']>;

export const presentDocument = (row: DocumentDetails): DocumentView => ({
  id: row.id,
  matterID: row.matter_id,
  title: row.title,
  fileName: row.file_name,
  contentType: row.content_type,
  size: row.size,
  sha256: row.sha256,
  type: row.type,
  voucher: row.voucher,
  signedCopyOf: row.answers,
  edition: row.edition,
  isReplaced: row.is_replaced,
  by: row.by,
  createdAt: row.created_at,
  assetIDs: row.asset_ids,
  hasScript: row.has_script,
  fault: row.fault,
  links: row.links.map((link) => ({ ...link, name: formatLinkName(link.kind, link.name) })),
  version: row.version,
});

/** A meeting and an activity are known by the numbers of their types. */
export function formatLinkName(kind: string, name: string | null): string | null {
  if (name === null) return null;
  if (kind === 'meeting') return nameMeetingType(Number(name)) || name;
  return kind === 'activity' ? (trustMatterChangeType[name as keyof typeof trustMatterChangeType] ?? name) : name;
}

type FilingDetails = Pick<
  Parameters<Handler<FileDocumentCalls['AddMatterDocument']>>[0]['body'],
  | 'title'
  | 'type'
  | 'assetID'
  | 'assetAmountID'
  | 'findID'
  | 'bondID'
  | 'marriageID'
  | 'meetingID'
  | 'claimID'
  | 'taskID'
  | 'replacesID'
  | 'activityID'
  | 'paper'
  | 'partyID'
>;

/** Kinds whose coming in is a step of its own in the trail. */
const stepOfKind: Readonly<Record<number, string>> = {
  52: 'deathNotice.uploaded',
  203: 'deathCertificate.uploaded',
  204: 'originalWill.uploaded',
  53: 'acceptanceOfTrust.uploaded',
  60: 'nomination.uploaded',
  206: 'executorID.uploaded',
  54: 'mastersDirection.uploaded',
};

export async function fileDocument(
  tx: Tx,
  actor: AuditActor,
  matterId: number,
  file: StoredFile,
  details: Partial<FilingDetails>,
  more: DocumentSubject = {},
): Promise<DocumentView> {
  const store = documentStore(tx);
  const before = details.replacesID ? await store.lock(details.replacesID) : undefined;
  if (before && before.matter_id !== matterId) throw new NotFound();
  if (before && (await store.tell(before.id)).is_replaced) {
    throw new RefusalProblem(refuse('replacesID', 'This document already has a later version. Replace that one.'));
  }
  const row = await store.insert({
    matter_id: matterId,
    file_id: file.id,
    title: details.title ?? before?.title ?? file.name.replace(/\.[^.]+$/, ''),
    type: details.type ?? before?.type ?? null,
    voucher: before?.voucher ?? null,
    edition: (before?.edition ?? 0) + 1,
    replaces_id: before?.id ?? null,
  });
  await linkToSubject(tx, matterId, row.id, {
    assetId: details.assetID,
    assetAmountId: details.assetAmountID,
    findId: details.findID,
    bondId: details.bondID,
    marriageId: details.marriageID,
    meetingId: details.meetingID,
    claimId: details.claimID,
    taskId: details.taskID,
    activityId: details.activityID,
    partyId: details.activityID ? details.partyID : null,
    step: details.activityID ? details.paper : null,
    ...more,
  });
  await recomputeActivities(tx, matterId);
  await readLater(tx, matterId);
  await audit(tx, actor, 'document.uploaded', {
    entity: ['matter_document', row.id],
    matterId,
    after: { ...row, name: file.name, size: file.size, sha256: file.sha256 },
  });
  const step = row.type === null ? undefined : stepOfKind[row.type];
  if (step) {
    await audit(tx, actor, step, {
      entity: ['matter_document', row.id],
      matterId,
      after: { fileName: file.name },
    });
  }
  return presentDocument(await store.tell(row.id));
}

/** Bytes go into the store before the transaction; if that says no, the sweep takes them away. */
export const uploadFile: ServiceHandler<FileDocumentCalls['UploadFile']> = async ({
  scope,
  actor,
  services,
  body,
  files,
  now,
}) => {
  await scope.transaction((tx) => openToCapture(tx, actor, body.matterID, 'documents'));
  const kept: SavedFile[] = [];
  for (const file of files) kept.push(await storeUpload(services.files, scope.firmId, file));
  return scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const filed: DocumentView[] = [];
    for (const file of kept) {
      filed.push(await fileDocument(tx, actor, body.matterID, await saveFile(tx, file, body.matterID), body));
    }
    await fileForActivity(tx, { actor, now }, matter, body);
    return filed;
  });
};

/** The same with its kind named. */
export const uploadByType: ServiceHandler<FileDocumentCalls['uploadByType']> = (request) => uploadFile(request);

export const uploadFilePond: ServiceHandler<FileDocumentCalls['FilePondUpload']> = async ({
  scope,
  actor,
  services,
  body,
  files,
}) => {
  await scope.transaction((tx) => openToCapture(tx, actor, body.matterID, 'documents'));
  const kept = await storeUpload(services.files, scope.firmId, files[0]!);
  return scope.transaction(async (tx) => {
    const file = await saveFile(tx, kept, body.matterID);
    return { fileID: file.id, name: file.name, size: file.size };
  });
};

/** A file that was kept for this matter and is filed nowhere yet. */
export async function findStoredFile(tx: Tx, matterId: number, fileId: number): Promise<StoredFile> {
  const file = await tableStore(tx, storedFileTable).find(fileId);
  if (file.matter_id !== matterId) throw new NotFound();
  if (await documentStore(tx).isFiled(file.id)) {
    throw new RefusalProblem(
      refuse('fileID', 'This file has already been uploaded. Send it again to upload it a second time.'),
    );
  }
  return file;
}

export const addMatterDocument: Handler<FileDocumentCalls['AddMatterDocument']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const filed = await fileDocument(
      tx,
      actor,
      body.matterID,
      await findStoredFile(tx, body.matterID, body.fileID),
      body,
    );
    await fileForActivity(tx, { actor, now }, matter, body);
    return filed;
  });

/** With a file note, one that is there or a new one. */
export const addMatterComment: ServiceHandler<FileDocumentCalls['AddMatterComment']> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, body } = request;
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const file = await findStoredFile(tx, matter.id, body.fileID);
    if (!body.commentID && !body.comment) throw new RefusalProblem(refuse('comment', 'Write the note first.'));
    const noteId =
      body.commentID ?? (await writeNote(tx, request, matter, { comment: body.comment ?? '', showInReport: false })).id;
    return {
      commentID: noteId,
      document: await fileDocument(tx, actor, matter.id, file, { title: body.title }, { noteId }),
    };
  });

/** Changes what it is called and what kind it is; its bytes never change. */
export const changeDocument: Handler<FileDocumentCalls['update']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = documentStore(tx);
    const before = await store.find(body.id);
    await openToCapture(tx, actor, before.matter_id, 'documents');
    const change = store.change(body.id, body.version, {
      title: body.title,
      type: body.type,
      ...(body.voucher !== undefined && { voucher: body.voucher }),
    });
    const after = await presentConflict(change, async (row) => presentDocument(await store.tell(row.id)) as never);
    await audit(tx, actor, 'document.changed', {
      entity: ['matter_document', after.id],
      matterId: after.matter_id,
      before: { title: before.title, type: before.type, voucher: before.voucher },
      after: { title: after.title, type: after.type, voucher: after.voucher },
    });
    return presentDocument(await store.tell(after.id));
  });

export const removeDocument: ServiceHandler<FileDocumentCalls['_delete']> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    const store = documentStore(tx);
    const before = await store.tell(body.id);
    await openToCapture(tx, actor, before.matter_id, 'documents');
    await refuseCompletedPaper(tx, body.id);
    await store.remove(body.id);
    await recomputeActivities(tx, before.matter_id);
    if (!(await store.isFiled(before.file_id))) await removeFile(tx, services.files, before.file_id);
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

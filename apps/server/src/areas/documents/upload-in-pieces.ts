import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '@boedel/contract/call';
import type { documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { FileMissingError } from '../../platform/files/file-store';
import { checkNamed, checkRoom, storeUpload, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from './document.store';
import { fileDocument, presentDocument } from './file-document';
import { fileForActivity } from './file-for-activity';
import { deleteOldUploads, type UploadRow, listBegunUploads, uploadTable } from './upload.store';

type DocumentUploadCalls = typeof documentUploadCalls;

const presentUpload = ({ id, received, size }: UploadRow): AnswerOf<DocumentUploadCalls['beginUpload']> => ({
  uploadID: id,
  offset: received,
  size,
});

/** One's own alone: nobody goes on with what somebody else is sending. */
async function lockOwn(tx: Tx, actor: Actor, id: number): Promise<UploadRow> {
  const row = await tableStore(tx, uploadTable).lock(id);
  if (row.person_id !== actor.personId) throw new NotFound();
  await openToCapture(tx, actor, row.matter_id, 'documents');
  return row;
}

export const beginUpload: ServiceHandler<DocumentUploadCalls['beginUpload']> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const { name } = throwIfRefused(checkNamed(services.files, body));
    await checkRoom(tx, { size: body.size, firmBytes: services.files.limits.firmBytes });
    const known = await listBegunUploads(tx, {
      matterId: body.matterID,
      personId: actor.personId,
      fingerprint: body.fingerprint,
      size: body.size,
    });
    return presentUpload(
      known[0] ??
        (await tableStore(tx, uploadTable).insert({
          matter_id: body.matterID,
          name,
          size: body.size,
          fingerprint: body.fingerprint,
        })),
    );
  });

export const sendPiece: ServiceHandler<DocumentUploadCalls['sendPiece']> = async ({
  scope,
  actor,
  services,
  body,
  files,
}) => {
  const { content } = files[0]!;
  const before = await scope.transaction((tx) => lockOwn(tx, actor, body.uploadID));
  // What is here already, or does not follow it, is answered by what to send next.
  if (body.offset !== before.received || before.document_id !== null) return presentUpload(before);
  if (body.offset + content.byteLength > before.size) {
    throw new RefusalProblem(refuse('file', 'The file is larger than expected. Choose it again.'));
  }
  const key = `${scope.firmId}/${new Date().getUTCFullYear()}/${randomUUID()}`;
  await services.files.put(key, content);
  return scope.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, body.uploadID);
    if (row.received !== body.offset) {
      tx.afterCommit(() => void services.files.remove(key).catch(() => undefined));
      return presentUpload(row);
    }
    return presentUpload(
      await tableStore(tx, uploadTable).change(row.id, row.version, {
        received: row.received + content.byteLength,
        pieces: [...row.pieces, { key, size: content.byteLength }],
      }),
    );
  });
};

const begunAnew = 'A part of the file is not here any more. Choose the file again.';

export const finishUpload: ServiceHandler<DocumentUploadCalls['finishUpload']> = async ({
  scope,
  actor,
  services,
  body,
  now,
}) => {
  const row = await scope.transaction((tx) => lockOwn(tx, actor, body.uploadID));
  if (row.document_id !== null) {
    return scope.transaction(async (tx) => presentDocument(await documentStore(tx).tell(row.document_id!)));
  }
  if (row.received < row.size) {
    throw new RefusalProblem(refuse('file', 'The file is not here whole yet. Send the rest of it first.'));
  }
  const chunks: Uint8Array[] = [];
  try {
    for (const { key } of row.pieces) chunks.push(await buffer(await services.files.get(key)));
  } catch (error) {
    if (error instanceof FileMissingError) throw new RefusalProblem(refuse('file', begunAnew));
    throw error;
  }
  const kept = await storeUpload(services.files, scope.firmId, { name: row.name, content: Buffer.concat(chunks) });
  return scope.transaction(async (tx) => {
    const again = await lockOwn(tx, actor, body.uploadID);
    if (again.document_id !== null) return presentDocument(await documentStore(tx).tell(again.document_id));
    const shown = await fileDocument(tx, actor, row.matter_id, await saveFile(tx, kept, row.matter_id), body);
    if (body.activityID) {
      const matter = await openToCapture(tx, actor, row.matter_id, 'documents');
      await fileForActivity(tx, { actor, now }, matter, body);
    }
    await tableStore(tx, uploadTable).change(again.id, again.version, { document_id: shown.id, pieces: [] });
    tx.afterCommit(() => {
      for (const { key } of row.pieces) void services.files.remove(key).catch(() => undefined);
    });
    return shown;
  });
};

const tidyKind = createJobKind('uploads.tidy', z.object({}));
/** Rows go after a day, finished or not; the sweep of files takes the pieces nobody finished. */
export const tidyUploads = pairJob(tidyKind, async ({ provider }) => {
  await provider.transaction((tx) => deleteOldUploads(tx));
});
export const tidyUploadsDaily = scheduleEvery(86_400, 'installation', tidyKind);

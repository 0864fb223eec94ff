import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '@boedel/contract/call';
import type { documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { FileMissing } from '../../platform/files/file-store';
import { checkNamed, checkRoom, keepFile, saveFile } from '../../platform/files/stored-file';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from './document.store';
import { fileIt, presentDocument } from './file-document';
import { filedForActivity } from './file-for-activity';
import { dropOldUploads, type UploadRow, uploadsBegun, uploadTable } from './upload.store';

type Calls = typeof documentUploadCalls;

const present = ({ id, received, size }: UploadRow): AnswerOf<Calls['beginUpload']> => ({
  uploadID: id,
  offset: received,
  size,
});

/** One's own alone: nobody goes on with what somebody else is sending. */
async function lockOwn(tx: Tx, actor: Actor, id: number): Promise<UploadRow> {
  const row = await rowsOf(tx, uploadTable).lock(id);
  if (row.person_id !== actor.personId) throw new NotFound();
  await openToCapture(tx, actor, row.matter_id, 'documents');
  return row;
}

export const beginUpload: FurtherHandler<Calls['beginUpload']> = ({ tenant, actor, parts, body }) =>
  tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const { name } = orRefuse(checkNamed(parts.files, body));
    await checkRoom(tx, { size: body.size, firmBytes: parts.files.limits.firmBytes });
    const known = await uploadsBegun(tx, {
      matterId: body.matterID,
      personId: actor.personId,
      fingerprint: body.fingerprint,
      size: body.size,
    });
    return present(
      known[0] ??
        (await rowsOf(tx, uploadTable).insert({
          matter_id: body.matterID,
          name,
          size: body.size,
          fingerprint: body.fingerprint,
        })),
    );
  });

export const sendPiece: FurtherHandler<Calls['sendPiece']> = async ({ tenant, actor, parts, body, files }) => {
  const { content } = files[0]!;
  const before = await tenant.transaction((tx) => lockOwn(tx, actor, body.uploadID));
  // What is here already, or does not follow it, is answered by what to send next.
  if (body.offset !== before.received || before.document_id !== null) return present(before);
  if (body.offset + content.byteLength > before.size) {
    orRefuse(refuse('file', 'More came than the file was said to hold. Choose it again.'));
  }
  const key = `${tenant.firmId}/${new Date().getUTCFullYear()}/${randomUUID()}`;
  await parts.files.put(key, content);
  return tenant.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, body.uploadID);
    if (row.received !== body.offset) {
      tx.afterCommit(() => void parts.files.remove(key).catch(() => undefined));
      return present(row);
    }
    return present(
      await rowsOf(tx, uploadTable).change(row.id, row.version, {
        received: row.received + content.byteLength,
        pieces: [...row.pieces, { key, size: content.byteLength }],
      }),
    );
  });
};

const begunAnew = 'A part of the file is not here any more. Choose the file again.';

export const finishUpload: FurtherHandler<Calls['finishUpload']> = async ({ tenant, actor, parts, body, now }) => {
  const row = await tenant.transaction((tx) => lockOwn(tx, actor, body.uploadID));
  if (row.document_id !== null) {
    return tenant.transaction(async (tx) => presentDocument(await documentStore(tx).tell(row.document_id!)));
  }
  if (row.received < row.size) {
    orRefuse(refuse('file', 'The file is not here whole yet. Send the rest of it first.'));
  }
  const chunks: Uint8Array[] = [];
  try {
    for (const { key } of row.pieces) chunks.push(await buffer(await parts.files.get(key)));
  } catch (error) {
    if (error instanceof FileMissing) orRefuse(refuse('file', begunAnew));
    throw error;
  }
  const kept = await keepFile(parts.files, tenant.firmId, { name: row.name, content: Buffer.concat(chunks) });
  return tenant.transaction(async (tx) => {
    const again = await lockOwn(tx, actor, body.uploadID);
    if (again.document_id !== null) return presentDocument(await documentStore(tx).tell(again.document_id));
    const shown = await fileIt(tx, actor, row.matter_id, await saveFile(tx, kept, row.matter_id), body);
    if (body.activityID) {
      const matter = await openToCapture(tx, actor, row.matter_id, 'documents');
      await filedForActivity(tx, { actor, now }, matter, body);
    }
    await rowsOf(tx, uploadTable).change(again.id, again.version, { document_id: shown.id, pieces: [] });
    tx.afterCommit(() => {
      for (const { key } of row.pieces) void parts.files.remove(key).catch(() => undefined);
    });
    return shown;
  });
};

const tidyKind = jobKind('uploads.tidy', z.object({}));
/** Rows go after a day, finished or not; the sweep of files takes the pieces nobody finished. */
export const tidyUploads = handleJob(tidyKind, async ({ provider }) => {
  await provider.transaction((tx) => dropOldUploads(tx));
});
export const tidyUploadsDaily = every(86_400, 'house', tidyKind);

import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { audit, type AuditActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { AllowedKinds } from '../../platform/files/content-type';
import type { FileStore } from '../../platform/files/file-store';
import { readStoredFile, type SavedFile, storeUpload, removeFile, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { fileDocument } from '../documents/file-document';
import { presentMail } from './filed-mail.present';
import { filedMailStore, type FiledMailRow, type OmittedAttachment } from './filed-mail.store';
import { type ReadMail, readMailJob } from './read-mail.job';

type MailFilingCalls = typeof mailFilingCalls;

export const mailsAlone: AllowedKinds = {
  types: ['message/rfc822'],
  sentence: 'Choose emails saved as .eml. You can drag them out of your email program.',
};
/** Letters and their answers. */
const correspondence = 231;

interface StoredAttachments {
  readonly files: readonly SavedFile[];
  readonly leftOut: readonly OmittedAttachment[];
}

/** Each attachment is checked as any upload is; one that may not be kept is named with the reason, and the rest is. */
export async function saveAttachments(
  files: FileStore,
  firmId: number,
  { attachments }: ReadMail,
): Promise<StoredAttachments> {
  const kept: SavedFile[] = [];
  const leftOut: OmittedAttachment[] = [];
  for (const each of attachments) {
    try {
      kept.push(await storeUpload(files, firmId, each));
    } catch (error) {
      if (!(error instanceof RefusalProblem)) throw error;
      const { key, values } = toSectionedMessage(error.refusals[0]!);
      leftOut.push({ name: each.name.slice(0, 200), reason: { key, ...(values && { values }) } });
    }
  }
  return { files: kept, leftOut };
}

/** The mail becomes a document of the matter, and each of its attachments too. */
export async function fileMailOnMatter(
  tx: Tx,
  actor: AuditActor,
  matterId: number,
  row: FiledMailRow,
  { files, leftOut }: StoredAttachments,
): Promise<void> {
  const letter = await readStoredFile(tx, row.file_id);
  const { id: documentId } = await fileDocument(tx, actor, matterId, letter, {
    title: row.subject,
    type: correspondence,
  });
  for (const kept of files) await fileDocument(tx, actor, matterId, await saveFile(tx, kept, matterId), {});
  await filedMailStore(tx).change(row.id, row.version, {
    matter_id: matterId,
    document_id: documentId,
    left_out: leftOut,
  });
  await audit(tx, actor, 'mail.filed', {
    entity: ['filed_mail', row.id],
    matterId,
    after: {
      subject: row.subject,
      from: row.from_address,
      attachments: files.map(({ name }) => name),
      leftOut: leftOut.map(({ name }) => name),
    },
  });
}

export const dropMails: ServiceHandler<MailFilingCalls['drop']> = async ({ scope, actor, services, body, files }) => {
  const { matterID } = body;
  if (matterID) await scope.transaction((tx) => openToCapture(tx, actor, matterID, 'documents'));
  const read: { readonly kept: SavedFile; readonly mail: ReadMail; readonly papers: StoredAttachments | undefined }[] =
    [];
  for (const file of files) {
    const kept = await storeUpload(services.files, scope.firmId, file, mailsAlone);
    const mail = throwIfRefused(await runInWorker(readMailJob, scope.firmId, file));
    const papers = matterID ? await saveAttachments(services.files, scope.firmId, mail) : undefined;
    read.push({ kept, mail, papers });
  }
  return scope.transaction(async (tx) => {
    if (matterID) await openToCapture(tx, actor, matterID, 'documents');
    const store = filedMailStore(tx);
    const ids: number[] = [];
    for (const { kept, mail, papers } of read) {
      const there = await store.withMessage(mail.messageId, matterID ?? null);
      const row = there ?? (await store.keep(mail, (await saveFile(tx, kept, matterID ?? null)).id));
      if (matterID && papers && row.matter_id === null) await fileMailOnMatter(tx, actor, matterID, row, papers);
      ids.push(row.id);
    }
    const shown = [];
    for (const id of new Set(ids)) shown.push(presentMail(await store.tell(id)));
    return shown;
  });
};

/** Read again from the mail as it was dropped: what is unfiled keeps its attachments inside. */
export const fileMail: ServiceHandler<MailFilingCalls['file']> = async ({ scope, actor, services, body }) => {
  const { key, name } = await scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    return readStoredFile(tx, (await filedMailStore(tx).tell(body.id)).file_id);
  });
  const content = await services.files.get(key);
  const bytes = content instanceof Readable ? await buffer(content) : content;
  const mail = throwIfRefused(await runInWorker(readMailJob, scope.firmId, { name, content: bytes }));
  const papers = await saveAttachments(services.files, scope.firmId, mail);
  return scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const store = filedMailStore(tx);
    const row = await store.lock(body.id);
    const there = await store.withMessage(row.message_id, body.matterID);
    if (there?.id !== row.id || row.matter_id !== null) {
      throw new RefusalProblem(refuse('id', 'This mail is filed already. Look for it on its matter.'));
    }
    await fileMailOnMatter(tx, actor, body.matterID, row, papers);
    return presentMail(await store.tell(row.id));
  });
};

export const removeMail: ServiceHandler<MailFilingCalls['_delete']> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    const store = filedMailStore(tx);
    const row = await store.lock(body.id);
    if (row.matter_id !== null)
      throw new RefusalProblem(refuse('id', 'This mail is filed already. Look for it on its matter.'));
    await store.remove(row.id);
    await removeFile(tx, services.files, row.file_id);
    await audit(tx, actor, 'mail.deleted', {
      entity: ['filed_mail', row.id],
      before: { subject: row.subject, from: row.from_address },
    });
    return { done: true };
  });

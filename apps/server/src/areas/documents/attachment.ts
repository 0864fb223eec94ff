import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Tx } from '../../platform/db/database';
import { openFile } from '../../platform/files/stored-file';
import type { Attachment } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { NotFound } from '../../platform/problems';
import { documentStore } from './document.store';

/** A filed document as something to attach. */
export async function readAttachment(tx: Tx, parts: Pick<Services, 'files'>, documentId: number): Promise<Attachment> {
  const { file_id } = await documentStore(tx).tell(documentId);
  const { filename, contentType, content } = await openFile(tx, parts.files, file_id);
  return { filename, contentType, content: content instanceof Readable ? await buffer(content) : content };
}

/** Papers of one matter to attach, each once; one of another matter is not there. */
export async function readAttachments(
  tx: Tx,
  parts: Pick<Services, 'files'>,
  matterId: number,
  documentIds: readonly number[],
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const documentId of new Set(documentIds)) {
    if ((await documentStore(tx).tell(documentId)).matter_id !== matterId) throw new NotFound();
    attachments.push(await readAttachment(tx, parts, documentId));
  }
  return attachments;
}

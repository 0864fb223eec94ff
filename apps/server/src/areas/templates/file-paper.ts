import { print } from '@boedel/document/press/print';
import type { Actor } from '../../platform/tenancy/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Attachment } from '../../platform/mail/mail';
import { type SavedFile, storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { refuseIfStopped } from '../../platform/paper/paper-file';
import type { Services } from '../../platform/services';
import { readLater } from '../documents/read-text';
import { documentStore } from '../documents/document.store';
import type { MadePaper, PaperRequest } from './make-paper';
import { createPaperCode } from './paper-code';
import { type PaperMadeRow, paperMadeStore } from './paper-made.store';

const formats = [
  { format: 'pdf', contentType: 'application/pdf' },
  { format: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const;

export interface PrintedPaper {
  readonly kept: SavedFile;
  readonly attachment: Attachment;
  /** The number on its pages, where it is to be signed. */
  readonly code: string | null;
}

/** Set and put into the store, before the transaction that files it. */
export async function printPaper(
  parts: Pick<Services, 'files'>,
  firmId: number,
  made: MadePaper,
  title: string,
  fileType: number,
): Promise<PrintedPaper> {
  const { format, contentType } = formats[fileType] ?? formats[0];
  // A Word file is edited before it is printed, and is no longer the paper that was made.
  const code = format === 'pdf' ? createPaperCode(made.paper) : undefined;
  const paper = code ? { ...made.paper, code } : made.paper;
  const content = await refuseIfStopped(print(paper, format, firmId));
  const name = `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.${format}`;
  const kept = await storeOwnFile(parts.files, firmId, { name, contentType, content });
  return { kept, attachment: { filename: kept.name, contentType, content }, code: code?.text ?? null };
}

interface PaperFiling {
  readonly matterId: number;
  readonly made: MadePaper;
  readonly toMake: PaperRequest;
  readonly printed: PrintedPaper;
  readonly templateId: number | null;
  readonly batch?: { readonly id: number; readonly place: number; readonly personId: number | null };
}

/** Files a printed paper on its matter, with the text it was made by and the data that filled it. */
export async function filePaper(
  tx: Tx,
  who: Pick<Actor, 'personId' | 'fullName' | 'requestId'>,
  { matterId, made, toMake, printed, templateId, batch }: PaperFiling,
): Promise<PaperMadeRow> {
  const file = await saveFile(tx, printed.kept, matterId);
  const document = await documentStore(tx).insert({
    matter_id: matterId,
    file_id: file.id,
    title: toMake.title,
    type: null,
    edition: 1,
    replaces_id: null,
    ...(batch && { person_id: batch.personId }),
  });
  // A batch asks for all of its papers at its end.
  if (!batch) await readLater(tx, matterId);
  const email = made.data['recipient.email'];
  const recipient = made.data['recipient.name'];
  const row = await paperMadeStore(tx).insert({
    matter_id: matterId,
    document_id: document.id,
    standard_id: toMake.standardId,
    template_id: templateId,
    title: toMake.title,
    language: toMake.language,
    content: toMake.content,
    data: made.data,
    answers: toMake.answers,
    code: printed.code,
    recipient: typeof recipient === 'string' ? recipient : null,
    recipient_email: typeof email === 'string' ? email : null,
    ...(batch && { batch_id: batch.id, place: batch.place, person_id: batch.personId }),
  });
  await audit(tx, who, 'document.generated', {
    entity: ['matter_document', document.id],
    matterId,
    after: {
      title: toMake.title,
      template: toMake.standardId,
      name: file.name,
      size: file.size,
      sha256: file.sha256,
      recipient: row.recipient,
    },
  });
  return row;
}

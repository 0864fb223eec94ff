import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import type { Attachment } from '../../platform/mail/mail';
import { composeMail } from '../../platform/mail/mail-text';
import { applyOwnWording } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { readAttachment } from '../documents/attachment';
import { paperMadeStore } from './paper-made.store';
import { typedMail } from './paper.mails';
import { presentMade } from './papers.present';

interface PaperLetter {
  readonly paperId: number;
  readonly matterId: number;
  readonly documentId: number;
  readonly to: string;
  readonly words: ReturnType<typeof composeMail>;
  readonly attachment: Attachment;
}

/** Written in the outbox with the paper attached; the row knows its mail, and so what becomes of it. */
export async function mailPaper(
  tx: Tx,
  who: Pick<Actor, 'personId' | 'fullName' | 'requestId'>,
  { paperId, matterId, documentId, to, words, attachment }: PaperLetter,
): Promise<void> {
  const store = paperMadeStore(tx);
  const mail = await applyOwnWording(tx, {
    to,
    ...words,
    attachments: [attachment],
    about: { matterId, entity: ['matter_document', documentId] },
  });
  const mailId = await queueMail(tx, mail);
  const { version } = await store.find(paperId);
  await store.change(paperId, version, { mail_id: mailId, recipient_email: to });
  await audit(tx, who, 'document.mailed', {
    entity: ['matter_document', documentId],
    matterId,
    after: { to, subject: mail.subject, name: attachment.filename },
  });
}

export const sendPaper: ServiceHandler<typeof paperCalls.mailpaper> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    const store = paperMadeStore(tx);
    const paper = await store.lock(body.id);
    await openToCapture(tx, actor, paper.matter_id, 'documents');
    if (paper.document_id === null) {
      throw new RefusalProblem(refuse('id', 'This document is no longer on file. Create it again before you send it.'));
    }
    const attachment = await readAttachment(tx, services, paper.document_id);
    await mailPaper(tx, actor, {
      paperId: paper.id,
      matterId: paper.matter_id,
      documentId: paper.document_id,
      to: body.to,
      words: composeMail(typedMail, paper.language as 'en' | 'af', { ...body, title: paper.title }),
      attachment,
    });
    return presentMade(await store.tell(paper.id));
  });

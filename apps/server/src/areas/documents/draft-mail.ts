import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { createTransport } from 'nodemailer';
import { audit } from '../../platform/audit/audit';
import { openFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { type Attachment, checkMail } from '../../platform/mail/mail';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from './document.store';

/** Put together by us and sent by nobody: `X-Unsent` opens it in the person's own program as a draft. */
export const draftMail: ServiceHandler<typeof documentCalls.senddocumentwithoutlook> = async ({
  scope,
  actor,
  services,
  body,
}) => {
  const { to, subject, text } = body;
  const attachments = await scope.transaction(async (tx) => {
    const attached: Attachment[] = [];
    for (const id of new Set(body.documentIDs)) {
      const document = await documentStore(tx).tell(id);
      await openToCapture(tx, actor, document.matter_id, 'documents');
      const { filename, contentType, content } = await openFile(tx, services.files, document.file_id);
      attached.push({ filename, contentType, content: content instanceof Readable ? await buffer(content) : content });
      await audit(tx, actor, 'document.drafted', {
        entity: ['matter_document', id],
        matterId: document.matter_id,
        after: { to, subject, name: filename },
      });
    }
    return attached;
  });
  throwIfRefused(checkMail({ to: to ?? 'nobody@example.com', subject, text, attachments }));
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const info = await composer.sendMail({
    ...(to && { to }),
    subject,
    text,
    headers: { 'X-Unsent': '1' },
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  });
  composer.close();
  return {
    filename: `${subject.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.eml`,
    contentType: 'message/rfc822',
    content: info.message as Buffer,
  };
};

import type { packCalls } from '@boedel/contract/packs/packs.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { composeMail } from '../../platform/mail/mail-text';
import { applyOwnWording } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { readAttachment } from '../documents/attachment';
import { typedMail } from '../templates/paper.mails';
import { presentPack } from './pack.present';
import { packStore } from './pack.store';

interface PackMailText {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The filed pack goes whole as one attachment; the row remembers with which words, so that it can go again. */
async function send(tx: Tx, actor: Actor, parts: Pick<Services, 'files'>, id: number, given: PackMailText | null) {
  const store = packStore(tx);
  const pack = await store.lock(id);
  await openToCapture(tx, actor, pack.matter_id, 'documents');
  if (pack.document_id === null) {
    throw new RefusalProblem(refuse('id', 'This pack is no longer filed. Make it again; then it can be sent.'));
  }
  const before = pack.sent_to && { to: pack.sent_to, subject: pack.sent_subject!, text: pack.sent_text! };
  const words = given ?? before;
  if (!words)
    throw new RefusalProblem(refuse('id', 'This pack has not been sent yet. Choose who to send it to first.'));
  const attachment = await readAttachment(tx, parts, pack.document_id);
  const mail = await applyOwnWording(tx, {
    to: words.to,
    ...composeMail(typedMail, pack.language as 'en' | 'af', { ...words, title: pack.title }),
    attachments: [attachment],
    about: { matterId: pack.matter_id, entity: ['matter_document', pack.document_id] },
  });
  const mailId = await queueMail(tx, mail);
  await store.change(pack.id, pack.version, {
    mail_id: mailId,
    sent_to: words.to,
    sent_subject: words.subject,
    sent_text: words.text,
  });
  await audit(tx, actor, 'document.mailed', {
    entity: ['matter_document', pack.document_id],
    matterId: pack.matter_id,
    after: { to: words.to, subject: mail.subject, name: attachment.filename },
  });
  return presentPack(await store.tell(pack.id));
}

export const sendPack: ServiceHandler<typeof packCalls.sendPack> = ({
  scope,
  actor,
  services,
  body: { id, ...words },
}) => scope.transaction((tx) => send(tx, actor, services, id, words));

export const resendPack: ServiceHandler<typeof packCalls.resendPack> = ({ scope, actor, services, body }) =>
  scope.transaction((tx) => send(tx, actor, services, body.id, null));

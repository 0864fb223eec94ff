import type { AnswerOf } from '@boedel/contract/call';
import type { fxAssistCalls } from '@boedel/contract/fx-assist/fx-assist.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import type { Attachment } from '../../platform/mail/mail';
import { composeMail } from '../../platform/mail/mail-text';
import { applyOwnWording } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { readAttachment } from '../documents/attachment';
import { typedMail } from '../templates/paper.mails';
import { fxAssistStore, findProvider } from './fx-assist.store';

type FxAssistCalls = typeof fxAssistCalls;
type FxAssistView = AnswerOf<FxAssistCalls['getbymatterid']>;

export async function presentAssist(tx: Tx, matterId: number): Promise<FxAssistView> {
  const row = await fxAssistStore(tx).ofMatter(matterId);
  return {
    matterID: matterId,
    provider:
      row && row.provider_id !== null ? { id: row.provider_id, name: row.provider!, email: row.provider_email } : null,
    status: (row?.status ?? 'new') as FxAssistView['status'],
    note: row?.note ?? null,
    sentTo: row?.sent_to ?? null,
    sentAt: row?.sent_at ?? null,
    mailState: row?.mail_state ?? null,
    mailError: row?.mail_error ?? null,
    version: row?.version ?? 0,
  };
}

async function checkIsOn(tx: Tx): Promise<void> {
  if (await fxAssistStore(tx).isOn()) return;
  throw new RefusalProblem(
    refuse('matterID', 'The FX Assist tab is off. An administrator switches it on in the organisation settings.'),
  );
}

export const saveAssist: Handler<FxAssistCalls['save']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    await checkIsOn(tx);
    const { providerID } = body;
    if (providerID !== null && !(await findProvider(tx, providerID))) {
      throw new NotFound();
    }
    const store = fxAssistStore(tx);
    const before = await store.ofMatter(matter.id);
    const values = { provider_id: providerID, status: body.status, note: body.note };
    if (before) {
      await presentConflict(
        store.change(before.id, body.version, values),
        async () => (await presentAssist(tx, matter.id)) as never,
      );
    } else await store.insert({ matter_id: matter.id, ...values });
    const after = (await store.ofMatter(matter.id))!;
    await audit(tx, actor, 'fxAssist.changed', {
      entity: ['fx_assist', after.id],
      matterId: matter.id,
      ...(before && { before: { provider: before.provider, status: before.status, note: before.note } }),
      after: { provider: after.provider, status: after.status, note: after.note },
    });
    return presentAssist(tx, matter.id);
  });

export const sendAssist: ServiceHandler<FxAssistCalls['send']> = ({ scope, actor, services, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    await checkIsOn(tx);
    const store = fxAssistStore(tx);
    const assist = await store.ofMatter(matter.id);
    if (!assist || assist.provider_id === null) {
      throw new RefusalProblem(refuse('providerID', 'Choose the provider first; then the papers can be sent.'));
    }
    if (assist.provider_email === null) {
      throw new RefusalProblem(
        refuse('providerID', 'The provider has no email address. Add one in the list of FX Assist providers.'),
      );
    }
    const attachments: Attachment[] = [];
    const titles: string[] = [];
    for (const documentId of new Set(body.documentIDs)) {
      const document = await documentStore(tx).tell(documentId);
      if (document.matter_id !== matter.id) throw new NotFound();
      attachments.push(await readAttachment(tx, services, documentId));
      titles.push(document.title);
    }
    const mail = await applyOwnWording(tx, {
      to: assist.provider_email,
      ...composeMail(typedMail, 'en', { subject: body.subject, text: body.text, title: titles.join(', ') }),
      attachments,
      about: { matterId: matter.id, entity: ['fx_assist', assist.id] },
    });
    const mailId = await queueMail(tx, mail);
    await store.change(assist.id, assist.version, {
      mail_id: mailId,
      sent_to: assist.provider_email,
      sent_at: now.toISOString(),
      status: 'sent',
    });
    await audit(tx, actor, 'fxAssist.mailed', {
      entity: ['fx_assist', assist.id],
      matterId: matter.id,
      after: { to: assist.provider_email, subject: mail.subject, papers: titles },
    });
    return presentAssist(tx, matter.id);
  });

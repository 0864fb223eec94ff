import type { outsideSigningCalls } from '@boedel/contract/signing/signing.calls';
import { defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { consent } from '@boedel/domain/signing/consent';
import { hasAllSigned, mayAnswer } from '@boedel/domain/signing/signing';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Guest } from '../../platform/outside/guest';
import { createPaperTranslator } from '../../platform/paper/words';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { askNextSigners, endLinks } from './ask-signers';
import { completeKind } from './complete-signing';
import { readPaper } from './read-paper';
import { type SignerRow, signingStore, type SigningRow } from './signing.store';

type AnswerLinkCalls = typeof outsideSigningCalls;

/** What the link is about, held until the transaction ends; it must be their turn. */
async function readOpenedSigning(tx: Tx, guest: Guest): Promise<{ signing: SigningRow; signer: SignerRow }> {
  if (guest.subjectId === null) throw new NotFound();
  const store = signingStore(tx);
  const { signing_id } = await store.findSigner(guest.subjectId);
  const signing = await store.lock(signing_id);
  const signer = await store.findSigner(guest.subjectId);
  throwIfRefused(mayAnswer(signing, signer));
  return { signing, signer };
}

export const readSigning: Handler<AnswerLinkCalls['read']> = ({ scope, guest }) =>
  scope.transaction((tx) =>
    runAsFirm(tx, async () => {
      const { signing, signer } = await readOpenedSigning(tx, guest);
      const signers = await signingStore(tx).signersOf([signing.id]);
      return {
        title: signing.title,
        sha256: signing.sha256,
        message: signing.message,
        endsAt: signing.ends_at!,
        signers: signers.map(({ id, name, state }) => ({
          name,
          isYou: id === signer.id,
          hasSigned: state === 'signed',
        })),
      };
    }),
  );

const gone = 'This document is no longer available as it was sent. Ask the sender to send it again.';

export const downloadSigningPaper: ServiceHandler<AnswerLinkCalls['paper']> = async ({ scope, guest, services }) => {
  const { signing, paper } = await scope.transaction((tx) =>
    runAsFirm(tx, async () => {
      const { signing } = await readOpenedSigning(tx, guest);
      return {
        signing,
        paper: signing.document_id === null ? undefined : await readPaper(tx, services, signing.document_id),
      };
    }),
  );
  if (!paper || paper.sha256 !== signing.sha256) throw new RefusalProblem(refuse('signing', gone));
  return { filename: paper.name, contentType: 'application/pdf', content: paper.content };
};

/** Whoever sent it is told in the product. */
const notifySender = (tx: Tx, signing: SigningRow, words: ReturnType<typeof message>): Promise<void> =>
  notifyPeople(tx, 'signing', signing.person_id === null ? [] : [signing.person_id], {
    words,
    path: `/matters/${signing.matter_id}/documents?document=${signing.document_id ?? ''}`,
  });

export const signPaper: ServiceHandler<AnswerLinkCalls['sign']> = ({
  scope,
  guest,
  services,
  body,
  now,
  address,
  device,
}) =>
  scope.transaction((tx) =>
    runAsFirm(tx, async () => {
      const store = signingStore(tx);
      const { signing, signer } = await readOpenedSigning(tx, guest);
      if (body.sha256 !== signing.sha256 || signing.document_id === null)
        throw new RefusalProblem(refuse('signing', gone));
      const agreed = createPaperTranslator(body.language, defaultCountry)(consent);
      await store.changeSigner(signer, {
        state: 'signed',
        answered_at: now.toISOString(),
        signature: body.signature,
        address,
        device: device?.slice(0, 300) ?? null,
        consent: agreed,
      });
      await audit(tx, guest, 'signing.signed', {
        entity: ['signing', signing.id],
        matterId: signing.matter_id,
        after: {
          title: signing.title,
          sha256: signing.sha256,
          name: signer.name,
          address,
          consent: agreed,
        },
      });
      await endLinks(tx, guest, await store.linksOfSigner(signer));
      await askNextSigners(tx, { services, who: guest, now }, signing);
      const isLast = hasAllSigned(await store.signersOf([signing.id]));
      if (isLast) {
        await store.change(signing, { state: 'signed', closed_at: now.toISOString() });
        await queueJob(tx, completeKind, { signingId: signing.id }, { matterId: signing.matter_id });
      }
      const facts = { name: signer.name, title: signing.title };
      await notifySender(
        tx,
        signing,
        isLast
          ? message('{name} signed “{title}”. All signatures are complete.', facts)
          : message('{name} signed “{title}”.', facts),
      );
      return { done: true as const };
    }),
  );

export const declinePaper: Handler<AnswerLinkCalls['decline']> = ({ scope, guest, body, now }) =>
  scope.transaction((tx) =>
    runAsFirm(tx, async () => {
      const store = signingStore(tx);
      const { signing, signer } = await readOpenedSigning(tx, guest);
      const answered_at = now.toISOString();
      await store.changeSigner(signer, { state: 'declined', answered_at, reason: body.reason });
      await store.change(signing, { state: 'declined', reason: body.reason, closed_at: answered_at });
      await endLinks(tx, guest, await store.linksOf(signing.id));
      await audit(tx, guest, 'signing.declined', {
        entity: ['signing', signing.id],
        matterId: signing.matter_id,
        after: { title: signing.title, name: signer.name },
        why: body.reason,
      });
      await notifySender(
        tx,
        signing,
        message('{name} did not sign “{title}”: {reason}', {
          name: signer.name,
          title: signing.title,
          reason: body.reason,
        }),
      );
      return { done: true as const };
    }),
  );

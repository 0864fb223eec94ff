import type { signingCalls } from '@boedel/contract/signing/signing.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayAnswer } from '@boedel/domain/signing/signing';
import { audit } from '../../platform/audit/audit';
import type { AllowedKinds } from '../../platform/files/content-type';
import { storeUpload, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { fileDocument } from '../documents/file-document';
import { endLinks, mailLink } from './ask-signers';
import { presentSigningById } from './signing.present';
import { signingStore } from './signing.store';

type WithdrawSigningCalls = typeof signingCalls;

export const cancelSigning: Handler<WithdrawSigningCalls['cancel']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const signing = await store.lock(body.id);
    await openToCapture(tx, actor, signing.matter_id, 'documents');
    if (signing.state !== 'open')
      throw new RefusalProblem(refuse('id', 'This document is no longer out for signature.'));
    await endLinks(tx, actor, await store.linksOf(signing.id), body.reason);
    await store.change(signing, { state: 'cancelled', reason: body.reason, closed_at: now.toISOString() });
    await audit(tx, actor, 'signing.cancelled', {
      entity: ['signing', signing.id],
      matterId: signing.matter_id,
      before: { title: signing.title },
      why: body.reason,
    });
    return presentSigningById(tx, signing.id);
  });

export const remindSigner: ServiceHandler<WithdrawSigningCalls['remind']> = ({ scope, actor, services, body, now }) =>
  scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const { signing_id } = await store.findSigner(body.signerID);
    const signing = await store.lock(signing_id);
    await openToCapture(tx, actor, signing.matter_id, 'documents');
    const signer = await store.findSigner(body.signerID);
    throwIfRefused(mayAnswer(signing, signer));
    if (signing.way === 'ink')
      throw new RefusalProblem(refuse('signerID', 'This document is signed by hand. There is no link to send.'));
    await mailLink(tx, { services, who: actor, now }, signing, signer, true);
    await store.changeSigner(signer, { reminded_at: now.toISOString() });
    await audit(tx, actor, 'signing.reminded', {
      entity: ['signing', signing.id],
      matterId: signing.matter_id,
      after: { title: signing.title, name: signer.name },
    });
    return presentSigningById(tx, signing.id);
  });

const scans: AllowedKinds = {
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  sentence: 'Choose the scan: a PDF, or a PNG or JPEG picture.',
};

/** What was signed by hand comes back: the scan is the next version of the paper, and says what it came of. */
export const scanBack: ServiceHandler<WithdrawSigningCalls['scanBack']> = async ({
  scope,
  actor,
  services,
  body,
  files,
  now,
}) => {
  await scope.transaction(async (tx) => {
    const { matter_id } = await signingStore(tx).find(body.id);
    await openToCapture(tx, actor, matter_id, 'documents');
  });
  const kept = await storeUpload(services.files, scope.firmId, files[0]!, scans);
  return scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const signing = await store.lock(body.id);
    await openToCapture(tx, actor, signing.matter_id, 'documents');
    if (signing.state !== 'open')
      throw new RefusalProblem(refuse('id', 'This document is no longer out for signature.'));
    if (signing.way !== 'ink')
      throw new RefusalProblem(
        refuse(
          'id',
          'This document is out for signature by link. Withdraw it first, then send it to be signed by hand.',
        ),
      );
    if (signing.document_id === null)
      throw new RefusalProblem(refuse('id', 'This document is no longer filed. File the scan as a new document.'));
    const file = await saveFile(tx, kept, signing.matter_id);
    const latest = await store.latestOf(signing.document_id);
    const { id: resultId } = await fileDocument(tx, actor, signing.matter_id, file, {
      title: signing.title,
      replacesID: latest.id,
    });
    for (const signer of await store.signersOf([signing.id])) {
      await store.changeSigner(signer, { state: 'signed', answered_at: now.toISOString() });
    }
    await store.change(signing, { state: 'signed', result_id: resultId, closed_at: now.toISOString() });
    await audit(tx, actor, 'signing.scanned', {
      entity: ['signing', signing.id],
      matterId: signing.matter_id,
      after: { title: signing.title, printed: signing.sha256, sha256: file.sha256, name: file.name },
    });
    return presentSigningById(tx, signing.id);
  });
};

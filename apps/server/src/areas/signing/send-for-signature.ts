import type { signingCalls } from '@boedel/contract/signing/signing.calls';
import type { PackFault } from '@boedel/document/pack/pack';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Message, message } from '@boedel/domain/law/message';
import { checkSigners } from '@boedel/domain/signing/signing';
import { type WetInkRule, findWetInkRule } from '@boedel/domain/signing/wet-ink';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createSignedFile } from '../../platform/paper/paper-file';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore, type DocumentDetails } from '../documents/document.store';
import { askNextSigners } from './ask-signers';
import { readPaper } from './read-paper';
import { presentSigningById } from './signing.present';
import { signingStore, type SigningRow } from './signing.store';

type SendForSignatureCalls = typeof signingCalls;

const cannotBeSigned: Readonly<Record<PackFault, Message>> = {
  locked: message('The PDF is locked with a password. Save a copy without the password, upload it and send that copy.'),
  broken: message('We cannot read this PDF. Save or scan it again, upload it and send the new copy.'),
  empty: message('This PDF has no pages. Upload it again and send the new copy.'),
};

async function findWetInk(tx: Tx, paper: DocumentDetails, country: string): Promise<WetInkRule | undefined> {
  const standardId = await signingStore(tx).standardOf(paper.id);
  const { type: kind, title, file_name: fileName } = paper;
  return findWetInkRule({ kind, standardId, title, fileName }, findCountry(country) ?? defaultCountry);
}

export const readSigningWay: Handler<SendForSignatureCalls['getWay']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const paper = await documentStore(tx).tell(query.documentID);
    const matter = await openMatter(tx, paper.matter_id, 'documents');
    return { wetInk: (await findWetInk(tx, paper, matter.country)) ?? null };
  });

/** The paper, if it may be sent: the latest version, and not out already. */
async function lockPaperToSend(tx: Tx, actor: Actor, documentId: number) {
  const paper = await documentStore(tx).tell(documentId);
  const matter = await openToCapture(tx, actor, paper.matter_id, 'documents');
  if (paper.is_replaced)
    throw new RefusalProblem(refuse('documentID', 'There is a later version of this document. Send that version.'));
  if (await signingStore(tx).openOf(paper.id)) {
    throw new RefusalProblem(
      refuse('documentID', 'This document is already out for signature. Withdraw it before you send it again.'),
    );
  }
  return { paper, matter };
}

export const sendForSignature: ServiceHandler<SendForSignatureCalls['send']> = async ({
  scope,
  actor,
  services,
  body,
  now,
}) => {
  throwIfRefused(checkSigners(body.signers));
  const { read } = await scope.transaction(async (tx) => {
    const { paper, matter } = await lockPaperToSend(tx, actor, body.documentID);
    if (paper.content_type !== 'application/pdf')
      throw new RefusalProblem(
        refuse(
          'documentID',
          'You can send only PDFs for signature. Save the document as a PDF, upload it and send it.',
        ),
      );
    if (paper.has_script)
      throw new RefusalProblem(
        refuse(
          'documentID',
          'This PDF contains a script, so it cannot be sent. Print it to a new PDF, upload it and send it.',
        ),
      );
    const ink = await findWetInk(tx, paper, matter.country);
    if (ink)
      throw new RefusalProblem(
        refuse('documentID', message('{why} Print it and have it signed by hand.', { why: ink.why }), ink.section),
      );
    return { read: await readPaper(tx, services, paper.id) };
  });
  // Whether a certificate can be put behind it is found out before anybody signs it.
  const blank = { title: '-', language: 'en', facts: [], signers: [], note: '', foot: '' } as const;
  const tried = await createSignedFile(blank, read.content, scope.firmId);
  if ('fault' in tried) throw new RefusalProblem(refuse('documentID', cannotBeSigned[tried.fault]));

  return scope.transaction(async (tx) => {
    const { paper } = await lockPaperToSend(tx, actor, body.documentID);
    const store = signingStore(tx);
    const signing = await store.insert({
      matter_id: paper.matter_id,
      document_id: paper.id,
      title: paper.title,
      sha256: paper.sha256,
      way: 'link',
      turns: body.turns,
      message: body.message,
      remind_after: [...new Set(body.remindAfter)].toSorted((a, b) => a - b),
      ends_at: new Date(now.getTime() + body.days * 86_400_000).toISOString(),
      person_name: actor.fullName,
    });
    for (const [place, { name, email, language }] of body.signers.entries()) {
      await store.addSigner({ matter_id: paper.matter_id, signing_id: signing.id, place, name, email, language });
    }
    await audit(tx, actor, 'signing.sent', {
      entity: ['signing', signing.id],
      matterId: paper.matter_id,
      after: {
        title: paper.title,
        sha256: paper.sha256,
        turns: body.turns,
        signers: body.signers.map(({ name }) => name),
      },
    });
    await askNextSigners(tx, { services, who: actor, now }, signing);
    return presentSigningById(tx, signing.id);
  });
};

/** A print goes out: no link, no mail; what comes back is a scan. */
export const sendForInk: Handler<SendForSignatureCalls['sendForInk']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { paper } = await lockPaperToSend(tx, actor, body.documentID);
    const store = signingStore(tx);
    const signing: SigningRow = await store.insert({
      matter_id: paper.matter_id,
      document_id: paper.id,
      title: paper.title,
      sha256: paper.sha256,
      way: 'ink',
      message: body.message,
      person_name: actor.fullName,
    });
    for (const [place, { name }] of body.signers.entries()) {
      await store.addSigner({
        matter_id: paper.matter_id,
        signing_id: signing.id,
        place,
        name,
        language: 'en',
        state: 'asked',
      });
    }
    await audit(tx, actor, 'signing.printed', {
      entity: ['signing', signing.id],
      matterId: paper.matter_id,
      after: { title: paper.title, sha256: paper.sha256, signers: body.signers.map(({ name }) => name) },
    });
    return presentSigningById(tx, signing.id);
  });

import type { signingCalls } from '@boedel/contract/signing/signing.calls';
import type { PackFault } from '@boedel/document/pack/pack';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Said, said } from '@boedel/domain/law/said';
import { checkSigners } from '@boedel/domain/signing/signing';
import { type WetInk, wetInkFor } from '@boedel/domain/signing/wet-ink';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { signedFile } from '../../platform/paper/paper-file';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore, type DocumentDetails } from '../documents/document.store';
import { askNext } from './ask-signers';
import { readPaper } from './read-paper';
import { tellSigning } from './signing.present';
import { signingStore, type SigningRow } from './signing.store';

type Calls = typeof signingCalls;

const cannotBeSigned: Readonly<Record<PackFault, Said>> = {
  locked: said('The PDF is locked with a password. Save a copy without the password, file that, and send it.'),
  broken: said('The PDF cannot be read. Save or scan it again, file that, and send it.'),
  empty: said('The PDF has no page. File it again, and send that.'),
};

async function wetInkOf(tx: Tx, paper: DocumentDetails, country: string): Promise<WetInk | undefined> {
  const standardId = await signingStore(tx).standardOf(paper.id);
  const { type: kind, title, file_name: fileName } = paper;
  return wetInkFor({ kind, standardId, title, fileName }, countryNamed(country) ?? defaultCountry);
}

export const wayOf: Handler<Calls['getWay']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const paper = await documentStore(tx).tell(query.documentID);
    const matter = await openMatter(tx, paper.matter_id, 'documents');
    return { wetInk: (await wetInkOf(tx, paper, matter.country)) ?? null };
  });

/** The paper, if it may be sent: the latest version, and not out already. */
async function paperToSend(tx: Tx, actor: Actor, documentId: number) {
  const paper = await documentStore(tx).tell(documentId);
  const matter = await openToCapture(tx, actor, paper.matter_id, 'documents');
  if (paper.is_replaced) orRefuse(refuse('documentID', 'This paper has a later version. Send that one.'));
  if (await signingStore(tx).openOf(paper.id)) {
    orRefuse(
      refuse('documentID', 'This paper is out to be signed already. Take it back first; then it can be sent again.'),
    );
  }
  return { paper, matter };
}

export const sendForSignature: FurtherHandler<Calls['send']> = async ({ tenant, actor, parts, body, now }) => {
  orRefuse(checkSigners(body.signers));
  const { read } = await tenant.transaction(async (tx) => {
    const { paper, matter } = await paperToSend(tx, actor, body.documentID);
    if (paper.content_type !== 'application/pdf')
      orRefuse(refuse('documentID', 'Only a PDF is signed by a link. Save it as PDF, file that, and send it.'));
    if (paper.has_script)
      orRefuse(
        refuse(
          'documentID',
          'This PDF holds a script, so it is not sent out. Print it to PDF, file that, and send it.',
        ),
      );
    const ink = await wetInkOf(tx, paper, matter.country);
    if (ink)
      orRefuse(refuse('documentID', said('{why} Print it and have it signed by hand.', { why: ink.why }), ink.section));
    return { read: await readPaper(tx, parts, paper.id) };
  });
  // Whether a certificate can be put behind it is found out before anybody signs it.
  const blank = { title: '-', language: 'en', facts: [], signers: [], note: '', foot: '' } as const;
  const tried = await signedFile(blank, read.content, tenant.firmId);
  if ('fault' in tried) return orRefuse(refuse('documentID', cannotBeSigned[tried.fault]));

  return tenant.transaction(async (tx) => {
    const { paper } = await paperToSend(tx, actor, body.documentID);
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
    await askNext(tx, { parts, who: actor, now }, signing);
    return tellSigning(tx, signing.id);
  });
};

/** A print goes out: no link, no mail; what comes back is a scan. */
export const sendForInk: Handler<Calls['sendForInk']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const { paper } = await paperToSend(tx, actor, body.documentID);
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
    return tellSigning(tx, signing.id);
  });

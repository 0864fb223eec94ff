import { createHash } from 'node:crypto';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { GiveUpError, pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { createSignedFile } from '../../platform/paper/paper-file';
import { openMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { readLater } from '../documents/read-text';
import { toCertificate } from './certificate.paper';
import { readPaper } from './read-paper';
import { signedCopyMail } from './signing.mails';
import { signingStore } from './signing.store';

export const completeKind = createJobKind('signing.complete', z.object({ signingId: z.int() }), { priority: 4 });

/** The paper with its certificate is filed as its next version and sent to all who signed. */
export const completeSignings = pairJob(completeKind, async ({ payload: { signingId }, scope, services, finish }) => {
  const ready = await scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const signing = await store.find(signingId);
    if (signing.state !== 'signed' || signing.result_id !== null) return undefined;
    if (signing.document_id === null) throw new GiveUpError('the paper is gone');
    const matter = await openMatter(tx, signing.matter_id);
    const paper = await readPaper(tx, services, signing.document_id);
    return { matter, signing, paper, signers: await store.signersOf([signing.id]) };
  });
  if (!ready) return;
  const { matter, signing, paper, signers } = ready;
  if (createHash('sha256').update(paper.content).digest('hex') !== signing.sha256)
    throw new GiveUpError('the stored file is not what was signed');
  const made = await createSignedFile(toCertificate(matter, signing, signers), paper.content, scope.firmId);
  if ('fault' in made) throw new GiveUpError(`the paper is ${made.fault}`);
  const name = `${paper.name.replace(/\.pdf$/i, '')} signed.pdf`;
  const contentType = 'application/pdf';
  const kept = await storeOwnFile(services.files, scope.firmId, { name, contentType, content: made.file });
  await scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const open = await store.lock(signingId);
    if (open.result_id !== null) return;
    const latest = await store.latestOf(open.document_id!);
    const file = await saveFile(tx, kept, open.matter_id);
    const document = await documentStore(tx).insert({
      matter_id: open.matter_id,
      file_id: file.id,
      title: latest.title,
      type: latest.type,
      edition: latest.edition + 1,
      replaces_id: latest.id,
      person_id: open.person_id,
    });
    await store.change(open, { result_id: document.id });
    await readLater(tx, open.matter_id);
    await audit(tx, createSystemActor(), 'signing.completed', {
      entity: ['signing', open.id],
      matterId: open.matter_id,
      after: { title: open.title, signed: open.sha256, sha256: file.sha256, signers: signers.map((one) => one.name) },
    });
    const firm = await store.firmName();
    for (const { name: who, email, language } of signers) {
      await queueMail(tx, {
        to: email!,
        ...composeMail(signedCopyMail, language, { firm, name: who, title: open.title }),
        attachments: [{ filename: file.name, contentType, content: made.file }],
        about: { matterId: open.matter_id, entity: ['signing', open.id] },
      });
    }
    await finish(tx);
  });
});

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { keepOwnFile, saveFile } from '../../platform/files/stored-file';
import { GiveUp, handleJob, jobKind } from '../../platform/jobs/job-kind';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { signedFile } from '../../platform/paper/paper-file';
import { openMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { readLater } from '../documents/read-text';
import { certificateOf } from './certificate.paper';
import { readPaper } from './read-paper';
import { signedCopyMail } from './signing.mails';
import { signingStore } from './signing.store';

export const completeKind = jobKind('signing.complete', z.object({ signingId: z.int() }), { priority: 4 });

/** The paper with its certificate is filed as its next version and sent to all who signed. */
export const completeSignings = handleJob(completeKind, async ({ payload: { signingId }, tenant, parts, finish }) => {
  const ready = await tenant.transaction(async (tx) => {
    const store = signingStore(tx);
    const signing = await store.find(signingId);
    if (signing.state !== 'signed' || signing.result_id !== null) return undefined;
    if (signing.document_id === null) throw new GiveUp('the paper is gone');
    const matter = await openMatter(tx, signing.matter_id);
    const paper = await readPaper(tx, parts, signing.document_id);
    return { matter, signing, paper, signers: await store.signersOf([signing.id]) };
  });
  if (!ready) return;
  const { matter, signing, paper, signers } = ready;
  if (createHash('sha256').update(paper.content).digest('hex') !== signing.sha256)
    throw new GiveUp('the stored file is not what was signed');
  const made = await signedFile(certificateOf(matter, signing, signers), paper.content, tenant.firmId);
  if ('fault' in made) throw new GiveUp(`the paper is ${made.fault}`);
  const name = `${paper.name.replace(/\.pdf$/i, '')} signed.pdf`;
  const contentType = 'application/pdf';
  const kept = await keepOwnFile(parts.files, tenant.firmId, { name, contentType, content: made.file });
  await tenant.transaction(async (tx) => {
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
    await audit(tx, byTheSystem(), 'signing.completed', {
      entity: ['signing', open.id],
      matterId: open.matter_id,
      after: { title: open.title, signed: open.sha256, sha256: file.sha256, signers: signers.map((one) => one.name) },
    });
    const firm = await store.firmName();
    for (const { name: who, email, language } of signers) {
      await queueMail(tx, {
        to: email!,
        ...written(signedCopyMail, language, { firm, name: who, title: open.title }),
        attachments: [{ filename: file.name, contentType, content: made.file }],
        about: { matterId: open.matter_id, entity: ['signing', open.id] },
      });
    }
    await finish(tx);
  });
});

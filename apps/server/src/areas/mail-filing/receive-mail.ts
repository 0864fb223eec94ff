import { said } from '@boedel/domain/law/said';
import { byTheSystem } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { keepFile, saveFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import { tenantDoor } from '../../platform/tenancy/doors';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { fileOn, keepAttachments, mailsAlone } from './file-mail';
import { type FiledMailRow, filedMailStore, matterToTellOf } from './filed-mail.store';
import { readAddress } from './mail-address';
import { mailAddressStore } from './mail-address.store';
import { readMailJob } from './read-mail.job';

/** The matter an address is of, in the firm it names. */
async function matterAt(parts: Parts, address: string): Promise<{ firmId: number; matterId: number } | undefined> {
  const read = readAddress(parts.config, address);
  if (!read) return undefined;
  const tenant = tenantDoor(parts.database, read.firmId);
  const row = await tenant.transaction((tx) => mailAddressStore(tx).withSecret(read.secret));
  return row && { firmId: read.firmId, matterId: row.matter_id };
}

export const isMailAddress = async (parts: Parts, address: string): Promise<boolean> =>
  (await matterAt(parts, address)) !== undefined;

/** Whoever is responsible for the matter: nobody else looks for it. */
async function tell(tx: Tx, matterId: number, { subject, from_name, from_address }: FiledMailRow): Promise<void> {
  const matter = await matterToTellOf(tx, matterId);
  await notifyPeople(tx, 'mail', matter.person === null ? [] : [matter.person], {
    words: said('{from} wrote to {matter}: {subject}', {
      from: from_name ?? from_address ?? '?',
      matter: `${matter.reference} ${matter.name}`,
      subject,
    }),
    path: `/matters/${matterId}/documents?show=mail`,
  });
}

/** Mail that came to a matter's own address is filed there as dropped mail is, once however often it is brought; on each of the matters it was sent to. */
export async function receiveMail(parts: Parts, address: string, content: Buffer): Promise<void> {
  const found = await matterAt(parts, address);
  if (!found) return; // ended between its greeting and its last line
  const { firmId, matterId } = found;
  const mail = orRefuse(await runInWorker(readMailJob, firmId, { name: 'mail.eml', content }));
  const file = { name: `${mail.subject.slice(0, 80)}.eml`, content };
  const kept = await keepFile(parts.files, firmId, file, mailsAlone);
  const papers = await keepAttachments(parts.files, firmId, mail);
  await tenantDoor(parts.database, firmId).transaction(async (tx) => {
    const store = filedMailStore(tx);
    const there = await store.withMessage(mail.messageId, matterId);
    if (there?.matter_id === matterId) return;
    const row = there ?? (await store.keep(mail, (await saveFile(tx, kept, matterId)).id));
    await fileOn(tx, byTheSystem(), matterId, row, papers);
    await tell(tx, matterId, row);
  });
}

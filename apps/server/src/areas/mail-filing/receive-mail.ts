import { message } from '@boedel/domain/law/message';
import { createSystemActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { storeUpload, saveFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Services } from '../../platform/services';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { fileMailOnMatter, saveAttachments, mailsAlone } from './file-mail';
import { type FiledMailRow, filedMailStore, readMatterToNotify } from './filed-mail.store';
import { readAddress } from './mail-address';
import { mailAddressStore } from './mail-address.store';
import { readMailJob } from './read-mail.job';

/** The matter an address is of, in the firm it names. */
async function findMatterByAddress(
  services: Services,
  address: string,
): Promise<{ firmId: number; matterId: number } | undefined> {
  const read = readAddress(services.config, address);
  if (!read) return undefined;
  const scope = openFirmScope(services.database, read.firmId);
  const row = await scope.transaction((tx) => mailAddressStore(tx).withSecret(read.secret));
  return row && { firmId: read.firmId, matterId: row.matter_id };
}

export const isMailAddress = async (services: Services, address: string): Promise<boolean> =>
  (await findMatterByAddress(services, address)) !== undefined;

/** Whoever is responsible for the matter: nobody else looks for it. */
async function notifyResponsible(
  tx: Tx,
  matterId: number,
  { subject, from_name, from_address }: FiledMailRow,
): Promise<void> {
  const matter = await readMatterToNotify(tx, matterId);
  await notifyPeople(tx, 'mail', matter.person === null ? [] : [matter.person], {
    words: message('{from} wrote to {matter}: {subject}', {
      from: from_name ?? from_address ?? '?',
      matter: `${matter.reference} ${matter.name}`,
      subject,
    }),
    path: `/matters/${matterId}/documents?show=mail`,
  });
}

/** Mail that came to a matter's own address is filed there as dropped mail is, once however often it is brought; on each of the matters it was sent to. */
export async function receiveMail(services: Services, address: string, content: Buffer): Promise<void> {
  const found = await findMatterByAddress(services, address);
  if (!found) return; // ended between its greeting and its last line
  const { firmId, matterId } = found;
  const mail = throwIfRefused(await runInWorker(readMailJob, firmId, { name: 'mail.eml', content }));
  const file = { name: `${mail.subject.slice(0, 80)}.eml`, content };
  const kept = await storeUpload(services.files, firmId, file, mailsAlone);
  const papers = await saveAttachments(services.files, firmId, mail);
  await openFirmScope(services.database, firmId).transaction(async (tx) => {
    const store = filedMailStore(tx);
    const there = await store.withMessage(mail.messageId, matterId);
    if (there?.matter_id === matterId) return;
    const row = there ?? (await store.keep(mail, (await saveFile(tx, kept, matterId)).id));
    await fileMailOnMatter(tx, createSystemActor(), matterId, row, papers);
    await notifyResponsible(tx, matterId, row);
  });
}

import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { createHash } from 'node:crypto';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { lockMatter, openMatter } from '../../platform/tenancy/matter-door';
import { type BankFileRow, bankFileStore, listFileApprovals, listRowsOfFile } from './payout-file.store';
import { notifyOfPayment } from './tell';

/** A file that the bank may still be given, as it was made. */
export async function checkFileStands(tx: Tx, file: BankFileRow): Promise<void> {
  const rows = await listRowsOfFile(tx, file.id);
  if (rows.length > 0 && rows.every(({ outcome }) => outcome === 'withdrawn')) {
    orRefuse(refuse('id', 'This file was taken back and is not for the bank. Make a new file of its payments.'));
  }
  if (createHash('sha256').update(file.content, 'utf8').digest('hex') !== file.sha256) {
    orRefuse(refuse('id', 'This file is not as it was made. Do not give it to the bank; tell your administrator.'));
  }
}

/**
 * Somebody's word for the whole file: the day it is paid, its format and its totals, which nobody who approved a single payment
 * has seen. Only then can it be taken to the bank.
 */
export const approveFile: Handler<typeof payoutCalls.approveFile> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const file = await bankFileStore(tx).find(body.id);
    const matter = await openMatter(tx, file.matter_id, 'money');
    if (file.made_by === actor.personId) {
      orRefuse(refuse('id', 'You made this file yourself. Somebody else has to approve it.'));
    }
    await lockMatter(tx, matter.id);
    await checkFileStands(tx, file);
    if (file.sha256 !== body.sha256) {
      orRefuse(refuse('sha256', 'This file is not the one you were shown. Open the list of files again.'));
    }
    if ((await listFileApprovals(tx, [file.id])).length > 0) {
      orRefuse(refuse('id', 'Somebody has approved this file already.'));
    }
    await bankFileStore(tx).approvals.insert({
      matter_id: matter.id,
      payout_file_id: file.id,
      person_id: actor.personId,
      person_name: actor.fullName,
      sha256: file.sha256,
    });
    await audit(tx, actor, 'payoutfile.approved', {
      entity: ['payout_file', file.id],
      matterId: matter.id,
      after: { number: file.number, format: file.format, action_on: file.action_on, sha256: file.sha256 },
    });
    if (file.made_by !== null) {
      await notifyOfPayment(
        tx,
        actor,
        matter,
        [file.made_by],
        message('Bank file no. {number} was approved. Download it and send it to the bank.', { number: file.number }),
      );
    }
    return { done: true as const };
  });

import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { lockMatter, openMatter } from '../../platform/tenancy/matter-door';
import { type BankFileRow, bankFileStore, listFileApprovals, listRowsOfFile } from './payout-file.store';
import { computeFileHash } from './file-hash';
import { notifyOfPayment } from './tell';

/** Refuses a file that was withdrawn, or that is no longer as it was created. */
export async function checkFileStands(tx: Tx, file: BankFileRow): Promise<void> {
  const rows = await listRowsOfFile(tx, file.id);
  if (rows.length > 0 && rows.every(({ outcome }) => outcome === 'withdrawn')) {
    throw new RefusalProblem(
      refuse('id', 'This file was withdrawn and must not go to the bank. Create a new file for its payments.'),
    );
  }
  if (computeFileHash(file.content) !== file.sha256) {
    throw new RefusalProblem(
      refuse(
        'id',
        'This file was changed after it was created. Do not send it to the bank; contact your administrator.',
      ),
    );
  }
}

/**
 * A second person approves the whole file. The approvals of its payments do not cover the day of payment, the format and the
 * totals, which its maker chose. The file can be downloaded after this and not before.
 */
export const approveFile: Handler<typeof payoutCalls.approveFile> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const file = await bankFileStore(tx).find(body.id);
    const matter = await openMatter(tx, file.matter_id, 'money');
    if (file.made_by === actor.personId) {
      throw new RefusalProblem(refuse('id', 'You created this file. Another person must approve it.'));
    }
    await lockMatter(tx, matter.id);
    await checkFileStands(tx, file);
    if (file.sha256 !== body.sha256) {
      throw new RefusalProblem(
        refuse('sha256', 'This is not the file you were shown. Refresh the list and check the file again.'),
      );
    }
    if ((await listFileApprovals(tx, [file.id])).length > 0) {
      throw new RefusalProblem(refuse('id', 'This file has already been approved.'));
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

import type { BankAnswer } from '@boedel/domain/cash/account-request';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import type { Actor } from '../../platform/tenancy/actor';
import { bankAccountKit } from '../cash/bank-accounts';
import { findMainAccount, type BankRequestRow, requestStore } from './request.store';

interface RequestSettlement {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly documentId?: number | null;
}

/** What follows from a bank's answer, however it came: the account is one of the matter's, and whoever asked is told. */
export async function settleRequest(
  { tx, actor, now, documentId = null }: RequestSettlement,
  row: BankRequestRow,
  answer: BankAnswer,
): Promise<BankRequestRow> {
  const isOpened = answer.outcome === 'opened';
  const account = isOpened ? await addAccount() : undefined;
  const after = await requestStore(tx).change(row.id, row.version, {
    state: answer.outcome,
    answered_on: answer.answeredOn,
    answer: answer.note,
    bank_account_id: account?.id ?? null,
    answer_document_id: documentId,
    trouble: null,
  });
  await audit(tx, actor, isOpened ? 'accountrequest.opened' : 'accountrequest.refused', {
    entity: ['account_request', row.id],
    matterId: row.matter_id,
    after: { bank: row.bank, answered_on: answer.answeredOn, bank_account_id: account?.id ?? null },
    why: answer.note,
  });
  if (row.person_id !== null && row.person_id !== actor.personId) {
    await notifyPeople(tx, 'bankAnswer', [row.person_id], {
      words: isOpened
        ? message('{bank} opened the account {name}.', { bank: row.bank, name: row.account_name })
        : message('{bank} did not open the account {name}.', { bank: row.bank, name: row.account_name }),
      path: `/matters/${row.matter_id}/banking`,
    });
  }
  return after;

  async function addAccount() {
    const at = await bankAccountKit.toChange(tx, { actor, now }, row.matter_id);
    const hasMain = await findMainAccount(tx, row.matter_id);
    return bankAccountKit.insert(
      {
        name: row.account_name,
        bank: row.bank,
        branchCode: answer.branchCode,
        accountNumber: answer.accountNumber,
        accountType: row.kind === 'tis' ? 'trust investment' : 'current',
        assetID: null,
        openedDate: answer.answeredOn,
        closedDate: null,
        isMain: !hasMain && row.kind === 'account',
        openingDate: null,
        openingBalance: null,
        notes: null,
      },
      at,
    );
  }
}

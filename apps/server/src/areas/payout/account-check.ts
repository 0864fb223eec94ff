import { message } from '@boedel/domain/law/message';
import {
  isDifferentFromKnown,
  isOtherAccount,
  type KnownAccountEntry,
  type PayeeAccount,
} from '@boedel/domain/payout/known-account';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { approvalStore } from './approval.store';
import { listAccountEntries, type PayeeQuery } from './known-account.store';
import { markAccountChanged, type StoredPayoutRow, payoutStore } from './payout.store';
import { notifyOfPayment } from './tell';

type Matter = Pick<OpenedMatter, 'id' | 'system_type' | 'reference' | 'name'>;

const toPayee = (row: StoredPayoutRow): PayeeQuery => ({
  payee: row.payee,
  partyID: row.party_id,
  liabilityID: row.liability_id,
  claimID: row.claim_id,
  ...(row.account_number !== null && { payment: { id: row.id, account: row.account_number } }),
});

/**
 * Compares the account of a payment with what the payee it names now is known to have. Where it is another, the payment waits
 * until somebody made sure, approvals of it are void, and the others are told. Asked at every change, at every approval and
 * before a file is made, since directories and other payments change meanwhile.
 */
export async function checkPayeeAccount(
  tx: Tx,
  actor: Actor,
  matter: Matter,
  row: StoredPayoutRow,
  before?: PayeeAccount,
): Promise<void> {
  const [entries = []] = row.account_number === null ? [] : await listAccountEntries(tx, [toPayee(row)]);
  await markIfOther(tx, actor, matter, row, entries, before);
}

async function markIfOther(
  tx: Tx,
  actor: Actor,
  matter: Matter,
  row: StoredPayoutRow,
  entries: readonly KnownAccountEntry[],
  before?: PayeeAccount,
): Promise<void> {
  const given = { account: row.account_number, branch: row.branch_code };
  const known = isDifferentFromKnown(entries, given);
  if (!known) {
    if (row.account_changed && !row.confirmed_how) await markAccountChanged(tx, row.id, undefined);
    return;
  }
  const told = { account: row.known_account_number, branch: row.known_branch_code };
  const isKnownAlready = row.account_changed && !isOtherAccount(told, known);
  const isSame = before === undefined || (before.account === given.account && before.branch === given.branch);
  if (isKnownAlready && isSame) return;
  await markAccountChanged(tx, row.id, known);
  const voided = await approvalStore(tx).approvers(row.id);
  if (voided.length > 0 || row.state === 'approved') await payoutStore(tx).captureAgain(row.id);
  await audit(tx, actor, 'payout.account.changed', {
    entity: ['payout', row.id],
    matterId: matter.id,
    before: {
      account_number: known.account,
      branch_code: known.branch,
      ...(voided.length > 0 && { approved_by: voided }),
    },
    after: { account_number: given.account, branch_code: given.branch },
  });
  const values = { name: actor.fullName, payee: row.payee, matter: `${matter.reference} ${matter.name}` };
  await notifyOfPayment(
    tx,
    actor,
    matter,
    [...row.makers, ...voided, 'checkers'],
    before === undefined
      ? message(
          'The payment to {payee} in {matter} goes to a bank account that is not on file for the payee. It waits until someone has checked the account.',
          values,
        )
      : message(
          '{name} changed the bank account of {payee} in {matter}. The payment waits until someone verifies the account.',
          values,
        ),
  );
}

/** The same for payments that are about to be approved or given to the bank, in the matters they are of. */
export async function checkAccountsAgain(tx: Tx, actor: Actor, rows: readonly StoredPayoutRow[]): Promise<void> {
  const matters = new Map<number, OpenedMatter>();
  for (const matterId of new Set(rows.map(({ matter_id }) => matter_id))) {
    matters.set(matterId, await openMatter(tx, matterId, 'money'));
  }
  const waiting = rows.filter(({ state }) => state === 'captured' || state === 'approved');
  const withAccount = waiting.filter(({ account_number }) => account_number !== null);
  const found = await listAccountEntries(tx, withAccount.map(toPayee));
  const entries = new Map(withAccount.map(({ id }, place) => [id, found[place]!]));
  for (const row of waiting) await markIfOther(tx, actor, matters.get(row.matter_id)!, row, entries.get(row.id) ?? []);
}

import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { checkApproval, checkComplete, countCheckersNeeded } from '@boedel/domain/payout/approval';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { checkAccountsAgain } from './account-check';
import { approvalStore } from './approval.store';
import { readPaymentDoubts } from './doubts.store';
import { listOfHolder } from '../directories/list-of-holder';
import { listAccountEnterers } from './known-account.store';
import { readPayoutLimits } from './limits.store';
import { toCapturedPayment, confirmAccount, findOwnAccount, payoutStore } from './payout.store';
import { presentRows } from './present-rows';

type ApprovalCalls = typeof payoutCalls;

/**
 * Somebody's word for payments as they stand: all of them or none, in one transaction. Held first, so that nobody changes
 * one between the look at it and the word; the database itself refuses a maker's word and one for another amount or account.
 */
export const approve: Handler<ApprovalCalls['approve']> = async ({ scope, actor, now, body }) => {
  // Kept whatever becomes of the approval: a refusal would take the mark on the payment back with it.
  await scope.transaction(async (tx) =>
    checkAccountsAgain(tx, actor, await payoutStore(tx).hold(body.rows.map(({ id }) => id))),
  );
  return scope.transaction(async (tx) => {
    const store = payoutStore(tx);
    const confirmedHow = body.confirmedHow || null;
    const reason = body.reason || null;
    const ids = body.rows.map(({ id }) => id);
    await checkAccountsAgain(tx, actor, await store.hold(ids));
    const rows = await store.hold(ids);
    const seen = new Map(body.rows.map(({ id, version }) => [id, version]));
    const changed = rows.filter(({ id, version }) => seen.get(id) !== version);
    if (changed.length > 0) throw new Conflict((await presentRows(tx, now, changed))[0]);
    if (rows.length > 1 && rows.some(({ account_changed, confirmed_how }) => account_changed && !confirmed_how)) {
      const { payee } = rows.find(({ account_changed }) => account_changed)!;
      throw new RefusalProblem(
        refuse(
          'confirmedHow',
          message('The bank account of {payee} has changed. Approve that payment separately.', { payee }),
        ),
      );
    }
    const doubts = await readPaymentDoubts(tx, ids);
    const unexplained = rows.filter((row) => !row.reason && (doubts.get(row.id) ?? []).length > 0);
    if (rows.length > 1 && unexplained.length > 0) {
      const { payee } = unexplained[0]!;
      throw new RefusalProblem(
        refuse('reason', message('The payment to {payee} needs a reason. Approve that payment separately.', { payee })),
      );
    }
    const entered = await listAccountEnterers(tx, ids);
    const limits = await readPayoutLimits(tx);
    const bounds = { checkerLimit: limits.checker_limit_cents, twoFrom: limits.two_from_cents };
    for (const row of rows) {
      if (row.state === 'filed' || row.state === 'paid') {
        throw new RefusalProblem(
          refuse('approve', message('The payment to {payee} has already been sent to the bank.', { payee: row.payee })),
        );
      }
      const approvedBy = await approvalStore(tx).approvers(row.id);
      throwIfRefused(
        collectRefusals([
          checkComplete(row.payee, toCapturedPayment(row), await findOwnAccount(tx, row.bank_account_id)),
          checkApproval(
            {
              payee: row.payee,
              amount: row.amount_cents,
              makers: row.makers,
              approvedBy,
              isAccountChanged: row.account_changed,
              confirmedHow: row.confirmed_how ?? confirmedHow,
              accountEnteredBy: entered
                .filter(({ payout_id }) => payout_id === row.id)
                .map(({ person_id, entered_on, holder }) => ({
                  personId: person_id,
                  on: entered_on,
                  list: listOfHolder(holder),
                })),
              doubts: doubts.get(row.id) ?? [],
              reason: row.reason ?? reason,
            },
            actor,
            bounds,
          ),
        ]),
      );
      const needed = countCheckersNeeded(row.amount_cents, bounds);
      if (row.state === 'approved' && approvedBy.length >= needed) {
        throw new RefusalProblem(
          refuse('approve', message('The payment to {payee} is approved already.', { payee: row.payee })),
        );
      }
      if (row.account_changed && !row.confirmed_how) {
        await confirmAccount(tx, confirmedHow, actor.fullName, row.id);
      }
      await approvalStore(tx).insert({
        matter_id: row.matter_id,
        payout_id: row.id,
        person_id: actor.personId,
        person_name: actor.fullName,
        amount_cents: row.amount_cents,
        account_number: row.account_number!,
        branch_code: row.branch_code!,
        reason: (doubts.get(row.id) ?? []).length > 0 ? reason : null,
      });
      await store.setState(row.id, approvedBy.length + 1 >= needed ? 'approved' : row.state);
      await audit(tx, actor, 'payout.approved', {
        entity: ['payout', row.id],
        matterId: row.matter_id,
        after: {
          payee: row.payee,
          amount_cents: row.amount_cents,
          account_number: row.account_number,
          ...((doubts.get(row.id) ?? []).length > 0 && {
            doubts: doubts.get(row.id)!.map(({ kind }) => kind),
            reason: reason ?? row.reason,
          }),
        },
        why: row.account_changed ? confirmedHow : reason,
      });
    }
    return presentRows(tx, now, rows);
  });
};

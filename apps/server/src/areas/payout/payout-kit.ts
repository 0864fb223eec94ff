import { accountKinds, payouts } from '@boedel/contract/payout/payout.record';
import {
  isRefused,
  collectRefusals,
  refuse,
  toSectionedMessage,
  createWarning,
  type RefusalError,
} from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { formatAmount } from '@boedel/domain/formats/amount';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { minus, nil, clampBelowNil, sum } from '@boedel/domain/money/cents';
import { checkComplete, countCheckersNeeded } from '@boedel/domain/payout/approval';
import { checkPaid, toPayoutBooking } from '@boedel/domain/payout/paid-entry';
import { listRowFlags, readPayment } from '@boedel/domain/payout/payout-row';
import { audit } from '../../platform/audit/audit';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { findAsker } from '../../platform/tenancy/find-asker.store';
import type { RecordChange, StoredRow } from '../../platform/record/record-rules';
import { listOpenClaims } from '../recon/claims';
import { listCompositionDue, listDividendsDue } from './dividends';
import { checkPayeeAccount } from './account-check';
import { approvalStore } from './approval.store';
import { readPaymentDoubts } from './doubts.store';
import { listAccountEnterers } from './known-account.store';
import { listOfHolder } from '../directories/list-of-holder';
import { readPayoutLimits } from './limits.store';
import { isInFile } from './payout-file.store';
import {
  toCapturedPayment,
  findExpensePayout,
  lockClaim,
  lockLiability,
  listPayers,
  payoutStore,
} from './payout.store';
import { listAwardsDue } from './proposals';
import { notifyOfPayment } from './tell';

type PayoutFields = (typeof payouts)['fields'];
type StoredPayout = StoredRow<PayoutFields>;

/** What is paid, without what its purpose does not ask for. */
const clearUnfitting = <V extends Omit<StoredPayout, 'id' | 'matterID' | 'version'>>(values: V): V => ({
  ...values,
  partyID: values.purpose === 'award' ? values.partyID : null,
  liabilityID: values.purpose === 'claim' ? values.liabilityID : null,
  claimID: values.purpose === 'dividend' || values.purpose === 'composition' ? values.claimID : null,
  expenseID: values.purpose === 'provision' ? values.expenseID : null,
  costType: values.purpose === 'cost' ? values.costType : null,
  expenseType: values.purpose === 'cost' ? values.expenseType : null,
});

/** No claim is paid more than it is owed, no cost that was paid already. */
async function checkDue(
  values: Omit<StoredPayout, 'id' | 'matterID' | 'version'>,
  { tx, matter, before, isOneOfMany }: RecordChange<PayoutFields>,
): Promise<RefusalError | undefined> {
  if (values.purpose === 'provision' && values.expenseID !== null) {
    const cost = await findExpensePayout(tx, values.expenseID, before?.id);
    if (cost && !cost.is_open) return refuse('expenseID', 'This cost has already been paid. Choose an unpaid one.');
    if (cost?.is_taken) return refuse('expenseID', 'There is already a payment for this cost. Edit that payment.');
  }
  // What was filled in was worked out a moment ago, in the same transaction, from claims that it holds.
  if (isOneOfMany) return undefined;
  if (values.purpose === 'claim' && values.liabilityID !== null) {
    // Held, so that two who pay one claim come one after the other.
    await lockLiability(tx, values.liabilityID);
    const claim = (await listOpenClaims(tx, matter.id)).find(({ liabilityId }) => liabilityId === values.liabilityID);
    const others = (await payoutStore(tx).underWay(matter.id)).filter(
      ({ id, liability_id }) => liability_id === values.liabilityID && id !== before?.id,
    );
    const open = clampBelowNil(
      minus(claim?.open ?? values.amount, sum(others.map(({ amount_cents }) => amount_cents))),
    );
    if (values.amount > open) {
      return refuse(
        'amount',
        message('Of this claim {open} is still to be paid, counting the payments under way. Enter no more.', {
          open: formatAmount(open, findCountry(matter.country) ?? defaultCountry),
        }),
      );
    }
  }
  if (values.purpose === 'dividend' && values.claimID !== null) {
    await lockClaim(tx, values.claimID);
    const { dividends } = await listDividendsDue(tx, matter, before?.id);
    const left = dividends.find(({ claimId }) => claimId === values.claimID)?.left ?? nil;
    if (values.amount > left) {
      return refuse(
        'amount',
        message(
          'Confirmed accounts leave {left} to be paid on this claim, counting the payments under way. Enter no more.',
          {
            left: formatAmount(left, findCountry(matter.country) ?? defaultCountry),
          },
        ),
        'Insolvency Act s 113',
      );
    }
  }
  if (values.purpose === 'composition' && values.claimID !== null) {
    await lockClaim(tx, values.claimID);
    const shares = await listCompositionDue(tx, matter, before?.id);
    const left = shares.find(({ claimId }) => claimId === values.claimID)?.left ?? nil;
    if (values.amount > left) {
      return refuse(
        'amount',
        message(
          'A composition that the Master certified leaves {left} to be paid on this claim, counting the payments under way. Enter no more.',
          { left: formatAmount(left, findCountry(matter.country) ?? defaultCountry) },
        ),
        'Insolvency Act s 119, s 123',
      );
    }
  }
  return undefined;
}

/** An award beyond what the account gives is said, not refused: an interim account may come later. */
async function checkAward(
  values: Pick<StoredPayout, 'purpose' | 'partyID' | 'amount'>,
  at: RecordChange<PayoutFields>,
) {
  if (values.purpose !== 'award' || at.isOneOfMany) return [];
  const due = (await listAwardsDue(at.tx, at.matter, at.before?.id)).find(({ partyId }) => partyId === values.partyID);
  if (!due || values.amount <= due.left) return [];
  return [
    createWarning('amount', 'This is more than the account leaves of the award. Make sure before it is approved.'),
  ];
}

export const payoutKit = createMatterRecordKit(payouts, {
  check: async (given, at) => {
    const values = clearUnfitting(given);
    const [stored] = at.before ? await payoutStore(at.tx).hold([at.before.id]) : [];
    if (stored && (stored.state === 'filed' || stored.state === 'paid')) {
      return refuse('id', 'This payment has been sent to the bank, so it cannot be changed. Withdraw the file first.');
    }
    const refused = collectRefusals([
      checkPaid(values),
      toPayoutBooking(values, at.matter.system_type as SystemType),
      await checkDue(values, at),
    ]);
    return refused ?? { values, warnings: await checkAward(values, at) };
  },
  remove: async ({ id }, { tx }) => {
    const [stored] = await payoutStore(tx).hold([id]);
    const filed = await isInFile(tx, id);
    return stored!.state === 'filed' || stored!.state === 'paid' || filed
      ? refuse('id', 'This payment is in a bank file, so you cannot remove it.')
      : true;
  },
  after: async ({ before, after }, at) => {
    if (!after) return;
    const [row] = await payoutStore(at.tx).hold([after.id]);
    await checkPayeeAccount(at.tx, at.actor, at.matter, row!, {
      account: before?.accountNumber ?? null,
      branch: before?.branchCode ?? null,
    });
    const voided = before ? await approvalStore(at.tx).voidedNow(after.id) : [];
    if (voided.length === 0) return;
    await audit(at.tx, at.actor, 'payout.approval.void', {
      entity: ['payout', after.id],
      matterId: at.matter.id,
      before: { approved_by: voided },
    });
    await notifyOfPayment(
      at.tx,
      at.actor,
      at.matter,
      voided,
      message('{name} changed the payment to {payee} in {matter} after you approved it. It has to be approved again.', {
        name: at.actor.fullName,
        payee: after.payee,
        matter: `${at.matter.reference} ${at.matter.name}`,
      }),
    );
  },
  adds: async (rows, { tx, today }) => {
    const store = payoutStore(tx);
    const limits = await readPayoutLimits(tx);
    const ids = rows.map(({ id }) => id);
    const found = new Map((await store.standings(ids)).map((row) => [row.id, row]));
    const doubts = await readPaymentDoubts(tx, ids);
    const entered = await listAccountEnterers(tx, ids);
    const payers = new Map<number, readonly number[]>();
    for (const type of new Set([...found.values()].map(({ system_type }) => system_type))) {
      const people = await runAsFirm(tx, () => listPayers(tx, type));
      payers.set(
        type,
        people.map(({ person_id }) => person_id),
      );
    }
    const { me } = await findAsker(tx);
    return rows.map(({ id }) => {
      const row = found.get(id);
      // A colleague removed it a moment ago.
      if (!row) return null;
      const captured = toCapturedPayment(row);
      const lacks = row.state === 'captured' ? checkComplete(row.payee, captured, row.own_account) : undefined;
      const read = readPayment(captured);
      const isWaiting = row.state === 'captured' || row.state === 'approved';
      const enteredBy = isWaiting ? entered.filter(({ payout_id }) => payout_id === id) : [];
      const barred = new Set([...row.makers, ...enteredBy.map(({ person_id }) => person_id)]);
      return {
        companyName: row.matter_name,
        fileRef: row.reference,
        state: row.state,
        isMine: row.is_mine,
        isApprovedByMe: row.is_approved_by_me,
        madeBy: row.maker_names,
        approvals: row.approvals,
        approvalsNeeded: countCheckersNeeded(row.amount_cents, {
          checkerLimit: limits.checker_limit_cents,
          twoFrom: limits.two_from_cents,
        }),
        lacks: lacks ? toSectionedMessage(lacks.refusals[0]!) : null,
        flags: isRefused(read) ? [] : listRowFlags(read, today).map(({ words }) => words),
        doubts: isWaiting ? [...(doubts.get(id) ?? [])] : [],
        accountEnteredBy: enteredBy.map(({ name, holder, entered_on }) => ({
          name,
          day: entered_on,
          list: message(listOfHolder(holder)),
        })),
        isAccountMine: enteredBy.some(({ person_id }) => person_id === me),
        hasOtherApprover: (payers.get(row.system_type) ?? []).some((person) => !barred.has(person)),
        isAccountChanged: row.account_changed,
        knownAccountNumber: row.known_account_number,
        knownBranchCode: row.known_branch_code,
        confirmedHow: row.confirmed_how,
        confirmedBy: row.confirmed_name,
        bankAccountName: row.bank_name,
        fileID: row.file_id,
        fileNumber: row.file_number,
        sentDate: row.sent_on,
        paidDate: row.paid_on,
        failedWhy: isWaiting ? row.failed_why : null,
      };
    });
  },
});

/** The kinds of account a bank's file knows; a directory may call one otherwise. */
export const readAccountKind = (kind: string | null): (typeof accountKinds)[number] | null =>
  accountKinds.find((one) => one === kind) ?? null;

import { accountKinds, payouts } from '@boedel/contract/payout/payout.record';
import { isRefused, collectRefusals, refuse, messageOf, warn, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { formatAmount } from '@boedel/domain/formats/amount';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { minus, nil, notBelowNil, sum } from '@boedel/domain/money/cents';
import { checkComplete, checkersNeeded } from '@boedel/domain/payout/approval';
import { checkPaid, paidAs } from '@boedel/domain/payout/paid-entry';
import { flagsOf, readPayment } from '@boedel/domain/payout/payout-row';
import { audit } from '../../platform/audit/audit';
import { matterRecordKit } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { whoAsks } from '../../platform/tenancy/who-asks.store';
import type { Changing, StoredRow } from '../../platform/record/record-rules';
import { openClaims } from '../recon/claims';
import { compositionDue, dividendsDue } from './dividends';
import { checkPayeeAccount } from './account-check';
import { approvalStore } from './approval.store';
import { doubtsOf } from './doubts.store';
import { accountEnterers } from './known-account.store';
import { listOfHolder } from '../directories/list-of-holder';
import { payoutLimits } from './limits.store';
import { isInFile } from './payout-file.store';
import { asCaptured, expenseStanding, holdClaim, holdLiability, payersIn, payoutStore } from './payout.store';
import { awardsDue } from './proposals';
import { tellOfPayment } from './tell';

type Fields = (typeof payouts)['fields'];
type Stored = StoredRow<Fields>;

/** What is paid, without what its purpose does not ask for. */
const only = <V extends Omit<Stored, 'id' | 'matterID' | 'version'>>(values: V): V => ({
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
  values: Omit<Stored, 'id' | 'matterID' | 'version'>,
  { tx, matter, before, figuresLater }: Changing<Fields>,
): Promise<Refused | undefined> {
  if (values.purpose === 'provision' && values.expenseID !== null) {
    const cost = await expenseStanding(tx, values.expenseID, before?.id);
    if (cost && !cost.is_open) return refuse('expenseID', 'This cost was paid already. Choose one that was not.');
    if (cost?.is_taken) return refuse('expenseID', 'A payment for this cost is there already. Change that one.');
  }
  if (values.purpose === 'claim' && values.liabilityID !== null) {
    // Held, so that two who pay one claim come one after the other.
    await holdLiability(tx, values.liabilityID);
    const claim = (await openClaims(tx, matter.id)).find(({ liabilityId }) => liabilityId === values.liabilityID);
    const others = (await payoutStore(tx).underWay(matter.id)).filter(
      ({ id, liability_id }) => liability_id === values.liabilityID && id !== before?.id,
    );
    const open = notBelowNil(minus(claim?.open ?? values.amount, sum(others.map(({ amount_cents }) => amount_cents))));
    if (values.amount > open) {
      return refuse(
        'amount',
        said('Of this claim {open} is still to be paid, counting the payments under way. Enter no more.', {
          open: formatAmount(open),
        }),
      );
    }
  }
  // What was filled in was worked out a moment ago, in the same transaction.
  if (values.purpose === 'dividend' && values.claimID !== null && !figuresLater) {
    await holdClaim(tx, values.claimID);
    const { dividends } = await dividendsDue(tx, matter, before?.id);
    const left = dividends.find(({ claimId }) => claimId === values.claimID)?.left ?? nil;
    if (values.amount > left) {
      return refuse(
        'amount',
        said(
          'Confirmed accounts leave {left} to be paid on this claim, counting the payments under way. Enter no more.',
          {
            left: formatAmount(left),
          },
        ),
        'Insolvency Act s 113',
      );
    }
  }
  if (values.purpose === 'composition' && values.claimID !== null && !figuresLater) {
    await holdClaim(tx, values.claimID);
    const shares = await compositionDue(tx, matter, before?.id);
    const left = shares.find(({ claimId }) => claimId === values.claimID)?.left ?? nil;
    if (values.amount > left) {
      return refuse(
        'amount',
        said(
          'A composition that the Master certified leaves {left} to be paid on this claim, counting the payments under way. Enter no more.',
          { left: formatAmount(left) },
        ),
        'Insolvency Act s 119, s 123',
      );
    }
  }
  return undefined;
}

/** An award beyond what the account gives is said, not refused: an interim account may come later. */
async function doubtfulAward(values: Pick<Stored, 'purpose' | 'partyID' | 'amount'>, at: Changing<Fields>) {
  if (values.purpose !== 'award' || at.figuresLater) return [];
  const due = (await awardsDue(at.tx, at.matter, at.before?.id)).find(({ partyId }) => partyId === values.partyID);
  if (!due || values.amount <= due.left) return [];
  return [warn('amount', 'This is more than the account leaves of the award. Make sure before it is approved.')];
}

export const payoutKit = matterRecordKit(payouts, {
  check: async (given, at) => {
    const values = only(given);
    const [stored] = at.before ? await payoutStore(at.tx).hold([at.before.id]) : [];
    if (stored && (stored.state === 'filed' || stored.state === 'paid')) {
      return refuse('id', 'The bank was given this payment, so it stays as it is. Take the file back first.');
    }
    const refused = collectRefusals([
      checkPaid(values),
      paidAs(values, at.matter.system_type as SystemType),
      await checkDue(values, at),
    ]);
    return refused ?? { values, warnings: await doubtfulAward(values, at) };
  },
  remove: async ({ id }, { tx }) => {
    const [stored] = await payoutStore(tx).hold([id]);
    const filed = await isInFile(tx, id);
    return stored!.state === 'filed' || stored!.state === 'paid' || filed
      ? refuse('id', 'This payment stands in a bank file, so it stays.')
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
    await tellOfPayment(
      at.tx,
      at.actor,
      at.matter,
      voided,
      said('{name} changed the payment to {payee} in {matter} after you approved it. It has to be approved again.', {
        name: at.actor.fullName,
        payee: after.payee,
        matter: `${at.matter.reference} ${at.matter.name}`,
      }),
    );
  },
  adds: async (rows, { tx, today }) => {
    const store = payoutStore(tx);
    const limits = await payoutLimits(tx);
    const ids = rows.map(({ id }) => id);
    const found = new Map((await store.standings(ids)).map((row) => [row.id, row]));
    const doubts = await doubtsOf(tx, ids);
    const entered = await accountEnterers(tx, ids);
    const payers = new Map<number, readonly number[]>();
    for (const type of new Set([...found.values()].map(({ system_type }) => system_type))) {
      const people = await asTheFirm(tx, () => payersIn(tx, type));
      payers.set(
        type,
        people.map(({ person_id }) => person_id),
      );
    }
    const { me } = await whoAsks(tx);
    return rows.map(({ id }) => {
      const row = found.get(id)!;
      const captured = asCaptured(row);
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
        approvalsNeeded: checkersNeeded(row.amount_cents, {
          checkerLimit: limits.checker_limit_cents,
          twoFrom: limits.two_from_cents,
        }),
        lacks: lacks ? messageOf(lacks.refusals[0]!) : null,
        flags: isRefused(read) ? [] : flagsOf(read, today).map(({ words }) => words),
        doubts: isWaiting ? [...(doubts.get(id) ?? [])] : [],
        accountEnteredBy: enteredBy.map(({ name, holder, entered_on }) => ({
          name,
          day: entered_on,
          list: said(listOfHolder(holder)),
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
export const kindOfAccount = (kind: string | null): (typeof accountKinds)[number] | null =>
  accountKinds.find((one) => one === kind) ?? null;

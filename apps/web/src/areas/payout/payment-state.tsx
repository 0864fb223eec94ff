import type { PayoutState } from '@boedel/contract/payout/payout.record';
import { IconAlertTriangle } from '@tabler/icons-react';
import { markPhrase, t, translate } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import type { PayoutPayment } from './payout.queries';
import styles from './payout.module.css';

export const payoutStateLabels: Readonly<Record<PayoutState, readonly [string, BadgeTone]>> = {
  captured: [markPhrase('To be approved'), 'info'],
  approved: [markPhrase('Approved'), 'good'],
  filed: [markPhrase('In a bank file'), 'warn'],
  paid: [markPhrase('Paid'), 'off'],
};

/** In one word where a payment stands; a changed account and what is missing come before it. */
export function describePaymentState(row: PayoutPayment): readonly [string, BadgeTone] {
  if (row.state === 'captured' && row.isAccountChanged && !row.confirmedHow)
    return [markPhrase('Account changed'), 'bad'];
  if (row.state === 'captured' && row.lacks) return [markPhrase('Incomplete'), 'warn'];
  if (row.state === 'captured' && row.approvals.length > 0) return [markPhrase('Approved by one'), 'info'];
  return payoutStateLabels[row.state];
}

export function PaymentState({ row }: { row: PayoutPayment }) {
  const [words, tone] = describePaymentState(row);
  const lookAt = [...row.flags, ...row.doubts.map(({ message }) => message)].map((one) => translate(one));
  return (
    <span className={styles.state}>
      <StatusBadge tone={tone}>{t(words)}</StatusBadge>
      {lookAt.length > 0 && row.state !== 'paid' && (
        <span title={lookAt.join(' ')} className={styles.flag}>
          <IconAlertTriangle size={14} aria-hidden />
          <span className={styles.hidden}>{lookAt.join(' ')}</span>
        </span>
      )}
    </span>
  );
}

/** Who entered the account elsewhere, whom it bars from approving. */
export const listEnteredLines = (row: PayoutPayment): string[] =>
  row.accountEnteredBy.map(({ name, day, list }) =>
    t('{name} entered the bank account on {day}, under {list}.', { name, day: formatDate(day), list: translate(list) }),
  );

/** Who stands behind a payment, and what became of it. */
export function PaymentStory({ row }: { row: PayoutPayment }) {
  const lines = [
    row.madeBy.length > 0 && t('Captured by {names}.', { names: row.madeBy.join(', ') }),
    ...row.approvals.map(({ by, at, reason }) =>
      reason
        ? t('Approved by {name} on {day}: {reason}', { name: by, day: formatDate(at.slice(0, 10)), reason })
        : t('Approved by {name} on {day}.', { name: by, day: formatDate(at.slice(0, 10)) }),
    ),
    ...listEnteredLines(row),
    row.state === 'captured' &&
      row.approvalsNeeded > 1 &&
      t('{count} people have to approve it.', { count: row.approvalsNeeded }),
    row.confirmedBy &&
      row.confirmedHow &&
      t('{name} verified the account: {how}', { name: row.confirmedBy, how: row.confirmedHow }),
    row.fileNumber !== null &&
      row.sentDate &&
      t('In bank file no. {number} for {day}.', { number: row.fileNumber, day: formatDate(row.sentDate) }),
    row.paidDate && t('Paid on {day} and booked in the ledger.', { day: formatDate(row.paidDate) }),
  ].filter((line) => typeof line === 'string');
  const doubts = [
    row.isAccountChanged &&
      !row.confirmedHow &&
      t('A different account than before ({account}). It waits until someone else has checked it.', {
        account: row.knownAccountNumber ?? '-',
      }),
    ...row.doubts.map(({ message }) => translate(message)),
    row.doubts.length > 0 && !row.reason && t('Approval needs a reason. Enter one here, or leave it to the approver.'),
    row.state === 'captured' &&
      !row.hasOtherApprover &&
      t(
        'No one in your firm can approve this payment. The people who captured it or entered the bank account may not approve it. Add a person with the role Request Account or Admin under Users.',
      ),
    row.failedWhy && t('The bank did not pay it: {why}', { why: row.failedWhy }),
    row.lacks && translate(row.lacks),
    ...row.flags.map((flag) => translate(flag)),
  ].filter((line) => typeof line === 'string');
  return (
    <div className={styles.story}>
      {doubts.map((line) => (
        <p key={line} data-doubt>
          <IconAlertTriangle size={14} aria-hidden /> {line}
        </p>
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

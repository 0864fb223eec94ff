import type { PayoutState } from '@boedel/contract/payout/payout.record';
import { IconAlertTriangle } from '@tabler/icons-react';
import { phrase, t, tell } from '../../i18n/t';
import { dateText } from '../../ui/format';
import { StatusBadge, type Tone } from '../../ui/figures/status-badge';
import type { Payment } from './payout.queries';
import styles from './payout.module.css';

export const stateWords: Readonly<Record<PayoutState, readonly [string, Tone]>> = {
  captured: [phrase('To be approved'), 'info'],
  approved: [phrase('Approved'), 'good'],
  filed: [phrase('At the bank'), 'warn'],
  paid: [phrase('Paid'), 'off'],
};

/** In one word where a payment stands; a changed account and what is missing come before it. */
export function stateOf(row: Payment): readonly [string, Tone] {
  if (row.state === 'captured' && row.isAccountChanged && !row.confirmedHow) return [phrase('Account changed'), 'bad'];
  if (row.state === 'captured' && row.lacks) return [phrase('Incomplete'), 'warn'];
  if (row.state === 'captured' && row.approvals.length > 0) return [phrase('Approved by one'), 'info'];
  return stateWords[row.state];
}

export function PaymentState({ row }: { row: Payment }) {
  const [words, tone] = stateOf(row);
  const lookAt = [...row.flags, ...row.doubts.map(({ message }) => message)].map((one) => tell(one));
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
export const enteredLines = (row: Payment): string[] =>
  row.accountEnteredBy.map(({ name, day, list }) =>
    t('{name} entered the bank account on {day}, under {list}.', { name, day: dateText(day), list: tell(list) }),
  );

/** Who stands behind a payment, and what became of it. */
export function PaymentStory({ row }: { row: Payment }) {
  const lines = [
    row.madeBy.length > 0 && t('Captured by {names}.', { names: row.madeBy.join(', ') }),
    ...row.approvals.map(({ by, at, reason }) =>
      reason
        ? t('Approved by {name} on {day}: {reason}', { name: by, day: dateText(at.slice(0, 10)), reason })
        : t('Approved by {name} on {day}.', { name: by, day: dateText(at.slice(0, 10)) }),
    ),
    ...enteredLines(row),
    row.state === 'captured' &&
      row.approvalsNeeded > 1 &&
      t('{count} people have to approve it.', { count: row.approvalsNeeded }),
    row.confirmedBy &&
      row.confirmedHow &&
      t('{name} made sure of the account: {how}', { name: row.confirmedBy, how: row.confirmedHow }),
    row.fileNumber !== null &&
      row.sentDate &&
      t('In bank file no. {number}, to be paid on {day}.', { number: row.fileNumber, day: dateText(row.sentDate) }),
    row.paidDate && t('Paid on {day} and booked in the ledger.', { day: dateText(row.paidDate) }),
  ].filter((line) => typeof line === 'string');
  const doubts = [
    row.isAccountChanged &&
      !row.confirmedHow &&
      t('Another account than before ({account}). It waits until somebody else has made sure of it.', {
        account: row.knownAccountNumber ?? '-',
      }),
    ...row.doubts.map(({ message }) => tell(message)),
    row.doubts.length > 0 &&
      !row.reason &&
      t('It is approved with a reason only. Enter one here, or leave it to the approver.'),
    row.state === 'captured' &&
      !row.hasOtherApprover &&
      t(
        'Nobody in the firm can approve this payment: whoever captured it or entered the bank account may not. Add a person with the role Request Account or Admin under Users.',
      ),
    row.failedWhy && t('The bank did not pay it: {why}', { why: row.failedWhy }),
    row.lacks && tell(row.lacks),
    ...row.flags.map((flag) => tell(flag)),
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

import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { sum } from '@boedel/domain/money/cents';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { revealOf } from '../../client/reveal';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { MaskedNumber } from '../../ui/figures/masked-number';
import { toCents } from '../../ui/format';
import { listEnteredLines } from './payment-state';
import { type PayoutPayment, toVersions, useLimits } from './payout.queries';
import styles from './payout.module.css';

interface ApproveDialogProps {
  readonly rows: readonly PayoutPayment[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What one gives one's word for: so much, to that account. A changed account asks how one made sure of it. */
export function ApproveDialog({ rows, onDone, onClose }: ApproveDialogProps) {
  const [how, setHow] = useState('');
  const [reason, setReason] = useState('');
  const limits = useLimits();
  const approve = useCall(payoutCalls.approve, {
    says: rows.length === 1 ? t('Payment approved.') : t('Payments approved.'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const only = rows.length === 1 ? rows[0] : undefined;
  const needsReason = only !== undefined && only.doubts.length > 0 && !only.reason;
  const changed = rows.filter(({ isAccountChanged, confirmedHow }) => isAccountChanged && !confirmedHow);
  return (
    <SharedModal
      opened
      size="lg"
      title={rows.length === 1 ? t('Approve payment') : t('Approve {count} payments', { count: rows.length })}
      isSaving={approve.isRunning}
      saveLabel={t('Approve')}
      onCancel={onClose}
      onSave={() =>
        approve.run({ rows: toVersions(rows), confirmedHow: how.trim() || null, reason: reason.trim() || null })
      }
    >
      <p className={styles.note}>
        {t('Your approval is for everything the bank will see of these payments. Any change afterwards takes it away.')}
      </p>
      {limits.data?.checkerLimit === null && limits.data.twoFrom === null && (
        <p className={styles.note}>
          {t(
            'Your firm has set no limits: anyone who may approve can approve any amount, and one approval is enough. An administrator sets limits under Payout file.',
          )}
        </p>
      )}
      <ul className={styles.choices}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <span>
                <strong>{row.payee}</strong>
                <small>
                  {row.fileRef} · {row.branchCode ?? '-'} ·{' '}
                  <MaskedNumber
                    value={row.accountNumber ?? null}
                    label={t('Account number')}
                    onReveal={() => revealOf('payout', row.id)('accountNumber')}
                  />
                </small>
                <small>
                  {t('Paid from {account}', { account: row.bankAccountName ?? '-' })} · {row.accountType ?? '-'} ·{' '}
                  {row.myRef ?? '-'} · {row.benRef ?? '-'}
                  {row.sameDay && ` · ${t('Paid on the same day')}`}
                </small>
                <small>{t('Captured by {names}.', { names: row.madeBy.join(', ') || '-' })}</small>
                {listEnteredLines(row).map((line) => (
                  <small key={line}>{line}</small>
                ))}
                {row.isAccountChanged && (
                  <small data-doubt>
                    {t('We have another account for this payee: {account}', { account: row.knownAccountNumber ?? '-' })}
                  </small>
                )}
                {row.doubts.map(({ kind, message }) => (
                  <small key={kind} data-doubt>
                    {translate(message)}
                  </small>
                ))}
                {row.doubts.length > 0 && row.reason && <small>{t('Reason: {reason}', { reason: row.reason })}</small>}
                {row.flags.map((flag) => (
                  <small key={flag.key} data-doubt>
                    {translate(flag)}
                  </small>
                ))}
              </span>
              <Amount rands={row.amount} />
            </div>
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <p className={styles.total}>
          {t('Together')} <Amount cents={sum(rows.map(({ amount }) => toCents(amount)))} />
        </p>
      )}
      {changed.length > 0 && rows.length === 1 && (
        <Textarea
          label={t('How did you make sure of the changed account?')}
          description={t(
            'Phone the payee on a number you already had; a letter or email about the change is not enough.',
          )}
          withAsterisk
          autosize
          minRows={2}
          maxLength={300}
          value={how}
          onChange={(event) => setHow(event.currentTarget.value)}
        />
      )}
      {needsReason && (
        <Textarea
          label={t('Why is this payment right all the same?')}
          description={t('We keep the reason with your approval and in the audit trail.')}
          withAsterisk
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </SharedModal>
  );
}

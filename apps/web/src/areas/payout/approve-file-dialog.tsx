import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { bankFormats } from '@boedel/domain/payout/bank-files';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { formatDate, toCents } from '../../ui/format';
import type { PayoutBankFile } from './payout.queries';
import styles from './payout.module.css';

interface ApproveFileDialogProps {
  readonly file: PayoutBankFile;
  readonly onClose: () => void;
}

/** Shows what the approvals of single payments do not cover: the day of payment, the format and the totals. */
export function ApproveFileDialog({ file, onClose }: ApproveFileDialogProps) {
  const approve = useCall(payoutCalls.approveFile, { says: t('Bank file approved.'), onDone: onClose });
  return (
    <SharedModal
      opened
      size="md"
      title={t('Approve bank file no. {number}', { number: file.number })}
      isSaving={approve.isRunning}
      saveLabel={t('Approve file')}
      onCancel={onClose}
      hasUnsaved={false}
      onSave={() => approve.run({ id: file.id, sha256: file.sha256 })}
    >
      <p className={styles.total}>
        {file.count === 1 ? t('1 payment') : t('{count} payments', { count: file.count })}{' '}
        <Amount cents={toCents(file.total)} />
      </p>
      <dl className={styles.facts}>
        <dt>{t('To be paid on')}</dt>
        <dd>{formatDate(file.actionDate)}</dd>
        <dt>{t('Format')}</dt>
        <dd>{bankFormats[file.format].label}</dd>
        <dt>{t('Paid from')}</dt>
        <dd>{file.bankAccountName}</dd>
        <dt>{t('Hash total')}</dt>
        <dd>{file.hashTotal}</dd>
        <dt>{t('Created by')}</dt>
        <dd>{file.madeBy}</dd>
      </dl>
      <p className={styles.note}>
        {t(
          'The file cannot be downloaded until you approve it. To change anything, withdraw it and create a new file.',
        )}
      </p>
    </SharedModal>
  );
}

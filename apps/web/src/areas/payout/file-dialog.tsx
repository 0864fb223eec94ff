import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { type BankFormatName, bankFormatNames, bankFormats } from '@boedel/domain/payout/bank-files';
import { sum } from '@boedel/domain/money/cents';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { Amount } from '../../ui/figures/amount';
import { toCents } from '../../ui/format';
import { useToday } from '../../ui/today';
import { type PayoutPayment, toVersions, useLimits } from './payout.queries';
import styles from './payout.module.css';

interface BankFileDialogProps {
  readonly matterID: number;
  readonly rows: readonly PayoutPayment[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const fetchFile = (id: number): void =>
  void download(payoutCalls.download, { query: { id } }).catch(() => undefined);

/** The bank's file of approved payments: made once, kept with its control totals and hash. */
export function FileDialog({ matterID, rows, onDone, onClose }: BankFileDialogProps) {
  const today = useToday();
  const limits = useLimits();
  const [format, setFormat] = useState<BankFormatName>();
  const [day, setDay] = useState<string>(today);
  const make = useCall(payoutCalls.makeFile, {
    says: t('Bank file created. Another person must approve it before anyone can download it.'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const chosen = format ?? limits.data?.format ?? 'fnb';
  return (
    <SharedModal
      opened
      size="md"
      title={t('Make a bank file')}
      isSaving={make.isRunning}
      saveLabel={t('Make the file')}
      onCancel={onClose}
      hasUnsaved={false}
      onSave={() => make.run({ matterID, rows: toVersions(rows), format: chosen, actionDate: day })}
    >
      <p className={styles.total}>
        {rows.length === 1 ? t('1 payment') : t('{count} payments', { count: rows.length })}{' '}
        <Amount cents={sum(rows.map(({ amount }) => toCents(amount)))} />
      </p>
      <div className={styles.fields}>
        <Select
          label={t('Format')}
          allowDeselect={false}
          data={bankFormatNames.map((name) => ({ value: name, label: bankFormats[name].label }))}
          value={chosen}
          onChange={(value) => setFormat(value as BankFormatName)}
        />
        <DateField
          label={t('To be paid on')}
          value={day}
          onChange={(value) => setDay(typeof value === 'string' ? value : '')}
        />
      </div>
      <p className={styles.note}>
        {t(
          'Each payment goes into one file only. Send the file to the bank unopened: a spreadsheet program can damage long numbers.',
        )}
      </p>
    </SharedModal>
  );
}

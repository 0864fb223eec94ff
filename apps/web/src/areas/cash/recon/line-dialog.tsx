import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { DateField } from '../../../ui/fields/date-field';
import { useMatter } from '../../../ui/the-matter';
import { useToday } from '../../../ui/today';
import styles from './recon.module.css';

interface LineDialogProps {
  readonly bankAccountID: number;
  readonly onClose: () => void;
}

/** A bank line from paper, where the bank gives no file. */
export function LineDialog({ bankAccountID, onClose }: LineDialogProps) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const [day, setDay] = useState<LocalDate>(today);
  const [way, setWay] = useState<'in' | 'out'>('out');
  const [amount, setAmount] = useState(0);
  const [description, setDescription] = useState('');
  const [reference, setReference] = useState('');
  const save = useCall(reconCalls.saveTransaction, { says: t('Line added.'), onDone: onClose });
  return (
    <SharedModal
      opened
      title={t('Add a line by hand')}
      isSaving={save.isRunning}
      saveDisabled={amount <= 0 || description.trim() === ''}
      onSave={() =>
        save.run({
          matterID,
          bankAccountID,
          day,
          amount: way === 'in' ? amount : -amount,
          description,
          reference: reference.trim() || null,
          voucher: null,
        })
      }
      onCancel={onClose}
    >
      <p>{t('Use this for a paper statement. Lines from a bank file are added automatically.')}</p>
      <div className={styles.part}>
        <DateField
          label={t('Date')}
          value={day}
          onChange={(typed) => typeof typed === 'string' && isLocalDate(typed) && setDay(typed)}
        />
        <SegmentedControl
          aria-label={t('Which way the money went')}
          value={way}
          onChange={(value) => setWay(value)}
          data={[
            { value: 'out', label: t('Money out') },
            { value: 'in', label: t('Money in') },
          ]}
        />
        <NumberInput
          label={t('Amount')}
          min={0}
          decimalScale={2}
          fixedDecimalScale
          thousandSeparator=","
          value={amount}
          onChange={(value) => setAmount(Number(value) || 0)}
        />
      </div>
      <TextInput
        label={t('Description')}
        maxLength={300}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <TextInput
        label={t('Reference')}
        maxLength={120}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

import { ratesCalls } from '@boedel/contract/rates/rates.calls';
import { addDays } from '@boedel/domain/dates/local-date';
import { type RateTable, listRateRows } from '@boedel/domain/rates/rate-tables';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import styles from './rates.module.css';

/** Where the last row ends, the next begins the day after. */
function findNextDay(table: RateTable): string {
  const end = listRateRows(table)[0]?.to;
  return end ? addDays(end, 1) : '';
}

/** New figures of one table. They begin as the last row stands, so that only what changes is typed. */
export function EnterRateDialog({ table, onClose }: { table: RateTable; onClose: () => void }) {
  const [figures, setFigures] = useState(() => ({ ...(table.isByMonth ? {} : listRateRows(table)[0]?.figures) }));
  const [from, setFrom] = useState(() => findNextDay(table));
  const [to, setTo] = useState('');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const enter = useCall(ratesCalls.enter, { onDone: onClose });
  const findError = (name: string): string | undefined =>
    enter.error?.fields[name]?.map((sentence) => t(sentence)).join(' ');
  const body = { table: table.id, from, to: to || null, figures, reference, note: note || null };
  return (
    <SharedModal
      opened
      title={t('Enter figures: {table}', { table: t(table.title) })}
      isSaving={enter.isRunning}
      onCancel={onClose}
      onSave={() => enter.run(body)}
    >
      <div className={styles.form}>
        <DateField
          label={table.isByMonth ? t('First day of the month') : t('First day')}
          value={from}
          error={findError('from')}
          onChange={(day) => setFrom(typeof day === 'string' ? day : '')}
        />
        {!table.isByMonth && (
          <DateField
            label={t('Last day')}
            help={t('Leave blank if the figures apply until they change.')}
            value={to}
            error={findError('to')}
            onChange={(day) => setTo(typeof day === 'string' ? day : '')}
          />
        )}
        {table.fields.map(({ name, label, kind }) => {
          const shared = {
            label: t(label),
            withAsterisk: true,
            value: figures[name] ?? '',
            error: findError(name),
            onChange: (event: { currentTarget: { value: string } }) => {
              const { value } = event.currentTarget;
              setFigures((before) => ({ ...before, [name]: value }));
            },
          };
          return kind === 'bands' ? (
            <Textarea
              key={name}
              {...shared}
              autosize
              minRows={4}
              description={t(
                'One band per line: lower limit; tax up to that limit; percentage. The first band starts at 0.',
              )}
            />
          ) : (
            <TextInput key={name} {...shared} />
          );
        })}
        <TextInput
          label={t('Published in')}
          description={t('The number and date of the Gazette or Act, or the publication.')}
          withAsterisk
          maxLength={254}
          value={reference}
          error={findError('reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <TextInput
          label={t('Note')}
          maxLength={500}
          value={note}
          error={findError('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p>{t('The figures count once another person has confirmed them.')}</p>
      </div>
    </SharedModal>
  );
}

import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { DateField } from '../../ui/fields/date-field';
import { MoneyField } from '../../ui/fields/money-field';
import { formatAmountText, toCents, chooseCurrency } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { type FirmDetails } from './intermediaries.queries';
import styles from './intermediaries.module.css';

type FirmAccountEntry = FirmDetails['entries'][number];
const kinds = { invoice: markPhrase('Invoice'), payment: markPhrase('Payment') };
const nothing = { kind: 'invoice' as FirmAccountEntry['kind'], reference: '', on: '', amount: null as number | null };

/** What the firm was invoiced and paid, and a line to enter the next. */
export function FirmAccount({ firm }: { firm: FirmDetails }) {
  const [entry, setEntry] = useState(nothing);
  const [removing, setRemoving] = useState<FirmAccountEntry>();
  const add = useCall(intermediaryCalls.addEntry, { onDone: () => setEntry(nothing) });
  const remove = useCall(intermediaryCalls.removeEntry, {
    onDone: () => setRemoving(undefined),
  });
  const columns: readonly ListColumn<FirmAccountEntry>[] = [
    { key: 'on', title: markPhrase('Day'), kind: 'day', width: 110 },
    { key: 'kind', title: markPhrase('Kind'), width: 110, value: ({ kind }) => t(kinds[kind]) },
    { key: 'reference', title: markPhrase('Reference'), strong: true },
    { key: 'amount', title: markPhrase('Amount'), kind: 'money', width: 130 },
    {
      key: 'remove',
      title: markPhrase('Remove'),
      sortable: false,
      width: 100,
      render: (row) => (
        <Button variant="default" size="compact-xs" onClick={() => setRemoving(row)}>
          {t('Remove')}
        </Button>
      ),
    },
  ];
  const isWhole = entry.amount !== null && entry.on !== '' && entry.reference.trim() !== '';
  const enterEntry = (): void => {
    if (isWhole) add.run({ ...entry, amount: entry.amount ?? 0, intermediaryID: firm.id });
  };
  const describeFieldError = (field: string) => add.error?.fields[field]?.map((sentence) => t(sentence)).join(' ');
  return (
    <>
      <h3>{t('Account')}</h3>
      <p>
        {firm.daysInArrears > 0
          ? t('{amount} owing, {count} days overdue.', {
              amount: formatAmountText(toCents(firm.owing), chooseCurrency(firm.country)),
              count: firm.daysInArrears,
            })
          : t('Nothing overdue.')}
      </p>
      {firm.entries.length > 0 && (
        <ListTable label={t('Account')} columns={columns} rows={firm.entries} rowKey={({ id }) => id} />
      )}
      {/* Enter in one of these adds the line; without this it would save the firm and close the dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields in it are what is used */}
      <div
        className={styles.entry}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          enterEntry();
        }}
      >
        <NativeSelect
          label={t('Kind')}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
          value={entry.kind}
          onChange={(event) => setEntry({ ...entry, kind: event.currentTarget.value as FirmAccountEntry['kind'] })}
        />
        <TextInput
          label={t('Reference')}
          value={entry.reference}
          maxLength={60}
          error={describeFieldError('reference')}
          onChange={(event) => setEntry({ ...entry, reference: event.currentTarget.value })}
        />
        <DateField
          label={entry.kind === 'invoice' ? t('Due on') : t('Paid on')}
          value={entry.on}
          error={describeFieldError('on')}
          onChange={(on) => setEntry({ ...entry, on: typeof on === 'string' ? on : '' })}
        />
        <MoneyField
          label={t('Amount')}
          value={entry.amount}
          error={describeFieldError('amount')}
          onChange={(amount) => setEntry({ ...entry, amount: typeof amount === 'number' ? amount : null })}
        />
        <Button variant="default" loading={add.isRunning} disabled={!isWhole} onClick={enterEntry}>
          {entry.kind === 'invoice' ? t('Add invoice') : t('Add payment')}
        </Button>
      </div>
      {removing && (
        <ReasonDialog
          title={t('Remove {reference}', { reference: removing.reference })}
          confirmLabel={t('Remove')}
          destructive
          call={remove}
          onConfirm={(reason) => remove.run({ intermediaryID: firm.id, id: removing.id, reason })}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

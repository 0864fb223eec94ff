import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../../client/download';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { notify } from '../../../ui/plain/notices';
import { useMatter } from '../../../ui/the-matter';

/** Matched lines as a file for Sage Pastel, each once; and the numbers of vouchers before it. */
export function PastelDialog({
  bankAccountID,
  onClose,
}: {
  readonly bankAccountID: number;
  readonly onClose: () => void;
}) {
  const { id: matterID } = useMatter();
  const [contra, setContra] = useState('8400000');
  const [other, setOther] = useState('');
  const [firstMonth, setMonth] = useState(3);
  const number = useCall(reconCalls.autoAssignVouchers, {
    onDone: ({ assigned, first, last, waiting }) =>
      notify({
        kind: 'success',
        message: [
          assigned === 0
            ? t('Every matched line has its voucher.')
            : t('{count} vouchers were given: {first} to {last}.', { count: assigned, first: first!, last: last! }),
          ...(waiting > 0 ? [t('{count} wait for their document.', { count: waiting })] : []),
        ].join(' '),
      }),
  });
  const hand = useCall(reconCalls.AddPastelEntries, {
    onDone: ({ exportID, lines, refused }) => {
      if (exportID !== null) void download(reconCalls.getPastelFile, { query: { id: exportID } });
      notify({
        kind: refused.length > 0 ? 'warning' : 'success',
        message: [
          t('{count} lines were put into the file.', { count: lines }),
          ...(refused.length > 0
            ? [
                t('Vouchers longer than eight characters stay out: {vouchers}.', {
                  vouchers: refused.map(({ reference }) => reference).join(', '),
                }),
              ]
            : []),
        ].join(' '),
      });
      onClose();
    },
  });
  return (
    <SharedModal
      opened
      title={t('Sage Pastel')}
      saveLabel={t('Make the file')}
      isSaving={hand.isRunning}
      onSave={() => hand.run({ matterID, bankAccountID, contra, firstMonth, accounts: {}, other })}
      onCancel={onClose}
    >
      <p>{t('Matched lines that were not handed over yet go into one file, once.')}</p>
      <TextInput
        label={t('Account of the bank')}
        maxLength={7}
        value={contra}
        onChange={(event) => setContra(event.currentTarget.value.toUpperCase())}
      />
      <TextInput
        label={t('Account the lines go to')}
        maxLength={7}
        value={other}
        onChange={(event) => setOther(event.currentTarget.value.toUpperCase())}
      />
      <NumberInput
        label={t('First month of the financial year')}
        min={1}
        max={12}
        value={firstMonth}
        onChange={(value) => setMonth(Number(value) || 3)}
      />
      <Button mt="sm" variant="default" size="xs" loading={number.isRunning} onClick={() => number.run({ matterID })}>
        {t('Number the vouchers')}
      </Button>
    </SharedModal>
  );
}
